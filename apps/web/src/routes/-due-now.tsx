import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { buttonVariants } from '../components/button.js';
import { DueToday } from '../features/history/due-today.js';
import { DraftsToFinish } from '../features/history/glance.js';
import { unsentDraftsQuery } from '../forms/drafts/draft-store.js';
import { seesAll } from '../lib/session/role.js';
import { roleOf } from '../lib/session/session-store.js';
import type { Session } from '../lib/session/session-store.js';

const START_TIMESHEET = (
  <Link to="/select-customer" className={buttonVariants({ className: 'grow tablet:grow-0' })}>
    Start this week's timesheet
  </Link>
);
const START_CHECK = (
  <Link
    to="/select-customer"
    search={{ form: 'check-sheet' }}
    className={buttonVariants({ className: 'grow tablet:grow-0' })}
  >
    Start today's check
  </Link>
);

/** What a driver owes today and has not finished; hours and checks of their own are none of an office's. */
export function DueNow({ session }: { session: Extract<Session, { mode: 'authenticated' }> }) {
  const { data: unsent = [] } = useQuery(unsentDraftsQuery());
  if (!session.me && !session.active) return null;
  const drafts = <DraftsToFinish except={unsent.map(({ draft }) => draft.form.id)} />;
  if (seesAll(roleOf(session))) return drafts;
  return (
    <>
      <DueToday startCheck={START_CHECK} startTimesheet={START_TIMESHEET} />
      {drafts}
    </>
  );
}
