import { createFileRoute, Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { OfficePage } from '../../components/office-page.js';
import { OffHires } from '../../features/off-hire/off-hires.js';
import { OFF_HIRES_SEARCH } from '../../features/off-hire/off-hires-search.js';
import { forOffice } from '../-guards.js';
import { useListed } from '../-list-route.js';

/** Off-hire notices, for supervisors and admins. */
export const Route = createFileRoute('/off-hires/')({
  staticData: { title: 'Off-hire', office: true },
  validateSearch: OFF_HIRES_SEARCH,
  beforeLoad: forOffice,
  component: OffHiresRoute,
});

function OffHiresRoute() {
  const navigate = Route.useNavigate();
  return (
    <OfficePage
      title="Off-hire"
      subtitle="Machines that may be collected, and those that were."
      action={
        <Link to="/off-hire" className={buttonVariants({ className: 'shrink-0' })}>
          <Plus aria-hidden /> Take a notice
        </Link>
      }
    >
      <OffHires
        {...useListed(Route)}
        onOpen={({ id }) => void navigate({ to: '/off-hires/$id', params: { id } })}
        linkTo={({ id, reference }) => (
          <Link to="/off-hires/$id" params={{ id }} className={buttonVariants()}>
            Open<span className="sr-only"> {reference}</span>
          </Link>
        )}
      />
    </OfficePage>
  );
}
