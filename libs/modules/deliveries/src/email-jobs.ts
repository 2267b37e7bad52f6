import { EmailQueued } from '@groundsheet/contracts';
import type { Email } from './email.entity.js';

/** What lets stored mails be sent. One that has to wait gets its job when its time has come. */
export function jobsOf(emails: readonly Pick<Email, 'id' | 'state'>[]): EmailQueued[] {
  const queued = emails.filter(({ state }) => state === 'queued');
  return queued.map(({ id: emailId }) => new EmailQueued({ emailId }));
}
