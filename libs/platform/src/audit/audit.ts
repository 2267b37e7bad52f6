import { Injectable } from '@nestjs/common';
import { EntityManager, type FindOptions } from '@mikro-orm/postgresql';
import type { AuditDetails, Audited } from '@groundsheet/contracts';
import { currentCaller } from '../auth/caller.decorator.js';
import { deviceOf } from '../auth/device.decorator.js';
import { Clock } from '../clock.js';
import { allOf } from '../database/all-of.js';
import { Transaction } from '../database/transaction.js';
import { currentRequest } from '../http/connections/current-request.js';
import { networkOf } from '../limits/network.js';
import { AuditEvent, type AuditSubject } from './audit-event.entity.js';

/** Something that has been done. */
export interface AuditEntry {
  readonly what: Audited;
  /** The record that it was done to, and what it is called: see `AuditEvent.name`. */
  readonly about: { readonly kind: AuditSubject; readonly id: string | null; readonly name?: string };
  /** The account that did it, where that is not the one signed in. */
  readonly who?: string | null;
  readonly details?: AuditEvent['details'];
  /** When, where the record says so itself; now, where nothing is said. */
  readonly at?: Date;
  /** See `AuditEvent`. */
  readonly sha256?: string;
}

const ADDED = `
  insert into audit_events (id, happened_at, what, who, about_kind, about_id, network, device, details, sha256, name)
  select * from json_to_recordset(?::json)
    as added (id uuid, "happenedAt" timestamptz, what text, who uuid, "aboutKind" text, "aboutId" uuid, network text,
              device text, details jsonb, sha256 text, name text)`;

/** Who did what, to which record, when, from which network and device (docs/safeguards.md, Audit). */
@Injectable()
export class Audit {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Records in the caller's transaction, in this order: what is rolled back was not done.
   *
   * @throws {Error} outside a transaction
   */
  async record(...entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length === 0) return;
    this.transaction.require();
    const events = entries.map((entry) => this.eventOf(entry));
    await this.em.execute(ADDED, [JSON.stringify(events.map((event) => ({ ...event })))]);
  }

  /**
   * Records what may happen again and again, in a transaction of its own where none is open: once an hour for one account, record
   * and set of details. Pages read again by themselves, and an attempt that was refused is soon repeated. Of those that ask at the
   * same moment one is recorded.
   *
   * @param seen what stands with the entry, and makes it no other one: how many rows there were
   */
  async recordHourly(entry: AuditEntry, seen: AuditDetails = {}): Promise<void> {
    const since = new Date(this.clock.now().getTime() - 3_600_000);
    if (await this.has(entry, since, seen)) return;
    await this.transaction.run(async () => {
      const { what, about, details } = entry;
      await this.transaction.lock(
        `audit ${JSON.stringify([what, currentCaller()?.id ?? null, about, details])}`,
      );
      if (await this.has(entry, since, seen)) return;
      await this.record(details ? { ...entry, details: { ...details, ...seen } } : entry);
    });
  }

  /** As `record`, unless there is such an entry: for what a subscriber may be told twice. */
  async recordOnce(entry: AuditEntry): Promise<void> {
    if (!(await this.has(entry, new Date(0)))) await this.record(entry);
  }

  /** What it was called stands in the log no longer. */
  async forgetName({ kind: aboutKind, id: aboutId }: AuditEntry['about']): Promise<void> {
    await this.em.nativeUpdate(AuditEvent, { aboutKind, aboutId, name: { $ne: null } }, { name: null });
  }

  /** What has been done to these records, in the order in which it was done. */
  about(records: readonly AuditEntry['about'][]): Promise<AuditEvent[]> {
    return this.find(records, { orderBy: { id: 'asc' } });
  }

  /** As `about`, the latest first, and no more than so many. */
  latestAbout(records: readonly AuditEntry['about'][], limit: number): Promise<AuditEvent[]> {
    return this.find(records, { orderBy: { id: 'desc' }, limit });
  }

  /** The entries of these records that say what was sent or signed, in their order. */
  kept(aboutKind: AuditSubject, ids: readonly string[]): Promise<AuditEvent[]> {
    const which = { aboutKind, aboutId: { $in: [...ids] }, sha256: { $ne: null } };
    return this.em.find(AuditEvent, which, { orderBy: { id: 'asc' }, disableIdentityMap: true });
  }

  /** The ids of the records that have such entries, from the least on. @param after null for the beginning */
  async idsKeptAfter(kind: AuditSubject, after: string | null, limit: number): Promise<string[]> {
    const { where, values } = allOf(
      ['about_kind = ?', kind],
      ['sha256 is not null'],
      after !== null && ['about_id > ?::uuid', after],
    );
    const sql = `select distinct about_id as id from audit_events ${where} order by 1 limit ?`;
    return (await this.em.execute<{ id: string }[]>(sql, [...values, limit])).map(({ id }) => id);
  }

  /** Whether the person signed in has such an entry since then. */
  private async has({ what, about, details = {} }: AuditEntry, since: Date, seen: AuditDetails = {}) {
    const who = currentCaller()?.id ?? null;
    const { where, values } = allOf(
      ['what = ?', what],
      who === null ? ['who is null'] : ['who = ?::uuid', who],
      ['about_kind = ?', about.kind],
      about.id === null ? ['about_id is null'] : ['about_id = ?::uuid', about.id],
      [
        `coalesce(details, '{}') - ?::text[] = ?::jsonb`,
        `{${Object.keys(seen).join()}}`,
        JSON.stringify(details),
      ],
      ['happened_at > ?', since],
    );
    const same = await this.em.execute<unknown[]>(`select 1 from audit_events ${where} limit 1`, values);
    return same.length > 0;
  }

  private eventOf({ what, about, who, details = null, at, sha256 }: AuditEntry): AuditEvent {
    const request = currentRequest();
    return Object.assign(new AuditEvent(), {
      happenedAt: at ?? this.clock.now(),
      what,
      who: who === undefined ? (currentCaller()?.id ?? null) : who,
      aboutKind: about.kind,
      aboutId: about.id,
      network: request ? networkOf(request.ip) : null,
      device: request ? deviceOf(request.headers['user-agent']) : null,
      details,
      sha256: sha256 ?? null,
      name: about.name ?? null,
    });
  }

  private find(
    records: readonly AuditEntry['about'][],
    options: FindOptions<AuditEvent>,
  ): Promise<AuditEvent[]> {
    const subjects = records.map(({ kind: aboutKind, id: aboutId }) => ({ aboutKind, aboutId }));
    return this.em.find(AuditEvent, { $or: subjects }, { ...options, disableIdentityMap: true });
  }
}
