import { screen, waitFor } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';

const LIST = 'GET /api/drivers/me/sessions';
const END = 'DELETE /api/drivers/me/sessions/s-2';
const LOST = {
  id: 's-2',
  device: 'Chrome on Android',
  lastUsedAt: '2026-11-21T12:00:00.000Z',
  current: false,
};

it('signs a lost phone out, and says where that did not work', async () => {
  signedInHere('driver');
  const { replies } = aServer({ ...anAccount('driver'), [LIST]: [LOST] });
  const user = openPage('/?tab=account');
  const there = await screen.findByRole('button', { name: /^Sign out there/ });
  await user.click(there);
  expect((await screen.findByText(/^That device is still signed in/)).closest('[role=alert]')).toBeTruthy();
  replies[END] = () => new Response(null, { status: 204 });
  replies[LIST] = [];
  await user.click(there);
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  expect(screen.queryByText(/^That device is still signed in/)).toBeNull();
});
