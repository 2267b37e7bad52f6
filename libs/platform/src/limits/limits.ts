import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { Clock } from '../clock.js';
import { LimitCounter } from './limit-counter.entity.js';

/** At most so much of something for one subject within some hours. */
export interface Limit {
  /** What is counted, at most 40 characters: `forms-of-device-per-hour`. */
  readonly name: string;
  /** Who or what is counted; stored as a hash. */
  readonly subject: string;
  readonly most: number;
  /** The count begins with the first use and ends this many hours later. */
  readonly hours: number;
  /** How much is counted; 1 unless it says so, negative to take back what was counted. */
  readonly by?: number;
}

export interface Counted<L extends Limit = Limit> {
  readonly limit: L;
  readonly count: number;
  /** When the count starts again. */
  readonly until: Date;
}

/**
 * Counts in PostgreSQL, in the caller's transaction: what is rolled back was not counted. A counter stays locked until the
 * commit, so that two callers never both take the last place; therefore count last (docs/decisions/0005).
 */
@Injectable()
export class Limits {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** What has been counted so far. */
  async read({ name, subject }: Pick<Limit, 'name' | 'subject'>): Promise<number> {
    const endsAt = { $gt: this.clock.now() };
    const counter = await this.em.fork().findOne(LimitCounter, { name, subject: hashOf(subject), endsAt });
    return counter?.count ?? 0;
  }

  /** When the count of each of these subjects starts again, in their order; null of those of whom nothing is counted. */
  async ends(name: string, subjects: readonly string[]): Promise<(Date | null)[]> {
    if (!subjects.length) return [];
    const hashes = subjects.map(hashOf);
    const counters = await this.em.fork().find(LimitCounter, {
      name,
      subject: { $in: hashes },
      count: { $gt: 0 },
      endsAt: { $gt: this.clock.now() },
    });
    const ends = new Map(counters.map(({ subject, endsAt }) => [subject, endsAt]));
    return hashes.map((hash) => ends.get(hash) ?? null);
  }

  /**
   * Adds to each count. Refusing what is over its limit is up to the caller.
   *
   * @throws {Error} outside a transaction
   */
  async count<L extends Limit>(limits: readonly L[]): Promise<Counted<L>[]> {
    if (!this.em.isInTransaction()) throw new Error('A limit must be counted inside a transaction.');
    if (!limits.length) return [];
    const now = this.clock.now();
    const counters = limits.map(({ name, subject, hours, by = 1 }) => ({
      name,
      subject: hashOf(subject),
      count: by,
      ends_at: new Date(now.getTime() + hours * 3_600_000),
    }));
    // Always in the same order, so that two transactions that share counters cannot deadlock.
    const rows = await this.em.execute<{ name: string; subject: string; count: number; ends_at: Date }[]>(
      `insert into limit_counters as counter (name, subject, count, ends_at)
       select * from json_to_recordset(?::json) as each (name text, subject text, count int, ends_at timestamptz)
        order by name, subject
       on conflict (name, subject) do update set
         count = greatest(0, excluded.count + case when counter.ends_at > ? then counter.count else 0 end),
         ends_at = case when counter.ends_at > ? then counter.ends_at else excluded.ends_at end
       returning name, subject, count, ends_at`,
      [JSON.stringify(counters), now, now],
    );
    return limits.map((limit, at) => {
      const { name, subject } = counters[at]!;
      const row = rows.find((each) => each.name === name && each.subject === subject)!;
      return { limit, count: row.count, until: new Date(row.ends_at) };
    });
  }

  /** Adds to each count, and returns the one that stays over its limit longest; undefined if none is over. */
  async countAndFindOver<L extends Limit>(limits: readonly L[]): Promise<Counted<L> | undefined> {
    return longestOver(await this.count(limits));
  }
}

/** The count that stays over its limit longest; undefined if none is over. */
export function longestOver<L extends Limit>(counted: readonly Counted<L>[]): Counted<L> | undefined {
  const over = counted.filter(({ limit, count }) => count > limit.most);
  return over.toSorted((one, other) => other.until.getTime() - one.until.getTime())[0];
}

/** A device, a network or an address as the counters know it: SHA-256, hexadecimal. */
export function hashOf(subject: string): string {
  return createHash('sha256').update(subject).digest('hex');
}
