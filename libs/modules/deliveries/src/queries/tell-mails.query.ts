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
    const rows = await this.em.execute<Row[]>(
      `select distinct on (form_id, recipient) form_id, recipient, state, sending_no, queued_at, sent_at,
              reported_at
         from emails where form_id = any(?::uuid[])
        order by form_id, recipient, sending_no desc`,
      [`{${formIds.join(',')}}`],
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
