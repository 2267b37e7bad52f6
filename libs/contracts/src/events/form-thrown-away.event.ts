import type { FormFacts } from '../form-facts.js';

/**
 * Fired when a driver has thrown away a draft, in the transaction that erases it.
 * By: forms. Listened to by: approvals (refreshes its set).
 */
export class FormThrownAway {
  static readonly eventName = 'form.thrown-away';

  constructor(readonly payload: FormFacts) {}
}
