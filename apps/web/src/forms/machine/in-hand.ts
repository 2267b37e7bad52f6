import type { VehicleType } from '@groundsheet/form-rules';

/** The machine whose page was opened by its code: what a form about it begins with. */
export interface MachineInHand {
  plantNumber: string;
  machineNumber: string;
  selectedVehicle: VehicleType;
  /** Of its label; null where the page was opened by a plant number. */
  machineKey: string | null;
}

const KEY = 'groundsheet-machine-in-hand';

/** For this tab alone: the key of a label is in no address that is sent or kept. */
export function takeInHand(machine: MachineInHand): void {
  // The address loses its key while the page is being left.
  const machineKey = machine.machineKey ?? inHand(machine.plantNumber).machineKey ?? null;
  sessionStorage.setItem(KEY, JSON.stringify({ ...machine, machineKey }));
}

/** What a form begins with whose address names this machine; nothing where its page was not opened here. */
export function inHand(plantNumber: string | undefined): Partial<MachineInHand> {
  if (plantNumber === undefined) return {};
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as MachineInHand | null;
  return kept?.plantNumber === plantNumber ? kept : {};
}
