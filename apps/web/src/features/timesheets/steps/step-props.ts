import type { ChangeDraft } from '../use-timesheet-draft.js';
import type { TimesheetDraft } from '../timesheet-draft.js';

export interface StepProps {
  draft: TimesheetDraft;
  change: ChangeDraft;
  /** What to do about a field, by its name on the wire. */
  errors: Readonly<Record<string, string>>;
}
