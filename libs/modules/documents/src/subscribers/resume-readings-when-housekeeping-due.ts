import { EntityManager } from '@mikro-orm/postgresql';
import { DocumentReadInPart, HousekeepingDue } from '@groundsheet/contracts';
import { addDays } from '@groundsheet/form-rules';
import { Clock, EventRecorder, Subscriber, Transaction, type EventSubscriber } from '@groundsheet/platform';
import { Document } from '../document.entity.js';
import { ReadingTime } from '../reading/reading-time.entity.js';

/** More than can be read in an hour. */
const MOST = 1000;

/** The time of accounts begins again with the hour: what had to wait for that has its turn. */
@Subscriber(HousekeepingDue)
export class ResumeReadingsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly events: EventRecorder,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** A turn too many finds nothing that waits. */
  async handle(): Promise<void> {
    await this.transaction.run(async () => {
      const waiting = await this.em.find(
        Document,
        { $or: [{ status: 'processing' }, { drawing: 'waiting' }] },
        { fields: ['id'], orderBy: { id: 'asc' }, limit: MOST, disableIdentityMap: true },
      );
      await this.events.record(...waiting.map(({ id }) => new DocumentReadInPart({ id })));
      await this.em.nativeDelete(ReadingTime, { day: { $lt: addDays(this.clock.today(), -1) } });
    });
  }
}
