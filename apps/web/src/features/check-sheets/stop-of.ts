import { dangersIn, labelOfItem, machineKey } from '@groundsheet/form-rules';

import type { MachineStop } from '../../forms/machine/machine-stop.js';
import { severitiesHere } from '../../forms/machine/severities-in-force.js';
import type { CheckSheetDraft } from './check-sheet-draft.js';

/** The machine that a check stops, by the severities as this phone knows them. */
export async function stopOf({ form }: CheckSheetDraft): Promise<MachineStop | null> {
  const { plantNumber, selectedVehicle: vehicle, answers } = form;
  if (!plantNumber || machineKey(plantNumber) === '') return null;
  const dangers = dangersIn(await severitiesHere(), { vehicle, answers });
  if (dangers.length === 0) return null;
  return { plantNumber, items: dangers.map((item) => labelOfItem(vehicle, item)) };
}
