import { createFileRoute, redirect } from '@tanstack/react-router';
import { FileX } from 'lucide-react';

import { Notice } from '../components/badge.js';
import { Skeleton } from '../components/skeleton.js';
import { openPackLink, sharedPackQuery } from '../features/vault/share/api.js';
import { SharedPack } from '../features/vault/share/shared-pack.js';
import { ApiError } from '../lib/api-error.js';

/** Where the link or code of a share pack leads a site office. */
export const Route = createFileRoute('/documents-for/$id')({
  staticData: { title: 'Documents', byLink: true, policyInFooter: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'pendingComponent', 'errorComponent', 'component']],
  validateSearch: (search: Record<string, unknown>): { key?: string | undefined } => ({
    key: typeof search['key'] === 'string' ? search['key'] : undefined,
  }),
  loaderDeps: ({ search }) => ({ key: search.key }),
  // The key is traded for a cookie and leaves the address bar before anything is shown.
  loader: async ({ context, params, deps }) => {
    if (deps.key) {
      await openPackLink(params.id, deps.key);
      throw redirect({ to: '/documents-for/$id', params, search: {}, replace: true });
    }
    await context.queryClient.ensureQueryData(sharedPackQuery(params.id));
  },
  pendingMs: 0,
  pendingComponent: () => (
    <main className="mx-auto w-full max-w-page p-edge">
      <Skeleton label="Loading the documents..." rows={5} />
    </main>
  ),
  errorComponent: ({ error }) => <CannotOpen error={error} />,
  component: SharedPackPage,
});

function SharedPackPage() {
  const { id } = Route.useParams();
  return <SharedPack id={id} />;
}

function CannotOpen({ error }: { error: unknown }) {
  const refused = error instanceof ApiError && error.status < 500;
  return (
    <main className="mx-auto flex w-full max-w-reading flex-col items-start gap-4 px-edge py-6">
      <h1 className="text-2xl">These documents cannot be opened</h1>
      <Notice tone="bad" role="alert">
        <FileX aria-hidden />
        {refused
          ? 'They are not shared any more, or the link is incomplete. Open the link again, or ask the driver for a new one.'
          : 'They could not be loaded just now. Check the signal and load the page again.'}
      </Notice>
    </main>
  );
}
