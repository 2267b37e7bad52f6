import { MACHINE_TYPES, VEHICLE_TYPES } from '@groundsheet/form-rules';

import { TitledCard } from '../../../components/card.js';
import { ChoiceGroup } from '../../../components/choice.js';
import { enter } from '../timesheet-draft.js';
import { FormTextField } from './form-text-field.js';
import type { StepProps } from './step-props.js';

const CHOICES = MACHINE_TYPES.map((value) => ({ value, label: VEHICLE_TYPES[value] }));

export function VehicleHours(props: StepProps) {
  const { draft, change } = props;
  return (
    <div className="grid items-start gap-4 office:grid-cols-2">
      <TitledCard id="machine" title="Machine">
        <ChoiceGroup
          legend="Vehicle type"
          className="grid-cols-2"
          choices={CHOICES}
          value={draft.form.selectedVehicle}
          canClear
          onChange={(selectedVehicle) => change((current) => enter(current, { selectedVehicle }))}
        />
        <FormTextField
          {...props}
          name="plantNumber"
          label="Plant number"
          autoComplete="off"
          autoCapitalize="characters"
        />
        <FormTextField
          {...props}
          name="machineNumber"
          label="Machine number"
          autoComplete="off"
          autoCapitalize="characters"
        />
      </TitledCard>
      <TitledCard id="meter" title="Machine hours">
        <FormTextField
          {...props}
          name="machineHours"
          label="Machine hours"
          hint="As on the meter. Enter 0 if the machine wasn't used."
          inputMode="decimal"
          autoComplete="off"
          required
        />
      </TitledCard>
    </div>
  );
}
