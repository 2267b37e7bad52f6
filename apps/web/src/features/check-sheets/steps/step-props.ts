import type { StepProps as StepPropsOf } from '../../../components/wizard/step-props.js';
import type { CheckSheetDraft } from '../check-sheet-draft.js';

export type StepProps = StepPropsOf<CheckSheetDraft>;
