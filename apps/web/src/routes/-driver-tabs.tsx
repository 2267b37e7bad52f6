import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { Skeleton } from '../components/skeleton.js';
import { Tabs } from '../components/tabs.js';
import { driverTab } from '../features/home/portal-search.js';
import type { TimesheetDraft } from '../features/timesheets/timesheet-draft.js';
import { unsentDraftsQuery } from '../forms/drafts/draft-store.js';
import { seesAll } from '../lib/session/role.js';
import { roleOf } from '../lib/session/session-store.js';
import type { Session } from '../lib/session/session-store.js';
import { IN_PLACE } from './-in-place.js';

const AccountTab = lazy(async () => ({
  default: (await import('../features/account/account-tab.js')).AccountTab,
}));
const VaultTab = lazy(async () => ({ default: (await import('../features/vault/vault-tab.js')).VaultTab }));
const ExpiringDocuments = lazy(async () => ({
  default: (await import('../features/vault/expiring-documents.js')).ExpiringDocuments,
}));
const WithoutSignal = lazy(async () => ({
  default: (await import('../features/vault/kept/without-signal.js')).WithoutSignal,
}));
const UnconfirmedNote = lazy(async () => ({
  default: (await import('../features/account/unconfirmed-note.js')).UnconfirmedNote,
}));
const Dashboard = lazy(async () => ({
  default: (await import('../features/home/dashboard.js')).Dashboard,
}));
const SupervisorDashboard = lazy(async () => ({
  default: (await import('../features/home/dashboard.js')).SupervisorDashboard,
}));
const SetEntries = lazy(async () => ({
  default: (await import('../features/approvals/lists/set-entries.js')).SetEntries,
}));
const WaitingSets = lazy(async () => ({
  default: (await import('../features/approvals/lists/waiting-sets.js')).WaitingSets,
}));
const LastSent = lazy(async () => ({
  default: (await import('../features/history/glance.js')).LastSent,
}));

const home = getRouteApi('/');

/** What is in an account. */
export function DriverTabs({ session }: { session: Extract<Session, { mode: 'authenticated' }> }) {
  const search = home.useSearch();
  const navigate = home.useNavigate();
  const { data: unsent = [] } = useQuery(unsentDraftsQuery());
  const timesheets = unsent.flatMap(({ kind, draft }) =>
    kind === 'timesheet' ? [(draft as TimesheetDraft).form] : [],
  );
  const { user, me, active } = session;
  const waiting = <Skeleton label="One moment..." />;
  // A phone that lay about for long shows nothing of its owner before the server has agreed, but what they
  // wanted on it for times without a signal.
  if (!me && !active)
    return (
      <div className="flex flex-col gap-4">
        <Skeleton label="Checking who is signed in. This needs a signal." rows={1} />
        <Suspense>
          <WithoutSignal ownerName={user.name} />
        </Suspense>
      </div>
    );
  const role = roleOf(session);
  const welcome = {
    name: user.name,
    proven: me !== null,
    note: me && !me.confirmed ? <UnconfirmedNote email={me.email} /> : null,
    expiring: <ExpiringDocuments />,
  };
  return (
    <Tabs
      label="Driver account"
      open={driverTab(search)}
      onOpen={(tab) => void navigate({ search: { tab }, ...IN_PLACE })}
      tabs={[
        {
          name: 'dashboard',
          label: 'Dashboard',
          content: (
            <Suspense fallback={waiting}>
              {seesAll(role) ? (
                <SupervisorDashboard {...welcome} waiting={<WaitingSets />} />
              ) : (
                <Dashboard {...welcome} sent={<LastSent />} sets={<SetEntries />} timesheets={timesheets} />
              )}
            </Suspense>
          ),
        },
        {
          name: 'vault',
          label: 'Document Vault',
          content: (
            <Suspense fallback={waiting}>
              <VaultTab
                ownerName={user.name}
                search={search.vault}
                onSearch={(vault) => void navigate({ search: { tab: 'vault', vault }, ...IN_PLACE })}
              />
            </Suspense>
          ),
        },
        {
          name: 'account',
          label: 'Account',
          content: (
            <Suspense fallback={waiting}>
              <AccountTab
                session={session}
                onSignedOut={() => void navigate({ search: { login: true }, replace: true })}
              />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
