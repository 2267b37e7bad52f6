import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';

import { watchAttendance } from './attendance.js';
import { settleLogout } from './owed-logout.js';
import {
  currentSession,
  followOtherTabs,
  lapseIfLeftAlone,
  subscribeToSession,
  type Session,
} from './session-store.js';

/** Guests have no session to look up, so their first page does not load the code for it. */
const ask = () => {
  void import('./ask-who.js').then(({ askWhoIsSignedIn }) => askWhoIsSignedIn());
};

/** At the start, and when there is a signal again. */
const askIfUnproven = () => {
  tellOfLogout();
  const session = currentSession();
  if (session.mode === 'authenticated' && !session.me) ask();
};

/** The page is looked at again. */
const lookedAt = () => {
  if (document.visibilityState === 'visible') tellOfLogout();
  lapseIfLeftAlone();
};

/** Until it works, nothing else can be asked of the server either. */
function tellOfLogout(): void {
  void settleLogout().catch(() => undefined);
}

const SessionContext = createContext<Session | null>(null);

/** Who is signed in: at first as this device remembers it, then as the server says. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(subscribeToSession, currentSession, currentSession);
  useEffect(() => {
    askIfUnproven();
    const stop = followOtherTabs(ask);
    const leave = watchAttendance();
    addEventListener('online', askIfUnproven);
    document.addEventListener('visibilitychange', lookedAt);
    return () => {
      removeEventListener('online', askIfUnproven);
      document.removeEventListener('visibilitychange', lookedAt);
      leave();
      stop();
    };
  }, []);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** @throws outside of `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}
