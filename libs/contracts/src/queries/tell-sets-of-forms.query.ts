import type { Rating } from '@groundsheet/form-rules';
import { Question } from './question.js';

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
