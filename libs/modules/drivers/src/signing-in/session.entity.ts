import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { SESSION_IDLE_MINUTES, SESSION_MOST_HOURS } from '@groundsheet/form-rules';
import { GoneAfter } from '@groundsheet/platform';
import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { Driver } from '../accounts/driver.entity.js';

/** A person is signed in on a device. A session ends by deleting its row, which nothing ever writes again. */
@GoneAfter('usedAt', SESSION_IDLE_MINUTES / 60)
@GoneAfter('createdAt', SESSION_MOST_HOURS)
@Entity({ tableName: 'sessions' })
export class Session {
  /** Identifies the session in lists; it cannot be used to sign in. */
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  /** See {@link hashOfToken}; the token itself is only in the cookie. */
  @Property({ type: 'character', length: 64, unique: true })
  tokenHash!: string;

  @ManyToOne({ entity: () => Driver, index: true, deleteRule: 'cascade' })
  driver!: Driver;

  /** `Chrome on Android` */
  @Property({ type: 'string', length: 80 })
  device!: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  /** At the sign-in, or since then for something that needs it again (decision 0006). */
  @Property({ type: 'datetime', length: 3 })
  passwordGivenAt!: Date;

  /** Accurate to the minute, because not every call writes it. */
  @Property({ type: 'datetime', length: 3, index: true })
  usedAt!: Date;
}

/** A session is over if it was last used, or begun, at these times or before. */
export function overSince(now: Date): { usedAt: Date; createdAt: Date } {
  return {
    usedAt: new Date(now.getTime() - SESSION_IDLE_MINUTES * 60_000),
    createdAt: new Date(now.getTime() - SESSION_MOST_HOURS * 3_600_000),
  };
}

/** When a session is over, unless it is used again. */
export function endOf({ usedAt, createdAt }: Pick<Session, 'usedAt' | 'createdAt'>): Date {
  const unused = usedAt.getTime() + SESSION_IDLE_MINUTES * 60_000;
  const tooLong = createdAt.getTime() + SESSION_MOST_HOURS * 3_600_000;
  return new Date(Math.min(unused, tooLong));
}

/** SHA-256, hexadecimal. The token is random enough to need neither a salt nor a slow hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
