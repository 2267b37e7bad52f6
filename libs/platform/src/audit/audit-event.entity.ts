import { Entity, Index, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import type { AuditDetails, Audited } from '@groundsheet/contracts';
import { v7 as uuidv7 } from 'uuid';

/** What an entry is about, and what its readers call that. The module that keeps such records names them (`RecordsOf`). */
export const AUDIT_SUBJECT_LABELS = {
  account: 'Account',
  form: 'Form',
  'form-set': 'Form set',
  company: 'Customer',
  firm: 'Our firm',
  machine: 'Machine',
  severity: 'Severity',
  'off-hire': 'Off-hire notice',
  suppression: 'Address',
  vault: 'Document vault',
  'share-pack': 'Share pack',
  job: 'Job',
  list: 'List',
} as const;

export type AuditSubject = keyof typeof AUDIT_SUBJECT_LABELS;

export const AUDIT_SUBJECTS = Object.keys(AUDIT_SUBJECT_LABELS) as AuditSubject[];

/**
 * One thing that a person did, for good: rows are added and never changed, which a trigger sees to. Only network and
 * device are erased after a while, and rows past their retention time (docs/safeguards.md, Audit).
 */
@Index({ properties: ['happenedAt', 'id'] })
@Index({ properties: ['who', 'happenedAt', 'id'] })
@Index({ properties: ['aboutKind', 'aboutId', 'happenedAt', 'id'] })
@Unique({
  name: 'audit_events_chained',
  expression: `create unique index "audit_events_chained" on "audit_events" ("about_kind", "about_id", "position") where "position" is not null`,
})
@Index({
  name: 'audit_events_traced',
  expression: `create index "audit_events_traced" on "audit_events" ("happened_at") where "network" is not null or "device" is not null`,
})
@Trigger({
  name: 'keep_audit_events',
  timing: 'before',
  events: ['update', 'delete'],
  body: `
    if tg_op = 'UPDATE' and new.network is null and new.device is null
        and to_jsonb(new) - 'network' - 'device' = to_jsonb(old) - 'network' - 'device' then
      return new;
    end if;
    if tg_op = 'DELETE' and old.happened_at < now() - interval '364 days' then
      return old;
    end if;
    raise exception 'The audit log is not changed.';`,
})
@Entity({ tableName: 'audit_events' })
export class AuditEvent {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  @Property({ type: 'datetime', length: 3 })
  happenedAt!: Date;

  @Property({ type: 'string', length: 60 })
  what!: Audited;

  /** The account that did it; null for a guest or a stranger. Names are looked up: an account that is erased leaves none here. */
  @Property({ type: 'uuid', nullable: true })
  who!: string | null;

  @Property({ type: 'string', length: 20 })
  aboutKind!: AuditSubject;

  /** Null where no such record exists, as for an attempt to sign in to no account. */
  @Property({ type: 'uuid', nullable: true })
  aboutId!: string | null;

  /** See `networkOf`. */
  @Property({ type: 'string', length: 60, nullable: true })
  network!: string | null;

  /** As its owner would say it: `Chrome on Android`. */
  @Property({ type: 'string', length: 80, nullable: true })
  device!: string | null;

  /** A few plain facts: no secrets, no addresses, nothing typed. */
  @Property({ type: 'json', nullable: true })
  details!: AuditDetails | null;

  /** Its place in the chain of its record, from 1; null where the entries of such records are none. */
  @Property({ type: 'integer', nullable: true })
  position: number | null = null;

  /** See `hashOf`. */
  @Property({ type: 'character', length: 64, nullable: true })
  hash: string | null = null;
}
