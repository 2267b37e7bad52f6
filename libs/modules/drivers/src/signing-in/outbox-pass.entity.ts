import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GoneAfter, OUTBOX_PASS_DAYS } from '@groundsheet/platform';
import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { Driver } from '../accounts/driver.entity.js';

/** Lets one device deliver the forms of one account after its session has run out, and nothing else (docs/decisions/0113). */
@GoneAfter('expiresAt', 0)
@Entity({ tableName: 'outbox_passes' })
export class OutboxPass {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  /** See {@link hashOfPass}; the token itself is only in the cookie. */
  @Property({ type: 'character', length: 64, unique: true })
  tokenHash!: string;

  @ManyToOne({ entity: () => Driver, index: true, deleteRule: 'cascade' })
  driver!: Driver;

  /** The session that it was given in. It outlives that running out, but not its being ended. */
  @Index()
  @Property({ type: 'uuid' })
  sessionId!: string;

  @Property({ type: 'datetime', length: 3, index: true })
  expiresAt!: Date;

  static endOf(givenAt: Date): Date {
    return new Date(givenAt.getTime() + OUTBOX_PASS_DAYS * 86_400_000);
  }
}

export function newPassToken(): string {
  return randomBytes(32).toString('base64url');
}

/** With the device in it: a copy of the one cookie is worth nothing without the other. */
export function hashOfPass(token: string, device: string): string {
  return createHash('sha256').update(`${token}:${device}`).digest('hex');
}
