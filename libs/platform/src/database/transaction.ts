import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Note } from '../http/note.js';
import type { DatabaseConnection } from './database-driver.js';
import type { Statement } from './values-apart.js';

/** What nobody waits for in one transaction. */
interface Unawaited {
  readonly last: Statement[];
  readonly sent: Promise<unknown>[];
}

/**
 * The only way to open a transaction. Commands already run in one; subscribers and interceptors that need one use this.
 * Nested work joins the open transaction.
 *
 * The injected `EntityManager` finds the running transaction by itself (asynchronous context), so handlers, the event
 * recorder and contract queries all use it without passing it on.
 */
@Injectable()
export class Transaction {
  private readonly open = new Note<object, Unawaited>();

  constructor(private readonly em: EntityManager) {}

  /** Runs `work` and commits; rolls back and rethrows if it throws. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.em.isInTransaction()) return work();
    const unawaited: Unawaited = { last: [], sent: [] };
    try {
      return await this.em.transactional(async () => {
        this.open.set(this.em.getTransactionContext()!, unawaited);
        const result = await work();
        // The commit goes with it, and becomes a rollback where one of them fails.
        await this.send(unawaited.last);
        return result;
      });
    } finally {
      // Where one of them failed, that is why everything after it did.
      await Promise.all(unawaited.sent);
    }
  }

  /**
   * Waits, until the end of the transaction, for everybody else who locks the same: what is asked of the database from
   * here on is answered once the lock is had.
   *
   * @param kind keeps apart what has the same name
   * @throws {Error} outside a transaction
   */
  lock(name: string, kind = 0): Promise<void> {
    return this.send([{ sql: 'select pg_advisory_xact_lock(hashtextextended(?, ?))', params: [name, kind] }]);
  }

  /**
   * Leaves it to be written just before the commit. All that was left goes to the database with the commit, in one trip:
   * for what nobody reads in the transaction, such as jobs.
   *
   * @param sql with question marks for the values
   * @throws {Error} outside a transaction
   */
  writeLast(sql: string, params: readonly unknown[]): void {
    this.unawaited().last.push({ sql, params });
  }

  /** Sends statements without waiting for the answers. */
  private async send(statements: readonly Statement[]): Promise<void> {
    const { sent } = this.unawaited();
    const connection = this.em.getConnection() as DatabaseConnection;
    const answers = await connection.send(statements, this.em.getTransactionContext()!);
    for (const answer of answers) answer.catch(() => {});
    sent.push(...answers);
  }

  private unawaited(): Unawaited {
    const transaction = this.em.getTransactionContext();
    const unawaited = transaction && this.open.get(transaction);
    if (!unawaited) throw new Error('This is done inside a transaction only.');
    return unawaited;
  }
}
