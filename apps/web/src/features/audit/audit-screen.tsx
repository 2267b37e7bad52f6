import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

import { Button } from '../../components/button.js';
import { DataTable, type Column } from '../../components/data-table.js';
import { PagedList } from '../../components/paged-list.js';
import { auditQuery, type AuditEvent } from './api.js';
import { AuditFilters } from './audit-filters.js';
import { About, When, Whence, Who } from './audit-parts.js';
import type { AuditSearch } from './audit-search.js';

/** What the table needs beside the navigation of the office. */
const TABLE_REM = 62;

const COLUMNS: readonly [Column<AuditEvent>, ...Column<AuditEvent>[]] = [
  { header: 'When', cell: (event) => <When event={event} /> },
  { header: 'Who', cell: (event) => <Who event={event} /> },
  { header: 'What', cell: ({ words }) => words },
  { header: 'Record', cell: (event) => <About event={event} /> },
  { header: 'Device and network', cell: (event) => <Whence event={event} /> },
];

interface AuditLogProps {
  search: AuditSearch;
  /** Changes what is named. */
  onChange: (change: AuditSearch) => void;
}

/** Who did what, the latest first. */
export function AuditLog({ search, onChange }: AuditLogProps) {
  const asked = useInfiniteQuery({ ...auditQuery(search), placeholderData: keepPreviousData });
  const clear = () => onChange({ person: undefined, record: undefined, from: undefined, to: undefined });
  return (
    <div className="flex flex-col gap-4">
      <AuditFilters search={search} onChange={onChange} />
      <PagedList
        asked={asked}
        what="the entries"
        empty={
          <>
            <p>Nothing has been recorded that matches what you are looking for.</p>
            <Button variant="primary" size="action" onClick={clear}>
              Show everything
            </Button>
          </>
        }
      >
        {(events) => (
          <DataTable
            caption="Audit log"
            items={events}
            keyOf={({ id }) => id}
            columns={COLUMNS}
            room={TABLE_REM}
          />
        )}
      </PagedList>
    </div>
  );
}
