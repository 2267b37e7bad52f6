import { CatchBoundary } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';

import { Notice } from '../components/badge.js';
import { Button } from '../components/button.js';
import { Later } from '../components/later.js';
import { Skeleton } from '../components/skeleton.js';
import { useSession } from '../lib/session/session-context.js';

const GuestTabs = lazy(async () => ({ default: (await import('./-guest-tabs.js')).GuestTabs }));
const DriverTabs = lazy(async () => ({ default: (await import('./-driver-tabs.js')).DriverTabs }));

/**
 * The lower part of the home page: the way into an account, or what is in it. It is drawn after the rest, and both
 * come after the first files: who wants to fill in a form quickly does not wait for them, nor lose the page when they do
 * not come. What changes in the rest of the page does not draw it again.
 */
export const Portal = memo(function Portal() {
  const session = useSession();
  const waiting = <Skeleton label="One moment..." />;
  return (
    <Later meanwhile={waiting}>
      <CatchBoundary getResetKey={() => session.mode} errorComponent={NotLoaded}>
        <Suspense fallback={waiting}>
          {session.mode === 'guest' ? <GuestTabs /> : <DriverTabs session={session} />}
        </Suspense>
      </CatchBoundary>
    </Later>
  );
});

function NotLoaded() {
  const what = useSession().mode === 'guest' ? 'Login' : 'Your account';
  return (
    <Notice tone="bad" role="alert">
      <TriangleAlert aria-hidden />
      <div className="flex flex-col items-start gap-2">
        <p>{what} could not be loaded. Forms can be filled in without it.</p>
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </div>
    </Notice>
  );
}
