import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

import { buttonVariants } from '../components/button.js';
import { Later } from '../components/later.js';
import { Skeleton } from '../components/skeleton.js';
import { AccountRow } from '../features/home/account-row.js';
import { FirmFooter } from '../components/firm-footer.js';
import { driverTab, guestTab, readPortalSearch } from '../features/home/portal-search.js';
import { QuickStart } from '../features/home/quick-start.js';
import { StrangerHome } from '../features/home/stranger-home.js';
import { unsentDraftsQuery } from '../forms/drafts/draft-store.js';
import { FORM_KINDS, type DriverKind } from '@groundsheet/form-rules';
import { FORM_SCREENS } from '../forms/form-kinds.js';
import { hasMemories } from '../forms/left-behind.js';
import { mayHaveOutbox } from '../forms/outbox/outbox-hint.js';
import { hasSentHere, idsToClaim } from '../forms/sent-here/kept-here.js';
import { cn } from '../lib/cn.js';
import { useFirm } from '../lib/firm.js';
import { untilLoaded } from '../lib/retriable.js';
import { useSession } from '../lib/session/session-context.js';
import { Portal } from './-portal.js';

const loadDialog = () => import('../forms/customers/customer-dialog.js');
/** The first page comes first; by the time it has been read the dialog is there too. */
const DIALOG_AFTER_MS = 1500;
const CustomerDialog = lazy(async () => ({ default: (await loadDialog()).CustomerDialog }));

/** One that cannot be fetched would take the whole page along. */
const part = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => untilLoaded(load));

const DueNow = part(async () => ({ default: (await import('./-due-now.js')).DueNow }));
const OutboxStrip = part(async () => ({ default: (await import('./-outbox-strip.js')).OutboxStrip }));
const UnsentHere = part(async () => ({ default: (await import('./-unsent-here.js')).UnsentHere }));
const Left = part(async () => ({ default: (await import('./-left-behind.js')).LeftBehind }));

export const Route = createFileRoute('/')({
  // Part of the first file: most people begin here, and a second one would be a second way to the server and back.
  codeSplitGroupings: [],
  staticData: { slimNotice: true },
  validateSearch: readPortalSearch,
  component: Home,
});

function Home() {
  const navigate = useNavigate();
  const session = useSession();
  const search = Route.useSearch();
  const [choosing, setChoosing] = useState<DriverKind | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => void loadDialog(), DIALOG_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { name: firm } = useFirm();
  const isEntering = guestTab(search) !== null;
  return (
    <>
      {session.mode === 'guest' ? (
        <StrangerHome
          firm={firm}
          isEntering={isEntering}
          account={isEntering ? <Portal /> : <AccountRow />}
          footer={<FirmFooter />}
        >
          <Later>
            <Unsent />
          </Later>
          <QuickStart isBeside={isEntering} onStart={setChoosing} />
          <Link to="/m" className={buttonVariants({ size: 'action' })}>
            A machine
          </Link>
          <Link to="/off-hire" className={cn(buttonVariants({ variant: 'quiet' }), 'self-start px-0')}>
            Off-hire a machine
          </Link>
          <Later>
            <LeftBehind />
          </Later>
        </StrangerHome>
      ) : (
        <main className="group mx-auto grid w-full max-w-reading grid-cols-1 items-start gap-6 px-edge py-6 office:max-w-page office:grid-cols-2 office:gap-8 office:py-8 office:has-data-wide:grid-cols-1">
          <div className="flex flex-col gap-6">
            <h1 className="sr-only">Your forms</h1>
            <Later>
              <Unsent />
              {driverTab(search) === 'dashboard' ? (
                <Suspense fallback={<Skeleton label="One moment..." />}>
                  <DueNow session={session} />
                </Suspense>
              ) : null}
            </Later>
            <QuickStart isBeside onStart={setChoosing} />
            <Later>
              <LeftBehind />
            </Later>
          </div>
          <Portal />
        </main>
      )}
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
    </>
  );
}

/** What was begun on this device; most who come have nothing here. */
function Unsent() {
  const { data: unsent = [] } = useQuery(unsentDraftsQuery());
  return (
    <>
      {mayHaveOutbox() ? (
        <Suspense>
          <OutboxStrip />
        </Suspense>
      ) : null}
      {unsent.length > 0 ? (
        <Suspense>
          <UnsentHere unsent={unsent} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Most who come have left nothing on this device. */
function LeftBehind() {
  const { data: unsent = [] } = useQuery(unsentDraftsQuery());
  const isAny = unsent.length > 0 || hasSentHere() || idsToClaim().length > 0 || hasMemories();
  return isAny ? (
    <Suspense>
      <Left />
    </Suspense>
  ) : null;
}
