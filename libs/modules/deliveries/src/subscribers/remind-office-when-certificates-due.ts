import { QueryBus } from '@nestjs/cqrs';
import { CertificatesDue, FindOffice, type PayloadOfDueCertificates } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { DefectMails } from '../emails/defect-mails.js';

@Subscriber(CertificatesDue, { atOnce: true })
export class RemindOfficeWhenCertificatesDue implements EventSubscriber<PayloadOfDueCertificates> {
  constructor(
    private readonly queries: QueryBus,
    private readonly mails: DefectMails,
  ) {}

  async handle(due: PayloadOfDueCertificates): Promise<void> {
    const office = await this.queries.execute(new FindOffice());
    await this.mails.queue(
      { news: 'certificates', ...due },
      office.map(({ email }) => email),
    );
  }
}
