import { formatLongDate, formatCheckTime, SEVERITIES, SEVERITY_NAMES } from '@groundsheet/form-rules';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AlarmClock, CircleCheck, Hand, OctagonX, Siren, Wrench, type LucideIcon } from 'lucide-react';

import { Badge } from '../../components/badge.js';
import { byChoice } from '../../components/bar-filters.js';
import { buttonVariants } from '../../components/button.js';
import { Chip } from '../../components/chip.js';
import { DataTable } from '../../components/data-table.js';
import { FigureTile, figureTileVariants } from '../../components/figure-tile.js';
import { FilterBar } from '../../components/filter-bar.js';
import { choiceFilter, textFilter, type Listed } from '../../components/list-filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { SearchField } from '../../components/search-field.js';
import { DefectMarks, type Defect } from '../../forms/machine/defect-row.js';
import { DEFECTS_KEY } from '../../forms/machine/machine-status-api.js';
import { useLiveChanges } from '../../lib/use-live-changes.js';
import { ownZone } from '../../lib/own-zone.js';
import { defectCountsQuery, defectsQuery, tableOf } from './api.js';
import { DefectSummary } from './defect-summary.js';
import { COLUMN_NAMES, type Column, type DefectsSearch } from './defects-search.js';

/** Letters of the root that the table needs. */
const ROOM = 62;
const LIVE = [DEFECTS_KEY];
const FILTERS = ['search', 'severity'] as const;

/** What is wrong with the machines, and how far it has got (docs/machines.md, Defects). */
export function Board(listed: Listed<DefectsSearch>) {
  useLiveChanges('/api/defects/events', LIVE);
  const { search } = listed;
  const asked = useInfiniteQuery(defectsQuery(search));
  const column = search.column ?? 'new';
  return (
    <>
      <Columns {...listed} />
      <ListScreen
        {...listed}
        asked={asked}
        what="defects"
        drawing="machine"
        filters={<Filters {...listed} />}
        clears={FILTERS}
        nothingFits={{ text: 'No defects match your search.', clear: 'Show everything' }}
        nothingYet={<p>{NOTHING[column]}</p>}
      >
        {(defects) => (
          <DataTable
            caption={`Defects: ${COLUMNS[column]}`}
            items={defects}
            keyOf={({ id }) => id}
            room={ROOM}
            columns={[
              { header: 'Defect', cell: nameOf },
              { header: 'Severity', cell: severityOf },
              { header: 'Since', cell: ({ openedAt }) => formatCheckTime(openedAt, ownZone()) },
              { header: 'Due', cell: ({ dueOn }) => (dueOn ? formatLongDate(dueOn) : 'Next service') },
              { header: 'In hand with', cell: ({ owner }) => owner ?? '-' },
            ]}
            actions={({ id, number }) => (
              <Link
                to="/defects/$id"
                params={{ id }}
                aria-label={`Open ${number}`}
                className={buttonVariants()}
              >
                Open
              </Link>
            )}
          />
        )}
      </ListScreen>
      <DefectSummary />
    </>
  );
}

const COLUMNS: Record<Column, string> = {
  new: 'New',
  'in hand': 'In hand',
  repaired: 'Repaired',
  overdue: 'Overdue',
  closed: 'Closed',
};

const NOTHING: Record<Column, string> = {
  new: 'New defects appear here as soon as they are reported.',
  'in hand': 'Defects that are being dealt with appear here.',
  repaired: 'Repaired defects appear here until a check passes them.',
  overdue: 'Nothing is overdue.',
  closed: 'Closed defects appear here.',
};

const ICONS: Record<Column, LucideIcon> = {
  new: Siren,
  'in hand': Hand,
  repaired: Wrench,
  overdue: AlarmClock,
  closed: CircleCheck,
};

/** The columns with what they hold; one is open below. */
function Columns({ search, onChange }: Listed<DefectsSearch>) {
  const { data: counts } = useQuery(defectCountsQuery);
  const open = search.column ?? 'new';
  return (
    <ul aria-label="Columns" className="grid grid-cols-2 gap-2 tablet:grid-cols-4 tablet:gap-4">
      {COLUMN_NAMES.map((column) => {
        if (column === 'closed') return null;
        const figure = counts?.[column];
        const tone = column === 'overdue' ? 'bad' : column === 'new' ? 'attention' : 'none';
        const chosen = column === open;
        return (
          <li key={column} className="grid">
            <button
              type="button"
              aria-pressed={chosen}
              onClick={() => onChange({ column: column === 'new' ? undefined : column })}
              className={figureTileVariants({ tone: figure ? tone : 'none', chosen })}
            >
              <FigureTile figure={figure} label={COLUMNS[column]} icon={ICONS[column]} chosen={chosen} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Filters(listed: Listed<DefectsSearch>) {
  const isClosed = listed.search.column === 'closed';
  return (
    <FilterBar
      {...listed}
      label="Defects"
      clears={FILTERS}
      filters={[
        byChoice('Severity', choiceFilter(listed, 'severity'), {
          id: 'severity',
          none: 'All',
          options: SEVERITY_NAMES.map((value) => ({ value, label: SEVERITIES[value] })),
        }),
      ]}
      beside={
        <>
          <Chip
            chosen={isClosed}
            onClick={() => listed.onChange({ column: isClosed ? undefined : 'closed' })}
          >
            Closed defects
          </Chip>
          <SaveFileLink href={tableOf(listed.search)}>CSV</SaveFileLink>
        </>
      }
    >
      <SearchField label="Search" placeholder="Plant number or defect" {...textFilter(listed, 'search')} />
    </FilterBar>
  );
}

function nameOf(defect: Defect) {
  const { number, plantNumber, item, finding } = defect;
  return (
    <div className="flex flex-col gap-1">
      <span className="font-semibold">
        {plantNumber} {item}
      </span>
      <span className="text-sm text-muted">
        {number}, {finding}
      </span>
      <DefectMarks defect={defect} />
    </div>
  );
}

function severityOf({ severity, isStopping }: Defect) {
  if (!isStopping) return severity === 'A' ? 'Released' : SEVERITIES[severity];
  return (
    <Badge tone="bad">
      <OctagonX aria-hidden /> {SEVERITIES[severity]}
    </Badge>
  );
}
