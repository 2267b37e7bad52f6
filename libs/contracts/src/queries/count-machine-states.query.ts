import type { MachineStatus } from '@groundsheet/form-rules';
import { Question } from './question.js';

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
