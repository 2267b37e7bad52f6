import { EntityManager } from '@mikro-orm/postgresql';
import { AccountDeleted } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { OffHire } from '../off-hire.entity.js';

/** A notice stays, as one that was given without an account does: it is what the hirer and the firm go by. */
@Subscriber(AccountDeleted)
export class LeaveOffHiresWhenAccountDeleted implements EventSubscriber<PayloadOf<typeof AccountDeleted>> {
  constructor(private readonly em: EntityManager) {}

  async handle({ driverId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    await this.em.nativeUpdate(OffHire, { driverId }, { driverId: null });
  }
}
