import { screen, waitFor } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';

const PREFERENCES = '/api/drivers/me/preferences';
const PUT = `PUT ${PREFERENCES}/expiry-reminders`;

it('switches the mails about documents that expire off and on', async () => {
  signedInHere('driver');
  const kept: Record<string, string> = {};
  const { replies } = aServer({
    ...anAccount('driver'),
    [`GET ${PREFERENCES}`]: () => kept,
    'GET /api/drivers/me/sessions': [],
    [PUT]: async (request) => {
      kept['expiry-reminders'] = ((await request.json()) as { value: string }).value;
      return new Response(null, { status: 204 });
    },
  });
  const user = openPage('/?tab=account');
  const on = await screen.findByRole('button', { name: /^Remind me by email/ });
  const off = screen.getByRole('button', { name: /^No reminders/ });
  expect(on.getAttribute('aria-pressed')).toBe('true');
  await user.click(off);
  await waitFor(() => expect(off.getAttribute('aria-pressed')).toBe('true'));
  await waitFor(() => expect(kept).toEqual({ 'expiry-reminders': 'off' }));
  replies[PUT] = refusal(503, 'x', 'Try again in a minute.');
  await user.click(on);
  expect(await screen.findByText('Try again in a minute.')).toBeTruthy();
  expect(off.getAttribute('aria-pressed')).toBe('true');
});
