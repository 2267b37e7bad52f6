import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

/** Something that is written, with question marks for its values. */
interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
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
  private readonly left = new WeakMap<object, Statement[]>();

  constructor(private readonly em: EntityManager) {}

  /** Runs `work` and commits; rolls back and rethrows if it throws. */
  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.em.isInTransaction()) return work();
    return this.em.transactional(async () => {
      const result = await work();
      await this.writeWhatIsLeft();
      return result;
    });
  }

  /**
   * Leaves it to be written just before the commit. All that was left goes to the database in one trip: for what nobody
   * reads in the transaction, such as jobs.
   *
   * @throws {Error} outside a transaction
   */
  writeLast(sql: string, values: readonly unknown[]): void {
    const transaction = this.em.getTransactionContext();
    if (!transaction) throw new Error('Something can be left for the end inside a transaction only.');
    this.left.set(transaction, [...(this.left.get(transaction) ?? []), { sql, values }]);
  }

  private async writeWhatIsLeft(): Promise<void> {
    const statements = this.left.get(this.em.getTransactionContext()!) ?? [];
    if (statements.length === 0) return;
    await this.em.execute(
      statements.map(({ sql }) => sql).join(';\n'),
      statements.flatMap(({ values }) => values),
    );
  }
}
