/**
 * Fired when the drafts of a deleted account are erased and its sent forms belong to nobody, in the transaction that does so.
 * By: forms. Listened to by: approvals (open sets go).
 */
export class FormsLeft {
  static readonly eventName = 'forms.left';

  constructor(readonly payload: { readonly driverId: string }) {}
}
