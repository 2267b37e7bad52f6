/**
 * Fired when a person has deleted their own account, an admin has erased one or withdrawn an invitation that was not
 * accepted, or an account has gone because its address was never confirmed, in the transaction that erases the account and
 * ends its sessions; once more where something of such an account is found later.
 * By: drivers. Listened to by: forms (erases the drafts, keeps what was sent without its driver), signing,
 * deliveries (erases the mails about the account), documents (erases the vault), off-hires (keeps notices without it).
 */
export class AccountDeleted {
  static readonly eventName = 'account.deleted';

  constructor(
    readonly payload: {
      /** No account has this id any more. */
      readonly driverId: string;
    },
  ) {}
}
