import type { FormFacts } from '../form-facts.js';

/**
 * Fired when a draft of an account has been saved, or begun as a correction or a copy, in the transaction that stores it.
 * By: forms. Listened to by: approvals (refreshes its set).
 */
export class FormSaved {
  static readonly eventName = 'form.saved';

  constructor(readonly payload: FormFacts) {}
}
