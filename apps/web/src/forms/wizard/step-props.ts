import type { ChangeDraft, Draft } from '../drafts/draft.js';

/** What to do about a field, by its name on the wire. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What each step of a wizard works on. */
export interface StepProps<Made extends Draft> {
  draft: Made;
  change: ChangeDraft<Made>;
  errors: FieldErrors;
}
