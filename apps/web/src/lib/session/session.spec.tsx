import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';

import { dave } from '../../../testing/accounts.js';
import { aServer, refusal } from '../../../testing/server.js';
import { isKeyOf, localOwner, ownKey, setLocalOwner } from '../local-owner.js';
import { askWhoIsSignedIn } from './ask-who.js';
import { keepSession, letIn } from './keep-session.js';
import { SessionProvider, useSession } from './session-context.js';
import {
  isLapsed,
  loadDriverSession,
  loadUser,
  readAuth,
  readDriverSession,
  removeHints,
  renewDriverSession,
  saveHints,
} from './session-hints.js';
import {
  answerAsGuest,
  closeSignIn,
  currentSession,
  followOtherTabs,
  type Me,
  onOwnerChange,
  restoreSession,
  sessionUsed,
  signedIn,
  signedOut,
  signInAgain,
} from './session-store.js';

beforeEach(() => {
  localStorage.clear();
  signedOut();
});

describe('the session', () => {
  const jo: Me = { id: 'j', fullName: 'Jo Hill', email: 'jo@h.co', role: 'driver', confirmed: false };

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
});

describe('the session of a component', () => {
  const Mode = () => useSession().mode;

  it('is there within its provider, and follows signing in', () => {
    render(
      <SessionProvider>
        <Mode />
      </SessionProvider>,
    );
    expect(screen.getByText('guest')).toBeTruthy();
    act(() => signedIn(dave));
    expect(screen.getByText('authenticated')).toBeTruthy();
  });

  it('fails outside of it', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Mode />)).toThrow('useSession must be used within a SessionProvider');
    log.mockRestore();
  });
});

describe('the hints of the session', () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  const dave = { id: '0192', name: 'Dave Hill', email: 'dave@hill-plant.co.uk' };

  beforeEach(() => localStorage.clear());

  describe('a saved auth record', () => {
    it.each([
      ['{"user":{"name":"Dave Hill","email":"d@h.co"}}', { name: 'Dave Hill', email: 'd@h.co' }],
      [
        '{"user":{"id":"1","name":"Dave","email":"d@h.co","x":1}}',
        { id: '1', name: 'Dave', email: 'd@h.co' },
      ],
      ['{"user":{"name":"Dave Hill"}}', null],
      ['{"user":{"email":"d@h.co"}}', null],
      ['{"user":{"name":"","email":"d@h.co"}}', null],
      ['{"user":{"name":1,"email":"d@h.co"}}', null],
      ['{"user":null}', null],
      ['{}', null],
      ['null', null],
      ['"Dave"', null],
    ])('%s holds %p', (record, user) => {
      expect(readAuth(record)).toEqual(user);
    });

    it('is kept as it was saved', () => {
      saveHints(dave, now);
      expect(JSON.parse(localStorage.getItem('auth')!)).toEqual({ user: dave });
      expect(loadUser()).toEqual(dave);
    });

    it('is removed and logged when it cannot be parsed', () => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      localStorage.setItem('auth', '{user');
      expect(loadUser()).toBeNull();
      expect(localStorage.getItem('auth') !== null).toBe(false);
      expect(log).toHaveBeenCalledWith('Failed to parse saved auth:', expect.any(SyntaxError));
      log.mockRestore();
    });

    it('is removed without a word when name or email are missing', () => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      localStorage.setItem('auth', '{"user":{"name":"Dave Hill"}}');
      expect(loadUser()).toBeNull();
      expect(localStorage.getItem('auth') !== null).toBe(false);
      expect(log).not.toHaveBeenCalled();
      log.mockRestore();
    });
  });

  describe('a stored driver session', () => {
    const at = (loginTime: unknown) => JSON.stringify({ name: 'Dave Hill', email: 'd@h.co', loginTime });

    it.each([
      [at('2026-11-21T12:00:00.000Z'), true],
      [at('2026-11-21T11:30:00.001Z'), true],
      [at('2026-11-21T11:30:00.000Z'), false],
      [at('2026-11-20T12:00:00.000Z'), false],
      [at('soon'), false],
      [at(null), false],
      ['{"name":"Dave Hill","loginTime":"2026-11-21T12:00:00.000Z"}', false],
      ['null', false],
      ['{', false],
    ])('%s is restored: %p', (session, restored) => {
      expect(readDriverSession(session, now) !== null).toBe(restored);
    });

    it('is removed when it is too old', () => {
      saveHints(dave, new Date('2026-11-21T11:29:00Z'));
      expect(loadDriverSession(now)).toBeNull();
      expect(localStorage.getItem('driver-session') !== null).toBe(false);
      expect(localStorage.getItem('auth') !== null).toBe(true);
    });

    it('is renewed by use, once a minute', () => {
      saveHints(dave, new Date('2026-11-21T11:40:00Z'));
      renewDriverSession(dave, new Date('2026-11-21T11:40:30Z'));
      expect(loadDriverSession(now)?.loginTime).toBe('2026-11-21T11:40:00.000Z');
      renewDriverSession(dave, new Date('2026-11-21T11:55:00Z'));
      expect(loadDriverSession(now)).toEqual({
        name: 'Dave Hill',
        email: 'dave@hill-plant.co.uk',
        loginTime: '2026-11-21T11:55:00.000Z',
      });
    });

    it.each([
      ['2026-11-21T00:00:00.001Z', false],
      ['2026-11-21T00:00:00.000Z', true],
      ['2026-11-14T12:00:00.000Z', true],
    ])('that was last agreed on at %s is over for certain: %p', (seen, lapsed) => {
      saveHints(dave, new Date(seen));
      expect(isLapsed(now)).toBe(lapsed);
    });

    it('may still be there where nobody has noted when it was used', () => {
      localStorage.setItem('auth', JSON.stringify({ user: dave }));
      expect(isLapsed(now)).toBe(false);
    });

    it('goes with the auth record', () => {
      saveHints(dave, now);
      removeHints();
      expect(Object.keys(localStorage)).toEqual([]);
    });
  });
});

