/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { waitFor } from '@testing-library/react';

import { aServer, refusal } from '../../../testing/server.js';
import { askWhoIsSignedIn } from './ask-who.js';
import { closeSignIn, currentSession, restoreSession, signedOut, type Me } from './session-store.js';

const dave: Me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };
const ME = 'GET /api/drivers/me';
const refused = refusal(401, 'auth.sign-in-needed', 'Sign in.');
const open = (path: string) => history.replaceState(null, '', path);

beforeEach(() => {
  localStorage.setItem('auth', '{"user":{"id":"d","name":"Dave","email":"dave@h.co"}}');
  restoreSession();
  open('/');
});
afterEach(() => signedOut());

describe('the hints of a device', () => {
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
