import { PREFERENCE_KEYS } from '@groundsheet/form-rules';
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

import { dave } from '../../../testing/accounts.js';
import { aServer, refusal } from '../../../testing/server.js';
import { loadMemory, readMemory, rememberEntered } from '../../forms/memory/form-memory.js';
import { loadSavedEmails, rememberEmails } from '../../forms/memory/saved-emails.js';
import { setPreferenceKeeper, settlePreferences } from '../../lib/preference-changes.js';
import { closeSignIn, type Me, signedIn, signedOut, signInAgain } from '../../lib/session/session-store.js';
import { bringPreferences } from './account-preferences.js';
import { followAccount } from './follow-account.js';
import { joinEmails, joinMemories } from './local-copies.js';
import {
  chooseTextSize,
  chooseTheme,
  loadTextSize,
  loadTheme,
  readTextSize,
  readTheme,
  resolveTheme,
  TEXT_SIZE_KEY,
  THEME_KEY,
} from './preferences.js';

const show = jest.fn();

describe('preferences', () => {
  it('are stored under the names of the specification', () => {
    expect(THEME_KEY).toBe('groundsheet-theme');
    expect(TEXT_SIZE_KEY).toBe('textSize');
  });

  it.each([
    [null, 'light'],
    ['', 'light'],
    ['Dark', 'light'],
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
  ])('reads the stored theme %p as %s', (stored, theme) => {
    expect(readTheme(stored)).toBe(theme);
  });

  it.each([
    [null, 'standard'],
    ['LARGE', 'standard'],
    ['huge', 'standard'],
    ['standard', 'standard'],
    ['large', 'large'],
  ])('reads the stored text size %p as %s', (stored, size) => {
    expect(readTextSize(stored)).toBe(size);
  });

  it('follows the device only with the system theme', () => {
    expect(resolveTheme('system', true)).toBe('dark');
    expect(resolveTheme('system', false)).toBe('light');
    expect(resolveTheme('light', true)).toBe('light');
    expect(resolveTheme('dark', false)).toBe('dark');
  });
});

