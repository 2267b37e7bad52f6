import type { EmailFate } from './email-sent.event.js';

/**
 * Fired when a form's mail will not arrive: refused or given up after a day (`failed`), not sent because its recipient wants
 * no mail from here (`suppressed`), or, after it was sent, `bounced`; in the transaction that marks the mail.
 * By: deliveries. Listened to by: forms (the event log and open screens).
 */
export class EmailFailed {
  static readonly eventName = 'email.failed';

  constructor(readonly payload: EmailFate<'failed' | 'suppressed' | 'bounced'>) {}
}
