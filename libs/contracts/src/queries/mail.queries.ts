import type { IssuedKind } from '@groundsheet/form-rules';
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

export interface AccountMailState extends Pick<FormMail, 'recipient' | 'state' | 'queuedAt' | 'sentAt'> {
  readonly purpose:
    | 'confirm-email'
    | 'reset-password'
    | 'accept-invitation'
    | 'password-changed'
    | 'password-guessed'
    | 'new-device'
    | 'admin-added'
    | 'guest-mails-half'
    | 'vaults-filling'
    | 'record-kept'
    | 'form-set-asked'
    | 'document-expiring';
}

/** Which mails were there about an account? Asked by records for the download of own data; answered by deliveries, oldest first. */
export class TellAccountMails extends Question<AccountMailState[]> {
  constructor(
    /** UUID of the account. */
    readonly driverId: string,
  ) {
    super();
  }
}

/** Which addresses have had mail about this record? Asked by machines, to tell them how it ended; answered by deliveries. */
export class FindMailed extends Question<string[]> {
  constructor(
    /** UUID of what the mails were about. */
    readonly aboutId: string,
  ) {
    super();
  }
}

/**
 * Which of these people want no mail from here? Asked by approvals before a set is sent; answered by deliveries with those
 * addresses, as they were asked about.
 */
export class TellUnwanted extends Question<string[]> {
  constructor(readonly addresses: readonly string[]) {
    super();
  }
}
