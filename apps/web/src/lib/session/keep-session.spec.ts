import { jest } from '@jest/globals';

import { keepSession } from './keep-session.js';
import { currentSession, signedIn, signedOut, type Me } from './session-store.js';

const dave: Me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };
const jo: Me = { ...dave, id: 'j', fullName: 'Jo Hill', email: 'jo@h.co' };
const LAPSED = () => Response.json({ code: 'auth.sign-in-needed', message: 'Sign in.' }, { status: 401 });
const WRONG = () => Response.json({ code: 'driver.wrong-credentials', message: 'No.' }, { status: 401 });
const UNKNOWN = () => Response.json({ code: 'form.unknown', message: 'No.' }, { status: 404 });
const FINE = () => Response.json({ success: true });

const server = jest.fn<(call: string) => Response>();
const call = (path: string, body?: object) =>
  new Request(`http://localhost${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {});
const TIMESHEET = '/api/timesheets/one-step-completion';
const CHECK_SHEET = '/api/one-step-completion/check-sheet';
const send = (path = TIMESHEET) => keepSession(call(path, { hours: 9 }));
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

describe('sending a form', () => {
  it.each([TIMESHEET, CHECK_SHEET])(
    'to %s never goes as a guest’s because the session has lapsed',
    async (path) => {
      server.mockReturnValueOnce(LAPSED()).mockReturnValueOnce(FINE());
      const answer = send(path);
      await settle();
      expect(calls()).toEqual(['/api/drivers/me']);
      signedIn(dave);
      expect((await answer).status).toBe(200);
      expect(calls()[1]).toBe(`${path} {"hours":9}`);
    },
  );

  it('goes when the session is alive', async () => {
    server.mockReturnValueOnce(FINE()).mockReturnValueOnce(FINE());
    expect((await send()).status).toBe(200);
    expect(calls()).toHaveLength(2);
  });

  it('of a guest asks nobody', async () => {
    signedOut();
    server.mockReturnValueOnce(FINE());
    expect((await send()).status).toBe(200);
    expect(calls()).toEqual([`${TIMESHEET} {"hours":9}`]);
  });
});
