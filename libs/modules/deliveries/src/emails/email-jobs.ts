import { EmailQueued } from '@groundsheet/contracts';
import type { Email } from './email.entity.js';

/** What lets stored mails be sent. */
export function jobsOf(emails: readonly Pick<Email, 'id'>[]): EmailQueued[] {
  return emails.map(({ id: emailId }) => new EmailQueued({ emailId }));
}
