import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import type { Signatory } from '@groundsheet/platform';
import { Timesheet } from './timesheet.entity.js';

/** A signature on a timesheet, as drawn; kept apart so that lists never read pictures. */
@Entity({ tableName: 'timesheet_signatures' })
export class TimesheetSignature {
  [PrimaryKeyProp]?: ['timesheet', 'by'];

  @ManyToOne({ entity: () => Timesheet, primary: true, deleteRule: 'cascade' })
  timesheet!: Rel<Timesheet>;

  @Property({ type: 'string', length: 10, primary: true })
  by!: Signatory;

  /** PNG. */
  @Property({ type: 'blob' })
  image!: Buffer;
}
