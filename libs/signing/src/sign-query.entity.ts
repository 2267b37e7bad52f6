import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { QUERY_NOTE_LENGTH, type QueriedLine, type QueryState } from '@groundsheet/form-rules';
import { v7 as uuidv7 } from 'uuid';
import { SignRequest } from './sign-request.entity.js';

/** A line that the client does not agree to, with what it said then. */
export interface KeptLine extends QueriedLine {
  readonly label: string;
  readonly value: string;
}

/** What the person asked to sign says is wrong; kept, whatever becomes of it. */
@Index({
  name: 'sign_queries_open',
  expression: `create index "sign_queries_open" on "sign_queries" ("request_id") where "answered_at" is null and "accepted_at" is null`,
})
@Entity({ tableName: 'sign_queries' })
export class SignQuery {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  @Index()
  @ManyToOne({ entity: () => SignRequest, fieldName: 'request_id', deleteRule: 'cascade' })
  request!: Rel<SignRequest>;

  /** As typed. */
  @Property({ type: 'string', length: 80 })
  name!: string;

  @Property({ type: 'json' })
  lines!: KeptLine[];

  @Property({ type: 'string', length: QUERY_NOTE_LENGTH, nullable: true })
  note: string | null = null;

  /** It stands beside a signature, and reopens nothing. */
  @Property({ type: 'boolean', default: false })
  afterSigning: boolean = false;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'string', length: QUERY_NOTE_LENGTH, nullable: true })
  answer: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  answeredBy: string | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  answeredAt: Date | null = null;

  /** When its driver took what was proposed into a correction. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  acceptedAt: Date | null = null;

  get state(): QueryState {
    if (this.acceptedAt) return 'accepted';
    return this.answeredAt ? 'answered' : 'open';
  }
}
