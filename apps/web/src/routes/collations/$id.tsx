import { createFileRoute, Link, Navigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { APPROVAL_PLACE, type ApprovalPlace } from '../../features/approvals/approval-place.js';
import { ApprovalScreen } from '../../features/approvals/approval-screen.js';
import { OnlyHere } from '../../forms/drafts/only-here.js';
import { useSession } from '../../lib/session/session-context.js';
import { forAccounts } from '../-guards.js';
import { IN_PLACE } from '../-in-place.js';

/** One form set: presented by its driver, approved and sent by a supervisor. */
export const Route = createFileRoute('/collations/$id')({
  staticData: { title: 'Supervisor Approval' },
  validateSearch: APPROVAL_PLACE,
  beforeLoad: forAccounts,
  component: Approval,
});

function Approval() {
  const { id } = Route.useParams();
  const place = Route.useSearch();
  const navigate = Route.useNavigate();
  const { mode } = useSession();
  // Signed out in another tab.
  if (mode === 'guest') return <Navigate to="/" search={{ login: true }} replace />;
  const go = (search: ApprovalPlace) => void navigate({ search, ...IN_PLACE });
  return (
    <OnlyHere key={id} name={`form-set/${id}`} noun="form set">
      <main className="mx-auto flex w-full max-w-page flex-col items-stretch gap-2 px-edge py-2 tablet:gap-3 tablet:py-4">
        <Link to="/collations" className={buttonVariants({ className: 'self-start' })}>
          <ArrowLeft aria-hidden /> All form sets
        </Link>
        <ApprovalScreen id={id} place={place} onGo={go} onReturn={() => go({})} />
      </main>
    </OnlyHere>
  );
}
