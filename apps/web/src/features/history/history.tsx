import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Button } from '../../components/button.js';
import { PagedList } from '../../components/paged-list.js';
import { HISTORY_KEY } from '../../forms/history-key.js';
import { useLiveForms } from '../../forms/use-live-forms.js';
import { itemsOf } from '../../lib/pages.js';
import { useRoomFor } from '../../lib/use-room-for.js';
import { historyQuery } from './api.js';
import { ExportForms } from './export-forms.js';
import { FormCards } from './form-cards.js';
import { FormTable, TABLE_REM } from './form-table.js';
import { HistoryFilters, type HistoryFiltersProps } from './history-filters.js';
import { isFiltered } from './history-search.js';

const KEYS = [HISTORY_KEY];

interface HistoryProps extends HistoryFiltersProps {
  /** Shows everything again. */
  onClear: () => void;
  /** Leads to a new timesheet. */
  start: ReactNode;
}

/** The driver's own forms, the last changed first. */
export function History({ onClear, start, ...filters }: HistoryProps) {
  const { search } = filters;
  useLiveForms(KEYS);
  const asked = useInfiniteQuery({ ...historyQuery(search), placeholderData: keepPreviousData });
  const entries = itemsOf(asked);
  return (
    <div className="flex flex-col gap-4">
      <HistoryFilters {...filters} />
      <PagedList
        asked={asked}
        what="your forms"
        empty={isFiltered(search) ? <NothingFits onClear={onClear} /> : <NothingYet start={start} />}
      >
        {(all) => <Forms entries={all} />}
      </PagedList>
      {entries && entries.length > 0 ? <ExportForms search={search} /> : null}
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

function NothingFits({ onClear }: { onClear: () => void }) {
  return (
    <>
      <p>No forms match what you are looking for.</p>
      <Button variant="primary" size="action" onClick={onClear}>
        Show all forms
      </Button>
    </>
  );
}
