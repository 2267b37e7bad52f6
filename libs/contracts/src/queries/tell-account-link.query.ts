import { Question } from './question.js';

/**
 * What is the address of a link about an account? Asked by deliveries when a mail is handed over, so that nothing which
 * opens an account is stored or put on the queue; answered by drivers.
 */
export class TellAccountLink extends Question<string> {
  constructor(readonly link: AccountLink) {
    super();
  }
}

export interface AccountLink {
  /** What the link does; also the path of its page. */
  readonly purpose: 'confirm-email' | 'reset-password' | 'accept-invitation';
  /** UUID of the account. */
  readonly driverId: string;
  /** What must still be so when the link is used: the address that it confirms, the version of the password that it resets or sets. */
  readonly while: string;
  /** ISO instant, to the second; when the link ends. */
  readonly until: string;
}
