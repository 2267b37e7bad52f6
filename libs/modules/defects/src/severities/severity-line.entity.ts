import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { CheckKey, Severity, SeverityRule, VehicleType } from '@groundsheet/form-rules';
import { v7 as uuidv7 } from 'uuid';

/** A line of the severities that the firm has changed; who did when is in the audit log (docs/decisions/0124). */
@Unique({ properties: ['vehicle', 'item', 'finding'] })
@Entity({ tableName: 'severities' })
export class SeverityLine implements SeverityRule {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  @Property({ type: 'string', length: 20 })
  vehicle!: VehicleType;

  @Property({ type: 'string', length: 60 })
  item!: CheckKey;

  @Property({ type: 'string', length: 20 })
  finding!: string;

  @Property({ type: 'character', length: 1 })
  severity!: Severity;
}
