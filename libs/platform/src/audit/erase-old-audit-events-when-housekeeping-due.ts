import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Clock } from '../clock.js';
import type { EventSubscriber } from '../events/domain-event.js';
import { Subscriber } from '../events/subscriber.decorator.js';
import { Retention } from '../retention.js';
import { AuditEvent } from './audit-event.entity.js';

const TRACED_FOR_DAYS = 30;

/** Network and device stay for 30 days, the rest as long as a form (docs/safeguards.md, Retention). */
@Subscriber(HousekeepingDue)
export class EraseOldAuditEventsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly retention: Retention,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const traced = new Date(this.clock.now().getTime() - TRACED_FOR_DAYS * 86_400_000);
    await this.em.nativeUpdate(
      AuditEvent,
      { happenedAt: { $lte: traced }, $or: [{ network: { $ne: null } }, { device: { $ne: null } }] },
      { network: null, device: null },
    );
    await this.em.nativeDelete(AuditEvent, { happenedAt: { $lte: this.retention.over() } });
  }
}
