import type { FormMail } from './tell-mails.query.js';
import { Question } from './question.js';

export interface AccountMailState extends Pick<FormMail, 'recipient' | 'state' | 'queuedAt' | 'sentAt'> {
  readonly purpose:
    | 'confirm-email'
    | 'reset-password'
    | 'accept-invitation'
    | 'password-changed'
    | 'password-guessed'
    | 'new-device'
    | 'admin-added'
    | 'guest-mails-half'
    | 'vaults-filling'
    | 'record-kept'
    | 'form-set-asked'
    | 'document-expiring';
}

/** Which mails were there about an account? Asked by records for the download of own data; answered by deliveries, oldest first. */
export class TellAccountMails extends Question<AccountMailState[]> {
  constructor(
    /** UUID of the account. */
    readonly driverId: string,
  ) {
    super();
  }
}
