import { allOf, type Condition } from '../database/all-of.js';
import type { AuditSubject } from './audit-event.entity.js';

/** Which entries are wanted, with names already turned into ids. */
export interface AuditFilter {
  /** Accounts. */
  readonly people?: readonly string[] | undefined;
  readonly records?: readonly { kind: AuditSubject; id: string }[] | undefined;
  /** Days in the time zone, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
}

/**
 * Selects one page of the audit log, the latest first. Each person and record is a select of its own, which reads no more than a
 * page from its index; the page is the latest of all of these.
 */
export function auditSql(
  filter: AuditFilter,
  limit: number,
  after?: string,
): { sql: string; values: unknown[] } {
  const times = timesOf(filter, after);
  const branches = branchesOf(filter).map((branch) => allOf(...branch, ...times));
  const [only, ...others] = branches;
  if (only && others.length === 0)
    return {
      sql: `select * from audit_events ${only.where} order by happened_at desc, id desc limit ?`,
      values: [...only.values, limit],
    };
  const selects = branches.map(
    ({ where }) => `(select id, happened_at from audit_events ${where}
                      order by happened_at desc, id desc limit ?)`,
  );
  const sql = `
    select event.* from (${selects.join(' union ')}) as found join audit_events as event using (id)
     order by event.happened_at desc, event.id desc limit ?`;
  return { sql, values: [...branches.flatMap(({ values }) => [...values, limit]), limit] };
}

function branchesOf({ people, records }: AuditFilter): Condition[][] {
  const ofRecords = records?.map(({ kind, id }): Condition => [
    'about_kind = ? and about_id = ?::uuid',
    kind,
    id,
  ]);
  if (!people) return ofRecords?.map((record) => [record]) ?? [[]];
  if (ofRecords) {
    const ids = `{${people.join(',')}}`;
    const theirs = `(who = any(?::uuid[]) or about_kind = 'account' and about_id = any(?::uuid[]))`;
    return ofRecords.map((record) => [record, [theirs, ids, ids]]);
  }
  return people.flatMap((id): Condition[][] => [
    [['who = ?::uuid', id]],
    [[`about_kind = 'account' and about_id = ?::uuid`, id]],
  ]);
}

function timesOf({ from, to, timeZone }: AuditFilter, after?: string): Parameters<typeof allOf> {
  return [
    from && ['happened_at >= ?::date::timestamp at time zone ?', from, timeZone],
    to && ['happened_at < (?::date + 1)::timestamp at time zone ?', to, timeZone],
    after && ['(happened_at, id) < (select happened_at, id from audit_events where id = ?::uuid)', after],
  ];
}
