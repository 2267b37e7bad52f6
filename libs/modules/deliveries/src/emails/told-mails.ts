import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { TellFirm, type ToldMail } from '@groundsheet/contracts';
import { normaliseEmail, oneLine } from '@groundsheet/form-rules';
import { EventRecorder } from '@groundsheet/platform';
import { PRODUCT } from '../letters/letterheads.js';
import { jobsOf } from './email-jobs.js';
import { Postmarks } from './postmarks.js';
import { ToldEmail } from './told-email.entity.js';

const SENDER_IN_SUBJECT = 60;

/** Mails in the words of other modules. */
@Injectable()
export class ToldMails {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly events: EventRecorder,
    private readonly postmarks: Postmarks,
  ) {}

  /** One for each address, in the caller's transaction; each is then sent by a job of its own. */
  async store(mail: ToldMail): Promise<void> {
    const to = new Map(mail.to.map((each) => [normaliseEmail(each.email), each]));
    if (to.size === 0) return;
    const subject = mail.isFromFirm ? `${await this.sender()}: ${mail.subject}` : mail.subject;
    const postmark = this.postmarks.now();
    const emails = [...to].map(([email, each]) =>
      ToldEmail.queue(mail, subject, { ...each, email }, postmark),
    );
    // The same may be told twice: an address that is already in the table under its key already has a job.
    const stored = await this.em
      .createQueryBuilder(ToldEmail)
      .insert(emails)
      .onConflict(['id'])
      .ignore()
      .returning(['id'])
      .execute<Pick<ToldEmail, 'id'>[]>('all');
    await this.events.record(...jobsOf(stored));
  }

  private async sender(): Promise<string> {
    const { name } = await this.queries.execute(new TellFirm());
    return name ? oneLine(name, SENDER_IN_SUBJECT) : PRODUCT;
  }
}
