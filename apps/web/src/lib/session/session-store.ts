import type { Wire } from '@groundsheet/api-client';

import { isHome } from '../is-home.js';
import { GUEST, localOwner, setLocalOwner } from '../local-owner.js';
import {
  AUTH_KEY,
  isLapsed,
  loadDriverSession,
  loadUser,
  removeHints,
  renewDriverSession,
  saveHints,
  type User,
} from './session-hints.js';
import type { Role } from './role.js';

/** What the server says about the person signed in. */
export type Me = Wire['MeResponse'];

/** docs/safeguards.md, Sessions. */
export type Session =
  | {
      mode: 'guest';
      /** A form was to be sent with the cookie of a session that is over: the screen asks whether as a guest. */
      asked?: true;
    }
  | {
      mode: 'authenticated';
      user: User;
      /** Null as long as only this device says so: the server has not said so yet, or there is no signal. */
      me: Me | null;
      /** The server has forgotten the session: sign-in is open over whatever is on the screen. */
      lapsed: boolean;
      /** Whether a driver session under 30 minutes old was there at the start, or there was a sign-in since. */
      active: boolean;
    };

let session: Session = { mode: 'guest' };
let lapse: { back: Promise<boolean>; end: (same: boolean) => void } | null = null;
let choice: { asGuest: Promise<boolean>; end: (asGuest: boolean) => void } | null = null;
const listeners = new Set<() => void>();
const ownerListeners = new Set<() => void>();

export function currentSession(): Session {
  return session;
}

/** What this person may do, as the server has said or, until it has, as this device remembers; null for a guest. */
export function roleOf(session: Session): Role | null {
  if (session.mode === 'guest') return null;
  return session.me?.role ?? session.user.role ?? 'driver';
}

export function signedInName(): string | null {
  return session.mode === 'authenticated' ? session.user.name : null;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hears of another person on this device before any screen does. */
export function onOwnerChange(listener: () => void): () => void {
  ownerListeners.add(listener);
  return () => ownerListeners.delete(listener);
}

function publish(next: Session): void {
  session = next;
  const owner = next.mode === 'guest' ? GUEST : (next.user.id ?? next.user.email);
  if (owner !== localOwner()) {
    setLocalOwner(owner);
    for (const listener of ownerListeners) listener();
  }
  for (const listener of listeners) listener();
}

/**
 * Reads the hints of this device, for the first paint. Those of a session that must be over are forgotten: its drafts stay
 * on the device under their owner's name, and are there again once they sign in (docs/safeguards.md, Sessions).
 */
export function restoreSession(): void {
  if (isLapsed()) removeHints();
  const user = loadUser();
  const active = loadDriverSession() !== null;
  publish(user ? { mode: 'authenticated', user, me: null, lapsed: false, active } : { mode: 'guest' });
}

/** A person has signed in or registered, or the server has said who it is. */
export function signedIn(me: Me): void {
  const user = { id: me.id, name: me.fullName, email: me.email, role: me.role };
  const same = session.mode === 'authenticated' && session.user.id === me.id;
  saveHints(user);
  publish({ mode: 'authenticated', user, me, lapsed: false, active: true });
  endLapse(same);
}

/** Nobody is signed in any more on this device. */
export function signedOut(): void {
  removeHints();
  publish({ mode: 'guest' });
  endLapse(false);
}

/** A call of the account has gone through: the driver session counts from now. */
export function sessionUsed(): void {
  if (session.mode === 'authenticated' && session.me) renewDriverSession(session.user);
}

/**
 * Asks for the password again because the server has forgotten the session; the screen below stays as it is.
 *
 * @returns true once the same account is back, false when another person signed in or the question was closed
 */
export function signInAgain(): Promise<boolean> {
  if (session.mode === 'guest') return Promise.resolve(false);
  lapse ??= beginLapse();
  const { back } = lapse;
  if (!session.lapsed) publish({ ...session, lapsed: true });
  return back;
}

/** The page is looked at again, perhaps the next morning and by another person. */
export function lapseIfLeftAlone(): void {
  if (session.mode === 'guest' || document.visibilityState !== 'visible' || !isLapsed()) return;
  if (isHome()) signedOut();
  else void signInAgain();
}

/**
 * Asks a guest, whose device still has the cookie of a session that is over, whether a form is to go as a guest's.
 *
 * @returns false where they sign in first, or close the question
 */
export function askAsGuest(): Promise<boolean> {
  if (session.mode !== 'guest') return Promise.resolve(false);
  if (!choice) {
    const { promise: asGuest, resolve: end } = Promise.withResolvers<boolean>();
    choice = { asGuest, end };
    publish({ mode: 'guest', asked: true });
  }
  return choice.asGuest;
}

export function answerAsGuest(asGuest: boolean): void {
  if (session.mode === 'guest') publish({ mode: 'guest' });
  choice?.end(asGuest);
  choice = null;
}

function beginLapse() {
  let end: (same: boolean) => void = () => undefined;
  const back = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  return { back, end };
}

function endLapse(same: boolean): void {
  lapse?.end(same);
  lapse = null;
  choice?.end(false);
  choice = null;
}

/** Goes on without signing in; the next call of the account asks again. */
export function closeSignIn(): void {
  if (session.mode === 'authenticated') publish({ ...session, lapsed: false });
  endLapse(false);
}

/**
 * Follows what another tab did: signed out, signed in again, or signed in as another person.
 *
 * @param ask finds out from the server who that is
 * @returns how to stop
 */
export function followOtherTabs(ask: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== AUTH_KEY && key !== null) return;
    const user = loadUser();
    if (!user) {
      publish({ mode: 'guest' });
      return endLapse(false);
    }
    const same = session.mode === 'authenticated' && session.user.id === user.id;
    const me = same && session.mode === 'authenticated' ? session.me : null;
    publish({ mode: 'authenticated', user, me, lapsed: false, active: true });
    endLapse(same);
    if (!me) ask();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
