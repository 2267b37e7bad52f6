import { formatMoment } from '@groundsheet/form-rules';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';

import { Button } from '../../components/button.js';
import { DataTable } from '../../components/data-table.js';
import { PagedList } from '../../components/paged-list.js';
import { toast } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';
import { useSending } from '../../lib/use-sending.js';
import { parkedJobsQuery, runAgain, type ParkedJob } from './api.js';
import { OWN_ZONE } from './mail-parts.js';

const TABLE_REM = 68;

/** What has been tried again and again, and given up. */
export function ParkedJobs() {
  const client = useQueryClient();
  const asked = useInfiniteQuery(parkedJobsQuery);
  const again = useSending({
    mutationFn: runAgain,
    onSuccess: () =>
      toast({
        title: 'Running again',
        description: 'If it fails once more, it comes back to this list.',
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
      what="the jobs"
      drawing="envelope"
      empty={<p>Nothing has given up. Work that keeps failing for a day appears here.</p>}
    >
      {(jobs) => (
        <DataTable
          caption="Jobs that have given up"
          items={jobs}
          keyOf={({ id }) => id}
          room={TABLE_REM}
          columns={[
            { header: 'Job', cell: (job) => <Named job={job} /> },
            {
              header: 'Why',
              cell: ({ error }) => <span className="line-clamp-3 text-sm break-words">{error ?? '-'}</span>,
            },
            { header: 'Tries', figures: true, cell: ({ attempts }) => attempts },
            {
              header: 'Last tried',
              cell: ({ triedAt }) => <span className="text-sm">{formatMoment(triedAt, OWN_ZONE)}</span>,
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
