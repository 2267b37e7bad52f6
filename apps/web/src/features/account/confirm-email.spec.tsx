import { screen, waitFor } from '@testing-library/react';

import { anAccount } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';

const LIMITS = { 'GET /api/form-limits': { recipients: 5, photos: 1 } };
const CONFIRM = 'POST /api/drivers/confirm-email';
const REPLACE = 'POST /api/drivers/confirm-email/new-password';
const WRONG = 'That is not your password.';

it('confirms with the password of the account, and says beside the field that it is wrong', async () => {
  const details = [{ path: 'password', code: 'driver.wrong-password', message: WRONG }];
  const { replies, bodiesOf } = aServer({
    ...LIMITS,
    [CONFIRM]: refusal(422, 'driver.wrong-password', WRONG, details),
  });
  const user = await openPage('/confirm-email?key=k');
  const password = await screen.findByLabelText('Password');
  expect(screen.getByText(/If it was not you, close this page\./)).toBeTruthy();
  expect(bodiesOf(CONFIRM)).toEqual([]);
  await user.type(password, 'three yellow');
  const confirm = screen.getByRole('button', { name: 'Confirm my address' });
  await user.click(confirm);
  expect(await screen.findByText(WRONG)).toBeTruthy();
  expect(password.getAttribute('aria-invalid')).toBe('true');
  replies[CONFIRM] = new Response(null, { status: 204 });
  await user.type(password, ' diggers');
  await user.click(confirm);
  expect((await screen.findByRole('status')).textContent).toContain('Your address is confirmed.');
  expect(bodiesOf(CONFIRM)).toEqual([
    { key: 'k', password: 'three yellow' },
    { key: 'k', password: 'three yellow diggers' },
  ]);
});

it('sets a new password for a person who does not know it, and is in; a dead link says so', async () => {
  const dead = 'This link no longer works.';
  const { replies, bodiesOf } = aServer({ ...LIMITS, [REPLACE]: refusal(404, 'driver.dead-link', dead) });
  const user = await openPage('/confirm-email?key=k');
  await user.click(await screen.findByRole('button', { name: 'I do not know the password' }));
  expect(screen.getByText(/signs everybody else out of this account/)).toBeTruthy();
  await user.type(screen.getByLabelText('New password'), 'three yellow diggers');
  const set = screen.getByRole('button', { name: 'Set password and confirm' });
  await user.click(set);
  expect((await screen.findByRole('alert')).textContent).toBe(dead);
  Object.assign(replies, anAccount('driver'), { [REPLACE]: { fullName: 'Siân O’Neill' } });
  await user.click(set);
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(bodiesOf(REPLACE)).toEqual(Array(2).fill({ key: 'k', password: 'three yellow diggers' }));
  expect(bodiesOf(CONFIRM)).toEqual([]);
});
