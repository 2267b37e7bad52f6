/**
 * Fired when a repair is recorded, by a fitter with a link or by the office; in the transaction that stores it.
 * By: machines. Listened to by: machines (draws its record).
 */
export class RepairRecorded {
  static readonly eventName = 'repair.recorded';

  constructor(
    readonly payload: {
      /** UUID of the event in the history of the defect. */
      readonly eventId: string;
    },
  ) {}
}
