import { allOf, containing } from '@groundsheet/platform';
import type { PeopleQuery, PersonState } from '../people/people.dto.js';

const IN_STATE: Record<PersonState, string> = {
  active: 'deactivated_at is null and invited_until is null',
  invited: 'invited_until is not null',
  deactivated: 'deactivated_at is not null',
};

/** Selects one page of people by name. Each filter has an index in that order. */
export function peopleSql({ search, role, state, after, limit }: PeopleQuery): {
  sql: string;
  values: unknown[];
} {
  const { where, values } = allOf(
    search && [`(full_name || ' ' || email) ilike ?`, containing(search)],
    role && ['role = ?', role],
    state && [IN_STATE[state]],
    after && [
      '(lower(full_name), id) > (select lower(full_name), id from drivers where id = ?::uuid)',
      after,
    ],
  );
  const sql = `
    select id, full_name, email, role, deactivated_at, invited_until, last_signed_in_at,
           confirmed_at is not null as confirmed from drivers
     ${where}
     order by lower(full_name), id limit ?`;
  return { sql, values: [...values, limit] };
}
