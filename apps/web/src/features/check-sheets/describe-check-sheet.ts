import { formatLongDate, VEHICLE_TYPES } from '@groundsheet/form-rules';

import { inOneLine } from '../../lib/in-one-line.js';
import type { CheckSheetDraft } from './check-sheet-draft.js';

/** 'Dumper D-114' */
export function describeMachine({ form }: CheckSheetDraft): string {
  const type = form.selectedVehicle ? VEHICLE_TYPES[form.selectedVehicle] : null;
  return inOneLine([type, form.plantNumber], ' ');
}

/** 'Dumper D-114, for Northgate Civils, Sat 21 Nov 2026' */
export function describeCheckSheet(draft: CheckSheetDraft): string {
  const { form, customerName } = draft;
  const client = customerName ?? form.clientCompany;
  return inOneLine([
    describeMachine(draft) || form.driverSignedName,
    client ? `for ${client}` : null,
    form.orderNumber,
    form.checkDate ? formatLongDate(form.checkDate) : null,
  ]);
}
