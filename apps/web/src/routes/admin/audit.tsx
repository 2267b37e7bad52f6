import { createFileRoute } from '@tanstack/react-router';

import { OfficePage } from '../../components/office-page.js';
import { auditQuery } from '../../features/audit/api.js';
import { AuditLog } from '../../features/audit/audit-screen.js';
import { readAuditSearch } from '../../features/audit/audit-search.js';
import { forAdmins } from '../-guards.js';
import { IN_PLACE } from '../-in-place.js';

/** Who did what. */
export const Route = createFileRoute('/admin/audit')({
  staticData: { title: 'Audit log', office: true },
  // The calls of the API come with the screen, not with the first file.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: readAuditSearch,
  beforeLoad: forAdmins,
  loaderDeps: ({ search }) => search,
  // Asked for early, and not waited for: the screen says itself that it is loading, or cannot.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchInfiniteQuery(auditQuery(deps));
  },
  component: AuditRoute,
});

function AuditRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OfficePage
      title="Audit log"
      subtitle="Who did what, to which record, and when. Devices and networks are erased after 30 days."
    >
      <AuditLog
        search={search}
        onChange={(change) => void navigate({ search: (before) => ({ ...before, ...change }), ...IN_PLACE })}
      />
    </OfficePage>
  );
}
