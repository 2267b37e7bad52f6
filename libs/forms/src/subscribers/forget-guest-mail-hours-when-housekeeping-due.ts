import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Clock, Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { GuestMailHour } from '../limits/guest-mail-hour.entity.js';

/** Longer than a day on site can be. */
const KEPT_MS = 2 * 86_400_000;

/** Which network has sent how much matters as long as its day lasts. */
@Subscriber(HousekeepingDue)
export class ForgetGuestMailHoursWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const over = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.em.nativeDelete(GuestMailHour, { hour: { $lt: over } });
  }
}
