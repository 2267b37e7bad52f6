import { createFileRoute, Link } from '@tanstack/react-router';
import { House } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { OfficePage } from '../../components/office-page.js';
import { Companies } from '../../features/companies/companies-screen.js';
import { readCompaniesSearch } from '../../features/companies/companies-search.js';
import { forAdmins } from '../-guards.js';
import { IN_PLACE } from '../-in-place.js';

/** The register of companies, for admins. */
export const Route = createFileRoute('/admin/')({
  staticData: { title: 'Companies', office: true },
  validateSearch: readCompaniesSearch,
  beforeLoad: forAdmins,
  component: AdminRoute,
});

function AdminRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
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
      <Companies
        search={search}
        onChange={(change) => void navigate({ search: (before) => ({ ...before, ...change }), ...IN_PLACE })}
      />
    </OfficePage>
  );
}
