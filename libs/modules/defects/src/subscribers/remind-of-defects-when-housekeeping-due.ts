import { EntityManager } from '@mikro-orm/postgresql';
import { DefectsOverdue, HousekeepingDue } from '@groundsheet/contracts';
import { weekdayOf } from '@groundsheet/form-rules';
import { Clock, EventRecorder, Subscriber, Transaction, type EventSubscriber } from '@groundsheet/platform';
import { v5 as uuidv5 } from 'uuid';
import { factsOf } from '../defect-log.js';
import { Defect } from '../defect.entity.js';

/** Days on which each is told of; afterwards on Mondays alone. */
const MOST_REMINDERS = 3;
const MONDAY = 1;
/** More than these tell nobody more. */
const MOST_LINES = 20;
/** So that a day with very many stays one piece of work. */
const AT_MOST = 500;
const NAMESPACE = '4f0c7f5e-6c0e-4a0b-9a59-2f1f6f1f3d10';

/** One mail a day about all that is overdue, however many machines there are (docs/machines.md, Defects). */
@Subscriber(HousekeepingDue)
export class RemindOfDefectsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly events: EventRecorder,
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
    await this.events.record(
      new DefectsOverdue({
        requestId: uuidv5(`defects overdue ${today} ${late[0]!.id}`, NAMESPACE),
        defects: late
          .slice(0, MOST_LINES)
          .map((defect) => ({ ...factsOf(defect), dueOn: defect.dueOn!, owner: defect.owner })),
        total: late.length,
        at: this.clock.now().toISOString(),
      }),
    );
  }
}
