import { screen, waitFor } from '@testing-library/react';

import { anAccount } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';

const LIMITS = { 'GET /api/form-limits': { recipients: 5, photos: 1 } };
const REGISTER = 'POST /api/drivers/register';
const COMMON = 'This is one of the commonest passwords, which are tried first.';

const meter = () => screen.findByRole('meter', { name: 'Strength' });
const said = async () => (await meter()).getAttribute('aria-valuetext');

/** Create Account, with name and address filled in. */
async function theForm(replies = {}) {
  const server = aServer({ ...LIMITS, ...replies });
  const user = await openPage('/?signup=true');
  await user.type(await screen.findByLabelText('Full name'), 'Siân Hill');
  await user.type(screen.getByLabelText('Email'), 'sian@hill-plant.co.uk');
  const password = screen.getByLabelText('Password');
  return { server, user, password };
}

it('says while one types how hard a password is to guess, in words too', async () => {
  const { user, password } = await theForm();
  expect(screen.queryByRole('meter')).toBeNull();
  await user.type(password, 'manchester1');
  await waitFor(async () => expect(await said()).toBe('Weak'));
  expect(screen.getByText('Weak')).toBeTruthy();
  await user.clear(password);
  expect(screen.queryByRole('meter')).toBeNull();
  await user.type(password, 'three yellow diggers');
  await waitFor(async () => expect(await said()).toBe('Strong'));
  expect((await meter()).getAttribute('aria-valuenow')).toBe('4');
});

it.each([
  ['short', 'Please choose a password of at least 10 characters.'],
  ['groundsheet 2026', /^This is little more than the name of this app\./],
  ['sian.hill.1987', /^This is little more than your own name or email address\./],
  ['qwertyuiop', /^This follows the alphabet or the keyboard\./],
  ['abcabcabcabc', /^This repeats the same few characters\./],
])('says while one types why %s would be refused', async (typed, reason) => {
  const { user, password } = await theForm();
  await user.type(password, typed);
  const text = await screen.findByText(reason);
  expect(text.getAttribute('aria-live')).toBe('polite');
  expect(await said()).toBe('Very weak');
});

it('says what the server refuses beside the field', async () => {
  const details = [{ path: 'password', code: 'request.invalid-value', message: COMMON }];
  const { user, password } = await theForm({ [REGISTER]: refusal(422, 'request.invalid', COMMON, details) });
  await user.type(password, 'toyotacelica{Enter}');
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  expect(await screen.findByText(COMMON)).toBeTruthy();
  expect(password.getAttribute('aria-invalid')).toBe('true');
});

it('judges the new password after a link from a mail as well', async () => {
  aServer(LIMITS);
  const user = await openPage('/reset-password?key=k');
  await user.type(await screen.findByLabelText('New password'), '1234567890');
  expect(await screen.findByText(/^This follows the alphabet or the keyboard\./)).toBeTruthy();
});

it('accepts an invitation with a password, and is in; a dead link says so', async () => {
  const call = 'POST /api/drivers/accept-invitation';
  const dead = 'This invitation has expired, has been withdrawn or has already been accepted.';
  const { replies, bodiesOf } = aServer({ ...LIMITS, [call]: refusal(404, 'driver.dead-invitation', dead) });
  const user = await openPage('/accept-invitation?key=k');
  await user.type(await screen.findByLabelText('Password'), 'three yellow diggers');
  const accept = screen.getByRole('button', { name: 'Set password and sign in' });
  await user.click(accept);
  expect((await screen.findByRole('alert')).textContent).toBe(dead);
  Object.assign(replies, anAccount('driver'), { [call]: { fullName: 'Siân O’Neill' } });
  await user.click(accept);
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(bodiesOf(call)).toEqual(Array(2).fill({ key: 'k', password: 'three yellow diggers' }));
});
