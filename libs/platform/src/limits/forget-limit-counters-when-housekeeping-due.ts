import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Clock } from '../clock.js';
import type { EventSubscriber } from '../events/domain-event.js';
import { Subscriber } from '../events/subscriber.decorator.js';
import { LimitCounter } from './limit-counter.entity.js';

/** Counters that are over are ignored anyway; this only tidies up. */
@Subscriber(HousekeepingDue)
export class ForgetLimitCountersWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    await this.em.nativeDelete(LimitCounter, { endsAt: { $lte: this.clock.now() } });
  }
}
