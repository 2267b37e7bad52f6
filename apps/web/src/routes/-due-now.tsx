import { OwnDefects } from '../features/defects/own-defects.js';
import { YourWeeks } from '../features/history/your-weeks.js';
import { seesAll } from '../lib/session/role.js';
import { roleOf } from '../lib/session/session-store.js';
import type { Session } from '../lib/session/session-store.js';

/**
 * Which machines of theirs are stopped, and what a driver owes and has not finished. Hours and checks of their own are none of
 * an office's, but their drafts are.
 */
export function DueNow({ session }: { session: Extract<Session, { mode: 'authenticated' }> }) {
  if (!session.me && !session.active) return null;
  const isOffice = seesAll(roleOf(session));
  return (
    <>
      {isOffice ? null : <OwnDefects />}
      <YourWeeks draftsOnly={isOffice} />
    </>
  );
}
