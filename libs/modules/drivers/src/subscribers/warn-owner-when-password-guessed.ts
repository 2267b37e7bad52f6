import { EntityManager } from '@mikro-orm/postgresql';
import { GuessingNoticed, PasswordGuessed } from '@groundsheet/contracts';
import {
  EventRecorder,
  Subscriber,
  Transaction,
  type EventSubscriber,
  type PayloadOf,
} from '@groundsheet/platform';
import { Driver } from '../driver.entity.js';

/** Looks for the account whose password was tried. If there is none, nothing more happens. */
@Subscriber(PasswordGuessed)
export class WarnOwnerWhenPasswordGuessed implements EventSubscriber<PayloadOf<typeof PasswordGuessed>> {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
  ) {}

  async handle({ requestId, email, at }: PayloadOf<typeof PasswordGuessed>): Promise<void> {
    await this.transaction.run(async () => {
      const driver = await this.em.findOne(Driver, { email, deactivatedAt: null, invitedUntil: null });
      if (!driver) return;
      const { id: driverId, fullName } = driver;
      await this.events.record(new GuessingNoticed({ requestId, driverId, email, fullName, at }));
    });
  }
}
