import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

import { byChoice } from '../../components/bar-filters.js';
import { buttonVariants } from '../../components/button.js';
import { DataTable, type Column } from '../../components/data-table.js';
import { FilterBar } from '../../components/filter-bar.js';
import { Letters } from '../../components/letters.js';
import { choiceFilter, textFilter, type Listed } from '../../components/list-filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { SearchField } from '../../components/search-field.js';
import { useList } from '../../lib/pages.js';
import { ROLE_LABELS } from '../../lib/session/role.js';
import { peopleLettersQuery, peopleQuery, type Person } from './api.js';
import { ROLE_OPTIONS, STATE_OPTIONS, type PeopleSearch } from './people-search.js';
import { PersonMenu } from './person-menu.js';
import { LastSignIn, PersonName, StateBadge } from './person-parts.js';

/** What the table needs beside the navigation of the office. */
const TABLE_REM = 62;
const FILTERS = ['search', 'role', 'state', 'letter'] as const;

const COLUMNS: readonly [Column<Person>, ...Column<Person>[]] = [
  { header: 'Name', cell: (person) => <PersonName person={person} /> },
  { header: 'Role', cell: ({ role }) => ROLE_LABELS[role] },
  { header: 'State', cell: (person) => <StateBadge person={person} /> },
  { header: 'Last sign-in', cell: (person) => <LastSignIn person={person} /> },
  { header: 'Forms sent', cell: ({ forms }) => forms.toLocaleString('en-GB'), figures: true },
];

/** Everybody with an account or an open invitation. */
export function People(list: Listed<PeopleSearch>) {
  const navigate = useNavigate();
  const open = useCallback(
    ({ id }: Person) => void navigate({ to: '/admin/people/$id', params: { id } }),
    [navigate],
  );
  return (
    <ListScreen
      {...list}
      asked={useList(peopleQuery(list.search))}
      what="people"
      long
      drawing="card"
      filters={<PeopleFilters {...list} />}
      clears={FILTERS}
      nothingFits={{ text: 'Nobody matches your search.', clear: 'Show everybody' }}
    >
      {(people) => (
        <DataTable
          caption="People"
          items={people}
          keyOf={({ id }) => id}
          columns={COLUMNS}
          onOpen={open}
          actions={actionsOf}
          room={TABLE_REM}
        />
      )}
    </ListScreen>
  );
}

function actionsOf(person: Person) {
  return (
    <>
      <Link to="/admin/people/$id" params={{ id: person.id }} className={buttonVariants()}>
        Open<span className="sr-only"> {person.fullName}</span>
      </Link>
      <PersonMenu person={person} />
    </>
  );
}

function PeopleFilters(list: Listed<PeopleSearch>) {
  const { data: letters } = useQuery(peopleLettersQuery(list.search));
  return (
    <>
      <FilterBar
        {...list}
        label="People"
        clears={FILTERS}
        filters={[
          byChoice('Role', choiceFilter(list, 'role'), {
            id: 'role',
            none: 'All roles',
            options: ROLE_OPTIONS,
          }),
          byChoice('State', choiceFilter(list, 'state'), {
            id: 'state',
            none: 'All states',
            options: STATE_OPTIONS,
          }),
        ]}
      >
        <SearchField label="Search" placeholder="Name or address" {...textFilter(list, 'search')} />
      </FilterBar>
      <Letters
        counts={letters}
        one="person"
        many="people"
        letter={list.search.letter}
        onLetter={(letter) => list.onChange({ letter })}
      />
    </>
  );
}
