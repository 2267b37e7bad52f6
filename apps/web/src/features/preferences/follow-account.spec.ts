/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { waitFor } from '@testing-library/react';
import { jest } from '@jest/globals';

import { aServer } from '../../../testing/server.js';
import { setPreferenceKeeper } from '../../lib/preference-changes.js';
import { closeSignIn, signedIn, signedOut, signInAgain, type Me } from '../../lib/session/session-store.js';
import { followAccount } from './follow-account.js';

const dave: Me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };
const PREFERENCES = 'GET /api/drivers/me/preferences';
const show = jest.fn();
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

describe('the preferences of an account', () => {
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
