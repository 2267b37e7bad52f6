import { createFileRoute, Link } from '@tanstack/react-router';
import { ArrowLeft, Tractor } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { OffHireScreen } from '../../features/off-hire/off-hire-screen.js';
import { forOffice } from '../-guards.js';

/** One off-hire notice, for supervisors and admins. */
export const Route = createFileRoute('/off-hires/$id')({
  staticData: { title: 'Off-hire', office: true },
  beforeLoad: forOffice,
  component: OffHireRoute,
});

function OffHireRoute() {
  const { id } = Route.useParams();
  return (
    <OffHireScreen
      id={id}
      back={
        <Link to="/off-hires" className={buttonVariants()}>
          <ArrowLeft aria-hidden /> All notices
        </Link>
      }
      linkTo={(plantNumber) => (
        <Link to="/machines/$plantNumber" params={{ plantNumber }} className={buttonVariants()}>
          <Tractor aria-hidden /> Machine
        </Link>
      )}
    />
  );
}
