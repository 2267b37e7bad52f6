import { createFileRoute, Link } from '@tanstack/react-router';
import { House } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { OfficePage } from '../../components/office-page.js';
import { Companies } from '../../features/companies/companies-screen.js';
import { COMPANIES_SEARCH } from '../../features/companies/companies-search.js';
import { forAdmins } from '../-guards.js';
import { useListed } from '../-list-route.js';

/** The register of companies, for admins. */
export const Route = createFileRoute('/admin/')({
  staticData: { title: 'Companies', office: true },
  validateSearch: COMPANIES_SEARCH,
  beforeLoad: forAdmins,
  component: AdminRoute,
});

function AdminRoute() {
  return (
    <OfficePage
      title="Company Management"
      subtitle="Manage companies and their order validation requirements"
      action={
        <Link to="/" className={buttonVariants({ className: 'shrink-0' })}>
          <House aria-hidden /> Back to Home
        </Link>
      }
    >
      <Companies {...useListed(Route)} />
    </OfficePage>
  );
}
