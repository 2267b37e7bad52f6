/** Whose record has changed; null for a record without an account. */
export interface OwnedBy {
  readonly ownerId: string | null;
}

/**
 * What open screens and streams are told: a hint, heard once the transaction is committed, and lost while nobody listens.
 * What has to happen is an event.
 */
export interface Signals {
  /** A form's mail has gone or failed. */
  readonly 'forms.changed': OwnedBy;
  /** A set has been judged again, signed, completed or mailed. */
  readonly 'form-sets.changed': OwnedBy;
  /** A document has come, been read or changed. */
  readonly 'documents.changed': OwnedBy;
  /** A defect, and with it perhaps the status of a machine. */
  readonly 'defects.changed': OwnedBy;
  /** An off-hire notice has been given or settled; the office alone hears of it. */
  readonly 'off-hires.changed': OwnedBy;
  /** A session has ended before its time; without `sessionId`, every session of the account. */
  readonly 'session.ended': { readonly accountId: string; readonly sessionId?: string };
}

/** Signals that a record has changed, which its owner may hear. */
export type ChangeSignal = Exclude<keyof Signals, 'session.ended'>;
