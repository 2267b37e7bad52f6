import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { formSetQuery } from '../features/approvals/approval-api.js';
import { MailedSet } from '../features/approvals/completed/approval-completed.js';
import { useSession } from '../lib/session/session-context.js';
import { readOptionalKey } from '../lib/link-key.js';
import { BackToDashboard, CannotBeOpened, LoadingMailed, tradeKey } from './-mailed-page.js';

/** Where the link in the mail of a form set leads. */
export const Route = createFileRoute('/completed-set/$id')({
  staticData: { title: 'Completed form set', byLink: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'pendingComponent', 'errorComponent', 'component']],
  validateSearch: readOptionalKey,
  loaderDeps: ({ search }) => ({ key: search.key }),
  loader: async ({ context, params: { id }, deps: { key } }) => {
    if (key) await tradeKey('/completed-set/$id', id, key);
    await context.queryClient.ensureQueryData(formSetQuery(id));
  },
  pendingMs: 0,
  pendingComponent: () => <LoadingMailed label="Loading the form set..." />,
  errorComponent: ({ error }) => (
    <CannotBeOpened
      error={error}
      title="This form set cannot be opened"
      refusal="The link was stopped or has run out. Ask the sender for a new one."
    />
  ),
  component: CompletedSetPage,
});

function CompletedSetPage() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(formSetQuery(id));
  const session = useSession();
  const hasDashboard = data.readAs !== 'recipient' || session.mode === 'authenticated';
  return (
    <main className="mx-auto flex w-full max-w-page flex-col gap-2 px-edge py-2 tablet:gap-4 tablet:py-6">
      {hasDashboard ? (
        <div>
          <BackToDashboard />
        </div>
      ) : null}
      <MailedSet set={data} />
    </main>
  );
}
