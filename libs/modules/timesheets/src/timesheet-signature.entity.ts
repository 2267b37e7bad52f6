import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import type { Signatory, Signature } from '@groundsheet/platform';
import { Timesheet } from './timesheet.entity.js';

/** A signature on a timesheet, kept apart so that lists never read pictures. */
@Entity({ tableName: 'timesheet_signatures' })
export class TimesheetSignature implements Signature {
  [PrimaryKeyProp]?: ['timesheet', 'by'];

  @ManyToOne({ entity: () => Timesheet, primary: true, deleteRule: 'cascade' })
  timesheet!: Rel<Timesheet>;

  @Property({ type: 'string', length: 10, primary: true })
  by!: Signatory;

  @Property({ type: 'blob' })
  image!: Buffer;

  @Property({ type: 'blob' })
  paperImage!: Buffer;
}
