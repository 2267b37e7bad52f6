import { Question } from './question.js';

/** The state of a form's mail to one recipient. */
export interface FormMail {
  readonly formId: string;
  readonly recipient: string;
  /** See `EmailState` of deliveries. */
  readonly state:
    'waiting' | 'queued' | 'sent' | 'kept locally' | 'suppressed' | 'failed' | 'delivered' | 'bounced';
  /** 2 after it was sent again once. */
  readonly sendingNo: number;
  /** ISO instant. */
  readonly queuedAt: string;
  /** ISO instant; null until it is handed over. */
  readonly sentAt: string | null;
  /** ISO instant; null until the mail provider says that it was delivered or came back. */
  readonly reportedAt: string | null;
}

/**
 * What has become of the mails of these forms? Asked by drivers for the history; answered by deliveries with the latest
 * mail to each recipient.
 */
export class TellMails extends Question<FormMail[]> {
  constructor(readonly formIds: readonly string[]) {
    super();
  }
}
