import { Question } from './question.js';

/** Does this driver want mails about documents that expire? Asked by documents; answered by drivers: yes, until they say no. */
export class WantsReminders extends Question<boolean> {
  constructor(
    /** UUID of the account. */
    readonly driverId: string,
  ) {
    super();
  }
}
