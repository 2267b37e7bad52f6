import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { AuditDetails, Audited } from '@groundsheet/contracts';
import { Clock } from '../clock.js';
import { Config } from '../config/config.js';
import { allOf } from '../database/all-of.js';
import { Retention } from '../retention.js';
import { contentSha256 } from './content-sha256.js';
import { RecordDay, type RecordLeaf } from './record-day.entity.js';

/** A day is over once nothing that began in it can still be stored. */
const OVER_AFTER_MS = 3_600_000;

/** A record whose entries are not those that its day was kept with, or a day whose line is another. */
export interface ChangedDay {
  readonly day: string;
  /** `form 0198…`; null where it is the line of the day itself. */
  readonly record: string | null;
  /** How many entries there were; how many there are. */
  readonly kept: number;
  readonly found: number;
}

interface Row {
  id: string;
  happened_at: string;
  what: Audited;
  who: string | null;
  about_kind: string;
  about_id: string;
  details: AuditDetails | null;
  sha256: string | null;
}

type Leaves = Map<string, RecordLeaf>;

/**
 * What the log has of forms and sets, day by day: with the line of a day that lies elsewhere, an entry that was changed, removed or
 * added later is missed. An entry belongs to the day on which it was made, which its id says.
 */
@Injectable()
export class RecordDays {
  constructor(
    private readonly em: EntityManager,
    private readonly retention: Retention,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Keeps the days that are over and have not been kept, and forgets those whose entries are past their time, in the caller's
   * transaction.
   *
   * @returns the lines that are new
   */
  async keep(): Promise<RecordDay[]> {
    await this.em.nativeDelete(RecordDay, { day: { $lt: this.oldest() } });
    const last = await this.last();
    const today = this.clock.dayOf(new Date(this.clock.now().getTime() - OVER_AFTER_MS));
    let before = last?.root ?? '';
    const kept = [...(await this.daysBetween(last?.day ?? null, today))].map(([day, leaves]) => {
      const line = lineOf(day, before, Object.fromEntries(leaves));
      before = line.root;
      return line;
    });
    await this.em.persist(kept).flush();
    return kept;
  }

  /** The last line that was kept; null where there is none. */
  async last(): Promise<RecordDay | null> {
    const options = { orderBy: { day: 'desc' }, limit: 1, disableIdentityMap: true } as const;
    return (await this.em.findAll(RecordDay, options))[0] ?? null;
  }

  /** What is kept and not as it was. @param records of these alone, `form 0198…`, and of no line */
  async *changed(records?: readonly string[]): AsyncGenerator<ChangedDay> {
    const { where, values } = allOf(
      ['day > ?', this.oldest()],
      records && ['jsonb_exists_any(leaves, ?::text[])', `{"${records.join('","')}"}`],
    );
    const sql = `select to_char(day, 'YYYY-MM-DD') as day from record_days ${where} order by day`;
    let before: string | null = null;
    for (const { day } of await this.em.execute<{ day: string }[]>(sql, values)) {
      const line: RecordDay = await this.em.findOneOrFail(RecordDay, { day }, { disableIdentityMap: true });
      if (!records && line.root !== lineOf(day, before ?? line.before, line.leaves).root)
        yield { day, record: null, kept: line.entries, found: line.entries };
      before = line.root;
      for (const changed of await this.changedOf(line))
        if (!records || records.includes(changed.record!)) yield changed;
    }
  }

  /** Of this day some entries may be past their time. */
  private oldest(): string {
    return this.clock.dayOf(this.retention.over());
  }

  private async changedOf({ day, leaves }: Pick<RecordDay, 'day' | 'leaves'>): Promise<ChangedDay[]> {
    const now = await this.leavesOf(day);
    const records = new Set([...Object.keys(leaves), ...now.keys()]);
    return [...records].flatMap((record) => {
      const [kept, found] = [leaves[record], now.get(record)];
      if (kept?.[1] === found?.[1]) return [];
      return [{ day, record, kept: kept?.[0] ?? 0, found: found?.[0] ?? 0 }];
    });
  }

  private async leavesOf(day: string): Promise<Leaves> {
    return leavesIn(await this.entries('id >= %first and id < %next', [day, day]));
  }

  /** @param last null for the beginning */
  private async daysBetween(last: string | null, today: string): Promise<Map<string, Leaves>> {
    const rows = last
      ? await this.entries('id >= %next and id < %first', [last, today])
      : await this.entries('id < %first', [today]);
    const days = Map.groupBy(rows, ({ id }) => this.clock.dayOf(madeAt(id)));
    return new Map([...days].map(([day, entries]) => [day, leavesIn(entries)]));
  }

  /** @param condition with `%first` and `%next` for the least ids of a day and of the day after, in the order of `days` */
  private entries(condition: string, days: readonly string[]): Promise<Row[]> {
    const sql = condition.replace('%first', leastIdOf('?::date')).replace('%next', leastIdOf('?::date + 1'));
    return this.em.execute<Row[]>(
      `select id, happened_at, what, who, about_kind, about_id, details, sha256 from audit_events
        where ${sql} and about_kind in ('form', 'form-set') and about_id is not null order by id`,
      days.flatMap((day) => [day, this.config.timeZone]),
    );
  }
}

function leavesIn(rows: readonly Row[]): Leaves {
  const records = Map.groupBy(rows, ({ about_kind, about_id }) => `${about_kind} ${about_id}`);
  const leafOf = (entries: readonly Row[]) => [entries.length, contentSha256(entries.map(keptOf))] as const;
  return new Map([...records].map(([record, entries]) => [record, leafOf(entries)]));
}

/** All of an entry but what is erased: network, device, and the name. */
function keptOf({ happened_at, ...entry }: Row): object {
  return { ...entry, at: new Date(happened_at).toISOString() };
}

function lineOf(day: string, before: string, leaves: RecordDay['leaves']): RecordDay {
  const entries = Object.values(leaves).reduce((sum, [many]) => sum + many, 0);
  const root = contentSha256({ before, day, leaves });
  return Object.assign(new RecordDay(), { day, entries, before, root, leaves });
}

/** The ids of entries begin with the millisecond in which they were made (UUIDv7). */
function madeAt(id: string): Date {
  return new Date(parseInt(id.replace('-', '').slice(0, 12), 16));
}

function leastIdOf(day: string): string {
  const midnight = `extract(epoch from (${day})::timestamp at time zone ?) * 1000`;
  return `(lpad(to_hex((${midnight})::bigint), 12, '0') || repeat('0', 20))::uuid`;
}
