import { jest } from '@jest/globals';

import type { Me } from '../../lib/session/session-store.js';

const bringPreferences = jest.fn<(show: () => void) => Promise<void>>();
jest.unstable_mockModule('./account-preferences.js', () => ({ bringPreferences }));
const { followAccount } = await import('./follow-account.js');
const { setPreferenceKeeper } = await import('../../lib/preference-changes.js');
const { closeSignIn, signedIn, signedOut, signInAgain } = await import('../../lib/session/session-store.js');

const dave: Me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };
const window = new EventTarget();
const show = jest.fn();
let stop: () => void;

/** Lets the means be loaded. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    Object.defineProperty(globalThis, name, { configurable: true, value: window[name].bind(window) });
  bringPreferences.mockReset().mockResolvedValue();
  stop = followAccount(show);
});
afterEach(() => {
  stop();
  signedOut();
});

describe('the preferences of an account', () => {
  it('are not asked for by a guest', async () => {
    await settle();
    expect(bringPreferences).not.toHaveBeenCalled();
  });

  it('are fetched once the server has said who is signed in, and again after each sign-in', async () => {
    signedIn(dave);
    void signInAgain();
    closeSignIn();
    await settle();
    expect(bringPreferences.mock.calls).toEqual([[show]]);
    signedIn({ ...dave });
    await settle();
    expect(bringPreferences).toHaveBeenCalledTimes(2);
  });

  it('are settled when there is a signal again, as long as they are followed', () => {
    const keeper = { changed: jest.fn(), settle: jest.fn(() => Promise.resolve()) };
    setPreferenceKeeper(keeper);
    window.dispatchEvent(new Event('online'));
    stop();
    window.dispatchEvent(new Event('online'));
    expect(keeper.settle).toHaveBeenCalledTimes(1);
  });
});
