import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import type { MailRecipient, ToldMail } from '@groundsheet/contracts';
import { validate, v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { Email, type MailedRecord, type Postmark } from './email.entity.js';
import { written } from './form-subject.js';

const NAMESPACE = '7b0d3c0e-9a55-4f6c-8d5b-2f1a6c9e4d71';
/** Of a UUIDv7 as it is written. */
const TIME_AND_VERSION = 15;

/** What is kept of it as it was told. */
type Told = Pick<ToldMail, 'words' | 'unwanted'>;

/** A mail that says what another module has told. The key of its link is made when it is sent: what is stored opens nothing. */
@Index({
  name: 'emails_of_record',
  expression: `create index "emails_of_record" on "emails" ("record_id") where "record_id" is not null`,
})
@Index({
  name: 'emails_of_account',
  expression: `create index "emails_of_account" on "emails" ("driver_id") where "driver_id" is not null`,
})
@Entity({ discriminatorValue: 'told' })
export class ToldEmail extends Email {
  override readonly about = 'told';

  @Property({ type: 'string', length: 20 })
  recordKind!: MailedRecord['kind'];

  /** Null where it is about several, or an account. */
  @Property({ type: 'uuid', nullable: true })
  recordId: string | null = null;

  @Property({ type: 'string', length: 20, nullable: true })
  reference: string | null = null;

  /** The account that it is about, and goes with; null for anything else. */
  @Property({ type: 'uuid', nullable: true })
  driverId: string | null = null;

  /** What it tells of an account. */
  @Property({ type: 'string', length: 20, nullable: true })
  purpose: NonNullable<ToldMail['purpose']> | null = null;

  /** The account whose address replies go to; null for the firm's. */
  @Property({ type: 'uuid', nullable: true })
  senderId: string | null = null;

  @Property({ type: 'json' })
  told!: Told;

  /** @param subject begins with the firm or the product where it is to */
  static queue(mail: ToldMail, subject: string, to: MailRecipient, postmark: Postmark): ToldEmail {
    const { key, about, purpose = null, repliesTo = null, words, unwanted } = mail;
    const isOfAccount = about.kind === 'account';
    const email: ToldEmail = Object.assign(new ToldEmail(), {
      id: idOf(key, to.email),
      recordKind: about.kind,
      recordId: about.id ?? null,
      reference: about.reference ?? null,
      driverId: isOfAccount ? to.id! : null,
      driverName: (isOfAccount ? to.fullName : about.driverName) ?? '',
      subject: written(subject),
      purpose,
      senderId: repliesTo,
      told: { words, unwanted },
    });
    email.address(to.email, postmark);
    return email;
  }

  /** A further mail like this one. */
  again(postmark: Postmark): ToldEmail {
    const { recordKind, recordId, reference, driverId, driverName, purpose, senderId, told, subject } = this;
    const email: ToldEmail = Object.assign(new ToldEmail(), {
      id: uuidv7(),
      recordKind,
      recordId,
      reference,
      driverId,
      driverName,
      purpose,
      senderId,
      told,
      subject,
    });
    email.address(this.recipient, postmark);
    return email;
  }

  override get record(): MailedRecord {
    return { kind: this.recordKind, id: this.recordId ?? this.driverId };
  }

  override get heedsSuppression(): boolean {
    return this.told.unwanted !== 'needed';
  }

  /** When its link ends by itself; null where it has none that does. */
  get linkUntil(): Date | null {
    const key = this.told.words.button?.key;
    return key?.opens === 'account' ? new Date(key.link.until) : null;
  }
}

/** The same for the same key and address. Lists are in the order of ids: the time of a key that has one is kept. */
function idOf(key: string, email: string): string {
  const hashed = uuidv5(`${key} ${email}`, NAMESPACE);
  return validate(key) ? key.slice(0, TIME_AND_VERSION) + hashed.slice(TIME_AND_VERSION) : hashed;
}
