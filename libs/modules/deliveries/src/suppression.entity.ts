import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A recipient who wants no more mail from here. The address itself is not stored. */
@Entity({ tableName: 'suppressions' })
export class Suppression {
  /** See `hashOfAddress`. */
  @PrimaryKey({ type: 'character', length: 64 })
  recipientHash!: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;
}
