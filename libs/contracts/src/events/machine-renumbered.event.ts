export interface PayloadOfRenumberedMachine {
  /** What it was until now, and what it is: see `machineKey` of form-rules. */
  readonly from: string;
  readonly to: string;
  /** The new plant number, as the register writes it. */
  readonly plantNumber: string;
}

/**
 * Fired when an admin gives a machine of the register another plant number; in the transaction of the change, behind the locks of both.
 * By: machines. Listened to by: defects (they go with it).
 */
export class MachineRenumbered {
  static readonly eventName = 'machine.renumbered';

  constructor(readonly payload: PayloadOfRenumberedMachine) {}
}
