import { QueryBus } from '@nestjs/cqrs';
import { DefectsOverdue, FindOffice, type PayloadOfOverdueDefects } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { DefectMails } from '../emails/defect-mails.js';

@Subscriber(DefectsOverdue, { atOnce: true })
export class RemindOfficeWhenDefectsOverdue implements EventSubscriber<PayloadOfOverdueDefects> {
  constructor(
    private readonly queries: QueryBus,
    private readonly mails: DefectMails,
  ) {}

  async handle(overdue: PayloadOfOverdueDefects): Promise<void> {
    const office = await this.queries.execute(new FindOffice());
    await this.mails.queue(
      { news: 'overdue', ...overdue },
      office.map(({ email }) => email),
    );
  }
}
