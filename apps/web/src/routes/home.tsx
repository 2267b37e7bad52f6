import { createFileRoute, redirect } from '@tanstack/react-router';

import { currentSession } from '../lib/session/session-store.js';

/** Where 'Back to Dashboard' leads: for guests that is the home page. */
export const Route = createFileRoute('/home')({
  beforeLoad: () => {
    const tab = currentSession().mode === 'authenticated' ? 'dashboard' : undefined;
    throw redirect({ to: '/', search: { tab }, replace: true });
  },
});
