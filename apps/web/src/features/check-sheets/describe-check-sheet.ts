import { formatLongDate, VEHICLE_TYPES } from '@groundsheet/form-rules';

import type { CheckSheetDraft } from './check-sheet-draft.js';

/** 'Dumper D-114' */
export function describeMachine({ form }: CheckSheetDraft): string {
  const type = form.selectedVehicle ? VEHICLE_TYPES[form.selectedVehicle] : null;
  return [type, form.plantNumber].filter(Boolean).join(' ');
}

/** 'Dumper D-114, for Northgate Civils, Sat 21 Nov 2026' */
export function describeCheckSheet(draft: CheckSheetDraft): string {
  const { form, customerName } = draft;
  const client = customerName ?? form.clientCompany;
  return [
    describeMachine(draft) || form.driverSignedName,
    client ? `for ${client}` : null,
    form.orderNumber,
    form.checkDate ? formatLongDate(form.checkDate) : null,
  ]
    .filter(Boolean)
    .join(', ');
}
