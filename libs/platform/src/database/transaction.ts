import { Injectable } from '@nestjs/common';
import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import { AsyncLocalStorage } from 'node:async_hooks';

/** What a transaction leaves behind for others: jobs of the queue, as its `job_spec`, and notices for all processes. */
interface Announced {
  readonly jobs: object[];
  readonly notices: object[];
}

/** What is open in one transaction: what it will have said, and what follows its commit. */
interface Open extends Announced {
  readonly afterwards: (() => Promise<void>)[];
}

const ADD_JOBS = `(select count(*) from graphile_worker.add_jobs(array(
  select job from json_populate_recordset(null::graphile_worker.job_spec, ?) as job)))`;
const NOTIFY = `(select count(pg_notify('signals', notice::text)) from json_array_elements(?) as notice)`;

/**
 * The only way to open a transaction. Commands already run in one; subscribers and interceptors that need one use this.
 * Nested work joins the open transaction.
 *
 * The injected `EntityManager` finds the running transaction by itself (asynchronous context), so handlers, the event
 * recorder and contract queries all use it without passing it on.
 */
@Injectable()
export class Transaction {
  private readonly announced = new AsyncLocalStorage<Open>();

  constructor(private readonly em: EntityManager) {}

  /** Runs `work` and commits; rolls back and rethrows if it throws. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.em.isInTransaction()) return work();
    const open: Open = { jobs: [], notices: [], afterwards: [] };
    const done = await this.em.transactional(async () => {
      const result = await this.announced.run(open, work);
      await this.say(open);
      return result;
    });
    for (const follow of open.afterwards) await follow();
    return done;
  }

  /**
   * Lets `act` follow the commit, before `run` returns. It is lost with the process: who asks for it must be able to come again.
   *
   * @throws {Error} outside a transaction
   */
  afterwards(act: () => Promise<void>): void {
    const open = this.announced.getStore();
    if (!open) throw new Error('There is no transaction that this could follow.');
    open.afterwards.push(act);
  }

  /** Says it in one statement with all else, as the last thing in the transaction; at once outside of one. */
  async announce({ jobs = [], notices = [] }: Partial<Announced>): Promise<void> {
    const said = this.em.isInTransaction() ? this.announced.getStore() : undefined;
    if (!said) return this.say({ jobs, notices });
    said.jobs.push(...jobs);
    said.notices.push(...notices);
  }

  /** Reads as of one moment; nothing is written. In an open transaction it joins that. */
  async snapshot<T>(read: () => Promise<T>): Promise<T> {
    const options = { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true };
    return this.em.isInTransaction() ? read() : this.em.transactional(read, options);
  }

  /**
   * Waits until no other transaction holds the same lock, and holds it until the end of this one.
   *
   * @param kind keeps apart what has the same name
   * @throws {Error} outside a transaction
   */
  async lock(name: string, kind = 0): Promise<void> {
    this.require();
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, ?))', [name, kind]);
  }

  /** In one trip, whatever there is. */
  private async say({ jobs, notices }: Announced): Promise<void> {
    const said = [
      { sql: ADD_JOBS, what: jobs },
      { sql: NOTIFY, what: notices },
    ].filter(({ what }) => what.length > 0);
    if (said.length === 0) return;
    const values = said.map(({ what }) => JSON.stringify(what));
    await this.em.execute(`select ${said.map(({ sql }) => sql).join(', ')}`, values);
  }

  /** @throws {Error} outside a transaction */
  require(): void {
    if (!this.em.isInTransaction()) throw new Error('This must be done inside a transaction.');
  }
}
