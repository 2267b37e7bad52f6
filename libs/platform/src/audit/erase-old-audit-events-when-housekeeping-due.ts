import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Clock } from '../clock.js';
import { Transaction } from '../database/transaction.js';
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
    private readonly transaction: Transaction,
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
    await this.transaction.run(() => this.erase(this.retention.over()));
  }

  /**
   * A chain is erased from its beginning on: an entry about something earlier waits for those before it. The chain keeps where it
   * goes on, and goes with its last entry.
   */
  private async erase(over: Date): Promise<void> {
    await this.em.execute(
      `with erased as (
         delete from audit_events old where happened_at <= ? and (position is null or not exists (
           select 1 from audit_events
            where about_kind = old.about_kind and about_id = old.about_id and position < old.position and happened_at > ?))
         returning about_kind, about_id, position, hash),
       ends as (
         select distinct on (about_kind, about_id) * from erased where position is not null
          order by about_kind, about_id, position desc)
       update event_chains chain set erased = ends.position, erased_head = ends.hash from ends
        where chain.about_kind = ends.about_kind and chain.about_id = ends.about_id`,
      [over, over],
    );
    await this.em.execute('delete from event_chains where erased = length');
  }
}
