import { formatLongDate } from '@groundsheet/form-rules';

import type { TimesheetDraft } from './timesheet-draft.js';

/** 'Dave Hill, for Northgate Civils, week ending Sat 21 Nov 2026' */
export function describeTimesheet({ form, customerName }: TimesheetDraft): string {
  const client = customerName ?? form.clientCompany;
  return [
    form.driverSignedName,
    client ? `for ${client}` : null,
    form.orderNumber,
    `week ending ${formatLongDate(form.weekEnding)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
