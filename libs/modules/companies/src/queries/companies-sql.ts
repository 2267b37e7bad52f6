import { containing } from '@groundsheet/platform';

export interface CompaniesFilter {
  readonly isActive: boolean;
  /** Part of the name. */
  readonly search?: string;
  readonly after?: string;
  readonly limit: number;
}

/** Selects one page of companies, by name. Their index is in that order, so a page reads as many rows as it shows. */
export function companiesSql(
  columns: readonly string[],
  { isActive, search, after, limit }: CompaniesFilter,
): { sql: string; values: unknown[] } {
  const conditions: [holds: string, ...values: unknown[]][] = [['is_active = ?', isActive]];
  if (search) conditions.push(['name ilike ?', containing(search)]);
  if (after) {
    conditions.push([
      '(lower(name), id) > (select lower(name), id from companies where id = ?::uuid)',
      after,
    ]);
  }
  const sql = `
    select ${columns.join(', ')}
      from companies
     where ${conditions.map(([holds]) => holds).join(' and ')}
     order by lower(name), id
     limit ?`;
  return { sql, values: [...conditions.flatMap(([, ...values]) => values), limit] };
}
