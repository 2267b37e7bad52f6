import { EntityManager } from '@mikro-orm/postgresql';
import { DefectClosed, type PayloadOfClosedDefect } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { DefectEmail } from '../emails/defect-email.entity.js';
import { DefectMails } from '../emails/defect-mails.js';

/** People told that a machine is stopped are told how that has ended. */
@Subscriber(DefectClosed, { atOnce: true })
export class TellOfficeWhenDefectClosed implements EventSubscriber<PayloadOfClosedDefect> {
  constructor(
    private readonly em: EntityManager,
    private readonly mails: DefectMails,
  ) {}

  async handle(defect: PayloadOfClosedDefect): Promise<void> {
    const told = await this.em.find(
      DefectEmail,
      { defectId: defect.defectId },
      { fields: ['recipient'], disableIdentityMap: true },
    );
    await this.mails.queue(
      { news: 'closed', ...defect },
      told.map(({ recipient }) => recipient),
    );
  }
}
