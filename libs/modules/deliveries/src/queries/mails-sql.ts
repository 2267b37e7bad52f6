import { allOf, containing } from '@groundsheet/platform';
import type { MailState } from '@groundsheet/contracts';

export interface MailsFilter {
  readonly state?: MailState;
  readonly search?: string;
  readonly after?: string;
  readonly limit: number;
}

/** Selects one page of mails of every kind, the latest first. */
export function mailsSql({ state, search, after, limit }: MailsFilter): { sql: string; values: unknown[] } {
  const { where, values } = allOf(
    state && ['state = ?', state],
    search && ['searched like ?', containing(search)],
    after && ['(queued_at, id) < (select queued_at, id from emails where id = ?::uuid)', after],
  );
  const sql = `
    select id, recipient, subject, coalesce(form_kind, record_kind) as about,
           coalesce(form_id, case when record_kind <> 'defect' then record_id end) as form_id,
           reference, driver_name, state, attempts, last_error, queued_at, sent_at, reported_at
      from emails ${where}
     order by queued_at desc, id desc limit ?`;
  return { sql, values: [...values, limit] };
}
