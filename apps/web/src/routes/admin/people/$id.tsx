import { createFileRoute, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

import { buttonVariants } from '../../../components/button.js';
import { personQuery } from '../../../features/people/api.js';
import { PersonScreen } from '../../../features/people/person-screen.js';
import { forAdmins } from '../../-guards.js';

/** A person's account, for admins. */
export const Route = createFileRoute('/admin/people/$id')({
  staticData: { title: 'Person', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: forAdmins,
  // Asked for early, and not waited for: the screen says itself that it is loading, or cannot.
  loader: ({ context: { queryClient }, params: { id } }) => {
    void queryClient.prefetchQuery(personQuery(id));
  },
  component: PersonRoute,
});

function PersonRoute() {
  const { id } = Route.useParams();
  return (
    <PersonScreen
      key={id}
      id={id}
      back={
        <Link to="/admin/people" className={buttonVariants()}>
          <ArrowLeft aria-hidden /> All people
        </Link>
      }
    />
  );
}
