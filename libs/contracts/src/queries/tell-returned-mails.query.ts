import type { IssuedKind } from '@groundsheet/form-rules';
import { Question } from './question.js';

/** States of a mail that has not arrived. One that its recipient did not want was never sent. */
export const RETURNED_STATES = ['bounced', 'failed'] as const;

/** A mail about a form or set that has not arrived, and was not sent to its recipient again since. */
export interface ReturnedMail {
  readonly mailId: string;
  readonly about: IssuedKind;
  /** UUID of the form or set. */
  readonly formId: string;
  readonly reference: string;
  readonly recipient: string;
  readonly driverName: string;
  readonly state: (typeof RETURNED_STATES)[number];
}

/**
 * Which mails about forms of these days came back? Asked by records for the overview; answered by deliveries with the latest
 * of them first, and how many there are.
 */
export class TellReturnedMails extends Question<{ items: ReturnedMail[]; total: number }> {
  /**
   * @param days of the week ending or check date, `YYYY-MM-DD`, both included
   * @param limit how many are told
   */
  constructor(
    readonly days: { readonly from: string; readonly to: string },
    readonly limit: number,
  ) {
    super();
  }
}
