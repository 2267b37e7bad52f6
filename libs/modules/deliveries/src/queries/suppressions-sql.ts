import { containing } from '@groundsheet/platform';

export interface SuppressionsFilter {
  readonly search?: string;
  readonly after?: string;
  readonly limit: number;
}

/** Selects one page of the recipients who want no mail, the latest first. */
export function suppressionsSql({ search, after, limit }: SuppressionsFilter) {
  const conditions: [holds: string, ...values: unknown[]][] = [];
  if (search) conditions.push(['address ilike ?', containing(search)]);
  if (after) {
    conditions.push([
      '(created_at, id) < (select created_at, id from suppressions where id = ?::uuid)',
      after,
    ]);
  }
  const where = conditions.length > 0 ? `where ${conditions.map(([holds]) => holds).join(' and ')}` : '';
  const sql = `select id, address, reason, created_at from suppressions ${where} order by created_at desc, id desc limit ?`;
  return { sql, values: [...conditions.flatMap(([, ...values]) => values), limit] };
}
