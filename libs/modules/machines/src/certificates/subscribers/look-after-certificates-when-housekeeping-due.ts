import { EntityManager } from '@mikro-orm/postgresql';
import { QueryBus } from '@nestjs/cqrs';
import { FindOffice, HousekeepingDue, MailTold } from '@groundsheet/contracts';
import { reminderAt } from '@groundsheet/form-rules';
import { Clock, EventRecorder, Subscriber, Transaction, type EventSubscriber } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import { Machine } from '../../machine.entity.js';
import { MachineStatuses } from '../../states/machine-statuses.js';
import { Certificate, IS_CURRENT } from '../certificate.entity.js';
import { dueLine, dueMail } from '../certificate-words.js';
import { CurrentCertificates } from '../current-certificates.js';

const AT_A_TIME = 100;
/** More than these tell nobody more. */
const MOST_LINES = 20;

/**
 * Once a day for each machine: announces what has ended with the day, and reminds once at each of 30, 7 and 0 days left, in one
 * mail about all of them. Missed ones are not sent later (docs/machines.md, Certificates).
 */
@Subscriber(HousekeepingDue)
export class LookAfterCertificatesWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly statuses: MachineStatuses,
    private readonly certificates: CurrentCertificates,
    private readonly queries: QueryBus,
    private readonly events: EventRecorder,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const today = this.clock.today();
    let ids: string[];
    do {
      ids = await this.waiting(today);
      for (const id of ids) await this.transaction.run(() => this.lookAfter(id, today));
      this.em.clear();
    } while (ids.length === AT_A_TIME);
    await this.transaction.run(() => this.remind());
  }

  /** Machines with a certificate that nobody has looked after today. */
  private async waiting(today: string): Promise<string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select distinct machine_id as id from certificates
        where ${IS_CURRENT} and looked_after_on is distinct from ?::date limit ?`,
      [today, AT_A_TIME],
    );
    return rows.map(({ id }) => id);
  }

  private async lookAfter(id: string, today: string): Promise<void> {
    const machine = await this.em.findOne(Machine, { id });
    if (!machine) return;
    await this.statuses.change(machine, async () => {
      for (const { certificate, standing } of await this.certificates.of(machine)) {
        const days =
          standing.daysLeft === null ? null : reminderAt(standing.daysLeft, certificate.remindedAt);
        if (days !== null && !machine.archivedAt) certificate.owe(days);
        certificate.lookedAfterOn = today;
      }
    });
  }

  private async remind(): Promise<void> {
    await this.transaction.lock('reminders of certificates');
    const owed = await this.em.find(
      Certificate,
      { isReminderOwed: true, replacedAt: null },
      { orderBy: { remindedAt: 'asc', dueOn: 'asc', id: 'asc' }, refresh: true },
    );
    const machines = await this.em.find(Machine, {
      id: { $in: owed.map(({ machineId }) => machineId) },
      archivedAt: null,
    });
    const due = owed.filter(({ machineId }) => machines.some(({ id }) => id === machineId));
    for (const certificate of owed) certificate.isReminderOwed = false;
    await this.em.flush();
    if (due.length === 0) return;
    const lines = [];
    for (const certificate of due.slice(0, MOST_LINES)) {
      const machine = machines.find(({ id }) => id === certificate.machineId)!;
      const judged = (await this.certificates.of(machine)).find((each) => each.certificate === certificate);
      if (judged) lines.push(dueLine(machine, judged));
    }
    const to = await this.queries.execute(new FindOffice());
    await this.events.record(
      new MailTold({ key: uuidv7(), to, about: { kind: 'defect' }, ...dueMail(lines, due.length) }),
    );
  }
}
