import { SessionStatus } from '../../components/session-status.js';
import type { Session } from '../../lib/session/session-store.js';
import { ChangePassword } from './change-password.js';
import { DeleteAccount } from './delete-account.js';
import { ExpiryReminders } from './expiry-reminders.js';
import { Logout } from './logout.js';
import { OwnData } from './own-data.js';
import { OwnSessions } from './own-sessions.js';

const COLUMN = 'flex min-w-0 flex-col gap-6';

interface AccountTabProps {
  session: Extract<Session, { mode: 'authenticated' }>;
  onSignedOut: () => void;
}

/** Who is signed in, since when and where, and the ways out. */
export function AccountTab({ session, onSignedOut }: AccountTabProps) {
  const { user } = session;
  return (
    <div data-wide className="grid items-start gap-6 office:grid-cols-2 office:gap-x-12">
      <div className={COLUMN}>
        <section aria-labelledby="account-title" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 id="account-title" className="text-xl">
              Account
            </h2>
            <SessionStatus proven={session.me !== null} />
          </div>
          <dl className="grid gap-3 tablet:grid-cols-2">
            <Fact name="Name" value={user.name} />
            <Fact name="Email" value={user.email} />
          </dl>
          <Logout onSignedOut={onSignedOut} />
        </section>
        <ExpiryReminders />
        <OwnSessions />
      </div>
      <div className={COLUMN}>
        <ChangePassword user={user} />
        <OwnData />
        <DeleteAccount email={user.email} onDeleted={onSignedOut} />
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold break-words">{value}</dd>
    </div>
  );
}
