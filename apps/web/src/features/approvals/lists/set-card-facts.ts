import {
  badgeOf,
  byPlace,
  FORM_KIND_NAMES,
  formatDayMonth,
  formatLongDate,
  type FormKind,
  type SetBadge,
} from '@groundsheet/form-rules';

import { inOneLine } from '../../../lib/in-one-line.js';
import type { Collation } from '../api.js';

export type FormOfSet = Collation['forms'][number];

/** 'Dave Hill, EX-0417' */
export function titleOf({
  driverSignedName,
  plantNumber,
}: Pick<Collation, 'driverSignedName' | 'plantNumber'>) {
  return inOneLine([driverSignedName, plantNumber]) || 'Not specified';
}

/** What stands on the badge of a card. */
export function stateOf(set: Collation): SetBadge | 'Completed' {
  return set.status === 'completed' ? 'Completed' : badgeOf(set);
}

/** '2 items need attention'; null where none does. */
export function attentionWords(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? '1 item needs attention' : `${count} items need attention`;
}

/** Of all forms of a set. */
export function attentionOf({ forms }: Pick<Collation, 'forms'>): number {
  return forms.reduce((sum, { attentionCount }) => sum + attentionCount, 0);
}

/** 'Sat 21 Nov': the year is that of the set's week. */
export function dayOf({ date }: Pick<FormOfSet, 'date'>): string {
  return `${formatLongDate(date).slice(0, 3)} ${formatDayMonth(date)}`;
}

/** The timesheet before the check sheets of its days. */
export function inOrder(forms: readonly FormOfSet[]): FormOfSet[] {
  return forms.toSorted(
    (one, other) => FORM_KIND_NAMES.indexOf(one.kind) - FORM_KIND_NAMES.indexOf(other.kind),
  );
}

/** 'Still missing: machine hours, driver’s signature'; null where nothing is. */
export function missingWords({ missing }: Pick<FormOfSet, 'missing'>): string | null {
  const words = missing.map((part) => part.charAt(0).toLowerCase() + part.slice(1));
  return words.length > 0 ? `Still missing: ${words.join(', ')}` : null;
}

/** The draft that is carried on with: the last day's. */
export function draftIn({ forms }: Pick<Collation, 'forms'>, kind: FormKind): FormOfSet | undefined {
  return forms.findLast((form) => form.kind === kind && form.status === 'draft');
}

/** A set has one timesheet: once it is sent there is no other. */
export function isTimesheetSent({ forms }: Pick<Collation, 'forms'>): boolean {
  return byPlace(forms).one.some(({ status }) => status === 'submitted');
}
