import { CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useMemo, type ReactNode } from 'react';

import { ApiError, serverMessage } from '../lib/api-error.js';
import { cn } from '../lib/cn.js';
import { itemsOf, type AskedPages } from '../lib/pages.js';
import { Notice } from './badge.js';
import { Button } from './button.js';
import type { Drawn } from './drawing.js';
import { EmptyState } from './empty-state.js';
import { LastSeen } from './last-seen.js';
import { Skeleton } from './skeleton.js';

interface PagedListProps<Item> {
  asked: AskedPages<Item>;
  /** In a sentence: 'your forms'. */
  what: string;
  /** Said first when it cannot be had. */
  failed?: string;
  /** Stands where there are none: what will appear here, and what makes it appear. */
  empty: ReactNode;
  /** Above that. */
  drawing?: Drawn;
  /** As long as a register: its rows do not hold up what is tapped meanwhile. */
  long?: boolean;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that comes page by page, with what is said while it loads, when it cannot, and when there is nothing in it. */
export function PagedList<Item>({
  asked,
  what,
  failed,
  empty,
  drawing = 'sheet',
  long = false,
  children,
}: PagedListProps<Item>) {
  // What has come is drawn in slices, between two taps.
  const deferred = useDeferredValue(long ? asked.data : undefined);
  const data = long ? deferred : asked.data;
  const items = useMemo(() => itemsOf({ data }), [data]);
  const isOld = asked.isPlaceholderData || data !== asked.data;
  const seenAt = data?.pages.flatMap((page) => page.seenAt ?? []).toSorted()[0];
  return (
    <div className="flex flex-col gap-4">
      {seenAt ? <LastSeen what="This list" at={seenAt} /> : null}
      {asked.error ? (
        <Failure error={asked.error} what={what} failed={failed} onAgain={() => void asked.refetch()} />
      ) : null}
      {!items && (asked.data || asked.fetchStatus === 'fetching') ? (
        <Skeleton label={`Loading ${what}...`} rows={5} />
      ) : null}
      {items?.length === 0 ? <EmptyState drawing={drawing}>{empty}</EmptyState> : null}
      {items && items.length > 0 ? (
        <>
          <div aria-busy={isOld} className={cn(asked.isPlaceholderData && 'opacity-60')}>
            {children(items)}
          </div>
          <More asked={asked} />
        </>
      ) : null}
    </div>
  );
}

function More({ asked }: { asked: AskedPages<unknown> }) {
  return (
    <div className="grid gap-2.5 tablet:flex tablet:justify-center">
      {asked.hasNextPage ? (
        <Button size="action" disabled={asked.isFetching} onClick={() => void asked.fetchNextPage()}>
          {asked.isFetchingNextPage ? 'Loading more...' : 'Show more'}
        </Button>
      ) : null}
      <Button variant="quiet" size="action" disabled={asked.isFetching} onClick={() => void asked.refetch()}>
        <RefreshCw aria-hidden /> {asked.isFetching ? 'Looking...' : 'Refresh'}
      </Button>
    </div>
  );
}

interface FailureProps {
  error: Error;
  what: string;
  failed: string | undefined;
  onAgain: () => void;
}

/** What was loaded before stays below. */
function Failure({ error, what, failed, onAgain }: FailureProps) {
  const offline = !(error instanceof ApiError);
  return (
    <Notice tone="bad" role="alert">
      {offline ? <CloudOff aria-hidden /> : <TriangleAlert aria-hidden />}
      <div className="flex flex-col items-start gap-2">
        {failed ? <p className="font-semibold">{failed}</p> : null}
        <p>
          {offline
            ? `No signal, so ${what} cannot be loaded. They are safe on the server.`
            : (serverMessage(error) ?? `${begun(what)} could not be loaded just now.`)}
        </p>
        <Button onClick={onAgain}>Try again</Button>
      </div>
    </Notice>
  );
}

/** As it begins a sentence. */
function begun(what: string): string {
  return what.charAt(0).toUpperCase() + what.slice(1);
}
