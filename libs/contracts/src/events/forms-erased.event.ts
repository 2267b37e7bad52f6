/**
 * Fired when forms or sets that need not be kept any longer are erased, in the transaction that does so.
 * By: forms, approvals. Listened to by: signing (what was asked about them goes with them).
 */
export class FormsErased {
  static readonly eventName = 'forms.erased';

  /** @param payload ids of forms and sets */
  constructor(readonly payload: { readonly ids: readonly string[] }) {}
}
