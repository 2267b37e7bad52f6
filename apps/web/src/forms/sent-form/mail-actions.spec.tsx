import { emptyTimesheet, weekToWire } from '@groundsheet/form-rules';
import { screen, waitFor, within } from '@testing-library/react';

import { openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';
import { signedIn, type Me } from '../../lib/session/session-store.js';

const STOP = 'POST /api/forms/id-1/revoke-links';
const AGAIN = 'POST /api/forms/id-1/send-again';
const supervisor: Me = {
  id: 's',
  fullName: 'Jo Kerr',
  email: 'jo@h.co',
  role: 'supervisor',
  confirmed: true,
};
const { days, ...head } = emptyTimesheet('id-1', '2026-11-21');
const FORM = {
  ...head,
  ...weekToWire(days),
  ...{ kind: 'timesheet', status: 'submitted', reference: 'TS-7K3M9QXD', submissionEmails: ['hire@h.co'] },
};
const ACCOUNT = {
  'GET /api/form-limits': { recipients: 20, photos: 5 },
  'GET /api/drivers/me': supervisor,
  'GET /api/drivers/me/preferences': {},
};

const openForm = (readAs: 'driver' | 'office' | 'recipient', replies: object = {}) => {
  const server = aServer({ ...ACCOUNT, ...replies, 'GET /api/forms/id-1': { ...FORM, readAs } });
  if (readAs !== 'recipient') signedIn(supervisor);
  return { server, user: openPage('/completed-form/id-1') };
};
const button = (name: string) => screen.findByRole('button', { name });
const question = () => screen.findByRole('alertdialog', { name: 'Stop the links to this timesheet?' });

it('stops the links after a question, by keyboard too, and says what is left', async () => {
  const { server, user } = openForm('office', { [STOP]: new Response(null, { status: 204 }) });
  (await button('Stop links')).focus();
  await user.keyboard('{Enter}');
  const asked = await question();
  expect(
    within(asked).getByText(/^Links in mails sent before stop working\. You can mail it again\./),
  ).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf(STOP)).toEqual([]);

  await user.click(await button('Stop links'));
  await user.click(within(await question()).getByRole('button', { name: 'Stop links' }));
  expect(await screen.findByText('Links stopped')).toBeTruthy();
  expect(
    screen.getByText(/^Links in earlier mails no longer open this timesheet\. Send it again/),
  ).toBeTruthy();
  expect(server.bodiesOf(STOP)).toHaveLength(1);
});

it('mails the form again to those who have had it', async () => {
  const { server, user } = openForm('driver', { [AGAIN]: { success: true, id: 'id-1' } });
  await user.click(await button('Send again'));
  const dialog = await screen.findByRole('dialog', { name: 'Send again' });
  await user.click(within(dialog).getByRole('button', { name: 'Send again (1)' }));
  expect(await screen.findByText('It is going to hire@h.co.')).toBeTruthy();
  expect(server.bodiesOf(AGAIN)).toEqual([{ recipients: ['hire@h.co'] }]);
});

it.each([
  [
    'in the server’s words',
    refusal(404, 'form.unknown', 'This form is not one of yours.'),
    'This form is not one of yours.',
  ],
  ['without a signal', null, 'The links still work. Check the signal and try again.'],
])('says that the links were not stopped, %s', async (_, reply, said) => {
  const { user } = openForm('office', reply ? { [STOP]: reply } : {});
  await user.click(await button('Stop links'));
  await user.click(within(await question()).getByRole('button', { name: 'Stop links' }));
  expect((await screen.findByRole('alert')).textContent).toContain(said);
});

it('is not offered to those who have the form by a link', async () => {
  openForm('recipient');
  expect(await screen.findByRole('heading', { name: 'Weekly Timesheet - Completed' })).toBeTruthy();
  for (const name of ['Stop links', 'Send again']) expect(screen.queryByRole('button', { name })).toBeNull();
});
