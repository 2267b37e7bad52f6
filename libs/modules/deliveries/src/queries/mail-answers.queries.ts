import {
  type AccountMailState,
  FindMailed,
  type FormMail,
  type MailState,
  type ReturnedMail,
  TellAccountMails,
  TellMails,
  TellReturnedMails,
  TellUnwanted,
} from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { hashOfAddress } from '../emails/address-hash.js';
import { RETURNED } from '../emails/form-email.entity.js';
import { ToldEmail } from '../emails/told-email.entity.js';
import { Suppression } from '../suppressions/suppression.entity.js';

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

@QueryHandler(TellAccountMails)
export class TellAccountMailsHandler implements Answers<TellAccountMails> {
  constructor(private readonly em: EntityManager) {}

  async execute({ driverId }: TellAccountMails): Promise<AccountMailState[]> {
    const options = { orderBy: { queuedAt: 'asc', id: 'asc' }, disableIdentityMap: true } as const;
    const emails = await this.em.find(ToldEmail, { driverId }, options);
    return emails.map(({ purpose, recipient, state, queuedAt, sentAt }) => ({
      purpose: purpose!,
      recipient,
      state,
      queuedAt: queuedAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    }));
  }
}

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

@QueryHandler(TellUnwanted)
export class TellUnwantedHandler implements Answers<TellUnwanted> {
  constructor(private readonly em: EntityManager) {}

  async execute({ addresses }: TellUnwanted): Promise<string[]> {
    const hashes = addresses.map(hashOfAddress);
    const listed = await this.em.find(
      Suppression,
      { recipientHash: { $in: hashes } },
      { fields: ['recipientHash'], disableIdentityMap: true },
    );
    const unwanted = new Set(listed.map(({ recipientHash }) => recipientHash));
    return addresses.filter((address) => unwanted.has(hashOfAddress(address)));
  }
}

@QueryHandler(FindMailed)
export class FindMailedHandler implements Answers<FindMailed> {
  constructor(private readonly em: EntityManager) {}

  async execute({ aboutId: recordId }: FindMailed): Promise<string[]> {
    const options = { fields: ['recipient'], disableIdentityMap: true } as const;
    const mails = await this.em.find(ToldEmail, { recordId }, options);
    return [...new Set(mails.map(({ recipient }) => recipient))];
  }
}
