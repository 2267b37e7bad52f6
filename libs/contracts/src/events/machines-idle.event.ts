/** A machine that nobody has used for some days. */
export interface MachineAtRest {
  readonly plantNumber: string;
  /** `Dumper, Thwaites MACH 690` */
  readonly machine: string;
}

/**
 * Fired once a day at most for a customer, where forms say that machines of the register have stood for three working days, each
 * of them once a week at most; only where the settings ask for it. By: machines. Listened to by: deliveries (reminds the customer).
 */
export class MachinesIdle {
  static readonly eventName = 'machines.idle';

  constructor(
    readonly payload: {
      /** UUID; an event that arrives twice causes one mail. */
      readonly requestId: string;
      readonly companyName: string;
      readonly companyEmail: string;
      readonly machines: readonly MachineAtRest[];
      /** The first and the last of the three days, `YYYY-MM-DD`. */
      readonly from: string;
      readonly to: string;
    },
  ) {}
}
