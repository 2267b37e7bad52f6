import type { StepProps as StepPropsOf } from '../../../forms/wizard/step-props.js';
import type { CheckSheetDraft } from '../check-sheet-draft.js';

export type StepProps = StepPropsOf<CheckSheetDraft>;