describe('the hints of a device', () => {
  const ME = 'GET /api/drivers/me';
  const refused = refusal(401, 'auth.sign-in-needed', 'Sign in.');
  const open = (path: string) => history.replaceState(null, '', path);

  beforeEach(() => {
    localStorage.setItem('auth', '{"user":{"id":"d","name":"Dave","email":"dave@h.co"}}');
    restoreSession();
    open('/');
  });
  afterEach(() => signedOut());

  it('give way to what the server says', async () => {
    aServer({ [ME]: dave });
    await askWhoIsSignedIn();
    expect(currentSession()).toMatchObject({ me: dave, user: { id: 'd', name: 'Dave Hill' }, active: true });
  });

  it('are removed on the home page when the session is over', async () => {
    aServer({ [ME]: refused });
    await askWhoIsSignedIn();
    expect(currentSession()).toEqual({ mode: 'guest' });
    expect(localStorage).toHaveLength(0);
  });

  it('stay where a form is open when the session is over, and sign-in opens over it', async () => {
    open('/timesheet');
    aServer({ [ME]: refused });
    const asked = askWhoIsSignedIn();
    await waitFor(() => expect(currentSession()).toMatchObject({ mode: 'authenticated', lapsed: true }));
    closeSignIn();
    await asked;
    expect(localStorage.getItem('auth')).not.toBeNull();
  });

  it.each([
    ['no signal', {}],
    ['a broken server', { [ME]: () => new Response('', { status: 503 }) }],
  ])('hold with %s', async (_, replies) => {
    aServer(replies);
    await askWhoIsSignedIn();
    expect(currentSession()).toMatchObject({ mode: 'authenticated', me: null, lapsed: false });
  });
});

