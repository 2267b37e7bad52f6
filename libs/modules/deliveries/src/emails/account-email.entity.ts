import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import type { AccountLink, AccountMailState } from '@groundsheet/contracts';
import { v7 as uuidv7 } from 'uuid';
import { Email, type Postmark } from './email.entity.js';
import {
  subjectOfAsk,
  subjectOfLink,
  subjectOfNotice,
  subjectOfRemoval,
  type NoticePurpose,
} from './account-words.js';

/** What a driver is asked for, and by whom. */
export interface AskInMail {
  /** Full name of the supervisor. */
  readonly by: string;
  /** UUID of their account, which replies go to. */
  readonly byId: string;
  /** In the middle of a sentence: `timesheet and check sheets`. */
  readonly needs: string;
  /** A line for each form; empty where that says it all. */
  readonly missing: readonly string[];
  /** What the supervisor has added. */
  readonly note: string | null;
  /** The set that the button opens; null for the list of sets. */
  readonly setId: string | null;
}

export type AccountEmailFacts = Pick<AccountEmail, 'driverId' | 'driverName'> &
  (
    | (Pick<AccountEmail, 'passwordVersion'> & {
        purpose: AccountLink['purpose'];
        linkUntil: Date;
        matter?: string;
      })
    | { purpose: NoticePurpose; noticedAt: Date; device?: string; matter?: string; asked?: AskInMail | null }
  );

/** What people may want no more of; it is no loss to them. */
const HEEDING: readonly string[] = [
  'confirm-email',
  'accept-invitation',
  'guest-mails-half',
  'vaults-filling',
  'record-kept',
  'form-set-asked',
  'document-expiring',
];

/**
 * A mail about an account: with a link, or a notice of what has happened to it. The link is made when the mail is sent;
 * what is stored cannot open anything.
 */
@Entity({ discriminatorValue: 'account' })
export class AccountEmail extends Email {
  override readonly about = 'account';

  @Property({ type: 'string', length: 20 })
  purpose!: AccountMailState['purpose'];

  @Index({
    name: 'emails_of_account',
    expression: `create index "emails_of_account" on "emails" ("driver_id") where "driver_id" is not null`,
  })
  @Property({ type: 'uuid' })
  driverId!: string;

  /** The version of the password that the link sets or replaces; null for a link that confirms an address. */
  @Property({ type: 'integer', nullable: true })
  passwordVersion: number | null = null;

  /** When the link stops working; null for a notice. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  linkUntil: Date | null = null;

  /** When it happened; null for a link. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  noticedAt: Date | null = null;

  /** Where it happened, `Chrome on Android`; null if that says nothing. */
  @Property({ type: 'string', length: 80, nullable: true })
  device: string | null = null;

  /** What it is about, `EX-0417, week ending Sat 21 Nov 2026`, or who invites; null where its purpose says it all. */
  @Property({ type: 'string', length: 160, nullable: true })
  matter: string | null = null;

  /** Null for every other purpose. */
  @Property({ type: 'json', nullable: true })
  asked: AskInMail | null = null;

  /**
   * @param requestId becomes the id, so an event that arrives twice finds it taken
   * @param sender the firm or the product, which the subject begins with
   */
  static queue(
    requestId: string,
    recipient: string,
    facts: AccountEmailFacts,
    postmark: Postmark,
    sender: string,
  ): AccountEmail {
    const email: AccountEmail = Object.assign(new AccountEmail(), facts, { id: requestId });
    email.address(recipient, postmark);
    email.subject = email.notice
      ? subjectOfNotice(email.notice, sender)
      : subjectOfLink(email.link.purpose, sender);
    if (email.removal) email.subject = subjectOfRemoval(sender);
    if (email.asked) email.subject = subjectOfAsk(email.asked, email.matter, sender);
    return email;
  }

  /** A further mail like this one. */
  again(postmark: Postmark): AccountEmail {
    const { driverId, driverName, purpose, passwordVersion, linkUntil, noticedAt, device, matter, asked } =
      this;
    const facts = {
      ...{ driverId, driverName, purpose, passwordVersion },
      ...{ linkUntil, noticedAt, device, matter, asked },
    };
    const email: AccountEmail = Object.assign(new AccountEmail(), facts, { id: uuidv7() });
    email.address(this.recipient, postmark);
    email.subject = this.subject;
    return email;
  }

  /** People cannot get back into their account, or keep others out of it, without the rest; it only goes to its own address. */
  override get heedsSuppression(): boolean {
    return HEEDING.includes(this.purpose);
  }

  get link(): AccountLink {
    const { purpose, driverId, recipient, passwordVersion, linkUntil } = this;
    const state = purpose === 'confirm-email' ? recipient : String(passwordVersion);
    return { purpose: purpose as AccountLink['purpose'], driverId, while: state, until: linkUntil! };
  }

  /** The day on which the account is removed, if it tells of that. */
  get removal(): string | null {
    return this.purpose === 'confirm-email' ? this.matter : null;
  }

  /** What it tells, if it is not one with a link. */
  get notice(): NoticePurpose | null {
    return this.linkUntil ? null : (this.purpose as NoticePurpose);
  }
}
