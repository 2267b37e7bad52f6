import { classOf, type CheckAnswer, type CheckKey } from '@groundsheet/form-rules';

import type { DefectOnMachine } from '../../../forms/machine/machine-status-api.js';
import { defectLine, useMachineState } from '../../../forms/machine/open-on-machine.js';

interface StillThereProps {
  plantNumber: string | null | undefined;
  item: CheckKey;
  answer: CheckAnswer | undefined;
}

/** Asks about a known defect only once the driver has answered its item: nothing is filled in beforehand. */
export function StillThere({ plantNumber, item, answer }: StillThereProps) {
  const state = useMachineState(plantNumber);
  const defect = state?.defects.find(({ key }) => key === item);
  if (!defect || answer === undefined) return null;
  const isFound = classOf(answer) === 'attention';
  return (
    <p role="status" className="text-sm font-semibold tablet:col-span-2">
      Still there? {defectLine(defect)}. {isFound ? 'Your answer is added to it.' : afterGood(defect)}
    </p>
  );
}

function afterGood({ isStopping, severity }: DefectOnMachine): string {
  if (isStopping) return 'The machine stays stopped until it has been repaired and released.';
  return severity === 'A' ? 'Your answer confirms the repair.' : 'Your answer closes it.';
}
