import { EmailFailed, EmailSent } from '@groundsheet/contracts';
import type { Email } from './email.entity.js';
import { FormEmail } from './form-email.entity.js';

/** What there is to tell of a mail whose state has changed: nothing while it is on its way, or where it brings no form. */
export function fateOf(email: Email, now: Date): (EmailSent | EmailFailed)[] {
  if (!(email instanceof FormEmail)) return [];
  const { id: emailId, formKind, formId, reference, senderId: driverId, recipient, state } = email;
  const facts = { emailId, formKind, formId, reference, driverId, recipient };
  switch (state) {
    case 'sent':
    case 'kept locally':
      return [new EmailSent({ ...facts, state, at: email.sentAt!.toISOString() })];
    case 'delivered':
      return [new EmailSent({ ...facts, state, at: email.reportedAt!.toISOString() })];
    case 'bounced':
      return [new EmailFailed({ ...facts, state, at: email.reportedAt!.toISOString() })];
    case 'failed':
    case 'suppressed':
      return [new EmailFailed({ ...facts, state, at: now.toISOString() })];
    default:
      return [];
  }
}
