import { Injectable } from '@nestjs/common';
import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';

/**
 * The only way to open a transaction. Commands already run in one; subscribers and interceptors that need one use this.
 * Nested work joins the open transaction.
 *
 * The injected `EntityManager` finds the running transaction by itself (asynchronous context), so handlers, the event
 * recorder and contract queries all use it without passing it on.
 */
@Injectable()
export class Transaction {
  constructor(private readonly em: EntityManager) {}

  /** Runs `work` and commits; rolls back and rethrows if it throws. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    return this.em.isInTransaction() ? work() : this.em.transactional(work);
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

  /** @throws {Error} outside a transaction */
  require(): void {
    if (!this.em.isInTransaction()) throw new Error('This must be done inside a transaction.');
  }
}
