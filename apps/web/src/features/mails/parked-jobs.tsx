import { formatMoment } from '@groundsheet/form-rules';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';

import { Button } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import { PagedList } from '../../components/paged-list.js';
import { toast } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';
import { useSending } from '../../lib/use-sending.js';
import { ownZone } from '../../lib/own-zone.js';
import { parkedJobsQuery, runAgain, type ParkedJob } from './api.js';

const TABLE_REM = 68;

/** Mail and PDFs that have failed for a day, and are not tried any more. */
export function ParkedJobs() {
  const client = useQueryClient();
  const asked = useInfiniteQuery(parkedJobsQuery);
  const again = useSending({
    mutationFn: runAgain,
    onSuccess: () =>
      toast({
        title: 'Running again',
        description: 'If it fails again, it is listed here again.',
        tone: 'good',
      }),
    onError: (error) =>
      toast({
        title: 'Not run',
        description: serverMessage(error) ?? 'No signal. Please try again.',
        tone: 'bad',
      }),
    onSettled: () => client.invalidateQueries(parkedJobsQuery),
  });
  return (
    <PagedList
      asked={asked}
      what="the problems"
      drawing="envelope"
      empty={<p>All mail and PDFs have gone through.</p>}
    >
      {(jobs) => (
        <DataTable
          caption="Problems"
          items={jobs}
          keyOf={({ id }) => id}
          room={TABLE_REM}
          columns={[
            { header: 'What', cell: (job) => <Named job={job} /> },
            {
              header: 'Reason',
              cell: ({ error }) => <span className="line-clamp-3 text-sm break-words">{error ?? '-'}</span>,
            },
            { header: 'Tries', figures: true, cell: ({ attempts }) => attempts },
            {
              header: 'Last tried',
              cell: ({ triedAt }) => <span className="text-sm">{formatMoment(triedAt, ownZone())}</span>,
            },
          ]}
          actions={(job) => (
            <Button
              className="whitespace-nowrap"
              disabled={again.isPending}
              onClick={() => again.mutate(job)}
            >
              <RotateCw aria-hidden />
              <span>
                Run again<span className="sr-only">: {job.words}</span>
              </span>
            </Button>
          )}
        />
      )}
    </PagedList>
  );
}

function Named({ job: { words, reference } }: { job: ParkedJob }) {
  return (
    <span className="block min-w-0">
      {words}
      {reference ? <span className="figures block text-sm font-normal text-muted">{reference}</span> : null}
    </span>
  );
}
