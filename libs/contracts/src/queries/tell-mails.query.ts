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

export interface FormMail {
  readonly formId: string;
  readonly recipient: string;
  readonly state: MailState;
  /** 1 at first, 2 after it was sent again once. */
  readonly sendingNo: number;
  /** ISO instant. */
  readonly queuedAt: string;
  /** ISO instant; null until it is handed over. */
  readonly sentAt: string | null;
  /** ISO instant; null until the mail provider says that it was delivered or came back. */
  readonly reportedAt: string | null;
}

/** Whether a mail has reached nobody, and will not. */
export function hasGoneWrong({ state }: Pick<FormMail, 'state'>): boolean {
  return state === 'failed' || state === 'bounced' || state === 'suppressed';
}

/** When the latest of these mails went; null where none has, or all have gone wrong. */
export function mailedAtOf(mails: readonly FormMail[]): string | null {
  const times = mails.flatMap((mail) => (hasGoneWrong(mail) ? [] : (mail.sentAt ?? [])));
  return times.toSorted().at(-1) ?? null;
}

/**
 * How do the mails of these forms stand? Asked by records for the history, by forms and approvals for what they show; answered by deliveries with the latest
 * mail to each recipient.
 */
export class TellMails extends Question<FormMail[]> {
  constructor(readonly formIds: readonly string[]) {
    super();
  }
}
