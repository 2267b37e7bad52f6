import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Clock } from '../clock.js';
import type { EventSubscriber } from '../events/domain-event.js';
import { Subscriber } from '../events/subscriber.decorator.js';
import { LimitCounter } from './limit-counter.entity.js';

/** A counter whose time is over counts as none; its row is only in the way. */
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
