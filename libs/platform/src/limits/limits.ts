import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { Clock } from '../clock.js';

/** So much of something for somebody in so many hours. */
export interface Limit {
  /** What is counted, at most 40 letters: `forms-of-device-per-hour`. */
  readonly name: string;
  /** Whose count it is; stored as a hash. */
  readonly subject: string;
  readonly most: number;
  /** The count begins with the first and ends so many hours later. */
  readonly hours: number;
}

export interface Counted<L extends Limit = Limit> {
  readonly limit: L;
  readonly count: number;
  /** When the count begins again. */
  readonly until: Date;
}

/**
 * Counts in PostgreSQL, in the caller's transaction: what is rolled back was not counted. A counter is locked
 * from here to the commit, so count last, and two at the same time never both take the last place
 * (docs/decisions/0005-counting-in-the-transaction.md).
 */
@Injectable()
export class Limits {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Begins the counts again. */
  async forget(limits: readonly Limit[]): Promise<void> {
    const counters = limits.map(({ name, subject }) => ({ name, subject: hashOf(subject) }));
    await this.em.execute(
      `delete from limit_counters where (name, subject) in
         (select name, subject from json_to_recordset(?::json) as each (name text, subject text))`,
      [JSON.stringify(counters)],
    );
  }

  /**
   * Adds to the count of each; refusing what is over is the caller's part.
   *
   * @param by less than 0 takes back what was counted in this transaction
   * @throws {Error} outside a transaction
   */
  async count<L extends Limit>(limits: readonly L[], by = 1): Promise<Counted<L>[]> {
    if (!this.em.isInTransaction()) throw new Error('A limit is counted outside a transaction.');
    const now = this.clock.now();
    const counters = limits.map(({ name, subject, hours }) => ({
      name,
      subject: hashOf(subject),
      count: by,
      ends_at: new Date(now.getTime() + hours * 3_600_000),
    }));
    // In one order for everybody: two transactions that share two counters do not wait for each other.
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

  /** Adds to the count of each, and tells the one that is over its limit for longest; undefined where none is. */
  async countAndFindOver<L extends Limit>(limits: readonly L[], by = 1): Promise<Counted<L> | undefined> {
    const over = (await this.count(limits, by)).filter(({ limit, count }) => count > limit.most);
    return over.toSorted((one, other) => other.until.getTime() - one.until.getTime())[0];
  }
}

function hashOf(subject: string): string {
  return createHash('sha256').update(subject).digest('hex');
}
