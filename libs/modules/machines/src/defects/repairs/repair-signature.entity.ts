import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A fitter's signature from before repairs had records: it has neither a number nor a PDF, and gets none any more. */
@Entity({ tableName: 'repair_signatures' })
export class RepairSignature {
  /** Of the event that says so. */
  @PrimaryKey({ type: 'uuid' })
  eventId!: string;

  /** A PNG, which holds the picture and nothing else. */
  @Property({ type: 'blob' })
  png!: Buffer;
}
