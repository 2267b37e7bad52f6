import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Clock } from '../clock.js';
import type { EventSubscriber } from '../events/domain-event.js';
import { Subscriber } from '../events/subscriber.decorator.js';
import { goneAfter } from './gone-after.decorator.js';

/** What goes by its age alone, without files or events. */
@Subscriber(HousekeepingDue)
export class ForgetOldRowsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    for (const { entity, property, hours } of goneAfter()) {
      const over = new Date(this.clock.now().getTime() - hours * 3_600_000);
      await this.em.nativeDelete(entity, { [property]: { $lte: over } });
    }
  }
}
