import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { FIELD_LENGTHS } from '@groundsheet/form-rules';
import { GoneAfter } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';

/** What a fitter without an account opens one machine with, and nothing else. Its key is signed, not stored. */
@Index({ properties: ['machineKey', 'expiresAt'] })
@GoneAfter('expiresAt', 0)
@Entity({ tableName: 'repair_links' })
export class RepairLink {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  /** See `machineKey` of form-rules. */
  @Property({ type: 'text' })
  machineKey!: string;

  @Property({ type: 'text' })
  plantNumber!: string;

  @Property({ type: 'datetime', length: 3 })
  expiresAt!: Date;

  /** Who has made it, and how they were called then. */
  @Property({ type: 'uuid' })
  byId!: string;

  @Property({ type: 'string', length: FIELD_LENGTHS.driverSignedName })
  byName!: string;
}
