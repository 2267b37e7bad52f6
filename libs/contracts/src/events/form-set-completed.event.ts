/**
 * Fired when a supervisor has dispatched a form set, in the transaction that completes and locks it.
 * By: approvals. Listened to by: approvals (draws the set's PDF), forms (draws what was signed on the set alone anew).
 */
export class FormSetCompleted {
  static readonly eventName = 'form-set.completed';

  constructor(
    readonly payload: {
      readonly id: string;
      readonly reference: string;
      /** The account whose forms it holds. */
      readonly driverId: string | null;
      /** UUIDs of the forms that were completed with it. */
      readonly formIds: readonly string[];
    },
  ) {}
}
