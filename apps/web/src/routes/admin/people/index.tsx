import { createFileRoute } from '@tanstack/react-router';

import { OfficePage } from '../../../components/office-page.js';
import { peopleQuery } from '../../../features/people/api.js';
import { Invite } from '../../../features/people/invite.js';
import { People } from '../../../features/people/people-screen.js';
import { PEOPLE_SEARCH } from '../../../features/people/people-search.js';
import { forAdmins } from '../../-guards.js';
import { asksFor, useListed } from '../../-list-route.js';

/** Who has an account, and what they may do. */
export const Route = createFileRoute('/admin/people/')({
  staticData: { title: 'People', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: PEOPLE_SEARCH,
  beforeLoad: forAdmins,
  loaderDeps: ({ search }) => search,
  loader: asksFor(peopleQuery),
  component: PeopleRoute,
});

function PeopleRoute() {
  return (
    <OfficePage title="People" subtitle="Who has an account, and what they may do." action={<Invite />}>
      <People {...useListed(Route)} />
    </OfficePage>
  );
}
