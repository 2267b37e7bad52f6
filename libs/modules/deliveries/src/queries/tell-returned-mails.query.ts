import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { TellReturnedMails, type ReturnedMail } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
import { RETURNED } from '../emails/form-email.entity.js';

/** Reads the index of mails that came back alone; of several to one recipient the latest says whether it arrived. */
@QueryHandler(TellReturnedMails)
export class TellReturnedMailsHandler implements Answers<TellReturnedMails> {
  constructor(private readonly em: EntityManager) {}

  async execute({ days: { from, to }, limit }: TellReturnedMails) {
    const rows = await this.em.execute<(ReturnedMail & { total: number })[]>(
      `select id as "mailId", form_kind as about, form_id as "formId", reference, recipient, driver_name as "driverName",
              state, (count(*) over ())::int as total
         from emails
        where ${RETURNED} and form_date between ?::date and ?::date
          and not exists (select from emails as again where again.form_id = emails.form_id
                             and again.recipient = emails.recipient and again.sending_no > emails.sending_no)
        order by queued_at desc, id desc limit ?`,
      [from, to, limit],
    );
    return { items: rows.map(({ total: _, ...mail }) => mail), total: rows[0]?.total ?? 0 };
  }
}
