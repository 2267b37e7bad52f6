import { dangersIn, labelOfItem, machineKey, SUPPLIED_SEVERITIES } from '@groundsheet/form-rules';

import type { MachineStop } from '../../forms/machine/machine-stop.js';
import type { CheckSheetDraft } from './check-sheet-draft.js';

/** The machine that a check stops, by the severities as the product brings them: the phone does not know what admins have changed. */
export function stopOf({ form }: CheckSheetDraft): MachineStop | null {
  const { plantNumber, selectedVehicle: vehicle, answers } = form;
  const dangers = dangersIn(SUPPLIED_SEVERITIES, { vehicle, answers });
  if (!plantNumber || machineKey(plantNumber) === '' || dangers.length === 0) return null;
  return { plantNumber, items: dangers.map((item) => labelOfItem(vehicle, item)) };
}
