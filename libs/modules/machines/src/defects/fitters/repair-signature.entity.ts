import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What a fitter has signed under a repair. */
@Entity({ tableName: 'repair_signatures' })
export class RepairSignature {
  /** Of the event that says so. */
  @PrimaryKey({ type: 'uuid' })
  eventId!: string;

  /** The PNG, which holds the picture and nothing else. */
  @Property({ type: 'blob' })
  png!: Buffer;
}
