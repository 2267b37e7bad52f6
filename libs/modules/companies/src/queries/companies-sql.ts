import { allOf, beginsWith, containing, lettersSql } from '@groundsheet/platform';

export interface CompaniesChoice {
  readonly isActive: boolean;
  /** Part of the name. */
  readonly search?: string;
}

export interface CompaniesFilter extends CompaniesChoice {
  /** What the name begins with. */
  readonly letter?: string;
  readonly after?: string;
  readonly limit: number;
}

/** Selects one page of companies, by name. Their index is in that order, so a page reads as many rows as it shows. */
export function companiesSql(
  columns: readonly string[],
  { isActive, search, letter, after, limit }: CompaniesFilter,
): { sql: string; values: unknown[] } {
  const { where, values } = allOf(
    ['is_active = ?', isActive],
    search && ['folded(name) like ?', containing(search)],
    letter && beginsWith('name', letter),
    after && ['(lower(name), id) > (select lower(name), id from companies where id = ?::uuid)', after],
  );
  const sql = `
    select ${columns.join(', ')}
      from companies
     ${where}
     order by lower(name), id
     limit ?`;
  return { sql, values: [...values, limit] };
}

export function companyLettersSql({ isActive, search }: CompaniesChoice): { sql: string; values: unknown[] } {
  const { where, values } = allOf(
    ['is_active = ?', isActive],
    search && ['folded(name) like ?', containing(search)],
  );
  return { sql: lettersSql('companies', 'name', where), values };
}
