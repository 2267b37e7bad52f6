import { screen, waitFor, within } from '@testing-library/react';

import { closePage, openPage } from '../../../testing/page.js';
import { ADDRESS, aFilledWeek, LIMITS, SEND } from '../../../testing/filled-week.js';
import { aServer, refusal } from '../../../testing/server.js';
import { readList } from './sent-here.js';

const KEY = 'groundsheet-sent-here:guest';
const COPY = 'POST /api/forms/id-1/copy';
const DAY = 86_400_000;
const sentAgo = (ms: number) => ({
  kind: 'timesheet',
  id: 'id-1',
  token: 'a token',
  reference: 'TS-7K3M9QXD',
  recipients: ['hire@northgate.co.uk'],
  sentAt: new Date(Date.now() - ms).toISOString(),
});

async function theList(ms: number, replies = {}) {
  localStorage.setItem(KEY, JSON.stringify([sentAgo(ms)]));
  const server = aServer(replies);
  const user = openPage('/');
  return { server, user, list: within(await screen.findByRole('region', { name: 'Sent from this phone' })) };
}

it('tells a guest what was sent, when and to whom, and a new driver nothing', async () => {
  await aFilledWeek();
  aServer({ ...LIMITS, [SEND]: { id: 'id-1', reference: 'TS-7K3M9QXD', message: 'Sent.', claimToken: 'a' } });
  const user = openPage(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Send Email (1)' }));
  const list = within(await screen.findByRole('region', { name: 'Sent from this phone' }));
  expect(list.getAllByText('TS-7K3M9QXD')).not.toHaveLength(0);
  expect(list.getByText('To hire@northgate.co.uk')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear this phone' }));
  await user.click(await screen.findByRole('button', { name: 'Wipe and start fresh' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sent from this phone' })).toBeNull());
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('has a copy mailed to the guest, and says why where it cannot', async () => {
  const { server, user, list } = await theList(DAY, {
    [COPY]: refusal(429, 'guest.too-many-forms', '10 forms have been sent from this device.'),
  });
  await user.click(list.getByRole('button', { name: /^Copy to me/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy to me' }));
  const email = dialog.getByLabelText('Your email');
  await user.type(email, 'dave@tempmail.dev');
  await user.click(dialog.getByRole('button', { name: 'Send me a copy' }));
  expect(dialog.getByText(/Throwaway addresses are not accepted/)).toBeTruthy();
  await user.clear(email);
  await user.type(email, 'dave@hill.co.uk');
  await user.click(dialog.getByRole('button', { name: 'Send me a copy' }));
  expect(await dialog.findByText('10 forms have been sent from this device.')).toBeTruthy();
  server.replies[COPY] = { success: true, id: 'id-1', message: 'Timesheet accepted.' };
  await user.click(dialog.getByRole('button', { name: 'Send me a copy' }));
  expect(await screen.findByText('A copy is going to dave@hill.co.uk.')).toBeTruthy();
  expect(server.bodiesOf(COPY).at(-1)).toEqual({ token: 'a token', recipient: 'dave@hill.co.uk' });
});

it('opens a form by its token, and offers that no longer after a week', async () => {
  const { server, user, list } = await theList(6.9 * DAY, {
    'POST /api/form-links/sent': new Response(null, { status: 204 }),
  });
  await user.click(list.getByRole('button', { name: /^Open/ }));
  await waitFor(() => expect(location.pathname).toBe('/completed-form/id-1'));
  expect(server.bodiesOf('POST /api/form-links/sent')).toEqual([{ formId: 'id-1', token: 'a token' }]);
  closePage();
  const { list: old } = await theList(7.1 * DAY);
  expect(old.getByText('TS-7K3M9QXD')).toBeTruthy();
  expect(old.queryByRole('button', { name: /^Open/ })).toBeNull();
});

it.each(['', '{', '{"id":1}', '[{"id":1}]', JSON.stringify([{ ...sentAgo(0), sentAt: 'soon' }])])(
  'takes %s in its place for nothing',
  (stored) => expect(readList(stored)).toEqual([]),
);
