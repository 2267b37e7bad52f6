import { EntityManager } from '@mikro-orm/postgresql';
import { FormsLeft } from '@groundsheet/contracts';
import { Subscriber, Transaction, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { FormSet } from '../form-set.entity.js';
import { FormSets } from '../form-sets.js';

/** Open sets go with the account; completed ones stay, as the forms in them do, and are nobody’s (docs/safeguards.md, Retention). */
@Subscriber(FormsLeft)
export class LeaveSetsWhenFormsLeft implements EventSubscriber<PayloadOf<typeof FormsLeft>> {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly sets: FormSets,
  ) {}

  async handle({ driverId }: PayloadOf<typeof FormsLeft>): Promise<void> {
    await this.transaction.run(async () => {
      await this.sets.lock(driverId);
      await this.em.nativeDelete(FormSet, { driverId, status: { $ne: 'completed' } });
      await this.em.nativeUpdate(FormSet, { driverId }, { driverId: null });
    });
  }
}
