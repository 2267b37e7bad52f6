import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { Driver } from './driver.entity.js';

/** Somebody is signed in on a device. Ended by removing the row: nothing ever writes a removed one again. */
@Entity({ tableName: 'sessions' })
export class Session {
  /** Names the session in lists; opens nothing. */
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  /** See {@link hashOfToken}; the token itself is in the cookie alone. */
  @Property({ type: 'character', length: 64, unique: true })
  tokenHash!: string;

  @ManyToOne({ entity: () => Driver, index: true, deleteRule: 'cascade' })
  driver!: Driver;

  /** `Chrome on Android` */
  @Property({ type: 'string', length: 80 })
  device!: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  /** To the minute: not every call writes. */
  @Property({ type: 'datetime', length: 3, index: true })
  usedAt!: Date;
}

/** SHA-256, hexadecimal. A token is random enough to need neither salt nor effort. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
