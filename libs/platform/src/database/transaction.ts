import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

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
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.em.transactional(work, { propagation: 'required' });
  }
}
