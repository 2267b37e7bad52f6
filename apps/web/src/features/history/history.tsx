import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { CloudOff, FolderOpen, RefreshCw, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Skeleton } from '../../components/skeleton.js';
import { ApiError, serverMessage } from '../../lib/api-error.js';
import { cn } from '../../lib/cn.js';
import { useRoomFor } from '../../lib/use-room-for.js';
import { historyQuery } from './api.js';
import { ExportForms } from './export-forms.js';
import { FormCards } from './form-cards.js';
import { FormTable, TABLE_REM } from './form-table.js';
import { HistoryFilters, type HistoryFiltersProps } from './history-filters.js';
import { isFiltered } from './history-search.js';

interface HistoryProps extends HistoryFiltersProps {
  /** Shows everything again. */
  onClear: () => void;
  /** Leads to a new timesheet. */
  start: ReactNode;
}

/** The driver's own forms, the last changed first. */
export function History({ onClear, start, ...filters }: HistoryProps) {
  const { search } = filters;
  const asked = useInfiniteQuery({ ...historyQuery(search), placeholderData: keepPreviousData });
  // The fields show what was typed in them; mounted afresh, they show what the address says.
  const [cleared, setCleared] = useState(0);
  const entries = asked.data?.pages.flatMap((page) => page.entries);
  const clear = () => {
    setCleared(cleared + 1);
    onClear();
  };
  return (
    <div className="flex flex-col gap-4">
      <HistoryFilters key={cleared} {...filters} />
      {asked.fetchStatus === 'paused' ? <NoSignal /> : null}
      {asked.error ? <Failure error={asked.error} onAgain={() => void asked.refetch()} /> : null}
      {asked.isPending && asked.fetchStatus === 'fetching' ? (
        <Skeleton label="Loading your forms..." rows={5} />
      ) : null}
      {entries?.length === 0 ? (
        <Empty>{isFiltered(search) ? <NothingFits onClear={clear} /> : <NothingYet start={start} />}</Empty>
      ) : null}
      {entries && entries.length > 0 ? (
        <div aria-busy={asked.isPlaceholderData} className={cn(asked.isPlaceholderData && 'opacity-60')}>
          <Forms entries={entries} />
        </div>
      ) : null}
      {entries && entries.length > 0 ? (
        <div className="grid gap-2.5 tablet:flex tablet:justify-center">
          {asked.hasNextPage ? (
            <Button size="action" disabled={asked.isFetching} onClick={() => void asked.fetchNextPage()}>
              {asked.isFetchingNextPage ? 'Loading more...' : 'Show more'}
            </Button>
          ) : null}
          <Button
            variant="quiet"
            size="action"
            disabled={asked.isFetching}
            onClick={() => void asked.refetch()}
          >
            <RefreshCw aria-hidden /> {asked.isFetching ? 'Looking...' : 'Look again'}
          </Button>
        </div>
      ) : null}
      {entries && entries.length > 0 ? <ExportForms search={search} /> : null}
    </div>
  );
}

function Forms({ entries }: Parameters<typeof FormCards>[0]) {
  const roomForTable = useRoomFor(TABLE_REM);
  return roomForTable ? <FormTable entries={entries} /> : <FormCards entries={entries} />;
}

/** What was loaded before stays below. */
function NoSignal() {
  return (
    <Notice tone="attention" role="status">
      <CloudOff aria-hidden />
      <p>No signal. Your forms are kept on the server; they appear here as soon as there is one.</p>
    </Notice>
  );
}

function Failure({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const offline = !(error instanceof ApiError);
  return (
    <Notice tone="bad" role="alert">
      {offline ? <CloudOff aria-hidden /> : <TriangleAlert aria-hidden />}
      <div className="flex flex-col items-start gap-2">
        <p>
          {offline
            ? 'No signal, so your forms cannot be loaded. They are safe on the server.'
            : (serverMessage(error) ?? 'Your forms could not be loaded just now.')}
        </p>
        <Button onClick={onAgain}>Try again</Button>
      </div>
    </Notice>
  );
}

function Empty({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface px-4 py-10 text-center">
      <FolderOpen aria-hidden className="size-12 text-muted" />
      {children}
    </div>
  );
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
