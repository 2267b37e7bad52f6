import { Entity, Index, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import type { AuditDetails, Audited } from '@groundsheet/contracts';
import { v7 as uuidv7 } from 'uuid';

/** What an entry is about, and what its readers call that. */
export const AUDIT_SUBJECT_LABELS = {
  account: 'Account',
  form: 'Form',
  'form-set': 'Form set',
  company: 'Customer',
  firm: 'Our firm',
  machine: 'Machine',
  severity: 'Severity',
  'repair-link': 'Fitter’s link',
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
 * device are erased after a while, names with what they name, and rows past their retention time (docs/safeguards.md, Audit).
 */
@Index({ properties: ['happenedAt', 'id'] })
@Index({ properties: ['who', 'happenedAt', 'id'] })
@Index({ properties: ['aboutKind', 'aboutId', 'happenedAt', 'id'] })
@Index({
  name: 'audit_events_named',
  expression: `create index "audit_events_named" on "audit_events" using gin (folded("name") gin_trgm_ops) where "name" is not null`,
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
    if tg_op = 'UPDATE' and to_jsonb(old) @> jsonb_strip_nulls(to_jsonb(new))
        and to_jsonb(new) - '{network,device,name}'::text[] = to_jsonb(old) - '{network,device,name}'::text[] then
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

  /** Of what was sent or signed, as it was shown: see `contentSha256`. Null for everything else. */
  @Property({ type: 'character', length: 64, nullable: true })
  sha256!: string | null;

  /**
   * What the record was called then, where that is no person's name; null as well once it was erased. Later entries about the same
   * record need not say it again.
   */
  @Property({ type: 'string', length: 300, nullable: true })
  name!: string | null;
}
