import { createFileRoute, Link, useLocation } from '@tanstack/react-router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';

import { buttonVariants } from '../components/button.js';
import { completedFormQuery } from '../features/completed-form/api.js';
import { CompletedCheckSheet } from '../features/completed-form/completed-check-sheet.js';
import { CompletedTimesheet } from '../features/completed-form/completed-timesheet.js';
import { UnsentDraft } from '../features/completed-form/unsent-draft.js';
import { useSession } from '../lib/session/session-context.js';
import { readOptionalKey } from '../lib/link-key.js';
import { BackToDashboard, CannotBeOpened, LoadingMailed, tradeKey } from './-mailed-page.js';

export const Route = createFileRoute('/completed-form/$id')({
  staticData: { title: 'Completed form' },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'pendingComponent', 'errorComponent', 'component']],
  validateSearch: readOptionalKey,
  loaderDeps: ({ search }) => ({ key: search.key }),
  loader: async ({ context, params: { id }, deps: { key } }) => {
    if (key) await tradeKey('/completed-form/$id', id, key);
    await context.queryClient.ensureQueryData(completedFormQuery(id));
  },
  pendingMs: 0,
  pendingComponent: () => <LoadingMailed label="Loading completed form..." />,
  errorComponent: ({ error }) => (
    <CannotBeOpened error={error} title="This form cannot be opened">
      <ToOwnForms />
    </CannotBeOpened>
  ),
  component: CompletedForm,
});

/** Somebody whose form it is sees it in their account; the link in a mail needs none. */
function ToOwnForms() {
  const { mode } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      {mode === 'guest' && (
        <Link to="/sign-in" search={{ next: pathname }} className={buttonVariants()}>
          <LogIn aria-hidden /> Sign in
        </Link>
      )}
      <BackToDashboard />
    </>
  );
}

function CompletedForm() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(completedFormQuery(id));
  const session = useSession();
  const hasDashboard = data.readAs !== 'recipient' || session.mode === 'authenticated';
  const around = { id, back: hasDashboard ? <BackToDashboard /> : null };
  if (data.status === 'draft') return <UnsentDraft {...around} form={data} />;
  return data.kind === 'timesheet' ? (
    <CompletedTimesheet {...around} timesheet={data} />
  ) : (
    <CompletedCheckSheet {...around} checkSheet={data} />
  );
}
