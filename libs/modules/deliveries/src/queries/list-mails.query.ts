import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { PAGE, pageOf, type Page } from '@groundsheet/platform';
import type { MailResponse, MailsQuery } from '../mails/mail.dto.js';
import { mailsSql } from './mails-sql.js';

interface Row extends Pick<MailResponse, 'id' | 'recipient' | 'subject' | 'about' | 'state' | 'attempts'> {
  form_id: string | null;
  reference: string | null;
  driver_name: string;
  last_error: string | null;
  queued_at: string;
  sent_at: string | null;
  reported_at: string | null;
}

/** The mails of every kind, the latest first. */
export class ListMails extends Query<Page<MailResponse>> {
  constructor(readonly asked: MailsQuery) {
    super();
  }
}

@QueryHandler(ListMails)
export class ListMailsHandler implements IQueryHandler<ListMails> {
  constructor(private readonly em: EntityManager) {}

  async execute({ asked: { limit = PAGE, ...asked } }: ListMails): Promise<Page<MailResponse>> {
    // One more than the page shows, to see whether there is another page.
    const { sql, values } = mailsSql({ ...asked, limit: limit + 1 });
    const { items, next } = pageOf(await this.em.execute<Row[]>(sql, values), limit);
    return { items: items.map(mailOf), next };
  }
}

function mailOf({ id, recipient, subject, about, state, attempts, reference, ...row }: Row): MailResponse {
  return {
    id,
    recipient,
    subject,
    about,
    state,
    attempts,
    reference,
    formId: row.form_id,
    driverName: row.driver_name,
    error: row.last_error,
    queuedAt: new Date(row.queued_at).toISOString(),
    sentAt: row.sent_at && new Date(row.sent_at).toISOString(),
    reportedAt: row.reported_at && new Date(row.reported_at).toISOString(),
  };
}
