import { dangersIn, labelOfItem, machineKey } from '@groundsheet/form-rules';

import type { MachineStop } from '../../forms/machine/machine-stop.js';
import { severitiesHere } from '../../forms/machine/seen-machine.js';
import { StoppedHere } from '../../forms/machine/stopped-here.js';
import type { CheckSheetDraft } from './check-sheet-draft.js';

/** What its driver has to know at once of a check that waits. */
export function QueuedStop({ draft }: { draft: CheckSheetDraft }) {
  return <StoppedHere plantNumber={draft.form.plantNumber ?? ''} />;
}

/** The machine that a check stops, by the severities as this phone was last told with it. */
export async function stopOf({ form }: CheckSheetDraft): Promise<MachineStop | null> {
  const { plantNumber, selectedVehicle: vehicle, answers } = form;
  if (!plantNumber || machineKey(plantNumber) === '') return null;
  const dangers = dangersIn(await severitiesHere(plantNumber), { vehicle, answers });
  if (dangers.length === 0) return null;
  return { plantNumber, items: dangers.map((item) => labelOfItem(vehicle, item)) };
}
