import type { MachineStatus } from '@groundsheet/form-rules';

export interface PayloadOfMachineStatus {
  /** See `machineKey` of form-rules. */
  readonly machineKey: string;
  readonly plantNumber: string;
  readonly from: MachineStatus;
  readonly to: MachineStatus;
  /** ISO instant. */
  readonly at: string;
}

/**
 * Fired when a machine may no longer be used, may be used again, or may be used with care, as far as its defects and
 * certificates say so; in the transaction of the change, or on the day on which a certificate ends. By: machines. Listened to by: machines (tells open screens).
 */
export class MachineStatusChanged {
  static readonly eventName = 'machine.status-changed';

  constructor(readonly payload: PayloadOfMachineStatus) {}
}
