import { Logger } from '@nestjs/common';
import { HousekeepingDue, RecordKept } from '@groundsheet/contracts';
import { Clock } from '../clock.js';
import { Transaction } from '../database/transaction.js';
import type { EventSubscriber } from '../events/domain-event.js';
import { EventRecorder } from '../events/event-recorder.js';
import { Subscriber } from '../events/subscriber.decorator.js';
import { RecordDays } from './record-days.js';

/** The line of each day that is over goes to the log and to the admins, so that copies of it lie outside the database. */
@Subscriber(HousekeepingDue)
export class KeepDayOfRecordsWhenHousekeepingDue implements EventSubscriber {
  private readonly logger = new Logger('Record');

  constructor(
    private readonly days: RecordDays,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const kept = await this.transaction.run(async () => {
      await this.transaction.lock('groundsheet.record-days');
      const lines = await this.days.keep();
      const at = this.clock.now().toISOString();
      for (const { day, entries, root } of lines)
        await this.events.record(new RecordKept({ day, entries, root, at }));
      return lines;
    });
    for (const { day, entries, root } of kept)
      this.logger.log({ message: 'the record of a day', day, entries, root });
  }
}
