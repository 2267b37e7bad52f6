import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Clock } from '../clock.js';
import type { EventSubscriber } from '../events/domain-event.js';
import { Subscriber } from '../events/subscriber.decorator.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

const KEPT_HOURS = 48;

/** Keys are kept 48 hours (docs/safeguards.md, Retention). */
@Subscriber(HousekeepingDue)
export class ForgetIdempotencyKeysWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const oldest = new Date(this.clock.now().getTime() - KEPT_HOURS * 3_600_000);
    await this.em.nativeDelete(IdempotencyKey, { createdAt: { $lt: oldest } });
  }
}
