import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

import { Button } from '../../components/button.js';
import { DataTable, type Column } from '../../components/data-table.js';
import { PagedList } from '../../components/paged-list.js';
import { ROLE_LABELS } from '../../lib/session/role.js';
import { peopleQuery, type Person } from './api.js';
import { PeopleFilters } from './people-filters.js';
import type { PeopleSearch } from './people-search.js';
import { PersonMenu } from './person-menu.js';
import { LastSignIn, PersonName, StateBadge } from './person-parts.js';

/** What the table needs beside the navigation of the office. */
const TABLE_REM = 62;

const COLUMNS: readonly [Column<Person>, ...Column<Person>[]] = [
  { header: 'Name', cell: (person) => <PersonName person={person} /> },
  { header: 'Role', cell: ({ role }) => ROLE_LABELS[role] },
  { header: 'State', cell: (person) => <StateBadge person={person} /> },
  { header: 'Last sign-in', cell: (person) => <LastSignIn person={person} /> },
  { header: 'Forms sent', cell: ({ forms }) => forms.toLocaleString('en-GB'), figures: true },
];

interface PeopleProps {
  search: PeopleSearch;
  /** Changes what is named. */
  onChange: (change: PeopleSearch) => void;
}

/** Everybody with an account or an open invitation. */
export function People({ search, onChange }: PeopleProps) {
  const asked = useInfiniteQuery({ ...peopleQuery(search), placeholderData: keepPreviousData });
  const clear = () => onChange({ search: undefined, role: undefined, state: undefined });
  return (
    <div className="flex flex-col gap-4">
      <PeopleFilters search={search} onChange={onChange} />
      <PagedList
        asked={asked}
        what="people"
        empty={
          <>
            <p>Nobody matches what you are looking for.</p>
            <Button variant="primary" size="action" onClick={clear}>
              Show everybody
            </Button>
          </>
        }
      >
        {(people) => (
          <DataTable
            caption="People"
            items={people}
            keyOf={({ id }) => id}
            columns={COLUMNS}
            actions={(person) => <PersonMenu person={person} />}
            room={TABLE_REM}
          />
        )}
      </PagedList>
    </div>
  );
}
