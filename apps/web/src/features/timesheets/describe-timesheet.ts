import { formatLongDate } from '@groundsheet/form-rules';

import { inOneLine } from '../../lib/in-one-line.js';
import type { TimesheetDraft } from './timesheet-draft.js';

/** 'Dave Hill, for Northgate Civils, week ending Sat 21 Nov 2026' */
export function describeTimesheet({ form, customerName }: TimesheetDraft): string {
  const client = customerName ?? form.clientCompany;
  return inOneLine([
    form.driverSignedName,
    client ? `for ${client}` : null,
    form.orderNumber,
    `week ending ${formatLongDate(form.weekEnding)}`,
  ]);
}
