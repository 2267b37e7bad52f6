/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import 'fake-indexeddb/auto';

import { waitFor } from '@testing-library/react';

import { aServer } from '../../../testing/server.js';
import { signedIn, signedOut, type Me } from '../../lib/session/session-store.js';
import { startWhenNeeded } from './start-when-needed.js';

const dave: Me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };
const PASS = 'POST /api/outbox/pass';

it('asks for no pass before a sign-in on the page, and for one at each', async () => {
  const server = aServer({ [PASS]: () => new Response(null, { status: 204 }) });
  const passes = () => server.calls.filter(({ call }) => call === PASS).length;
  startWhenNeeded();
  expect(passes()).toBe(0);
  signedIn(dave);
  await waitFor(() => expect(passes()).toBe(1));
  signedIn({ ...dave, fullName: 'David Hill' });
  signedOut();
  signedIn(dave);
  await waitFor(() => expect(passes()).toBe(2));
});
