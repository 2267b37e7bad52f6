import type { Wire } from '@groundsheet/api-client';
import { addDays, machineKey, saturdaysAround, type FormKind } from '@groundsheet/form-rules';

type Collation = Wire['CollationResponse'];

/**
 * What a form that is begun for a set takes over from it, by its names on the wire, so that it joins this set. Never an
 * answer to an item (docs/product.md, Checks).
 *
 * @param today plain date
 */
export function carriedOver(kind: FormKind, set: Collation, today: string) {
  const { collationDate: week, machineNumber, orderNumber } = set;
  // Without a plant number the machine's stands in its place; it is no plant number for that.
  const isMachines = machineKey(machineNumber ?? '') === machineKey(set.plantNumber ?? '');
  return {
    ...(kind === 'timesheet' ? { weekEnding: week } : { checkDate: dayIn(week, today) }),
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

/** Today where it is in the week, else its Friday. */
function dayIn(week: string, today: string): string {
  return saturdaysAround(today).coming === week ? today : addDays(week, -1);
}
