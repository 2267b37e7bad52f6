import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { FormSet } from './form-set.entity.js';

/** Where PostgreSQL tells every web process that the sets of a driver have changed. */
export const SET_CHANNEL = 'form_sets';

/** Says that a set has changed, to whoever has it open: a hint, which may be lost. Heard once the transaction is committed. */
@Injectable()
export class SetSignals {
  constructor(private readonly em: EntityManager) {}

  async changed({ id, driverId }: Pick<FormSet, 'id' | 'driverId'>): Promise<void> {
    await this.em.execute('select pg_notify(?, ?)', [SET_CHANNEL, JSON.stringify({ id, driverId })]);
  }
}
