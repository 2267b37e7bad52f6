import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

/**
 * The one way to a transaction. Commands run in one already; a subscriber or an interceptor that needs one
 * asks here. Work inside work joins the transaction that is open.
 *
 * The injected `EntityManager` finds the running transaction by itself (asynchronous context), so handlers,
 * the recorder of events and contract queries all work in the same one without passing it on.
 */
@Injectable()
export class Transaction {
  constructor(private readonly em: EntityManager) {}

  /** Runs `work` and commits; rolls back and rethrows when it throws. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.em.transactional(work, { propagation: 'required' });
  }
}
