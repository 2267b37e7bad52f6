import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import {
  dueOf,
  FIELD_LENGTHS,
  OPEN_STATES,
  type CheckKey,
  type DefectFact,
  type DefectStanding,
  type DefectState,
  type Severity,
  type VehicleType,
} from '@groundsheet/form-rules';
import { v7 as uuidv7 } from 'uuid';

/** The condition of the indexes of open defects: whatever reads them names it in the same words. */
export const IS_OPEN = `state in (${OPEN_STATES.map((state) => `'${state}'`).join(', ')})`;

/**
 * Something wrong with a machine that a check has found, or a person has reported without one. Its events are the truth; what stands here is what follows from them,
 * for lists (docs/decisions/0124).
 */
@Index({
  name: 'defects_of_machine',
  expression: `create index "defects_of_machine" on "defects" ("machine_key", "number" desc)`,
})
@Index({
  name: 'defects_open',
  expression: `create index "defects_open" on "defects" ("state", "severity", "opened_at", "id") where ${IS_OPEN}`,
})
@Index({
  name: 'defects_closed',
  expression: `create index "defects_closed" on "defects" ((not "is_repeat"), "severity", "opened_at", "id") where not (${IS_OPEN})`,
})
@Entity({ tableName: 'defects' })
export class Defect implements DefectStanding {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  /** Said on the radio, see `defectNumber`. */
  @Unique()
  @Property({ type: 'integer' })
  number!: number;

  /** See `machineKey` of form-rules. Capitals may be longer than what was typed. */
  @Property({ type: 'text' })
  machineKey!: string;

  /** As the sheet that opened it has it. */
  @Property({ type: 'text' })
  plantNumber!: string;

  @Property({ type: 'string', length: 20, nullable: true })
  vehicle: VehicleType | null = null;

  @Property({ type: 'string', length: 60 })
  item!: CheckKey;

  /** By the time of the check. */
  @Property({ type: 'datetime', length: 3 })
  openedAt!: Date;

  /** When the last sheet found it, by the time of its check, or the office opened it again: no earlier check ends it. */
  @Property({ type: 'datetime', length: 3 })
  foundAt!: Date;

  /** The sheet that opened it; null for a report without one. */
  @Property({ type: 'uuid', nullable: true })
  formId: string | null = null;

  /** Whose account that was; null for a guest's. */
  @Property({ type: 'uuid', nullable: true })
  reporterId: string | null = null;

  /** The network that a stranger has reported it from, see `currentStranger`: many of one are closed in one act. */
  @Index({
    name: 'defects_of_stranger',
    expression: `create index "defects_of_stranger" on "defects" ("stranger_hash") where "stranger_hash" is not null`,
  })
  @Property({ type: 'character', length: 64, nullable: true })
  strangerHash: string | null = null;

  /** As that sheet has it: the answer in words, what its driver noted, and the number of the photo. */
  @Property({ type: 'string', length: 20 })
  finding!: string;

  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  photoId: string | null = null;

  /** What the checks propose; worse than what is in force where a guest named a machine that we do not know. */
  @Property({ type: 'character', length: 1 })
  proposed!: Severity;

  @Property({ type: 'character', length: 1 })
  severity!: Severity;

  @Property({ type: 'string', length: 10 })
  state!: DefectState;

  @Property({ type: 'boolean', default: false })
  isReleased: boolean = false;

  @Property({ type: 'boolean', default: false })
  isWithdrawn: boolean = false;

  /** It keeps coming back, see `isRepeat` of form-rules. */
  @Property({ type: 'boolean', default: false })
  isRepeat: boolean = false;

  /** Last day on which it is in time; null for one that waits for the next service. */
  @Property({ type: 'date', nullable: true })
  dueOn: string | null = null;

  /** Who has it in hand, as they are called; null where nobody has. */
  @Property({ type: 'string', length: FIELD_LENGTHS.driverSignedName, nullable: true })
  owner: string | null = null;

  /** When the machine was released, or the defect ended without. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  releasedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  closedAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  repairedAt: Date | null = null;

  /** How often people were reminded that it is overdue, and when last. */
  @Property({ type: 'smallint', default: 0 })
  reminders: number = 0;

  @Property({ type: 'date', nullable: true })
  remindedOn: string | null = null;

  /** People were told today that it is overdue. */
  reminded(today: string): void {
    this.reminders += 1;
    this.remindedOn = today;
  }

  /** Takes over what follows from its events. */
  stand(standing: DefectStanding, openedOn: string, at: Date): void {
    const wasOpen = this.closedAt === null;
    Object.assign(this, standing);
    this.dueOn = dueOf(standing.severity, openedOn);
    const isClosed = !(OPEN_STATES as readonly DefectState[]).includes(standing.state);
    if (!isClosed) this.closedAt = null;
    else if (wasOpen) this.closedAt = at;
    const isUsable = isClosed || standing.isReleased;
    this.releasedAt = isUsable ? (this.releasedAt ?? at) : null;
  }
}

/** What stands with an event: plain facts of its kind. */
export interface DefectDetails {
  /** Of `reported`, `again` and `rejected`: the answer in words, what its driver noted, the number of its photo. */
  readonly finding?: string;
  readonly note?: string | null;
  readonly photoId?: string | null;
  /** What the check proposes, where it is not in force. */
  readonly proposed?: Severity;
  readonly reference?: string;
  readonly driverName?: string;
  /** Of a report: the customer who is mailed when it stops the machine. */
  readonly customer?: string | null;
  /** Day of the check, and when it arrived where that was later. */
  readonly date?: string;
  readonly receivedAt?: string;
  /** Of `severity`: what it was. */
  readonly from?: Severity;
  readonly to?: string;
  readonly text?: string;
}

/** One thing that happened to a defect, for good. */
export interface EventToKeep extends DefectFact {
  /** Where something already refers to it. */
  readonly id?: string;
  readonly at: Date;
  readonly formId?: string | null;
  readonly by?: { readonly id: string; readonly fullName: string } | null;
  readonly details?: DefectDetails;
}
