export interface PayloadOfChangedDefects {
  /** See `machineKey` of form-rules. */
  readonly machineKey: string;
  readonly plantNumber: string;
}

/**
 * Fired when something is done about the defects of a machine, or a check of it is taken, whatever it has found; in the transaction of
 * the change, behind the lock of the machine. By: defects. Listened to by: machines (judges whether it may be used).
 */
export class DefectsChanged {
  static readonly eventName = 'defects.changed';

  constructor(readonly payload: PayloadOfChangedDefects) {}
}
