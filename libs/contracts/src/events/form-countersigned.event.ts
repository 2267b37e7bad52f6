/**
 * Fired when a client has signed a sent form on their own phone, in the transaction that stores the signature.
 * By: forms. Listened to by: forms (redraws the PDF).
 */
export class FormCountersigned {
  static readonly eventName = 'form.countersigned';

  constructor(readonly payload: { readonly id: string }) {}
}
