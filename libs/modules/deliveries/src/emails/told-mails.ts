import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { TellFirm, type MailRecipient, type ToldMail } from '@groundsheet/contracts';
import { normaliseEmail, oneLine } from '@groundsheet/form-rules';
import { EventRecorder, MailSums, type CountedRecipient, type MailStanding } from '@groundsheet/platform';
import { PRODUCT } from '../letters/letterheads.js';
import { HourlyMails } from './hourly-mails.js';
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
    private readonly sums: MailSums,
    private readonly hourly: HourlyMails,
    private readonly postmarks: Postmarks,
  ) {}

  /** One for each address that the sums still allow, in the caller's transaction; each is then sent by a job of its own. */
  async store(mail: ToldMail): Promise<void> {
    const named = new Map(mail.to.map((each) => [normaliseEmail(each.email), each]));
    const all = [...named].map(([email, each]) => ({ ...each, email, standing: standingOf(each) }));
    const ours = await this.hourly.holdBack(mail, all.filter(isOurs));
    const to = await this.sums.admit([...all.filter((each) => !isOurs(each)), ...ours]);
    if (to.length === 0) return;
    const subject = mail.isFromFirm ? `${await this.sender()}: ${mail.subject}` : mail.subject;
    const postmark = this.postmarks.now();
    const emails = to.map((each) => ToldEmail.queue(mail, subject, each, postmark));
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

const isOurs = ({ standing }: CountedRecipient) => standing === 'ours';

function standingOf({ id, whose }: MailRecipient): MailStanding {
  return id === undefined ? (whose ?? 'typed') : 'ours';
}
