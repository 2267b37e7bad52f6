import {
  defectsWords,
  FORM_CONTENTS,
  FORM_KINDS,
  formatLongDate,
  isDriverKind,
} from '@groundsheet/form-rules';

import { inOneLine } from '../../lib/in-one-line.js';
import type { HistoryEntry } from './api.js';

/** What stands on the badge of a form. */
export type EntryStatus = 'Draft' | 'Sent' | 'Superseded';

export function statusOf({
  status,
  supersededBy,
}: Pick<HistoryEntry, 'status' | 'supersededBy'>): EntryStatus {
  if (status === 'draft') return 'Draft';
  return supersededBy ? 'Superseded' : 'Sent';
}

/** 'Week ending Sat 21 Nov 2026', or the day of a check. */
export function dateOf({ kind, date }: Pick<HistoryEntry, 'kind' | 'date'>): string {
  const dated = FORM_KINDS[kind].dated + formatLongDate(date);
  return dated.charAt(0).toUpperCase() + dated.slice(1);
}

/** Number and name of the machine, as far as they are known. */
export function machineOf({
  plantNumber,
  machineNumber,
}: Pick<HistoryEntry, 'plantNumber' | 'machineNumber'>) {
  return inOneLine([plantNumber, machineNumber]);
}

/** '40.5 hours' of a timesheet; '2 defects' of a check sheet. */
export function resultOf({
  kind,
  status,
  totalHours,
  attentionCount,
  openCount,
}: Pick<HistoryEntry, 'kind' | 'status' | 'totalHours' | 'attentionCount' | 'openCount'>): string {
  if (!isDriverKind(kind)) return 'Repaired';
  if (FORM_CONTENTS[kind].saysUse === 'by day')
    return `${totalHours ?? 0} ${totalHours === 1 ? 'hour' : 'hours'}`;
  if (attentionCount) return defectsWords(attentionCount);
  if (status === 'draft') return 'Nothing noted yet';
  if (openCount === null) return 'Not completed';
  if (openCount > 0) return openCount === 1 ? '1 item not answered' : `${openCount} items not answered`;
  return 'Nothing reported';
}
