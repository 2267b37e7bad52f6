import type { IssuedKind } from '@groundsheet/form-rules';
import type { MailState } from '../queries/mail.queries.js';

/** How the mail of a form or set to one recipient fared. */
export interface EmailFate<State extends MailState> {
  readonly emailId: string;
  readonly formKind: IssuedKind;
  readonly formId: string;
  readonly reference: string;
  /** The account that the form was sent by; null for a guest's. */
  readonly driverId: string | null;
  readonly recipient: string;
  readonly state: State;
  /** ISO instant. */
  readonly at: string;
}

/**
 * Fired when the mail transport has taken a form's mail (`sent`, or `kept locally` in the mail folder), and once more when
 * the mail provider says that it was `delivered`; in the transaction that marks the mail.
 * By: deliveries. Listened to by: forms (the event log and open screens).
 */
export class EmailSent {
  static readonly eventName = 'email.sent';

  constructor(readonly payload: EmailFate<'sent' | 'kept locally' | 'delivered'>) {}
}
