import { Entity, Formula, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { MailAbout, MailState } from '@groundsheet/contracts';
import { OfAccount } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import { hashOfAddress } from './address-hash.js';

/** A mail that has not been handed over this long after it was queued has failed (docs/product.md, Mail). */
export const TRIED_FOR_HOURS = 24;

/** In milliseconds. Who dies with a mail in hand lets go of it then. */
const CLAIMED_FOR = 10_000;

/** In milliseconds: so often a worker that has a mail in hand says that it still has. */
export const CLAIMED_ANEW_AFTER = 3_000;

const LONGEST_REASON = 1000;

/** How long a worker has a mail in hand that takes it now, unless it says so again. */
export function claimedUntil(now: Date): Date {
  return new Date(now.getTime() + CLAIMED_FOR);
}

/** What a new mail needs to know about this installation. */
export interface Postmark {
  /** Right-hand side of the Message-ID: a host name. */
  host: string;
  now: Date;
  /** The day in `TIME_ZONE`, `YYYY-MM-DD`. */
  today: string;
}

/** The record that a mail is about; the id is null where it is about several. */
export interface MailedRecord {
  readonly kind: MailAbout['kind'];
  readonly id: string | null;
}

/** What the list of mails is searched by. */
const SEARCHED = [`recipient`, `subject`, `coalesce(reference, '')`];

/** One mail to one recipient, and its state. The subclasses, in the same table, hold what it is about. */
@Index({
  name: 'emails_listed',
  expression: `create index "emails_listed" on "emails" ("queued_at" desc, "id" desc)`,
})
@Index({
  name: 'emails_of_state',
  expression: `create index "emails_of_state" on "emails" ("state", "queued_at" desc, "id" desc)`,
})
@Index({
  name: 'emails_searched',
  expression: `create index "emails_searched" on "emails" using gin ("searched" gin_trgm_ops)`,
})
@OfAccount('driver_id')
@Entity({ tableName: 'emails', abstract: true, discriminatorColumn: 'about' })
export abstract class Email {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  @Property({ type: 'string', length: 10, index: false })
  readonly about!: 'form' | 'told';

  /** Of the record; null where it has none. */
  abstract reference: string | null;

  @Property({ type: 'string', length: 254 })
  recipient!: string;

  /** See `hashOfAddress`. */
  @Index()
  @Property({ type: 'character', length: 64 })
  recipientHash!: string;

  /** Whether the recipient wants no mail from here; loaded only on request. */
  @Formula<Email>(
    ({ recipientHash }) => `exists (select 1 from suppressions where recipient_hash = ${recipientHash})`,
    { type: 'boolean', lazy: true },
  )
  readonly unwanted?: boolean;

  /** The person whose form or account it is about; empty where the mail must not name them. */
  @Property({ type: 'text' })
  driverName!: string;

  @Property({ type: 'text', default: '' })
  subject!: string;

  @Property({
    type: 'text',
    nullable: true,
    generated: `(folded(${SEARCHED.join(` || chr(10) || `)})) stored`,
  })
  readonly searched?: string;

  /** With angle brackets. Retries keep it, so that receivers can drop doubles. */
  @Unique()
  @Property({ type: 'string', length: 300 })
  messageId!: string;

  @Property({ type: 'string', length: 12 })
  state: MailState = 'queued';

  /** Until then a worker has it in hand; null while none has. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  claimedUntil: Date | null = null;

  @Property({ type: 'integer' })
  attempts: number = 0;

  /** The last reply of the receiving side. For the office, not for logs: it may name the recipient. */
  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;

  @Property({ type: 'datetime', length: 3 })
  queuedAt!: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  sentAt: Date | null = null;

  /** When it was delivered or came back, as the mail provider says. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  reportedAt: Date | null = null;

  protected address(recipient: string, { host, now }: Postmark): void {
    this.recipient = recipient;
    this.recipientHash = hashOfAddress(recipient);
    this.messageId = `<${this.id}@${host}>`;
    this.queuedAt = now;
  }

  isOverdue(now: Date): boolean {
    return now.getTime() - this.queuedAt.getTime() >= TRIED_FOR_HOURS * 3_600_000;
  }

  /** Counts a successful attempt. */
  handedOver(state: 'sent' | 'kept locally', now: Date): void {
    this.countAttempt();
    this.sentAt = now;
    if (this.isReported) return;
    this.state = state;
    this.lastError = null;
  }

  /**
   * What the mail provider has said about it since. Reports come twice and in any order, some before the attempt itself is
   * recorded: a mail that came back stays so, and one that was delivered is not on its way again (docs/decisions/0007).
   *
   * @returns whether that is news
   */
  report(outcome: 'delivered' | 'bounced', at: Date, reason: string | null): boolean {
    if (this.state === 'bounced' || this.state === outcome) return false;
    this.state = outcome;
    this.reportedAt = at;
    this.lastError = reason && reason.slice(0, LONGEST_REASON);
    return true;
  }

  abstract get record(): MailedRecord;

  /** Whether it may be sent once more: nothing is under way any longer. */
  get isOver(): boolean {
    return this.state !== 'queued';
  }

  /** False for a mail that is sent even to recipients who want no mail from here. */
  get heedsSuppression(): boolean {
    return true;
  }

  /** Not attempted, at the recipient's wish. */
  suppress(): void {
    this.state = 'suppressed';
    this.claimedUntil = null;
  }

  /** Counts an attempt that may succeed later. */
  putOff(reason: string): void {
    this.countAttempt();
    if (!this.isReported) this.lastError = reason.slice(0, LONGEST_REASON);
  }

  /** Counts an attempt that was refused permanently. */
  refused(reason: string): void {
    this.putOff(reason);
    if (!this.isReported) this.state = 'failed';
  }

  /** Time is up. The reason of the last attempt stays. */
  giveUp(): void {
    this.state = 'failed';
    this.claimedUntil = null;
  }

  /** Whether the mail provider was quicker than we are. */
  private get isReported(): boolean {
    return this.state === 'delivered' || this.state === 'bounced';
  }

  private countAttempt(): void {
    this.attempts += 1;
    this.claimedUntil = null;
  }
}
