import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GoneAfter } from '../database/gone-after.decorator.js';

/** The first response to a write, kept so that a repeated request receives it again. */
@GoneAfter('createdAt', 48)
@Entity({ tableName: 'idempotency_keys' })
export class IdempotencyKey {
  /** Method, route, whose it is (an account, a device, a network), and the caller's key. */
  @PrimaryKey({ type: 'string', length: 300 })
  key!: string;

  /** SHA-256 of the body. */
  @Property({ type: 'blob' })
  bodyHash!: Buffer;

  /** Sealed (see `SealedText`): it may hold the key to a form. Null while the work is being done. */
  @Property({ type: 'blob', nullable: true })
  answer: Buffer | null = null;

  @Property({ type: 'datetime', length: 3, index: true })
  createdAt!: Date;
}
