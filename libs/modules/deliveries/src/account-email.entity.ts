import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import type { AccountLink } from '@groundsheet/contracts';
import { Email, type Postmark } from './email.entity.js';

export type AccountEmailFacts = Pick<
  AccountEmail,
  'purpose' | 'driverId' | 'driverName' | 'passwordVersion' | 'linkUntil'
>;

/** A mail with a link about an account. The link is worked out when it is sent; what is kept opens nothing. */
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

  /** For which version of the password the link is; not for one that confirms an address. */
  @Property({ type: 'integer', nullable: true })
  passwordVersion: number | null = null;

  /** When the link ends. */
  @Property({ type: 'datetime', length: 3 })
  linkUntil!: Date;

  /** @param requestId becomes the id: an event that arrives twice finds it taken */
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

  /** Without it nobody gets at his account again, and only the account's own address gets it. */
  override get heedsSuppression(): boolean {
    return this.purpose !== 'reset-password';
  }

  get link(): AccountLink {
    const { purpose, driverId, recipient, passwordVersion, linkUntil: until } = this;
    const state = purpose === 'confirm-email' ? recipient : String(passwordVersion);
    return { purpose, driverId, while: state, until };
  }
}
