import type { ReactNode } from 'react';

import type { Listed } from '../../components/list-filters.js';
import { ListScreen } from '../../components/list-screen.js';
import { HISTORY_KEY } from '../../forms/history-key.js';
import { useLiveForms } from '../../forms/use-live-forms.js';
import { itemsOf, useList } from '../../lib/pages.js';
import { useRoomFor } from '../../lib/use-room-for.js';
import { historyQuery } from './api.js';
import { ExportForms } from './export-forms.js';
import { FormCards } from './form-cards.js';
import { FormTable, TABLE_REM } from './form-table.js';
import { HistoryFilters } from './history-filters.js';
import { HISTORY_FILTERS, type HistorySearch } from './history-search.js';

const KEYS = [HISTORY_KEY];

interface HistoryProps extends Listed<HistorySearch> {
  /** Leads to a new timesheet. */
  start: ReactNode;
}

/** The driver's own forms, the last changed first. */
export function History({ start, ...list }: HistoryProps) {
  const { search } = list;
  useLiveForms(KEYS);
  const asked = useList(historyQuery(search));
  return (
    <div className="flex flex-col gap-4">
      <ListScreen
        {...list}
        asked={asked}
        what="your forms"
        filters={<HistoryFilters {...list} />}
        clears={HISTORY_FILTERS}
        nothingFits={{ text: 'No forms match your search.', clear: 'Show all forms' }}
        nothingYet={<NothingYet start={start} />}
      >
        {(all) => <Forms entries={all} />}
      </ListScreen>
      {itemsOf(asked)?.length ? <ExportForms search={search} /> : null}
    </div>
  );
}

function Forms({ entries }: Parameters<typeof FormCards>[0]) {
  const roomForTable = useRoomFor(TABLE_REM);
  return roomForTable ? <FormTable entries={entries} /> : <FormCards entries={entries} />;
}

function NothingYet({ start }: { start: ReactNode }) {
  return (
    <>
      <p>Timesheets and check sheets appear here once you save or send them.</p>
      {start}
    </>
  );
}
