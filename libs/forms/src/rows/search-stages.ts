import { referenceFrom } from '../form/reference.js';
import type { FormPlace, FormsChoice } from './listed-forms-sql.js';

/** Which part of a list is looked through, and how many rows of it make the rest needless. */
export interface SearchStage {
  readonly choice: FormsChoice;
  readonly enough: number;
}

const DAY_MS = 86_400_000;
/** Before the place where the page begins: what the office looks for is mostly recent. */
const RECENT_DAYS = 91;

/**
 * Where a search is looked for, one after the other: by the reference, among recent forms, among all. A name that is on a
 * share of all forms would otherwise be read on every one of them, for one page of the latest.
 */
export function searchStages(
  choice: FormsChoice,
  limit: number,
  after: FormPlace | undefined,
  now: Date,
): SearchStage[] {
  const { search, driver } = choice;
  const all = { choice, enough: 0 };
  if (!('ofOffice' in choice) || !(search || driver)) return [all];
  const reference = search && !after ? referenceFrom(search) : null;
  const byReference = reference && { choice: { ...choice, search: undefined, reference }, enough: 1 };
  const begin = after ? new Date(after.changedAt) : now;
  const changedFrom = new Date(begin.getTime() - RECENT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const recent = { choice: { ...choice, changedFrom }, enough: limit };
  return byReference ? [byReference, recent, all] : [recent, all];
}
