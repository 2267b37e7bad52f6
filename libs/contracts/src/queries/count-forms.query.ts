import { Question } from './question.js';

/**
 * How many forms has each of these accounts sent? Asked by drivers for a page of people; answered by forms with the id of
 * the account and the number, without those who have sent none.
 */
export class CountForms extends Question<ReadonlyMap<string, number>> {
  constructor(readonly driverIds: readonly string[]) {
    super();
  }
}
