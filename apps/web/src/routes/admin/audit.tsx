import { createFileRoute } from '@tanstack/react-router';

import { OfficePage } from '../../components/office-page.js';
import { auditQuery } from '../../features/audit/api.js';
import { AuditLog } from '../../features/audit/audit-screen.js';
import { AUDIT_SEARCH } from '../../features/audit/audit-search.js';
import { forAdmins } from '../-guards.js';
import { asksFor, useListed } from '../-list-route.js';

/** Who did what. */
export const Route = createFileRoute('/admin/audit')({
  staticData: { title: 'Audit log', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: AUDIT_SEARCH,
  beforeLoad: forAdmins,
  loaderDeps: ({ search }) => search,
  loader: asksFor(auditQuery),
  component: AuditRoute,
});

function AuditRoute() {
  return (
    <OfficePage
      title="Audit log"
      subtitle="Who did what, to which record, and when. Devices and networks are erased after 30 days."
    >
      <AuditLog {...useListed(Route)} />
    </OfficePage>
  );
}
