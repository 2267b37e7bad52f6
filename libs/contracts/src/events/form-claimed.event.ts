import type { FormFacts } from '../form-facts.js';

/**
 * Fired when a form that was sent without an account has become a driver's own, in the same transaction.
 * By: forms. Listened to by: approvals (refreshes its set).
 */
export class FormClaimed {
  static readonly eventName = 'form.claimed';

  constructor(readonly payload: FormFacts) {}
}
