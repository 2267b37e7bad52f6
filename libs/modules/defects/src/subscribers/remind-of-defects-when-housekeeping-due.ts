import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { weekdayOf } from '@groundsheet/form-rules';
import { Clock, Subscriber, Transaction, type EventSubscriber } from '@groundsheet/platform';
import { DefectMails } from '../defect-mails.js';
import { Defect } from '../defect.entity.js';

/** Days on which each is told of; afterwards on Mondays alone. */
const MOST_REMINDERS = 3;
const MONDAY = 1;
/** So that a day with very many stays one piece of work. */
const AT_MOST = 500;

/** One mail a day about all that is overdue, however many machines there are (docs/machines.md, Defects). */
@Subscriber(HousekeepingDue)
export class RemindOfDefectsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly mails: DefectMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    await this.transaction.run(() => this.remind(this.clock.today()));
  }

  private async remind(today: string): Promise<void> {
    const isMonday = weekdayOf(today) === MONDAY;
    const late = await this.em.find(
      Defect,
      {
        state: { $in: ['open', 'in hand'] },
        dueOn: { $lt: today },
        $or: [{ remindedOn: null }, { remindedOn: { $lt: today } }],
        ...(isMonday ? {} : { reminders: { $lt: MOST_REMINDERS } }),
      },
      { orderBy: [{ severity: 'asc' }, { dueOn: 'asc' }, { id: 'asc' }], limit: AT_MOST },
    );
    if (late.length === 0) return;
    for (const defect of late) defect.reminded(today);
    await this.em.flush();
    await this.mails.overdue(late);
  }
}
