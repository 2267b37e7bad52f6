import { useQueries } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';

import { Later } from '../components/later.js';
import { describeCheckSheet } from '../features/check-sheets/describe-check-sheet.js';
import { NewDriver } from '../features/home/new-driver.js';
import { readPortalSearch } from '../features/home/portal-search.js';
import { QuickStart } from '../features/home/quick-start.js';
import { describeTimesheet } from '../features/timesheets/describe-timesheet.js';
import { hasClaims } from '../forms/claims/kept-claims.js';
import type { Draft } from '../forms/drafts/draft.js';
import { unsentDraftQuery } from '../forms/drafts/draft-store.js';
import { UnsentForm } from '../forms/drafts/unsent-form.js';
import { FORM_KINDS, FORM_KIND_NAMES, type FormKind } from '@groundsheet/form-rules';
import { FORM_SCREENS } from '../forms/form-kinds.js';
import { formSearchOf } from '../forms/form-search.js';
import { forgetEverything, hasMemories } from '../forms/left-behind.js';
import { useSession } from '../lib/session/session-context.js';
import { Portal } from './-portal.js';

const loadDialog = () => import('../forms/customers/customer-dialog.js');
/** The first page comes first; by the time it has been read the dialog is there too. */
const DIALOG_AFTER_MS = 1500;
const CustomerDialog = lazy(async () => ({ default: (await loadDialog()).CustomerDialog }));

const JustSent = lazy(async () => ({
  default: (await import('../forms/claims/just-sent.js')).JustSent,
}));

export const Route = createFileRoute('/')({
  // Part of the first file: most people begin here, and a second one would be a second way to the server and back.
  codeSplitGroupings: [],
  validateSearch: readPortalSearch,
  component: Home,
});

function Home() {
  const navigate = useNavigate();
  const { mode } = useSession();
  const [choosing, setChoosing] = useState<FormKind | null>(null);
  // A driver's form is saved with the account, so there is nothing quick about it.
  const carriedOn = mode === 'guest' ? 'quick' : undefined;
  const carryOn = (kind: FormKind, { form }: Draft) =>
    void navigate({ to: FORM_SCREENS[kind].wizard, search: { mode: carriedOn, ...formSearchOf(form) } });
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog(), DIALOG_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="group mx-auto grid w-full max-w-reading grid-cols-1 items-start gap-6 px-edge py-6 office:max-w-page office:grid-cols-2 office:has-data-wide:grid-cols-1">
      <div className="flex flex-col gap-4">
        {mode === 'guest' ? (
          <div>
            <h1 className="text-2xl">Paperwork done before the engine's cold.</h1>
            <p className="mt-1 text-muted">Fill it in, sign it, send it. No account needed.</p>
          </div>
        ) : (
          <h1 className="sr-only">Your forms</h1>
        )}
        <Later>
          <UnsentForm
            kind="timesheet"
            describe={describeTimesheet}
            onCarryOn={(kept) => carryOn('timesheet', kept)}
          />
          <UnsentForm
            kind="check-sheet"
            describe={describeCheckSheet}
            onCarryOn={(kept) => carryOn('check-sheet', kept)}
          />
        </Later>
        <QuickStart onStart={setChoosing} />
        <Later>
          <LeftBehind />
        </Later>
      </div>
      <Portal />
      {choosing ? (
        <Suspense>
          <CustomerDialog
            title={FORM_KINDS[choosing].quick}
            onClose={() => setChoosing(null)}
            onContinue={(chosen) =>
              void navigate({ to: FORM_SCREENS[choosing].wizard, search: { mode: 'quick', ...chosen } })
            }
          />
        </Suspense>
      ) : null}
    </main>
  );
}

/** What a driver left on this device can go into an account, or be wiped for the next one: forms and what it remembers. */
function LeftBehind() {
  const [memories, setMemories] = useState(hasMemories);
  const unsent = useQueries({ queries: FORM_KIND_NAMES.map((kind) => unsentDraftQuery(kind)) });
  const wipe = async () => {
    await forgetEverything();
    await Promise.all(unsent.map(({ refetch }) => refetch()));
    setMemories(false);
  };
  return (
    <>
      {hasClaims() ? (
        <Suspense>
          <JustSent />
        </Suspense>
      ) : null}
      {memories || unsent.some(({ data }) => data) ? <NewDriver onWipe={wipe} /> : null}
    </>
  );
}
