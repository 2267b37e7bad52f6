import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GoneAfter } from '../database/gone-after.decorator.js';

const TWO_YEARS = 2 * 366 * 24;

/** A backup that was written, read back and found whole (docs/operations.md). */
@GoneAfter('madeAt', TWO_YEARS)
@Entity({ tableName: 'backups' })
export class Backup {
  /** As in its manifest. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** The moment that it is of. */
  @Property({ type: 'datetime', length: 3 })
  madeAt!: Date;

  /** Of the file. */
  @Property({ type: 'double' })
  bytes!: number;

  @Property({ type: 'boolean' })
  encrypted!: boolean;

  /** When it was last restored, to be tried or in earnest; null while it never was. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  restoredAt: Date | null = null;
}
