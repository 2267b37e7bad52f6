import { useNavigate } from '@tanstack/react-router';

import { DataTable, type Column } from '../../components/data-table.js';
import { inOneLine } from '../../lib/in-one-line.js';
import type { HistoryEntry } from './api.js';
import { dateOf, machineOf } from './entry-facts.js';
import { FormName, MailsInShort, Result, StatusBadge } from './entry-parts.js';
import { FormMenu, openingOf } from './form-actions.js';

/** What the table needs for its six columns. */
export const TABLE_REM = 74;

const COLUMNS: readonly [Column<HistoryEntry>, ...Column<HistoryEntry>[]] = [
  { header: 'Form', cell: (entry) => <FormName entry={entry} /> },
  { header: 'For', cell: (entry) => <For entry={entry} /> },
  {
    header: 'Result',
    cell: (entry) => (
      <p className="leading-tight whitespace-nowrap">
        <Result entry={entry} />
      </p>
    ),
  },
  { header: 'Status', cell: (entry) => <StatusBadge entry={entry} /> },
  { header: 'Mail', cell: (entry) => <MailsInShort entry={entry} /> },
];

/** The forms one line each, on a desk. */
export function FormTable({ entries }: { entries: readonly HistoryEntry[] }) {
  const navigate = useNavigate();
  return (
    <DataTable
      caption="Forms"
      items={entries}
      keyOf={({ id }) => id}
      columns={COLUMNS}
      onOpen={(entry) => void navigate(openingOf(entry))}
      actions={(entry) => <FormMenu entry={entry} />}
      room={TABLE_REM}
    />
  );
}

function For({ entry }: { entry: HistoryEntry }) {
  const about = inOneLine([entry.customerName, machineOf(entry), entry.siteLocation]);
  return (
    <>
      <p className="whitespace-nowrap">{dateOf(entry)}</p>
      <p title={about} className="max-w-72 truncate text-sm text-muted">
        {about}
      </p>
    </>
  );
}
