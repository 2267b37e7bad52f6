import { lazy, Suspense } from 'react';

import { Skeleton } from '../components/skeleton.js';
import { useSession } from '../lib/session/session-context.js';

const GuestTabs = lazy(async () => ({ default: (await import('./-guest-tabs.js')).GuestTabs }));
const DriverTabs = lazy(async () => ({ default: (await import('./-driver-tabs.js')).DriverTabs }));

/**
 * The lower part of the home page: the way into an account, or what is in it. It comes after the first file: who wants
 * to fill in a form quickly does not wait for it.
 */
export function Portal() {
  const session = useSession();
  return (
    <Suspense fallback={<Skeleton label="One moment..." />}>
      {session.mode === 'guest' ? <GuestTabs /> : <DriverTabs session={session} />}
    </Suspense>
  );
}
