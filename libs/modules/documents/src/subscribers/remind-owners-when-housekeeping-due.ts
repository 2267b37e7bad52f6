import { EntityManager } from '@mikro-orm/postgresql';
import { DocumentExpiring, HousekeepingDue } from '@groundsheet/contracts';
import { addDays, DOCUMENT_CATEGORIES, EXPIRING_DAYS, reminderDue } from '@groundsheet/form-rules';
import { Clock, EventRecorder, Subscriber, Transaction, type EventSubscriber } from '@groundsheet/platform';
import { v5 as uuidv5 } from 'uuid';
import { Document } from '../document.entity.js';

const AT_A_TIME = 100;

/** Reminds once at each of 30, 7 and 0 days; what was missed meanwhile is not made up for (docs/product.md, Documents). */
@Subscriber(HousekeepingDue)
export class RemindOwnersWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly events: EventRecorder,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const today = this.clock.today();
    let after: string | undefined;
    do {
      after = await this.transaction.run(() => this.remindSome(today, after));
      this.em.clear();
    } while (after);
  }

  private async remindSome(today: string, after: string | undefined): Promise<string | undefined> {
    const expiring = await this.em.find(
      Document,
      {
        expiryDate: { $gte: today, $lte: addDays(today, EXPIRING_DAYS) },
        deletedAt: null,
        status: { $ne: 'expected' },
        ...(after ? { id: { $gt: after } } : {}),
      },
      { orderBy: { id: 'asc' }, limit: AT_A_TIME },
    );
    for (const document of expiring) {
      const days = reminderDue(document.expiryDate!, document.remindedAt, today);
      if (days === null) continue;
      document.reminded(days);
      await this.events.record(this.eventOf(document, days));
    }
    await this.em.flush();
    return expiring.length === AT_A_TIME ? expiring.at(-1)!.id : undefined;
  }

  private eventOf({ id, ownerId, category, expiryDate }: Document, days: number): DocumentExpiring {
    return new DocumentExpiring({
      requestId: uuidv5(`document-expiring ${expiryDate} ${days}`, id),
      ownerId,
      name: DOCUMENT_CATEGORIES[category],
      expiryDate: expiryDate!,
      at: this.clock.now().toISOString(),
    });
  }
}
