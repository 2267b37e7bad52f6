import { createFileRoute, redirect } from '@tanstack/react-router';

import { landingOf } from '../lib/session/role.js';
import { roleOf, currentSession } from '../lib/session/session-store.js';

/** Where 'Back to Dashboard' leads: for supervisors what waits for them, for admins the office, for guests the home page. */
export const Route = createFileRoute('/home')({
  beforeLoad: () => {
    const landing = landingOf(roleOf(currentSession()));
    if (landing) throw redirect({ to: landing, replace: true });
    const tab = currentSession().mode === 'authenticated' ? 'dashboard' : undefined;
    throw redirect({ to: '/', search: { tab }, replace: true });
  },
});
