import { EntityManager } from '@mikro-orm/postgresql';
import { AccountConfirmed } from '@groundsheet/contracts';
import {
  LiveSignals,
  Subscriber,
  Transaction,
  type EventSubscriber,
  type PayloadOf,
} from '@groundsheet/platform';
import { FormSet } from '../form-set.entity.js';
import { FormSets } from '../form-sets.js';

/** From now on the sets of the account stand among those of all others (docs/decisions/0043). */
@Subscriber(AccountConfirmed)
export class MoveSetsWhenAccountConfirmed implements EventSubscriber<PayloadOf<typeof AccountConfirmed>> {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly sets: FormSets,
    private readonly signals: LiveSignals,
  ) {}

  async handle({ driverId }: PayloadOf<typeof AccountConfirmed>): Promise<void> {
    await this.transaction.run(async () => {
      // A set that begins at this moment was told that the address is not confirmed.
      await this.sets.lock(driverId);
      const moved = await this.em.nativeUpdate(
        FormSet,
        { driverId, isOfConfirmed: false },
        { isOfConfirmed: true },
      );
      if (moved > 0) await this.signals.tell('form-sets.changed', { ownerId: driverId });
    });
  }
}
