import { Question } from './question.js';

/**
 * `suppressed`: not sent, because the recipient
 * wants no mail from here. `kept locally`: written to the mail folder of this machine, and sent to nobody. `delivered` and
 * `bounced`: the mail provider said so after it was sent.
 */
export const MAIL_STATES = [
  'queued',
  'sent',
  'delivered',
  'kept locally',
  'suppressed',
  'failed',
  'bounced',
] as const;

export type MailState = (typeof MAIL_STATES)[number];

/** The state of a form's mail to one recipient. */
export interface FormMail {
  readonly formId: string;
  readonly recipient: string;
  readonly state: MailState;
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
