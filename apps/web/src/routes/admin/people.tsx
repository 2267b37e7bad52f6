import { createFileRoute } from '@tanstack/react-router';

import { OfficePage } from '../../components/office-page.js';
import { peopleQuery } from '../../features/people/api.js';
import { Invite } from '../../features/people/invite.js';
import { People } from '../../features/people/people-screen.js';
import { readPeopleSearch } from '../../features/people/people-search.js';
import { forAdmins } from '../-guards.js';
import { IN_PLACE } from '../-in-place.js';

/** Who has an account, and what they may do. */
export const Route = createFileRoute('/admin/people')({
  staticData: { title: 'People', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: readPeopleSearch,
  beforeLoad: forAdmins,
  loaderDeps: ({ search }) => search,
  // Asked for early, and not waited for: the screen says itself that it is loading, or cannot.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchInfiniteQuery(peopleQuery(deps));
  },
  component: PeopleRoute,
});

function PeopleRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OfficePage title="People" subtitle="Who has an account, and what they may do." action={<Invite />}>
      <People
        search={search}
        onChange={(change) => void navigate({ search: (before) => ({ ...before, ...change }), ...IN_PLACE })}
      />
    </OfficePage>
  );
}
