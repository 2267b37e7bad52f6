import type { Caller } from './identify-caller.query.js';
import { Question } from './question.js';

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
