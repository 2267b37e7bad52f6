import { byDay, byText } from '../../components/bar-filters.js';
import { DataTable, type Column } from '../../components/data-table.js';
import { FilterBar } from '../../components/filter-bar.js';
import { countSet, dayFilter, textFilter, type Listed } from '../../components/list-filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { SearchField } from '../../components/search-field.js';
import { useList } from '../../lib/pages.js';
import { saveOwnOnceMade } from '../../lib/save-file.js';
import { auditQuery, auditTableUrl, type AuditEvent } from './api.js';
import { About, When, Whence, Who } from './audit-parts.js';
import type { AuditSearch } from './audit-search.js';

/** What the table needs beside the navigation of the office. */
const TABLE_REM = 62;

const FILTERS = ['person', 'record', 'from', 'to'] as const;

const COLUMNS: readonly [Column<AuditEvent>, ...Column<AuditEvent>[]] = [
  { header: 'When', cell: (event) => <When event={event} /> },
  { header: 'Who', cell: (event) => <Who event={event} /> },
  { header: 'What', cell: ({ words }) => words },
  { header: 'Record', cell: (event) => <About event={event} /> },
  { header: 'Device and network', cell: (event) => <Whence event={event} /> },
];

/** Who did what, the latest first. */
export function AuditLog(list: Listed<AuditSearch>) {
  return (
    <ListScreen
      {...list}
      asked={useList(auditQuery(list.search))}
      what="the entries"
      filters={<AuditFilters {...list} />}
      clears={FILTERS}
      nothingFits={{
        text: 'No entries match your search.',
        clear: 'Show everything',
      }}
    >
      {(events) => (
        <>
          <div className="flex flex-wrap items-center justify-end gap-2 pb-3">
            <SaveFileLink href={auditTableUrl(list.search)} saveAs={saveOwnOnceMade}>
              {countSet(list.search, FILTERS) > 0 ? 'Matching entries (CSV)' : 'All entries (CSV)'}
            </SaveFileLink>
          </div>
          <DataTable
            caption="Audit log"
            items={events}
            keyOf={({ id }) => id}
            columns={COLUMNS}
            room={TABLE_REM}
          />
        </>
      )}
    </ListScreen>
  );
}

function AuditFilters(list: Listed<AuditSearch>) {
  const { from, to } = list.search;
  return (
    <FilterBar
      {...list}
      label="Audit log"
      clears={FILTERS}
      filters={[
        byText('Record', textFilter(list, 'record'), { placeholder: 'TS-7K3M9QXD, name or id' }),
        byDay('From', dayFilter(list, 'from'), { max: to }),
        byDay('To', dayFilter(list, 'to'), { min: from }),
      ]}
    >
      <SearchField label="Person" placeholder="Name or address" {...textFilter(list, 'person')} />
    </FilterBar>
  );
}
