import { VEHICLE_TYPES } from '@groundsheet/form-rules';
import { lazy, Suspense, useState } from 'react';

import { enterOnForm } from '../../../forms/drafts/draft.js';
import { MachineFields, type MachineEntry } from '../../../forms/machine/machine-fields.js';
import { enterMachine, lostAnswers } from '../check-sheet-draft.js';
import type { StepProps } from './step-props.js';

const Confirm = lazy(async () => ({ default: (await import('../../../components/confirm.js')).Confirm }));

/** Which machine; another type of vehicle is asked about first when it would cost answers. */
export function VehicleInfo({ draft, change, errors }: StepProps) {
  const [wish, setWish] = useState<Partial<MachineEntry> | null>(null);
  const enter = (part: Partial<MachineEntry>) => change((current) => enterMachine(current, part));
  const lost = wish ? lostAnswers(draft, wish).length : 0;
  const { selectedVehicle } = draft.form;
  return (
    <>
      <MachineFields
        entry={draft.form}
        onEnter={(part) => (lostAnswers(draft, part).length > 0 ? setWish(part) : enter(part))}
        onLabel={(machineKey) => change((current) => enterOnForm(current, { machineKey }))}
        errors={errors}
      />
      {wish && selectedVehicle ? (
        <Suspense>
          <Confirm
            title="Another machine?"
            message={`The safety check will start again: ${lost === 1 ? 'the answer' : `the ${lost} answers`} given for the ${VEHICLE_TYPES[selectedVehicle]} will be lost.`}
            confirmLabel="Change and start the check again"
            onConfirm={() => {
              enter(wish);
              setWish(null);
            }}
            onCancel={() => setWish(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
