import type { Caller } from './caller.queries.js';
import { Question } from './question.js';

/** An account, as far as others need to know whose it is. */
export interface AccountFacts {
  /** UUID of the account. */
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  /** Whether the address was confirmed by the link in a mail to it. */
  readonly isConfirmed: boolean;
  readonly fullName: string;
  /** False while it is deactivated. */
  readonly isActive: boolean;
}

/**
 * Whose are these accounts? Asked by forms, approvals and documents, for the record of what was done and for mails to
 * a driver; answered by drivers, without the ones that are erased.
 */
export class TellAccounts extends Question<AccountFacts[]> {
  constructor(readonly ids: readonly string[]) {
    super();
  }
}

/** Which accounts have this in their name or address? Asked by the audit log for an admin; answered by drivers. */
export class FindAccounts extends Question<AccountFacts[]> {
  constructor(
    readonly text: string,
    /** How many at most. */
    readonly limit: number,
  ) {
    super();
  }
}

/** Which accounts have exactly this full name? Asked by documents for an admin; answered by drivers. */
export class FindAccountsNamed extends Question<AccountFacts[]> {
  constructor(readonly fullName: string) {
    super();
  }
}

/** Who looks after everybody's forms and machines? Asked by forms and machines; answered by drivers with the active supervisors and admins. */
export class FindOffice extends Question<AccountFacts[]> {}

/** Who looks after this installation? Asked by forms, documents and machines when there is something to tell them; answered by drivers with the active admins. */
export class FindAdmins extends Question<AccountFacts[]> {}

/** Does this driver want mails about documents that expire? Asked by documents; answered by drivers: yes, until they say no. */
export class WantsReminders extends Question<boolean> {
  constructor(
    /** UUID of the account. */
    readonly driverId: string,
  ) {
    super();
  }
}

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

/** What is kept of an account itself, as the download of own data shows it: everything except the hash of the password. */
export interface OwnAccount {
  readonly account: object;
  /** By their keys. */
  readonly preferences: object;
  readonly sessions: readonly object[];
}

/** What is kept of this account? Asked by records for the download of own data; answered by drivers. */
export class ReadOwnAccount extends Question<OwnAccount> {
  constructor(readonly caller: Caller) {
    super();
  }
}
