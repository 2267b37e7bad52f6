/**
 * Fired when a supervisor has dispatched a form set, in the transaction that completes and locks it.
 * By: approvals. Listened to by: approvals (draws the set's PDF).
 */
export class FormSetCompleted {
  static readonly eventName = 'form-set.completed';

  constructor(
    readonly payload: {
      readonly id: string;
      readonly reference: string;
      /** The account whose forms it holds. */
      readonly driverId: string | null;
    },
  ) {}
}
