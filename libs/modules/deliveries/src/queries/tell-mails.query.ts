import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { TellMails, type FormMail, type MailState } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';

interface Row {
  form_id: string;
  recipient: string;
  state: MailState;
  sending_no: number;
  queued_at: string;
  sent_at: string | null;
  reported_at: string | null;
}

/** One select; of several mails to one recipient it takes the latest. */
@QueryHandler(TellMails)
export class TellMailsHandler implements Answers<TellMails> {
  constructor(private readonly em: EntityManager) {}

  async execute({ formIds }: TellMails): Promise<FormMail[]> {
    if (formIds.length === 0) return [];
    const ids = `{${formIds.join(',')}}`;
    const rows = await this.em.execute<Row[]>(
      `select distinct on (1, recipient) coalesce(form_id, record_id) as form_id, recipient, state, sending_no,
              queued_at, sent_at, reported_at
         from emails where form_id = any(?::uuid[]) or record_id = any(?::uuid[])
        order by 1, recipient, queued_at desc, sending_no desc`,
      [ids, ids],
    );
    return rows.map((row) => ({
      formId: row.form_id,
      recipient: row.recipient,
      state: row.state,
      sendingNo: row.sending_no,
      queuedAt: new Date(row.queued_at).toISOString(),
      sentAt: row.sent_at && new Date(row.sent_at).toISOString(),
      reportedAt: row.reported_at && new Date(row.reported_at).toISOString(),
    }));
  }
}
