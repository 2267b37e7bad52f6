import type { Rating } from '@groundsheet/form-rules';
import { Question } from './question.js';

/** The completed set that a form is locked by. */
export interface CompletedSet {
  readonly reference: string;
  /** ISO instant. */
  readonly completedAt: string;
}

/** Is this form locked by a completed set? Asked by forms before one is corrected; answered by approvals. */
export class FindCompletedSet extends Question<CompletedSet | null> {
  constructor(readonly formId: string) {
    super();
  }
}

/**
 * Which version do the links to this completed set have? Asked by forms when a link is opened that is to no form; answered
 * by approvals with null where there is no such set.
 */
export class FindLinkVersionOfSet extends Question<number | null> {
  constructor(readonly setId: string) {
    super();
  }
}

export interface SetOfForm {
  readonly formId: string;
  /** UUID of the set. */
  readonly id: string;
  readonly reference: string;
  readonly isCompleted: boolean;
  /** Who has signed the set for the client, as typed, and when (ISO instant); null while nobody has. */
  readonly client: { readonly name: string | null; readonly signedAt: string } | null;
  readonly rating: Rating | null;
}

/** In which sets do these forms stand? Asked where the office exports forms; answered by approvals. A form in none is left out. */
export class TellSetsOfForms extends Question<SetOfForm[]> {
  constructor(readonly formIds: readonly string[]) {
    super();
  }
}
