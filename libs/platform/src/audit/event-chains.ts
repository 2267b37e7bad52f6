import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { AuditEvent, AuditSubject } from './audit-event.entity.js';
import { CHAINED, hashOf, type ChainedEvent } from './chained-event.js';
import { EventChain } from './event-chain.entity.js';

export interface ChainedRecord {
  readonly kind: AuditSubject;
  readonly id: string;
}

/** What looking through the chain of a record has found. */
export interface CheckedChain extends ChainedRecord {
  /** How many entries it has had. */
  readonly length: number;
  /** Hash of the last entry; null where there is none. */
  readonly head: string | null;
  /** The first entry that is not as it was recorded, counted from 1; null where the record is whole. */
  readonly brokenAt: number | null;
  /** Whether that entry is not there at all. */
  readonly isMissing: boolean;
}

/** See `EventChain`. */
export type ChainEnd = Pick<AuditEvent, 'aboutKind' | 'aboutId'> & Pick<EventChain, 'length' | 'head'>;

interface Row {
  kind: AuditSubject;
  record_id: string;
  length: number | null;
  head: string | null;
  erased: number | null;
  erased_head: string | null;
  id: string | null;
  happened_at: string;
  what: AuditEvent['what'];
  who: string | null;
  details: AuditEvent['details'];
  position: number | null;
  hash: string | null;
}

const AT_A_TIME = 200;

/** The entries of each form and set as a hash chain: each carries the hash of the one before (docs/decisions/0035). */
@Injectable()
export class EventChains {
  constructor(private readonly em: EntityManager) {}

  /**
   * Gives new entries their places in the chains of their records, which stay locked until the end of the transaction.
   *
   * @returns where these chains end then, which is for the caller to store with the entries
   */
  async link(events: readonly AuditEvent[]): Promise<ChainEnd[]> {
    const chained = events.filter(({ aboutKind, aboutId }) => aboutId !== null && CHAINED.has(aboutKind));
    const records = Map.groupBy(chained, ({ aboutKind, aboutId }) => `${aboutKind} ${aboutId}`);
    // In one order, so that two transactions never wait for each other.
    const ends: ChainEnd[] = [];
    for (const name of [...records.keys()].toSorted()) ends.push(await this.linkTo(records.get(name)!));
    return ends;
  }

  /** Where the chain of a record ends now; null where it has no entries. */
  end({ kind, id }: ChainedRecord): Promise<EventChain | null> {
    return this.em.findOne(EventChain, { aboutKind: kind, aboutId: id }, { disableIdentityMap: true });
  }

  /** Looks through the chains of these records, as they are at one moment. */
  async check(records: readonly ChainedRecord[]): Promise<CheckedChain[]> {
    if (records.length === 0) return [];
    const rows = await this.em.execute<Row[]>(
      `select record.kind, record.id as record_id, chain.length, chain.head, chain.erased, chain.erased_head,
              event.id, event.happened_at, event.what, event.who, event.details, event.position, event.hash
         from (values ${records.map(() => '(?::text, ?::uuid)').join()}) as record (kind, id)
         left join event_chains chain on chain.about_kind = record.kind and chain.about_id = record.id
         left join audit_events event on event.about_kind = record.kind and event.about_id = record.id
        order by event.position nulls last, event.id`,
      records.flatMap(({ kind, id }) => [kind, id]),
    );
    return records.map((record) => {
      const its = rows.filter(({ kind, record_id: id }) => kind === record.kind && id === record.id);
      return { ...record, ...checked(its) };
    });
  }

  /** Looks through the chains of all records, some at a time. */
  async *checkAll(): AsyncGenerator<CheckedChain> {
    for (let after: ChainedRecord | undefined; ;) {
      const records: ChainedRecord[] = await this.recordsAfter(after);
      yield* await this.check(records);
      after = records.at(-1);
      if (records.length < AT_A_TIME) return;
    }
  }

  /** Those with entries as well: a chain that was taken away is missed. */
  private recordsAfter(after: ChainedRecord | undefined): Promise<ChainedRecord[]> {
    const since = after ? `and (about_kind, about_id) > (?, ?::uuid)` : '';
    const of = (table: string) =>
      `(select distinct about_kind as kind, about_id as id from ${table}
         where about_kind = any(?::text[]) and about_id is not null ${since} order by 1, 2 limit ${AT_A_TIME})`;
    const values = [`{${[...CHAINED].join()}}`, ...(after ? [after.kind, after.id] : [])];
    return this.em.execute<ChainedRecord[]>(
      `${of('event_chains')} union ${of('audit_events')} order by 1, 2 limit ${AT_A_TIME}`,
      [...values, ...values],
    );
  }

  private async linkTo(events: readonly AuditEvent[]): Promise<ChainEnd> {
    const { aboutKind, aboutId } = events[0]!;
    const [chain] = await this.em.execute<{ length: number; head: string }[]>(
      `insert into event_chains (about_kind, about_id, length, head) values (?, ?, 0, '')
           on conflict (about_kind, about_id) do update set length = event_chains.length
       returning length, head`,
      [aboutKind, aboutId],
    );
    let { length, head } = chain!;
    for (const event of events) {
      event.position = length += 1;
      event.hash = head = hashOf(head, event);
    }
    return { aboutKind, aboutId, length, head };
  }
}

/** @param rows the entries of one record in their order, or one row without an entry */
function checked(rows: readonly Row[]): Omit<CheckedChain, keyof ChainedRecord> {
  const { length, head, erased, erased_head } = rows[0]!;
  const found = { length: length ?? 0, head: head || null };
  const broken = (brokenAt: number, isMissing: boolean) => ({ ...found, brokenAt, isMissing });
  let [at, last] = [erased ?? 0, erased_head ?? ''];
  for (const row of rows) {
    if (row.id === null) break;
    at += 1;
    if (row.position !== null && row.position > at) return broken(at, true);
    if (row.position !== at || row.hash !== hashOf(last, eventOf(row))) return broken(at, false);
    last = row.hash;
  }
  if (found.length > at) return broken(at + 1, true);
  if (found.length < at || (found.head ?? '') !== last) return broken(at, false);
  return { ...found, brokenAt: null, isMissing: false };
}

function eventOf({ kind, record_id, happened_at, ...row }: Row): ChainedEvent {
  return { ...row, id: row.id!, happenedAt: new Date(happened_at), aboutKind: kind, aboutId: record_id };
}
