import type { FormFacts } from '@groundsheet/contracts';
import { byPlace, inSet, type SetHalf } from '@groundsheet/form-rules';

/** A form that stands in a set, as far as the set is judged by it. */
export interface FormInSetFacts {
  readonly formId: string;
  readonly kind: FormFacts['kind'];
  readonly status: FormFacts['status'];
  readonly facts: FormFacts;
  readonly isComplete: boolean;
}

/** What sets of the same week have that were completed before. */
export interface Dispatched {
  readonly timesheet: boolean;
  readonly checkSheets: boolean;
}

/** What a set would be completed without; null where both are there, or have been sent before. */
export function lackOf(kept: readonly FormInSetFacts[], dispatched: Dispatched): SetHalf | null {
  const { one, many } = byPlace([...kept]);
  if (one.length === 0 && !dispatched.timesheet) return 'timesheet';
  return many.length === 0 && !dispatched.checkSheets ? 'check-sheets' : null;
}

/** The forms of a set without those whose place a signed correction has taken, which need not have been sent yet. */
export function currentForms<Form extends FormFacts | FormInSetFacts>(forms: readonly Form[]): Form[] {
  const corrected = forms
    .map(factsOf)
    .flatMap(({ missing, corrects }) => (missing.length === 0 ? corrects : []));
  return forms.filter((form) => !corrected.includes(factsOf(form).id));
}

/** A set has one timesheet: the one that was sent, or its correction; before that the last one that is complete. */
export function theTimesheetOf<Form extends FormInSetFacts>(forms: readonly Form[]): Form | undefined {
  const timesheets = byPlace(currentForms(forms)).one.toSorted((one, other) => byDate(other, one));
  return (
    timesheets.find(({ status }) => status === 'submitted') ??
    timesheets.find(({ isComplete, facts }) => isComplete && facts.corrects) ??
    timesheets.find(({ isComplete }) => isComplete) ??
    timesheets[0]
  );
}

/** What is signed for and dispatched: the complete forms, of several timesheets one. */
export function formsToSign<Form extends FormInSetFacts>(forms: readonly Form[]): Form[] {
  const timesheet = theTimesheetOf(forms);
  return currentForms(forms).filter(
    (form) => form.isComplete && (inSet(form.kind) !== 'one' || form === timesheet),
  );
}

/** The ids of forms are in the order in which they were begun. */
export function byDate(one: FormInSetFacts, other: FormInSetFacts): number {
  return one.facts.date.localeCompare(other.facts.date) || one.formId.localeCompare(other.formId);
}

function factsOf(form: FormFacts | FormInSetFacts): FormFacts {
  return 'facts' in form ? form.facts : form;
}

/** A draft that its driver has not signed. */
export function isUnsigned({ facts }: FormInSetFacts): boolean {
  return facts.status === 'draft' && !facts.signed;
}
