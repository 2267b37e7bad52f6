import type { StepProps as StepPropsOf } from '../../../components/wizard/step-props.js';
import type { TimesheetDraft } from '../timesheet-draft.js';

export type StepProps = StepPropsOf<TimesheetDraft>;
