import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { FindAdmins, TellFirm } from '@groundsheet/contracts';
import { normaliseEmail } from '@groundsheet/form-rules';
import { EventRecorder, Transaction } from '@groundsheet/platform';
import { jobsOf } from './email-jobs.js';
import { senderInSubject } from './form-subject.js';
import { OffHireEmail } from './off-hire-email.entity.js';
import type { OffHireNews, OffHireTold } from './off-hire-news.js';
import { Postmarks } from './postmarks.js';

/** Mails about off-hire notices: one to each recipient of either side, stored once for each piece of news. */
@Injectable()
export class OffHireMail {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly postmarks: Postmarks,
    private readonly queries: QueryBus,
  ) {}

  async tellBothSides(news: OffHireNews): Promise<void> {
    await this.transaction.run(async () => {
      const { name, replyAddress } = await this.queries.execute(new TellFirm());
      const sender = senderInSubject(name);
      const { email, companyEmail } = news.facts;
      const hirers = [email, companyEmail].flatMap((address) => (address ? normaliseEmail(address) : []));
      const office = replyAddress ? [normaliseEmail(replyAddress)] : await this.admins();
      const to = (side: OffHireTold['side'], recipients: readonly string[]) =>
        recipients.map((each) => OffHireEmail.queue(each, { ...news, side }, this.postmarks.now(), sender));
      const mails = [...to('hirer', [...new Set(hirers)]), ...to('office', office)];
      await this.store(mails);
    });
  }

  /** Those that an event has brought before are there already. */
  private async store(mails: readonly OffHireEmail[]): Promise<void> {
    const ids = mails.map(({ id }) => id);
    const known = await this.em.find(OffHireEmail, { id: { $in: ids } }, { fields: ['id'] });
    const added = mails.filter(({ id }) => !known.some((mail) => mail.id === id));
    await this.em.persist(added).flush();
    await this.events.record(...jobsOf(added));
  }

  /** Where the firm has no address of its own for replies. */
  private async admins(): Promise<string[]> {
    const admins = await this.queries.execute(new FindAdmins());
    return admins.map(({ email }) => email);
  }
}
