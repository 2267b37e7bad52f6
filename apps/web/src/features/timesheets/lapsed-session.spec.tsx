import { screen, waitFor, within } from '@testing-library/react';

import { ADDRESS, aFilledWeek, LIMITS, SEND } from '../../../testing/filled-week.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';
import { loadDraft } from '../../forms/drafts/draft-store.js';

const LOGOUT = 'POST /api/drivers/logout';
const SENT = { id: 'id-1', reference: 'TS-1', message: 'Sent.' };
const OVER = 'Your session has ended. Please sign in to send this form, or send it as a guest.';
const me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };

const question = () => screen.findByRole('dialog', { name: 'Is this form yours?' });
const sendButton = () => screen.findByRole('button', { name: 'Send Email (1)' });

/** A guest's form, on a device with the cookie of a session that is over. */
async function sentWithADeadCookie() {
  await aFilledWeek();
  const server = aServer({
    ...LIMITS,
    [SEND]: refusal(401, 'auth.session-over', OVER),
    [LOGOUT]: () => {
      server.replies[SEND] = SENT;
      return new Response(null, { status: 204 });
    },
  });
  const user = openPage(ADDRESS);
  await user.click(await sendButton());
  return { server, user, dialog: await question() };
}

it('asks whose a form is, and sends it as a guest’s once that was chosen, under the same key', async () => {
  const { server, user, dialog } = await sentWithADeadCookie();
  expect(server.calls.some(({ call }) => call === LOGOUT)).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Send as a guest' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'On its way' })).toBeTruthy();
  const made = server.calls.filter(({ call }) => call === SEND || call === LOGOUT);
  expect(made.map(({ call }) => call)).toEqual([SEND, LOGOUT, SEND]);
  expect(made[2]!.body).toEqual(made[0]!.body);
  expect(made[0]!.headers.get('Idempotency-Key')).toBeTruthy();
  expect(made[2]!.headers.get('Idempotency-Key')).toBe(made[0]!.headers.get('Idempotency-Key'));
});

it('takes the form into the account of the person who signs in over it', async () => {
  const { server, user, dialog } = await sentWithADeadCookie();
  Object.assign(server.replies, {
    'POST /api/drivers/login': { fullName: 'Dave Hill' },
    'GET /api/drivers/me': me,
    [SEND]: SENT,
  });
  await user.type(within(dialog).getByLabelText('Email'), 'dave@h.co');
  await user.type(within(dialog).getByLabelText('Password'), 'three yellow diggers{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await sendButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'On its way' })).toBeTruthy();
  expect(server.calls.some(({ call }) => call === LOGOUT)).toBe(false);
});

it('says why nothing was sent where the question is closed, and keeps the form', async () => {
  const { server, user } = await sentWithADeadCookie();
  await user.keyboard('{Escape}');
  expect(await screen.findAllByText(OVER)).toBeTruthy();
  expect(server.bodiesOf(SEND)).toHaveLength(1);
  expect(await loadDraft('timesheet/id-1:guest')).toBeTruthy();
});
