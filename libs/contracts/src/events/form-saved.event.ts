import type { FormFacts } from '../form-facts.js';

/**
 * Fired when a draft of an account has been saved, or begun as a correction or a copy, in the transaction that stores it.
 * By: the module of its kind, forms (corrections). Listened to by: nobody yet.
 */
export class FormSaved {
  static readonly eventName = 'form.saved';

  constructor(readonly payload: FormFacts) {}
}
