import type { OpenItem } from '@groundsheet/form-rules';
import { Question } from './question.js';

/** A daily check of a machine, as far as anybody with an account may know it. */
export interface MachineCheck {
  readonly id: string;
  readonly reference: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Null for one that was sent without an account. */
  readonly driverId: string | null;
  readonly driverName: string;
  /** As read off the machine. */
  readonly machineHours: string | null;
  /** Items found good, or put right. */
  readonly passed: number;
  /** Items that need attention. */
  readonly attentionCount: number;
}

/**
 * Which sent checks are there of a machine, the latest day first? Asked by machines; answered by forms. A check that has
 * been corrected is not among them, its correction is.
 */
export class ListMachineChecks extends Question<MachineCheck[]> {
  constructor(
    readonly filter: {
      /** As `packedNumber` writes it. */
      readonly plantNumber: string;
      /** The check that the page before ended with. */
      readonly after?: string;
      readonly limit: number;
    },
  ) {
    super();
  }
}

/** What the latest checks of a machine amount to. */
export interface MachineState {
  /** By day, the first day first. */
  readonly hours: readonly { readonly date: string; readonly hours: number }[];
  /** What still needs attention. */
  readonly open: readonly OpenItem[];
}

/** How is a machine? Asked by machines; answered by forms from its latest checks, a hundred at most. */
export class TellMachineState extends Question<MachineState> {
  constructor(
    /** As `packedNumber` writes it. */
    readonly plantNumber: string,
  ) {
    super();
  }
}
