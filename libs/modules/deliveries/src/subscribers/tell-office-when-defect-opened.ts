import { QueryBus } from '@nestjs/cqrs';
import { DefectOpened, FindOffice, type PayloadOfDefect } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { DefectMails } from '../emails/defect-mails.js';

/** What stops a machine is told at once, to the people who can stop it: ahead of the sheet's own mails. */
@Subscriber(DefectOpened, { atOnce: true })
export class TellOfficeWhenDefectOpened implements EventSubscriber<PayloadOfDefect> {
  constructor(
    private readonly queries: QueryBus,
    private readonly mails: DefectMails,
  ) {}

  async handle(defect: PayloadOfDefect): Promise<void> {
    const { severity, isProposed, companyEmail } = defect;
    if (severity !== 'A' && !isProposed) return;
    const office = (await this.queries.execute(new FindOffice())).map(({ email }) => email);
    // What a stranger proposes is for the office alone to judge.
    const customer = companyEmail && !isProposed ? [companyEmail] : [];
    await this.mails.queue({ news: 'opened', ...defect }, [...office, ...customer]);
  }
}
