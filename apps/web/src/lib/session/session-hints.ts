import { SESSION_IDLE_MINUTES, SESSION_MOST_HOURS } from '@groundsheet/form-rules';
import { readStored, removeStored, store } from '../local-storage.js';
import { ROLE_LABELS, type Role } from './role.js';

/**
 * What this device remembers of the person signed in. Hints for the first paint: the server decides
 * (docs/safeguards.md, Sessions).
 */
export const AUTH_KEY = 'auth';
export const DRIVER_SESSION_KEY = 'driver-session';
/** When the server last agreed, in ISO. */
export const SEEN_KEY = 'groundsheet-seen';

/** Use renews a driver session; it is not written at every call. */
const RENEW_AFTER_MS = 60_000;

export interface User {
  /** UUID of the account; missing in a record that was not written by this version. */
  id?: string;
  name: string;
  email: string;
  /** Missing likewise. */
  role?: Role;
}

export interface DriverSession {
  name: string;
  email: string;
  /** ISO: the sign-in, or the last use after it. */
  loginTime: string;
}

/**
 * The user of a saved auth record.
 *
 * @throws {SyntaxError} when it is no JSON
 * @returns null where name or email are missing
 */
export function readAuth(stored: string): User | null {
  const record = JSON.parse(stored) as { user?: Partial<Record<keyof User, unknown>> } | null;
  const { id, name, email, role } = record?.user ?? {};
  if (!isText(name) || !isText(email)) return null;
  return { ...(isText(id) ? { id } : {}), name, email, ...(isRole(role) ? { role } : {}) };
}

/** A stored driver session, where it is one and its last use was under 30 minutes ago. */
export function readDriverSession(stored: string, now: Date): DriverSession | null {
  try {
    const kept = JSON.parse(stored) as Partial<Record<keyof DriverSession, unknown>> | null;
    const { name, email, loginTime } = kept ?? {};
    if (!isText(name) || !isText(email) || !isText(loginTime)) return null;
    const age = now.getTime() - Date.parse(loginTime);
    return age < SESSION_IDLE_MINUTES * 60_000 ? { name, email, loginTime } : null;
  } catch {
    return null;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isRole(value: unknown): value is Role {
  return isText(value) && value in ROLE_LABELS;
}

/** Reads the saved auth record; one that is of no use is removed, one that cannot be parsed is logged as well. */
export function loadUser(): User | null {
  const stored = readStored(AUTH_KEY);
  if (stored === null) return null;
  try {
    const user = readAuth(stored);
    if (user) return user;
  } catch (error) {
    console.error('Failed to parse saved auth:', error);
  }
  removeStored(AUTH_KEY);
  return null;
}

/** Reads the stored driver session; an old one is removed. */
export function loadDriverSession(now: Date = new Date()): DriverSession | null {
  const stored = readStored(DRIVER_SESSION_KEY);
  if (stored === null) return null;
  const session = readDriverSession(stored, now);
  if (!session) removeStored(DRIVER_SESSION_KEY);
  return session;
}

/** Whether the server has not agreed for so long that its session must be over; also without a signal. */
export function isLapsed(now: Date = new Date()): boolean {
  const seen = readStored(SEEN_KEY);
  return seen !== null && !(now.getTime() - Date.parse(seen) < SESSION_MOST_HOURS * 3_600_000);
}

export function saveHints(user: User, now: Date = new Date()): void {
  store(AUTH_KEY, JSON.stringify({ user }));
  saveDriverSession(user, now);
}

/** Notes that the session was used: it then counts from now. */
export function renewDriverSession(user: User, now: Date = new Date()): void {
  const kept = loadDriverSession(now);
  if (kept && now.getTime() - Date.parse(kept.loginTime) < RENEW_AFTER_MS) return;
  saveDriverSession(user, now);
}

function saveDriverSession({ name, email }: User, now: Date): void {
  const session: DriverSession = { name, email, loginTime: now.toISOString() };
  store(DRIVER_SESSION_KEY, JSON.stringify(session));
  store(SEEN_KEY, session.loginTime);
}

export function removeHints(): void {
  removeStored(AUTH_KEY);
  removeStored(DRIVER_SESSION_KEY);
  removeStored(SEEN_KEY);
}
