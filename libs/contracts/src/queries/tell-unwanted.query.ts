import { Question } from './question.js';

/**
 * Which of these people want no mail from here? Asked by approvals before a set is sent; answered by deliveries with those
 * addresses, as they were asked about.
 */
export class TellUnwanted extends Question<string[]> {
  constructor(readonly addresses: readonly string[]) {
    super();
  }
}
