import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { v7 as uuidv7 } from 'uuid';

/** Who has said so: the recipient by the link in a mail or by calling it spam, or the office. */
export type SuppressionReason = 'asked' | 'spam' | 'office';

/** A recipient who wants no more mail from here. */
@Index({
  name: 'suppressions_listed',
  expression: `create index "suppressions_listed" on "suppressions" ("created_at" desc, "id" desc)`,
})
@Index({
  name: 'suppressions_searched',
  expression: `create index "suppressions_searched" on "suppressions" using gin (folded("address") gin_trgm_ops)`,
})
@Entity({ tableName: 'suppressions' })
export class Suppression {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  /** See `hashOfAddress`. */
  @Unique()
  @Property({ type: 'character', length: 64 })
  recipientHash!: string;

  /** For the office, as long as the records of mails are kept; the hash alone decides (docs/decisions/0007). */
  @Property({ type: 'string', length: 254, nullable: true })
  address!: string | null;

  @Property({ type: 'string', length: 10 })
  reason!: SuppressionReason;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;
}
