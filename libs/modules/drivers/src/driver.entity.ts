import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Role } from '@groundsheet/contracts';
import { v7 as uuidv7 } from 'uuid';

/** Somebody with an account. Supervisors and admins are drivers with another role. */
@Entity({ tableName: 'drivers' })
export class Driver {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  /** Trimmed and in lower case, so that capitals do not make another account. */
  @Property({ type: 'string', length: 254, unique: true })
  email!: string;

  @Property({ type: 'string', length: 80 })
  fullName!: string;

  /** Argon2id, including parameters and salt. */
  @Property({ type: 'string', length: 200 })
  passwordHash!: string;

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

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  /** @param email normalised */
  static register(facts: { email: string; fullName: string; passwordHash: string }, now: Date): Driver {
    return Object.assign(new Driver(), facts, { createdAt: now });
  }

  setPassword(passwordHash: string): void {
    this.passwordHash = passwordHash;
    this.passwordVersion += 1;
  }

  confirm(now: Date): void {
    this.confirmedAt ??= now;
  }

  deactivate(now: Date): void {
    this.deactivatedAt ??= now;
  }

  reactivate(): void {
    this.deactivatedAt = null;
  }
}
