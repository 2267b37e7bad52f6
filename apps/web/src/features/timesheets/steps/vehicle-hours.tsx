import { MACHINE_TYPES, VEHICLE_TYPES } from '@groundsheet/form-rules';

import { use, useState } from 'react';

import { TitledCard } from '../../../components/card.js';
import { ChoiceGroup } from '../../../components/choice.js';
import { loadMemory } from '../../../lib/form-memory.js';
import { enter } from '../timesheet-draft.js';
import { FormTextField } from './form-text-field.js';
import { MachineCode } from './machine-code.js';
import type { StepProps } from './step-props.js';

/** The types, with a word on the one that was used last on this device. */
function choices(last: string | undefined) {
  return MACHINE_TYPES.map((value) => ({
    value,
    label: (
      <>
        {VEHICLE_TYPES[value]}
        {value === last ? <span className="block text-sm font-normal">last used</span> : null}
      </>
    ),
  }));
}

export function VehicleHours(props: StepProps) {
  const { draft, change } = props;
  const machineCode = use(MachineCode);
  const [lastUsed] = useState(() => loadMemory().machineTypes[0]);
  return (
    <div className="grid items-start gap-4 office:grid-cols-2">
      <TitledCard id="machine" title="Machine">
        {machineCode?.({
          onFound: ({ machineNumber, plantNumber, vehicleType }) =>
            change((current) => enter(current, { machineNumber, plantNumber, selectedVehicle: vehicleType })),
          onManual: () => document.getElementById('plantNumber')?.focus(),
        })}
        <ChoiceGroup
          legend="Vehicle type"
          className="grid-cols-2"
          choices={choices(lastUsed)}
          value={draft.form.selectedVehicle}
          canClear
          onChange={(selectedVehicle) => change((current) => enter(current, { selectedVehicle }))}
        />
        <FormTextField
          {...props}
          name="plantNumber"
          memory="plantNumbers"
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
