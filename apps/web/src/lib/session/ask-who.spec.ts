import { jest } from '@jest/globals';

import { ApiError } from '../api-error.js';
import type { Me } from './session-store.js';

const GET = jest.fn<() => Promise<{ data: Me }>>();
const dataOf = <T>({ data }: { data: T }) => data;
jest.unstable_mockModule('../api.js', () => ({ api: { GET }, dataOf }));
const { askWhoIsSignedIn } = await import('./ask-who.js');
const { closeSignIn, currentSession, restoreSession, signedOut } = await import('./session-store.js');

const dave: Me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };
const refused = new ApiError(401, 'Unauthorized', '{"code":"auth.sign-in-needed","message":"Sign in."}');
const stored = new Map<string, string>();
const open = (pathname: string) =>
  Object.defineProperty(globalThis, 'location', { configurable: true, value: { pathname } });

beforeEach(() => {
  stored.clear();
  stored.set('auth', '{"user":{"id":"d","name":"Dave","email":"dave@h.co"}}');
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: localStorage });
  restoreSession();
  open('/');
});
afterEach(() => signedOut());

describe('the hints of a device', () => {
  it('give way to what the server says', async () => {
    GET.mockResolvedValueOnce({ data: dave });
    await askWhoIsSignedIn();
    expect(currentSession()).toMatchObject({ me: dave, user: { id: 'd', name: 'Dave Hill' }, active: true });
  });

  it('are removed on the home page when the session is over', async () => {
    GET.mockRejectedValueOnce(refused);
    await askWhoIsSignedIn();
    expect(currentSession()).toEqual({ mode: 'guest' });
    expect(stored.size).toBe(0);
  });

  it('stay where a form is open when the session is over, and sign-in opens over it', async () => {
    open('/timesheet');
    GET.mockRejectedValueOnce(refused);
    const asked = askWhoIsSignedIn();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(currentSession()).toMatchObject({ mode: 'authenticated', lapsed: true });
    closeSignIn();
    await asked;
    expect(stored.has('auth')).toBe(true);
  });

  it.each([
    ['no signal', new TypeError('Failed to fetch')],
    ['a broken server', new ApiError(503, 'Service Unavailable', '')],
  ])('hold with %s', async (_, error) => {
    GET.mockRejectedValueOnce(error);
    await askWhoIsSignedIn();
    expect(currentSession()).toMatchObject({ mode: 'authenticated', me: null, lapsed: false });
  });
});
