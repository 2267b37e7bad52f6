import { Question } from './question.js';

/** Which addresses have had mail about this record? Asked by machines, to tell them how it ended; answered by deliveries. */
export class FindMailed extends Question<string[]> {
  constructor(
    /** UUID of what the mails were about. */
    readonly aboutId: string,
  ) {
    super();
  }
}
