import { createFileRoute } from '@tanstack/react-router';

import { waitingQuery } from '../features/waiting/api.js';
import { WaitingScreen } from '../features/waiting/waiting-screen.js';
import { forOffice } from './-guards.js';
import { asksFor } from './-list-route.js';

/** Signatures that are waited for, for supervisors and admins. */
export const Route = createFileRoute('/waiting')({
  staticData: { title: 'Signatures', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: forOffice,
  loader: asksFor(waitingQuery),
  component: WaitingScreen,
});
