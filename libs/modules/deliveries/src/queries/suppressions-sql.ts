import { allOf, containing } from '@groundsheet/platform';

export interface SuppressionsFilter {
  readonly search?: string;
  readonly after?: string;
  readonly limit: number;
}

/** Selects one page of the recipients who want no mail, the latest first. */
export function suppressionsSql({ search, after, limit }: SuppressionsFilter) {
  const { where, values } = allOf(
    search && ['address ilike ?', containing(search)],
    after && ['(created_at, id) < (select created_at, id from suppressions where id = ?::uuid)', after],
  );
  const sql = `select id, address, reason, created_at from suppressions ${where} order by created_at desc, id desc limit ?`;
  return { sql, values: [...values, limit] };
}
