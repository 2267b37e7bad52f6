/** How far the mail of a form to one of its recipients has come. */
export interface FormMail {
  readonly formId: string;
  readonly recipient: string;
  /** See `EmailState` of deliveries. */
  readonly state: 'waiting' | 'queued' | 'sent' | 'kept locally' | 'suppressed' | 'failed';
  /** 2 when it was sent again once. */
  readonly sendingNo: number;
  /** ISO instant. */
  readonly queuedAt: string;
  /** ISO instant; null while it is not handed over. */
  readonly sentAt: string | null;
}

/**
 * What has become of the mails of these forms? Asked by drivers for a history; answered by deliveries with the last mail
 * to each recipient.
 */
export class TellMails {
  constructor(readonly formIds: readonly string[]) {}
}
