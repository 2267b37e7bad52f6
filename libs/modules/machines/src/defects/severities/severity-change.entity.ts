import { Entity, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import {
  FIELD_LENGTHS,
  type CheckKey,
  type Severity,
  type SeverityRule,
  type VehicleType,
} from '@groundsheet/form-rules';
import { v7 as uuidv7 } from 'uuid';

/**
 * One change of the list of severities, and so one version of it (docs/decisions/0124): rows are added and never changed, which a
 * trigger sees to.
 */
@Trigger({
  name: 'keep_severity_changes',
  timing: 'before',
  events: ['update', 'delete'],
  body: `
    raise exception 'The versions of the severities are not changed.';`,
})
@Entity({ tableName: 'severity_changes' })
export class SeverityChange implements SeverityRule {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  /** From 1, without gaps. */
  @Unique()
  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'string', length: 20 })
  vehicle!: VehicleType;

  @Property({ type: 'string', length: 60 })
  item!: CheckKey;

  @Property({ type: 'string', length: 20 })
  finding!: string;

  /** What it was until then, and what it is from then on. */
  @Property({ type: 'character', length: 1 })
  previous!: Severity;

  @Property({ type: 'character', length: 1 })
  severity!: Severity;

  @Property({ type: 'datetime', length: 3 })
  changedAt!: Date;

  /** How the admin was called then. */
  @Property({ type: 'string', length: FIELD_LENGTHS.driverSignedName })
  byName!: string;
}
