import type { MachineStatus, VehicleType } from '@groundsheet/form-rules';
import { Question } from './question.js';

/** A machine of the register. */
export interface RegisteredMachine {
  readonly id: string;
  /** As the register writes it. */
  readonly plantNumber: string;
  /** Make and model. */
  readonly machineNumber: string;
  readonly vehicleType: VehicleType;
  /** Who has it stood in front of the machine: see the label. */
  readonly labelKey: string;
}

/**
 * Which machine has this plant number, however it is written, archived or not? Asked by defects and off-hires; answered by machines: null
 * where the register has none.
 */
export class FindMachine extends Question<RegisteredMachine | null> {
  constructor(readonly plantNumber: string) {
    super();
  }
}

/** Which machine in use carries this code or, where none does, has it for a plant number? Asked by defects; answered by machines. */
export class FindMachineOfCode extends Question<RegisteredMachine | null> {
  constructor(readonly code: string) {
    super();
  }
}

type Counts = Readonly<Record<MachineStatus, number>>;

/** How many machines are of each status. */
export interface MachineStateTotals {
  /** In use by the register. */
  readonly registered: Counts;
  /** Those, and any other that something was found wrong with: one on hire, say. */
  readonly known: Counts;
}

/** How are the machines? Asked by defects for their board; answered by machines. */
export class CountMachineStates extends Question<MachineStateTotals> {}
