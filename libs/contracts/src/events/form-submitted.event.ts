import type { FormFacts } from '../form-facts.js';

/**
 * Fired when a form has been signed and sent, in the transaction that stores it.
 * By: forms, approvals (signed drafts that are dispatched with their set). Listened to by: forms (renders the PDF), defects (keeps
 * the defects of the machine).
 */
export class FormSubmitted {
  static readonly eventName = 'form.submitted';

  constructor(readonly payload: FormFacts) {}
}
