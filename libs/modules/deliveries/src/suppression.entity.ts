import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Somebody who does not want mail from here any more. The address itself is not kept. */
@Entity({ tableName: 'suppressions' })
export class Suppression {
  /** See `hashOfAddress`. */
  @PrimaryKey({ type: 'character', length: 64 })
  recipientHash!: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;
}
