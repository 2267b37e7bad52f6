import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { AuditSubject } from './audit-event.entity.js';

/** Where the hash chain of one record ends (docs/decisions/0035): a command that adds to the chain locks this row. */
@Entity({ tableName: 'event_chains' })
export class EventChain {
  @PrimaryKey({ type: 'string', length: 20 })
  aboutKind!: AuditSubject;

  @PrimaryKey({ type: 'uuid' })
  aboutId!: string;

  /** How many entries the record has had. */
  @Property({ type: 'integer' })
  length!: number;

  /** Hash of the last of them. */
  @Property({ type: 'string', length: 64 })
  head!: string;

  /** How many of the first have been erased, as their time was over. */
  @Property({ type: 'integer', default: 0 })
  erased: number = 0;

  /** Hash of the last of these, which the first that is left follows; empty where none has been. */
  @Property({ type: 'string', length: 64, default: '' })
  erasedHead: string = '';
}
