import { createFileRoute } from '@tanstack/react-router';

import { waitingQuery } from '../features/waiting/api.js';
import { WaitingScreen } from '../features/waiting/waiting-screen.js';
import { WAITING_SEARCH } from '../features/waiting/waiting-search.js';
import { forOffice } from './-guards.js';
import { asksFor, useListed } from './-list-route.js';

/** Outstanding signatures, for supervisors and admins. */
export const Route = createFileRoute('/waiting')({
  staticData: { title: 'Signatures', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: WAITING_SEARCH,
  beforeLoad: forOffice,
  loaderDeps: ({ search }) => search,
  loader: asksFor(waitingQuery),
  component: WaitingRoute,
});

function WaitingRoute() {
  return <WaitingScreen {...useListed(Route)} />;
}
