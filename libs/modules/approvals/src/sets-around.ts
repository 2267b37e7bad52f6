import type { FormFacts } from '@groundsheet/contracts';
import { inSet, setKeyOf } from '@groundsheet/form-rules';
import type { FormInSet } from './form-in-set.entity.js';
import type { FormSet } from './form-set.entity.js';
import type { Dispatched } from './forms-to-sign.js';

export interface TimesheetOfSet {
  readonly id: string;
  readonly reference: string;
}

/** What a form has to do with when it is put into its set: the sets of its key, its own and that of the form it corrects. */
export class SetsAround {
  /** The open set where the form belongs; none where it is the first. */
  readonly set: FormSet | undefined;
  readonly standing: readonly FormInSet[];
  /** What sets of the same week have that were completed before. */
  readonly dispatched: Dispatched;

  constructor(
    facts: FormFacts,
    private readonly places: readonly FormInSet[],
  ) {
    const { machineKey, weekEnding } = setKeyOf(facts);
    const sets = places
      .map(({ set }) => set)
      .filter(
        (set) =>
          set.driverId === facts.driverId &&
          set.companyId === facts.companyId &&
          set.machineKey === machineKey &&
          set.weekEnding === weekEnding,
      );
    this.set = sets.find(({ isCompleted }) => !isCompleted);
    this.standing = places.filter(({ set }) => set === this.set);
    const completed = sets.filter(({ isCompleted }) => isCompleted);
    this.dispatched = {
      timesheet: completed.some(({ timesheetId }) => timesheetId !== null),
      checkSheets: completed.some(({ checkSheetId }) => checkSheetId !== null),
    };
  }

  placeOf(form: string): FormInSet | undefined {
    return this.places.find(({ formId }) => formId === form);
  }

  /** The timesheet that stands where this one would, if it has been sent too. */
  otherTimesheet({ id, kind, status, corrects }: FormFacts): TimesheetOfSet | null {
    if (inSet(kind) !== 'one' || status !== 'submitted') return null;
    const other = this.standing.find(
      (place) =>
        place.kind === kind && place.status === status && place.formId !== id && place.formId !== corrects,
    );
    return other ? { id: other.formId, reference: other.facts.reference } : null;
  }
}
