import { allOf, beginsWith, containing, lettersSql } from '@groundsheet/platform';
import { PERSON_COLUMNS } from '../people/person-of.js';
import type { PeopleChoice, PeopleQuery, PersonState } from '../people/people.dto.js';

const IN_STATE: Record<PersonState, string> = {
  active: 'deactivated_at is null and invited_until is null',
  invited: 'invited_until is not null',
  deactivated: 'deactivated_at is not null',
};

/** Selects one page of people by name. Each filter has an index in that order. */
export function peopleSql({ letter, after, limit, ...choice }: PeopleQuery): {
  sql: string;
  values: unknown[];
} {
  const { where, values } = allOf(
    ...chosen(choice),
    letter && beginsWith('full_name', letter),
    after && [
      '(lower(full_name), id) > (select lower(full_name), id from drivers where id = ?::uuid)',
      after,
    ],
  );
  const sql = `
    select ${PERSON_COLUMNS} from drivers
     ${where}
     order by lower(full_name), id limit ?`;
  return { sql, values: [...values, limit] };
}

export function peopleLettersSql(choice: PeopleChoice): { sql: string; values: unknown[] } {
  const { where, values } = allOf(...chosen(choice));
  return { sql: lettersSql('drivers', 'full_name', where), values };
}

function chosen({ search, role, state }: PeopleChoice) {
  return [
    search && ([`folded(full_name || ' ' || email) like ?`, containing(search)] as const),
    role && (['role = ?', role] as const),
    state && ([IN_STATE[state]] as const),
  ];
}