describe('keeping the session', () => {
  const jo: Me = { ...dave, id: 'j', fullName: 'Jo Hill', email: 'jo@h.co' };
  const LAPSED = () => Response.json({ code: 'auth.sign-in-needed', message: 'Sign in.' }, { status: 401 });
  const WRONG = () => Response.json({ code: 'driver.wrong-credentials', message: 'No.' }, { status: 401 });
  const UNKNOWN = () => Response.json({ code: 'form.unknown', message: 'No.' }, { status: 404 });
  const FINE = () => Response.json({ success: true });

  const server = jest.fn<(call: string) => Response>();
  const call = (path: string, body?: object) =>
    new Request(`http://localhost${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {});
  const calls = () => server.mock.calls.map(([made]) => made);

  beforeEach(() => {
    server.mockReset();
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
      const text =
        asked instanceof Request ? `${new URL(asked.url).pathname} ${await asked.text()}` : String(asked);
      return server(text.trim());
    });
    signedIn(dave);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    signedOut();
  });

  /** Lets what waits for an answer go on: it takes turns, however long each is. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  }

  describe('a call of an account', () => {
    it('is made again with the same body once the person has signed in again', async () => {
      server.mockReturnValueOnce(LAPSED()).mockReturnValueOnce(FINE());
      const answer = keepSession(call('/api/drivers/change-password', { newPassword: 'ten letters' }));
      await settle();
      expect(currentSession()).toMatchObject({ lapsed: true });
      signedIn(dave);
      expect((await answer).status).toBe(200);
      const made = '/api/drivers/change-password {"newPassword":"ten letters"}';
      expect(calls()).toEqual([made, made]);
    });

    it('fails, and is not made again, when another person signs in', async () => {
      server.mockReturnValueOnce(LAPSED());
      const answer = keepSession(call('/api/drivers/sessions'));
      await settle();
      signedIn(jo);
      expect((await answer).status).toBe(401);
      expect(calls()).toHaveLength(1);
    });

    it('that is refused for another reason is just refused', async () => {
      server.mockReturnValueOnce(WRONG());
      expect((await keepSession(call('/api/drivers/login', {}))).status).toBe(401);
      expect(currentSession()).toMatchObject({ lapsed: false });
    });

    it('is not taken for unknown when it is only the session that is over', async () => {
      server.mockReturnValueOnce(UNKNOWN()).mockReturnValueOnce(LAPSED()).mockReturnValueOnce(FINE());
      const answer = keepSession(call('/api/timesheets/1'));
      await settle();
      expect(currentSession()).toMatchObject({ lapsed: true });
      signedIn(dave);
      expect((await answer).status).toBe(200);
      expect(calls()).toEqual(['/api/timesheets/1', '/api/drivers/me', '/api/timesheets/1']);
    });

    it('that asks for what is unknown is told so while the session lives', async () => {
      server.mockReturnValueOnce(UNKNOWN()).mockReturnValueOnce(FINE());
      expect((await keepSession(call('/api/timesheets/1'))).status).toBe(404);
      expect(currentSession()).toMatchObject({ lapsed: false });
    });

    it.each([['/api/drivers/me'], ['/api/drivers/me/preferences'], ['/api/drivers/me/preferences/theme']])(
      'of the page itself, as %s, opens nothing',
      async (path) => {
        server.mockReturnValueOnce(LAPSED());
        expect((await keepSession(call(path))).status).toBe(401);
        expect(currentSession()).toMatchObject({ lapsed: false });
      },
    );
  });

  describe('a page that nobody has touched for a while', () => {
    const left = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
    const unattended = async () => {
      server.mockReturnValueOnce(FINE());
      const request = call('/api/collations');
      await keepSession(request);
      return request.headers.get('Unattended');
    };

    it('says so with what it asks by itself, so that its session is not kept alive', async () => {
      left(61_000);
      expect(await unattended()).toBe('1');
    });

    it('is attended as long as an autosave waits', async () => {
      left(31_000);
      expect(await unattended()).toBeNull();
    });
  });

  describe('a form that its driver has to be let in for', () => {
    it('goes once the same person has signed in again', async () => {
      const isIn = letIn();
      expect(currentSession()).toMatchObject({ lapsed: true });
      signedIn(dave);
      expect(await isIn).toBe(true);
      expect(calls()).toEqual([]);
    });

    it('does not go when another person signs in', async () => {
      const isIn = letIn();
      signedIn(jo);
      expect(await isIn).toBe(false);
    });

    it('goes as a guest’s once they want it to, and the session that is over is left', async () => {
      signedOut();
      server.mockReturnValueOnce(FINE());
      const isIn = letIn();
      expect(currentSession()).toEqual({ mode: 'guest', asked: true });
      answerAsGuest(true);
      expect(await isIn).toBe(true);
      expect(calls()).toEqual(['/api/drivers/logout']);
    });

    it('stays where they do not', async () => {
      signedOut();
      const isIn = letIn();
      answerAsGuest(false);
      expect(await isIn).toBe(false);
      expect(calls()).toEqual([]);
    });
  });
});

describe('what is kept on a device', () => {
  afterEach(() => setLocalOwner('guest'));

  it('is a guest’s until a sign-in', () => {
    expect(localOwner()).toBe('guest');
    expect(ownKey('timesheet')).toBe('timesheet:guest');
  });

  it('has a name of its own for each account', () => {
    setLocalOwner('account-a');
    expect(ownKey('timesheet')).toBe('timesheet:account-a');
    setLocalOwner('account-b');
    expect(ownKey('timesheet')).toBe('timesheet:account-b');
  });

  it.each([
    ['timesheet:account-a', 'account-a', true],
    ['timesheet:account-a', 'account-b', false],
    ['timesheet:guest', 'account-a', false],
    ['timesheet:account-a', 'a', false],
    ['privacy-accepted', 'guest', false],
    [12, 'guest', false],
  ])('%p is of %p: %p', (key, owner, is) => {
    expect(isKeyOf(key, owner)).toBe(is);
  });
});
