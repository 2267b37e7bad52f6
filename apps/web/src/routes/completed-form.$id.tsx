import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft, FileX } from 'lucide-react';

import { Notice } from '../components/badge.js';
import { buttonVariants } from '../components/button.js';
import { Skeleton } from '../components/skeleton.js';
import { completedFormQuery, openFormLink } from '../features/completed-form/api.js';
import { CompletedCheckSheet } from '../features/completed-form/completed-check-sheet.js';
import { CompletedTimesheet } from '../features/completed-form/completed-timesheet.js';
import { ApiError, serverMessage } from '../lib/api-error.js';

export const Route = createFileRoute('/completed-form/$id')({
  staticData: { title: 'Completed form' },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'pendingComponent', 'errorComponent', 'component']],
  validateSearch: (search: Record<string, unknown>): { key?: string | undefined } => ({
    key: typeof search['key'] === 'string' ? search['key'] : undefined,
  }),
  loaderDeps: ({ search }) => ({ key: search.key }),
  // The key of a mail is traded for a cookie and leaves the address bar before anything is shown.
  loader: async ({ context, params, deps }) => {
    if (deps.key) {
      await openFormLink(params.id, deps.key);
      throw redirect({ to: '/completed-form/$id', params, search: {}, replace: true });
    }
    await context.queryClient.ensureQueryData(completedFormQuery(params.id));
  },
  pendingMs: 0,
  pendingComponent: () => (
    <main className="mx-auto w-full max-w-page p-edge">
      <Skeleton label="Loading completed form..." rows={5} />
    </main>
  ),
  errorComponent: ({ error }) => <CannotOpen error={error} />,
  component: CompletedForm,
});

function BackToDashboard() {
  return (
    <Link to="/home" className={buttonVariants()}>
      <ArrowLeft aria-hidden /> Back to Dashboard
    </Link>
  );
}

function CompletedForm() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(completedFormQuery(id));
  const around = { id, back: <BackToDashboard /> };
  return data.kind === 'timesheet' ? (
    <CompletedTimesheet {...around} timesheet={data} />
  ) : (
    <CompletedCheckSheet {...around} checkSheet={data} />
  );
}

function CannotOpen({ error }: { error: unknown }) {
  const refused = error instanceof ApiError && error.status < 500 ? serverMessage(error) : undefined;
  return (
    <main className="mx-auto flex w-full max-w-reading flex-col items-start gap-4 px-edge py-6">
      <h1 className="text-2xl">This form cannot be opened</h1>
      <Notice tone="bad" role="alert">
        <FileX aria-hidden />
        {refused ?? 'It could not be loaded just now. Check the signal and load the page again.'}
      </Notice>
      <BackToDashboard />
    </main>
  );
}
