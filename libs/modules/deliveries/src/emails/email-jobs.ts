import { EmailQueued } from '@groundsheet/contracts';
import type { Email } from './email.entity.js';

/**
 * What lets stored mails be sent.
 *
 * @param after seconds until they are tried
 */
export function jobsOf(emails: readonly Pick<Email, 'id'>[], after?: number): EmailQueued[] {
  return emails.map(({ id: emailId }) => new EmailQueued({ emailId, ...(after ? { after } : {}) }));
}
