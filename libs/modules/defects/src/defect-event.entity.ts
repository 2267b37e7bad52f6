import { Entity, Index, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { FIELD_LENGTHS, type DefectEventKind, type DefectFact, type Severity } from '@groundsheet/form-rules';
import { v7 as uuidv7 } from 'uuid';
import type { DefectDetails } from './defect.entity.js';

/** One thing that happened to a defect: rows are added and never changed, which a trigger sees to. */
@Unique({ properties: ['defectId', 'seq'] })
@Unique({ properties: ['formId', 'defectId', 'kind'] })
@Index({
  name: 'defect_events_by_account',
  expression: `create index "defect_events_by_account" on "defect_events" ("by_id", "id") where by_id is not null`,
})
@Trigger({
  name: 'keep_defect_events',
  timing: 'before',
  events: ['update'],
  body: `
    raise exception 'The history of a defect is not changed.';`,
})
@Entity({ tableName: 'defect_events' })
export class DefectEvent implements DefectFact {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  @Property({ type: 'uuid' })
  defectId!: string;

  /** Its place in the history, from 1. */
  @Property({ type: 'integer' })
  seq!: number;

  @Property({ type: 'string', length: 12 })
  kind!: DefectEventKind;

  /** When it happened: of a check, the time of the check. */
  @Property({ type: 'datetime', length: 3 })
  at!: Date;

  @Property({ type: 'datetime', length: 3 })
  recordedAt!: Date;

  /** The check sheet that says so; null where a person does. */
  @Property({ type: 'uuid', nullable: true })
  formId: string | null = null;

  /** The account that did it, and how it was called then; null where a check did. */
  @Property({ type: 'uuid', nullable: true })
  byId: string | null = null;

  @Property({ type: 'string', length: FIELD_LENGTHS.driverSignedName, nullable: true })
  byName: string | null = null;

  /** Of `reported` and `severity`. */
  @Property({ type: 'character', length: 1, nullable: true })
  severity: Severity | null = null;

  @Property({ type: 'json' })
  details: DefectDetails = {};
}