describe('preferences of an account', () => {
  /** What the server does with a key that it is sent. */
  type Put = (key: string, value: unknown, signal: AbortSignal) => Promise<object>;

  const GET = jest.fn<() => Promise<object>>();
  const PUT = jest.fn<Put>();
  const PREFERENCES = '/api/drivers/me/preferences';
  const putting = (key: string) => async (request: Request) =>
    PUT(key, ((await request.json()) as { value: unknown }).value, request.signal);
  const jo: Me = { ...dave, id: 'j', fullName: 'Jo Hill', email: 'jo@h.co' };
  const NO_SIGNAL = new TypeError('Failed to fetch');

  const memoryOf = (lists: object) => ({ ...readMemory(null), ...lists });
  const puts = () => PUT.mock.calls.map(([key, value]) => [key, value]);
  /** The pause after a change is over, and what follows is done. */
  const pause = () => jest.advanceTimersByTimeAsync(2000);

  async function signIn(me: Me, there: object = {}): Promise<void> {
    GET.mockResolvedValueOnce(there);
    signedIn(me);
    await bringPreferences(show);
  }

  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    for (const mock of [GET, PUT, show]) mock.mockReset();
    PUT.mockResolvedValue({});
    aServer({
      [`GET ${PREFERENCES}`]: () => GET(),
      ...Object.fromEntries(PREFERENCE_KEYS.map((key) => [`PUT ${PREFERENCES}/${key}`, putting(key)])),
    });
  });
  afterEach(() => {
    signedOut();
    jest.useRealTimers();
  });

  describe('what the account has', () => {
    it('is there after signing in, under the names of the device, and shown', async () => {
      const email = { email: 'hire@acme.co.uk', label: '', lastUsed: '2026-11-21T08:00:00.000Z' };
      await signIn(dave, {
        theme: 'dark',
        'text-size': 'large',
        'saved-emails': [email],
        'form-memory': memoryOf({ siteLocations: ['Canal Street'] }),
      });
      expect([localStorage.getItem('groundsheet-theme'), localStorage.getItem('textSize')]).toEqual([
        'dark',
        'large',
      ]);
      expect(loadMemory().siteLocations).toEqual(['Canal Street']);
      expect(loadSavedEmails()).toEqual([email]);
      expect(show).toHaveBeenCalledTimes(1);
      expect(PUT).not.toHaveBeenCalled();
    });

    it('leaves the device as it is where nothing was ever set, and takes nothing from a guest', async () => {
      chooseTheme('dark');
      rememberEntered({ companies: 'Guest & Sons' });
      await signIn(dave);
      await pause();
      expect(loadTheme()).toBe('dark');
      expect(loadMemory().companies).toEqual([]);
      expect(PUT).not.toHaveBeenCalled();
    });

    it('stays on the screen when its owner signs out; the lists do not', async () => {
      await signIn(dave, { theme: 'dark', 'form-memory': memoryOf({ companies: ['Hill Plant'] }) });
      signedOut();
      expect(loadTheme()).toBe('dark');
      expect(loadMemory().companies).toEqual([]);
    });

    it('is not written when another person has come to the device before it has arrived', async () => {
      let arrive: (there: object) => void = () => undefined;
      GET.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
      signedIn(dave);
      const brought = bringPreferences(show);
      await jest.advanceTimersByTimeAsync(0);
      signedIn(jo);
      arrive({ theme: 'dark', 'form-memory': memoryOf({ companies: ['Hill Plant'] }) });
      await brought;
      expect(loadTheme()).toBe('light');
      expect(loadMemory().companies).toEqual([]);
      expect(show).not.toHaveBeenCalled();
    });

    it('is fetched later where there was no signal', async () => {
      GET.mockRejectedValueOnce(NO_SIGNAL);
      signedIn(dave);
      await bringPreferences(show);
      expect(show).not.toHaveBeenCalled();
      GET.mockResolvedValueOnce({ theme: 'dark' });
      await settlePreferences();
      expect(loadTheme()).toBe('dark');
      await settlePreferences();
      expect(GET).toHaveBeenCalledTimes(2);
    });
  });

  describe('what is changed', () => {
    it('is sent after a pause: one call for each key, with its last value', async () => {
      await signIn(dave);
      chooseTheme('dark');
      rememberEntered({ companies: 'Hill Plant' });
      chooseTheme('system');
      rememberEntered({ companies: 'Acme' });
      await jest.advanceTimersByTimeAsync(1999);
      expect(PUT).not.toHaveBeenCalled();
      await pause();
      expect(puts()).toEqual([
        ['theme', 'system'],
        ['form-memory', memoryOf({ companies: ['Acme', 'Hill Plant'] })],
      ]);
      await pause();
      expect(PUT).toHaveBeenCalledTimes(2);
    });

    it('is not sent when it is what was there, and never by a guest', async () => {
      await signIn(dave, { 'form-memory': memoryOf({ companies: ['Acme'] }) });
      rememberEntered({ companies: 'Acme' });
      rememberEmails([]);
      await pause();
      signedOut();
      chooseTextSize('large');
      rememberEntered({ companies: 'Guest & Sons' });
      rememberEmails(['hire@acme.co.uk']);
      await pause();
      await settlePreferences();
      expect(PUT).not.toHaveBeenCalled();
      expect(Object.keys(localStorage).filter((key) => key.includes('unsent'))).toEqual([]);
    });

    it('before the next start is not overwritten by what the server had: lists are joined', async () => {
      await signIn(dave, { theme: 'light', 'form-memory': memoryOf({ companies: ['Acme'] }) });
      PUT.mockRejectedValue(NO_SIGNAL);
      chooseTheme('dark');
      rememberEntered({ companies: 'Hill Plant' });
      await pause();
      PUT.mockReset().mockResolvedValue({});
      await signIn(dave, { theme: 'light', 'form-memory': memoryOf({ companies: ['Sites Ltd', 'ACME'] }) });
      expect(loadTheme()).toBe('dark');
      expect(loadMemory().companies).toEqual(['Hill Plant', 'Acme', 'Sites Ltd']);
      expect(puts()).toEqual([
        ['theme', 'dark'],
        ['form-memory', memoryOf({ companies: ['Hill Plant', 'Acme', 'Sites Ltd'] })],
      ]);
    });

    it('while it is being sent is sent too', async () => {
      await signIn(dave);
      chooseTheme('dark');
      PUT.mockImplementationOnce(async () => {
        chooseTheme('system');
        return {};
      });
      await pause();
      await pause();
      expect(puts()).toEqual([
        ['theme', 'dark'],
        ['theme', 'system'],
      ]);
    });

    it('by one person is never sent as another’s', async () => {
      await signIn(dave);
      chooseTheme('dark');
      rememberEntered({ companies: 'Hill Plant' });
      await signIn(jo, { theme: 'light' });
      await pause();
      expect(PUT).not.toHaveBeenCalled();
      await signIn(dave, { theme: 'system' });
      expect(puts()).toEqual([
        ['theme', 'dark'],
        ['form-memory', memoryOf({ companies: ['Hill Plant'] })],
      ]);
      expect(loadTheme()).toBe('dark');
      expect(loadTextSize()).toBe('standard');
    });
  });

  describe('what could not be sent', () => {
    it('is sent when there is a signal again', async () => {
      await signIn(dave);
      PUT.mockRejectedValueOnce(NO_SIGNAL);
      chooseTextSize('large');
      await pause();
      await settlePreferences();
      expect(puts()).toEqual([
        ['text-size', 'large'],
        ['text-size', 'large'],
      ]);
      await settlePreferences();
      expect(PUT).toHaveBeenCalledTimes(2);
    });

    it('because a call hangs does not hold up what comes after', async () => {
      await signIn(dave);
      let givenUpAfter = 0;
      const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        givenUpAfter = ms;
        return AbortSignal.abort(NO_SIGNAL);
      });
      // As fetch does: fails when its signal says so, and never responds otherwise.
      PUT.mockImplementationOnce((_key, _value, signal) =>
        signal.aborted ? Promise.reject(signal.reason) : new Promise(() => undefined),
      );
      chooseTheme('dark');
      await settlePreferences();
      await settlePreferences();
      timeout.mockRestore();
      expect(givenUpAfter).toBe(8000);
      expect(puts()).toEqual([
        ['theme', 'dark'],
        ['theme', 'dark'],
      ]);
    });

    it('is not sent again where the server has refused it for good', async () => {
      await signIn(dave);
      PUT.mockResolvedValueOnce(refusal(422, 'request.invalid', 'At most 10 entries.'));
      rememberEntered({ companies: 'Hill Plant' });
      await pause();
      await settlePreferences();
      expect(PUT).toHaveBeenCalledTimes(1);
    });
  });
});

