import type { Wire } from '@groundsheet/api-client';
import { FORM_CONTENTS, inSet, machineKey, type DriverKind } from '@groundsheet/form-rules';

type Collation = Wire['CollationResponse'];

/**
 * What a form that is begun for a set takes over from it, by its names on the wire. A check is of today until its driver
 * says otherwise, and so of another set where this one's week is over. Never an answer to an item (docs/product.md, Checks).
 *
 * @param today plain date
 */
export function carriedOver(kind: DriverKind, set: Collation, today: string) {
  const { collationDate: week, machineNumber, orderNumber } = set;
  // Without a plant number the machine's stands in its place; it is no plant number for that.
  const isMachines = machineKey(machineNumber ?? '') === machineKey(set.plantNumber ?? '');
  return {
    [FORM_CONTENTS[kind].dateField]: inSet(kind) === 'one' ? week : today,
    driverSignedName: set.driverSignedName,
    customerId: set.customerId,
    clientCompany: set.company,
    // Several are of several forms: which of them it is, the driver knows.
    orderNumber: orderNumber?.includes(',') ? null : orderNumber,
    plantNumber: isMachines ? null : set.plantNumber,
    machineNumber,
    siteLocation: set.siteLocation,
    signatureDate: today,
  };
}
