import { createFileRoute, redirect } from '@tanstack/react-router';

import { roleOf, seesAll } from '../lib/session/role.js';
import { currentSession } from '../lib/session/session-store.js';

/** Where 'Back to Dashboard' leads: for supervisors what waits for them, for guests the home page. */
export const Route = createFileRoute('/home')({
  beforeLoad: () => {
    if (seesAll(roleOf(currentSession()))) throw redirect({ to: '/collations', replace: true });
    const tab = currentSession().mode === 'authenticated' ? 'dashboard' : undefined;
    throw redirect({ to: '/', search: { tab }, replace: true });
  },
});
