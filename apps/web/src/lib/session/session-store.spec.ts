/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { jest } from '@jest/globals';

import { localOwner } from '../local-owner.js';
import {
  closeSignIn,
  currentSession,
  followOtherTabs,
  onOwnerChange,
  restoreSession,
  sessionUsed,
  signedIn,
  signedOut,
  signInAgain,
  type Me,
} from './session-store.js';

const dave: Me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };
const jo: Me = { id: 'j', fullName: 'Jo Hill', email: 'jo@h.co', role: 'driver', confirmed: false };

beforeEach(() => {
  localStorage.clear();
  signedOut();
});

/** What a browser tells the other tabs. */
const otherTabWrote = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
const save = (user: object) => localStorage.setItem('auth', JSON.stringify({ user }));

describe('the session at the start', () => {
  it('is a guest’s without a saved record', () => {
    restoreSession();
    expect(currentSession()).toEqual({ mode: 'guest' });
    expect(localOwner()).toBe('guest');
  });

  it('is what the saved record says, and not yet what the server says', () => {
    save({ id: 'd', name: 'Dave Hill', email: 'dave@h.co' });
    restoreSession();
    expect(currentSession()).toEqual({
      mode: 'authenticated',
      user: { id: 'd', name: 'Dave Hill', email: 'dave@h.co' },
      me: null,
      lapsed: false,
      active: false,
    });
    expect(localOwner()).toBe('d');
  });

  it('is active where the driver session was used lately', () => {
    signedIn(dave);
    restoreSession();
    expect(currentSession()).toMatchObject({ active: true, me: null });
  });
});

describe('signing in and out', () => {
  it('keeps the record and makes this device’s data that person’s', () => {
    const changes: string[] = [];
    const stop = onOwnerChange(() => changes.push(localOwner()));
    signedIn(dave);
    signedIn(dave);
    signedOut();
    stop();
    expect(changes).toEqual(['d', 'guest']);
    expect(localStorage.length).toBe(0);
  });

  it('renews the driver session by use, for who is signed in only', () => {
    sessionUsed();
    expect(localStorage.getItem('driver-session') !== null).toBe(false);
    signedIn(dave);
    localStorage.removeItem('driver-session');
    sessionUsed();
    expect(JSON.parse(localStorage.getItem('driver-session')!)).toMatchObject({
      name: 'Dave Hill',
      email: 'dave@h.co',
    });
  });
});

describe('a session that has lapsed', () => {
  it('asks once for any number of calls, and lets them go on when the same person is back', async () => {
    signedIn(dave);
    const calls = [signInAgain(), signInAgain()];
    expect(currentSession()).toMatchObject({ mode: 'authenticated', lapsed: true });
    expect(localOwner()).toBe('d');
    signedIn(dave);
    expect(await Promise.all(calls)).toEqual([true, true]);
    expect(currentSession()).toMatchObject({ lapsed: false });
  });

  it('lets no call go on for another person', async () => {
    signedIn(dave);
    const call = signInAgain();
    signedIn(jo);
    expect(await call).toBe(false);
    expect(localOwner()).toBe('j');
  });

  it('lets the call fail when the question is closed, and asks again at the next', async () => {
    signedIn(dave);
    const first = signInAgain();
    closeSignIn();
    expect(await first).toBe(false);
    expect(currentSession()).toMatchObject({ mode: 'authenticated', lapsed: false });
    const second = signInAgain();
    signedIn(dave);
    expect(await second).toBe(true);
  });

  it('asks nothing of a guest', async () => {
    expect(await signInAgain()).toBe(false);
    expect(currentSession()).toEqual({ mode: 'guest' });
  });
});

describe('another tab', () => {
  const ask = jest.fn();
  let stop: () => void;
  beforeEach(() => {
    ask.mockClear();
    stop = followOtherTabs(ask);
  });
  afterEach(() => stop());

  it('signs this one out as well', () => {
    signedIn(dave);
    localStorage.removeItem('auth');
    otherTabWrote('auth');
    expect(currentSession()).toEqual({ mode: 'guest' });
  });

  it('ends the question of this one by signing in again', async () => {
    signedIn(dave);
    const call = signInAgain();
    save({ id: 'd', name: 'Dave Hill', email: 'dave@h.co' });
    otherTabWrote('auth');
    expect(await call).toBe(true);
    expect(ask).not.toHaveBeenCalled();
  });

  it('brings another person, of whom the server is asked', async () => {
    signedIn(dave);
    const call = signInAgain();
    save({ id: 'j', name: 'Jo Hill', email: 'jo@h.co' });
    otherTabWrote('auth');
    expect(await call).toBe(false);
    expect(localOwner()).toBe('j');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('may write other things', () => {
    signedIn(dave);
    localStorage.removeItem('auth');
    otherTabWrote('groundsheet-theme');
    expect(currentSession()).toMatchObject({ mode: 'authenticated' });
  });
});
