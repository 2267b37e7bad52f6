import { EntityManager } from '@mikro-orm/postgresql';
import { AccountDeleted } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { SignRequest } from '../sign-request.entity.js';

/** The account is no more: nobody waits for a signature, and what was signed is nobody's. */
@Subscriber(AccountDeleted)
export class LeaveRequestsWhenAccountDeleted implements EventSubscriber<PayloadOf<typeof AccountDeleted>> {
  constructor(private readonly em: EntityManager) {}

  async handle({ driverId: ownerId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    await this.em.nativeDelete(SignRequest, { ownerId, state: { $ne: 'signed' } });
    await this.em.nativeUpdate(SignRequest, { ownerId }, { ownerId: null });
  }
}