describe('the preferences of an account', () => {
  const PREFERENCES = 'GET /api/drivers/me/preferences';
  let server: ReturnType<typeof aServer>;
  let stop: () => void;

  beforeEach(() => {
    show.mockClear();
    server = aServer({ [PREFERENCES]: {} });
    stop = followAccount(show);
  });
  afterEach(() => {
    stop();
    signedOut();
  });

  it('are fetched once the server has said who is signed in, and again after each sign-in; never for a guest', async () => {
    signedIn(dave);
    void signInAgain();
    closeSignIn();
    await waitFor(() => expect(show).toHaveBeenCalledTimes(1));
    signedIn({ ...dave });
    await waitFor(() => expect(show).toHaveBeenCalledTimes(2));
    expect(server.bodiesOf(PREFERENCES)).toHaveLength(2);
  });

  it('are settled when there is a signal again, as long as they are followed', () => {
    const keeper = { changed: jest.fn(), settle: jest.fn(() => Promise.resolve()) };
    setPreferenceKeeper(keeper);
    dispatchEvent(new Event('online'));
    stop();
    dispatchEvent(new Event('online'));
    expect(keeper.settle).toHaveBeenCalledTimes(1);
  });
});

describe('a list that was changed here and on another device', () => {
  const letters = (text: string) => [...text];
  const emails = (text: string) =>
    letters(text).map((letter) => ({ email: `${letter}@acme.co.uk`, label: '', lastUsed: letter }));

  it.each([
    ['ab', 'cd', 'abcd'],
    ['ab', 'ba', 'ab'],
    ['aB', 'bAc', 'aBc'],
    ['', 'ab', 'ab'],
    ['ab', '', 'ab'],
    ['abcdefgh', 'ijklm', 'abcdefghij'],
    ['abcdefghij', 'k', 'abcdefghij'],
  ])('is %p, then what is new of %p: %p', (here, there, joined) => {
    const memory = (text: string) => ({ ...readMemory(null), companies: letters(text) });
    expect(joinMemories(memory(here), memory(there))).toEqual(memory(joined));
  });

  it.each([
    ['ab', 'bc', 'abc'],
    ['abcdefghijklmnopqrs', 'tuv', 'abcdefghijklmnopqrst'],
  ])('of addresses is %p, then what is new of %p: %p', (here, there, joined) => {
    expect(joinEmails(emails(here), emails(there))).toEqual(emails(joined));
  });
});
