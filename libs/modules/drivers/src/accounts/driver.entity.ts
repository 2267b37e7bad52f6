import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Role } from '@groundsheet/contracts';
import { v7 as uuidv7 } from 'uuid';

/**
 * A person with an account. Supervisors and admins are drivers with another role. An invited person is one
 * without a password until they accept (docs/decisions/0043).
 */
@Index({
  name: 'drivers_by_name',
  expression: `create index "drivers_by_name" on "drivers" (lower("full_name"), "id")`,
})
@Index({
  name: 'drivers_of_role',
  expression: `create index "drivers_of_role" on "drivers" ("role", lower("full_name"), "id")`,
})
@Index({
  name: 'drivers_invited',
  expression: `create index "drivers_invited" on "drivers" (lower("full_name"), "id") where "invited_until" is not null`,
})
@Index({
  name: 'drivers_deactivated',
  expression: `create index "drivers_deactivated" on "drivers" (lower("full_name"), "id") where "deactivated_at" is not null`,
})
@Index({
  name: 'drivers_searched',
  expression: `create index "drivers_searched" on "drivers" using gin (folded("full_name" || ' ' || "email") gin_trgm_ops)`,
})
@Entity({ tableName: 'drivers' })
export class Driver {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  /** Trimmed and in lower case, so that capitals do not make another account. */
  @Property({ type: 'string', length: 254, unique: true })
  email!: string;

  @Property({ type: 'string', length: 80 })
  fullName!: string;

  /** Argon2id, including parameters and salt; null until an invitation is accepted. */
  @Property({ type: 'string', length: 200, nullable: true })
  passwordHash: string | null = null;

  /** Raised with every change of the password, which makes proofs of the old one void. */
  @Property({ type: 'integer' })
  passwordVersion: number = 1;

  @Property({ type: 'string', length: 10 })
  role: Role = 'driver';

  /** When the address was confirmed with the link in the mail. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  confirmedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  deactivatedAt: Date | null = null;

  /** When the latest invitation ends; null once it is accepted, and for people who registered without one. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  invitedUntil: Date | null = null;

  /** When the account is removed unless its address is confirmed first; null until its owner has been told. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  removesAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  lastSignedInAt: Date | null = null;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  /** @param email normalised */
  static register(facts: { email: string; fullName: string; passwordHash: string }, now: Date): Driver {
    return Object.assign(new Driver(), facts, { createdAt: now });
  }

  /** @param facts with a normalised email */
  static invite(facts: { email: string; fullName: string; role: Role }, until: Date, now: Date): Driver {
    return Object.assign(new Driver(), facts, { invitedUntil: until, createdAt: now });
  }

  /** True for a person who registered, and has never shown that the address is theirs. */
  get isUnconfirmed(): boolean {
    return !this.confirmedAt && !this.invitedUntil;
  }

  /**
   * An admin invites the address of an account that nobody has confirmed: the person who registered it is shut out, and the
   * address's owner chooses a password.
   */
  inviteOver(facts: { fullName: string; role: Role }, until: Date): void {
    Object.assign(this, facts, { passwordHash: null, invitedUntil: until, removesAt: null });
    this.passwordVersion += 1;
  }

  setPassword(passwordHash: string): void {
    this.passwordHash = passwordHash;
    this.passwordVersion += 1;
    this.invitedUntil = null;
  }

  confirm(now: Date): void {
    this.confirmedAt ??= now;
    this.removesAt = null;
  }

  deactivate(now: Date): void {
    this.deactivatedAt ??= now;
  }

  reactivate(): void {
    this.deactivatedAt = null;
  }
}
