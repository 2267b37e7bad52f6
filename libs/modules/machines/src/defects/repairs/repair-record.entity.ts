import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { SignatureMade } from '@groundsheet/form-rules';

/** A repair as it is put on paper. What was done stands in the event of its defect. */
@Entity({ tableName: 'repair_records' })
export class RepairRecord {
  /** Of the event that says so. */
  @PrimaryKey({ type: 'uuid' })
  eventId!: string;

  /** `RR-7K3M9QXD`; null for a repair from before there were records, which has its signature alone. */
  @Unique()
  @Property({ type: 'string', length: 11, nullable: true })
  reference: string | null = null;

  /** The fitter’s signature, a PNG, which holds the picture and nothing else; null where the office has recorded the repair. */
  @Property({ type: 'blob', nullable: true })
  png: Buffer | null = null;

  @Property({ type: 'json', nullable: true })
  made: SignatureMade | null = null;

  /** Where the PDF lies in object storage, once it is drawn. */
  @Property({ type: 'string', length: 80, nullable: true })
  pdfKey: string | null = null;
}
