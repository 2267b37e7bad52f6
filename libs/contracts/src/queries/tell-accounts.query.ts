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
