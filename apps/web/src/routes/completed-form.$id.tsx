import { FORM_KINDS } from '@groundsheet/form-rules';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

import { completedFormQuery } from '../features/completed-form/api.js';
import { UnsentDraft } from '../features/completed-form/unsent-draft.js';
import type { StoredForm } from '../forms/form-kinds.js';
import { pageOfKind } from '../forms/kind-pages.js';
import { useSession } from '../lib/session/session-context.js';
import { readOptionalKey } from '../lib/link-key.js';
import type { CompletedView } from '../router.js';
import { BackToDashboard, CannotBeOpened, isDeadLink, LoadingMailed, tradeKey } from './-mailed-page.js';

export const Route = createFileRoute('/completed-form/$id')({
  staticData: { title: 'Completed form', byLink: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'pendingComponent', 'errorComponent', 'component']],
  validateSearch: readOptionalKey,
  loaderDeps: ({ search }) => ({ key: search.key }),
  loader: async ({ context, params: { id }, deps: { key } }) => {
    if (key) await tradeKey('/completed-form/$id', id, key);
    await context.queryClient.ensureQueryData(completedFormQuery(id));
  },
  pendingMs: 0,
  pendingComponent: Loading,
  errorComponent: ({ error }) => (
    <CannotBeOpened error={error} title="This form cannot be opened">
      {isDeadLink(error) ? null : <BackToDashboard />}
    </CannotBeOpened>
  ),
  component: CompletedForm,
});

function Loading() {
  return <LoadingMailed label="Loading completed form..." />;
}

function CompletedForm() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(completedFormQuery(id));
  const { routesByPath } = useRouter();
  const session = useSession();
  const hasDashboard = data.readAs !== 'recipient' || session.mode === 'authenticated';
  const around = { id, back: hasDashboard ? <BackToDashboard /> : null };
  if (data.status === 'draft') return <UnsentDraft {...around} form={data} />;
  // The page on which forms of the kind are filled in knows what shows one that has been sent.
  const { completed } = routesByPath[pageOfKind(data.kind)].options.staticData ?? {};
  if (!completed) throw new Error(`Nothing shows a sent ${FORM_KINDS[data.kind].noun}`);
  // It takes forms of its own kind, and this is one.
  const Completed = completed as CompletedView<StoredForm>;
  return (
    <Suspense fallback={<Loading />}>
      <Completed {...around} form={data} />
    </Suspense>
  );
}
