import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { PdfRenderedPayload } from '@groundsheet/contracts';
import { v7 as uuidv7 } from 'uuid';
import { hashOfAddress } from './address-hash.js';

/**
 * `waiting`: a guest's mail that the day's count does not allow yet, without a job. `suppressed`: not sent, the
 * recipient wants no mail from here. `kept locally`: written to the mail folder of this machine, which nothing leaves.
 */
export type EmailState = 'waiting' | 'queued' | 'sent' | 'kept locally' | 'suppressed' | 'failed';

/** A mail that is not handed over so long after it was queued has failed (product decisions, Mail). */
export const TRIED_FOR_HOURS = 24;

/** What the sender of a mail must know of this installation. */
export interface Postmark {
  /** Right-hand side of the Message-ID: a host name. */
  host: string;
  now: Date;
  /** The day in `TIME_ZONE`, `YYYY-MM-DD`. */
  today: string;
}

/** One mail to one recipient: the facts it is made of, and how far it has come. */
@Entity({ tableName: 'emails' })
@Unique({ properties: ['formId', 'recipient', 'sendingNo'] })
export class Email {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  @Property({ type: 'string', length: 20 })
  formKind!: PdfRenderedPayload['formKind'];

  @Property({ type: 'uuid' })
  formId!: string;

  /** Counts the sendings of one form to one recipient. An event that arrives twice finds its number taken. */
  @Property({ type: 'smallint' })
  sendingNo: number = 1;

  @Property({ type: 'string', length: 254 })
  recipient!: string;

  /** See `hashOfAddress`. */
  @Index()
  @Property({ type: 'character', length: 64 })
  recipientHash!: string;

  @Property({ type: 'string', length: 20 })
  reference!: string;

  @Property({ type: 'text' })
  driverName!: string;

  /** The company of the register that the form is for. */
  @Property({ type: 'text' })
  companyName!: string;

  /** Week ending or check date. */
  @Property({ type: 'date' })
  formDate!: string;

  @Property({ type: 'datetime', length: 3 })
  submittedAt!: Date;

  /** Where the PDF lies in object storage. */
  @Property({ type: 'string', length: 80 })
  objectKey!: string;

  @Property({ type: 'integer' })
  byteSize!: number;

  /** Name of the PDF when attached. */
  @Property({ type: 'text' })
  fileName!: string;

  @Property({ type: 'integer' })
  linkVersion!: number;

  /** Date of sending that the link carries. Kept, so that a mail tried again on another day is the same mail. */
  @Property({ type: 'date' })
  linkDate!: string;

  /** With angle brackets. Retries keep it. */
  @Unique()
  @Property({ type: 'string', length: 300 })
  messageId!: string;

  @Index({
    name: 'emails_waiting',
    expression: `create index "emails_waiting" on "emails" ("queued_at") where "state" = 'queued'`,
  })
  @Index({
    name: 'emails_held_back',
    expression: `create index "emails_held_back" on "emails" ("id") where "state" = 'waiting'`,
  })
  @Property({ type: 'string', length: 12 })
  state: EmailState = 'queued';

  @Property({ type: 'integer' })
  attempts: number = 0;

  /** What the receiving side said last; for the office, not for logs: it may name the recipient. */
  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;

  @Property({ type: 'datetime', length: 3 })
  queuedAt!: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  sentAt: Date | null = null;

  /** The first mail about a rendered form to one of its recipients. */
  static queue(form: PdfRenderedPayload, recipient: string, { host, now, today }: Postmark): Email {
    const { recipients: _recipients, companyEmail: _companyEmail, fromGuest, submittedAt, ...facts } = form;
    const email = Object.assign(new Email(), facts);
    email.recipient = recipient;
    email.recipientHash = hashOfAddress(recipient);
    email.submittedAt = new Date(submittedAt);
    email.messageId = `<${email.id}@${host}>`;
    email.linkDate = today;
    email.queuedAt = now;
    if (fromGuest) email.state = 'waiting';
    return email;
  }

  isOverdue(now: Date): boolean {
    return now.getTime() - this.queuedAt.getTime() >= TRIED_FOR_HOURS * 3_600_000;
  }

  /** Counts an attempt that has been handed over. */
  handedOver(state: 'sent' | 'kept locally', now: Date): void {
    this.attempts += 1;
    this.state = state;
    this.sentAt = now;
    this.lastError = null;
  }

  /** Nothing is attempted: the recipient has said so. */
  suppress(): void {
    this.state = 'suppressed';
  }

  /** Counts an attempt that may succeed another time. */
  putOff(reason: string): void {
    this.attempts += 1;
    this.lastError = reason.slice(0, 1000);
  }

  /** Counts an attempt that was refused for good. */
  refused(reason: string): void {
    this.putOff(reason);
    this.state = 'failed';
  }

  /** Time is up. What the last attempt said stays. */
  giveUp(): void {
    this.state = 'failed';
  }
}
