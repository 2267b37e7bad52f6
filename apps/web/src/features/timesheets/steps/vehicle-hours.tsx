import { use } from 'react';

import { MachineStep } from '../../../forms/machine/machine-step.js';
import { enter } from '../timesheet-draft.js';
import type { StepProps } from './step-props.js';

export function VehicleHours({ draft, change, errors }: StepProps) {
  const machineStep = use(MachineStep);
  return machineStep({
    entry: draft.form,
    onEnter: (part) => change((current) => enter(current, part)),
    errors,
  });
}
