import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { FileX } from 'lucide-react';

import { Notice } from '../components/badge.js';
import { Skeleton } from '../components/skeleton.js';
import { formSetQuery } from '../features/approvals/approval-api.js';
import { MailedSet } from '../features/approvals/approval-completed.js';
import { openFormLink } from '../features/completed-form/api.js';
import { ApiError } from '../lib/api-error.js';

/** Where the link in the mail of a form set leads. */
export const Route = createFileRoute('/completed-set/$id')({
  staticData: { title: 'Completed form set' },
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
      throw redirect({ to: '/completed-set/$id', params, search: {}, replace: true });
    }
    await context.queryClient.ensureQueryData(formSetQuery(params.id));
  },
  pendingMs: 0,
  pendingComponent: () => (
    <main className="mx-auto w-full max-w-page p-edge">
      <Skeleton label="Loading the form set..." rows={5} />
    </main>
  ),
  errorComponent: ({ error }) => <CannotOpen error={error} />,
  component: CompletedSetPage,
});

function CompletedSetPage() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(formSetQuery(id));
  return (
    <main className="mx-auto flex w-full max-w-page flex-col gap-4 px-edge py-6">
      <MailedSet set={data} />
    </main>
  );
}

function CannotOpen({ error }: { error: unknown }) {
  const refused = error instanceof ApiError && error.status < 500;
  return (
    <main className="mx-auto flex w-full max-w-reading flex-col items-start gap-4 px-edge py-6">
      <h1 className="text-2xl">This form set cannot be opened</h1>
      <Notice tone="bad" role="alert">
        <FileX aria-hidden />
        {refused
          ? 'The link may be old or incomplete. Open it again from the mail it came in; it works for 12 months.'
          : 'It could not be loaded just now. Check the signal and load the page again.'}
      </Notice>
    </main>
  );
}
