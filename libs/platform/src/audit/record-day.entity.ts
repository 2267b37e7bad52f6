import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How many entries a record has had on a day, and their SHA-256. */
export type RecordLeaf = readonly [entries: number, sha256: string];

/** What was recorded of forms and sets on one day: a row for each day that has any (docs/decisions/0035). */
@Entity({ tableName: 'record_days' })
export class RecordDay {
  /** On site, `YYYY-MM-DD`. */
  @PrimaryKey({ type: 'date' })
  day!: string;

  @Property({ type: 'integer' })
  entries!: number;

  /** The root of the day before that has one; empty for the first. */
  @Property({ type: 'string', length: 64 })
  before!: string;

  /** SHA-256 of these three: `before`, `day`, `leaves`. It goes to the log and to the admins. */
  @Property({ type: 'character', length: 64 })
  root!: string;

  /** By kind and id of the record: `form 0198…`. */
  @Property({ type: 'json' })
  leaves!: Readonly<Record<string, RecordLeaf>>;
}
