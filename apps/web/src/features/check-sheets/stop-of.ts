import { dangersIn, labelOfItem, machineKey, SUPPLIED_SEVERITIES } from '@groundsheet/form-rules';

import type { MachineStop } from '../../forms/machine/machine-stop.js';
import { severitiesHere } from '../../forms/machine/severities-in-force.js';
import type { CheckSheetDraft } from './check-sheet-draft.js';

/** The machine that a check stops, by the severities as this phone knows them: where it was never told, the product’s own. */
export async function stopOf({ form }: CheckSheetDraft): Promise<MachineStop | null> {
  const { plantNumber, selectedVehicle: vehicle, answers } = form;
  if (!plantNumber || machineKey(plantNumber) === '') return null;
  const dangers = dangersIn((await severitiesHere()) ?? SUPPLIED_SEVERITIES, { vehicle, answers });
  if (dangers.length === 0) return null;
  return { plantNumber, items: dangers.map((item) => labelOfItem(vehicle, item)) };
}
