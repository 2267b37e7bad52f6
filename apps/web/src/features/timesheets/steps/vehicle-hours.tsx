import { MachineFields } from '../../../forms/machine/machine-fields.js';
import { enter } from '../timesheet-draft.js';
import type { StepProps } from './step-props.js';

export function VehicleHours({ draft, change, errors }: StepProps) {
  return (
    <MachineFields
      entry={draft.form}
      onEnter={(part) => change((current) => enter(current, part))}
      onLabel={(machineKey) => change((current) => enter(current, { machineKey }))}
      errors={errors}
    />
  );
}
