import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { aCollation } from '../../../testing/collations.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';

const LIST = 'GET /api/collations';
const REFUSED = refusal(422, 'request.invalid', 'Please choose other days.');
const OVERVIEW = { 'GET /api/overview': REFUSED, 'GET /api/overview/hours': REFUSED };
const SETS = { 'GET /api/collations/counts': { ready: 1, incomplete: 0, needsCompletion: 0 } };

it.each([
  ['supervisor', '/collations', /^Get Approval/],
  ['admin', '/overview', /To approve$/],
] as const)('a %s who signs in comes to %s', async (role, address, link) => {
  const account = anAccount(role);
  aServer({
    ...account,
    'GET /api/collations/counts': { ready: 4, incomplete: 0, needsCompletion: 0 },
    [LIST]: [aCollation()],
    ...OVERVIEW,
    'POST /api/drivers/login': account['GET /api/drivers/me'],
  });
  const user = openPage('/?login=true');
  await user.type(await screen.findByLabelText('Email'), 'sian@h.co');
  await user.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}');
  expect(await screen.findByRole('link', { name: link })).toBeTruthy();
  expect(location.pathname).toBe(address);
});

it.each([
  ['supervisor', '/collations'],
  ['admin', '/overview'],
  ['driver', '/?tab=dashboard'],
] as const)('Back to Dashboard leads a %s to %s', async (role, address) => {
  signedInHere(role);
  aServer({ ...anAccount(role), ...SETS, [LIST]: [], 'GET /api/history': [], ...OVERVIEW });
  openPage('/home');
  await waitFor(() => expect(location.pathname + location.search).toBe(address));
});

it.each(['supervisor', 'admin'] as const)('View Forms leads a %s to everybody’s forms', async (role) => {
  signedInHere(role);
  aServer({ ...anAccount(role), ...SETS, [LIST]: [], 'GET /api/history': [], ...OVERVIEW });
  openPage('/');
  expect((await screen.findByRole('link', { name: 'View Forms' })).getAttribute('href')).toBe('/forms');
});

it('a supervisor’s home shows what waits, not hours and checks of their own', async () => {
  signedInHere('supervisor');
  aServer({ ...anAccount('supervisor'), ...SETS, [LIST]: [aCollation()], 'GET /api/history': [] });
  openPage('/');
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  expect((await waiting.findByRole('link', { name: /^Get Approval/ })).getAttribute('href')).toBe(
    '/collations/set-1',
  );
  expect(await waiting.findByRole('link', { name: '1 Ready for Approval' })).toBeTruthy();
  expect(screen.getByText('Signed in as Siân O’Neill, Supervisor')).toBeTruthy();
  expect(screen.queryByText('This week')).toBeNull();
  expect(screen.queryByText('Daily Checks')).toBeNull();
});

it.each([
  ['leads straight to the one set that is ready', [aCollation({ isOwn: true })], '/collations/set-1'],
  [
    'lets a driver choose among several',
    [aCollation(), aCollation({ id: 'set-2' })],
    '/collations?tab=ready',
  ],
  ['says where there is none what is lacking', [], '/collations?tab=ready'],
])('Present for Approval %s', async (_, ready, address) => {
  signedInHere('driver');
  aServer({ ...anAccount('driver'), ...SETS, [LIST]: ready, 'GET /api/history': [] });
  openPage('/');
  const present = () => screen.queryByRole('link', { name: 'Present for Approval' });
  await waitFor(() => expect(present()?.getAttribute('href')).toBe(address));
  expect(screen.getByRole('link', { name: 'View Collations' }).getAttribute('href')).toBe('/collations');
});
