import type { StepProps as StepPropsOf } from '../../../forms/wizard/step-props.js';
import type { TimesheetDraft } from '../timesheet-draft.js';

export type StepProps = StepPropsOf<TimesheetDraft>;
