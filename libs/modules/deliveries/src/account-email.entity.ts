import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import type { AccountLink } from '@groundsheet/contracts';
import { Email, type Postmark } from './email.entity.js';

export type AccountEmailFacts = Pick<
  AccountEmail,
  'purpose' | 'driverId' | 'driverName' | 'passwordVersion' | 'linkUntil'
>;

/** A mail with a link about an account. The link is made when the mail is sent; what is stored cannot open anything. */
@Entity({ discriminatorValue: 'account' })
export class AccountEmail extends Email {
  override readonly about = 'account';

  @Property({ type: 'string', length: 20 })
  purpose!: AccountLink['purpose'];

  @Index({
    name: 'emails_of_account',
    expression: `create index "emails_of_account" on "emails" ("driver_id") where "driver_id" is not null`,
  })
  @Property({ type: 'uuid' })
  driverId!: string;

  /** The version of the password that the link replaces; null for a link that confirms an address. */
  @Property({ type: 'integer', nullable: true })
  passwordVersion: number | null = null;

  /** When the link stops working. */
  @Property({ type: 'datetime', length: 3 })
  linkUntil!: Date;

  /** @param requestId becomes the id, so an event that arrives twice finds it taken */
  static queue(
    requestId: string,
    recipient: string,
    facts: AccountEmailFacts,
    postmark: Postmark,
  ): AccountEmail {
    const email = Object.assign(new AccountEmail(), facts, { id: requestId });
    email.address(recipient, postmark);
    return email;
  }

  /** People cannot get back into their account without this mail, and it only goes to the account's own address. */
  override get heedsSuppression(): boolean {
    return this.purpose !== 'reset-password';
  }

  get link(): AccountLink {
    const { purpose, driverId, recipient, passwordVersion, linkUntil: until } = this;
    const state = purpose === 'confirm-email' ? recipient : String(passwordVersion);
    return { purpose, driverId, while: state, until };
  }
}
