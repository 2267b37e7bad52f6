import type { FormMail } from './tell-mails.query.js';

/** A mail with a link about an account, and how far it has come. */
export interface AccountMailState extends Pick<FormMail, 'recipient' | 'state' | 'queuedAt' | 'sentAt'> {
  readonly purpose: 'confirm-email' | 'reset-password';
}

/** Which mails has an account had? Asked by drivers for a person's own data; answered by deliveries, the first one first. */
export class TellAccountMails {
  constructor(
    /** UUID of the account. */
    readonly driverId: string,
  ) {}
}
