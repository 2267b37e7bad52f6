import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { aCollation } from '../../../../testing/collations.js';
import { ADDRESS, aServerWith, aSet, COMPLETE, DISPATCH, SIGNED } from '../../../../testing/form-set.js';
import { openPage } from '../../../../testing/page.js';
import { refusal } from '../../../../testing/server.js';
import { approvalName, loadApproval } from '../../../forms/drafts/approval-store.js';
import { loadSavedEmails } from '../../../forms/memory/saved-emails.js';

const MESSAGE = 'Forms approved and emailed to hire@northgate.co.uk, site@h.co successfully!';
const DONE = { success: true, id: 'set-1', message: MESSAGE };
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const said = async (message: string) => within(await screen.findByRole('alertdialog')).getByText(message);
type User = ReturnType<typeof openPage>;

/** A set that both have signed, rated and with a second address, on the Email tab. */
async function aRatedSet(user: User) {
  await user.click(await screen.findByRole('radio', { name: 'Excellent' }));
  await user.click(await button('Add Another Email'));
  await user.type(await screen.findByLabelText('Email 2'), 'site@h.co');
}
const press = async (user: User) => user.click(await button('Email to Clients & Complete'));
/** Presses, and says yes to the question. */
const send = async (user: User) => {
  await press(user);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
};
/** What stands on the page once it is sent. */
const sent = async () => within(await screen.findByRole('region', { name: 'Form set completed' }));

it('asks for an address, signatures and a rating, in this order', async () => {
  const { there, bodiesOf } = aServerWith(aSet());
  const user = openPage(`${ADDRESS}?step=send`);
  const email = await screen.findByLabelText('Email 1');
  expect(email).toHaveProperty('value', 'hire@northgate.co.uk');
  await user.clear(email);
  await press(user);
  expect(await said('Please enter at least one email address.')).toBeTruthy();
  await user.click(await button('OK'));
  await user.type(email, 'hire@');
  await press(user);
  expect(await said('Email 1: this address is not complete.')).toBeTruthy();
  await user.click(await button('OK'));
  await user.type(email, 'h.co');
  await press(user);
  expect(
    await said(
      'Please complete both client and foreman signatures with names in the Review Set tab before dispatching emails.',
    ),
  ).toBeTruthy();
  await user.click(await button('OK'));

  there.set = aSet({ approval: SIGNED });
  cleanup();
  openPage(`${ADDRESS}?step=send`);
  await screen.findByRole('button', { name: /Client signs ?Siân/ });
  await press(user);
  expect(await screen.findByRole('alertdialog', { name: 'SUPERVISOR RATING REQUIRED' })).toBeTruthy();
  expect(bodiesOf(DISPATCH)).toEqual([]);
});

it('asks once before it goes: to how many, and what it locks', async () => {
  const { bodiesOf } = aServerWith(aSet({ approval: SIGNED }));
  const user = openPage(ADDRESS);
  await aRatedSet(user);
  await press(user);
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Send to 2 addresses and lock 3 forms?' }),
  );
  expect(question.getByText(/^It goes to hire@northgate\.co\.uk and site@h\.co\./)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(bodiesOf(DISPATCH)).toEqual([]);
});

it('leads to the set that has waited longest, which takes the focus', async () => {
  const next = aCollation({ id: 'set-9', driverSignedName: 'Jo Kerr' });
  aServerWith(aSet({ approval: SIGNED }), 'supervisor', {
    [COMPLETE]: { success: true, message: 'Done.', id: 'set-1' },
    [DISPATCH]: DONE,
    'GET /api/collations': [aCollation(), next],
  });
  const user = openPage(ADDRESS);
  await aRatedSet(user);
  await send(user);
  const link = await (await sent()).findByRole('link', { name: /^Next set/ });
  expect(link.getAttribute('href')).toBe('/collations/set-9');
  await waitFor(() => expect(document.activeElement).toBe(link));
});

it('says beforehand what is said of a set that its own driver sends', async () => {
  aServerWith(aSet({ approval: SIGNED, isOwn: true }));
  openPage(`${ADDRESS}?step=send`);
  expect(
    await screen.findByText(
      'The forms are your own. The set and its PDF will say: Approved and sent by its own driver.',
    ),
  ).toBeTruthy();
});

it('is not offered where another supervisor has to send the set, and says what one may do', async () => {
  aServerWith(aSet({ approval: SIGNED, isOwn: true, needsAnotherSupervisor: true }));
  openPage(`${ADDRESS}?step=send`);
  expect(
    await screen.findByText(
      'The forms of this set are your own, so another supervisor or an admin has to rate and send it. You can have it signed on site.',
    ),
  ).toBeTruthy();
  expect(
    screen.getByText('Both have signed. Another supervisor or an admin rates the week and mails the set.'),
  ).toBeTruthy();
  expect(screen.queryByText('Rate Driver Performance')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Email to Clients & Complete' })).toBeNull();
});

it('asks in the same question before it completes a set without its check sheets, and says so to the server', async () => {
  const set = aSet({ approval: SIGNED, checkSheets: [], checkSheetComplete: false });
  const server = aServerWith(set, 'supervisor', { [COMPLETE]: DONE, [DISPATCH]: DONE });
  const user = openPage(ADDRESS);
  await aRatedSet(user);
  await press(user);
  const ask = within(await screen.findByRole('alertdialog'));
  expect(ask.getByText(/The set goes without its check sheets/)).toBeTruthy();
  await user.click(ask.getByRole('button', { name: 'Cancel' }));
  expect(server.bodiesOf(DISPATCH)).toEqual([]);
  await press(user);
  await user.click(await button('Complete without its check sheets'));
  expect((await sent()).getByText(MESSAGE)).toBeTruthy();
  expect(server.bodiesOf(DISPATCH)).toMatchObject([{ combinedFormData: { withoutOther: true } }]);
});

it('says while it is typed that an address wants no mail', async () => {
  const asked: unknown[] = [];
  aServerWith(aSet({ approval: SIGNED }), 'supervisor', {
    'POST /api/supervisor-email-dispatch/recipients': async (request) => {
      const { emailAddresses } = (await request.json()) as { emailAddresses: string[] };
      asked.push(emailAddresses);
      return { unwanted: emailAddresses.filter((email) => email === 'no@h.co') };
    },
  });
  const user = openPage(`${ADDRESS}?step=send`);
  await user.click(await button('Add Another Email'));
  await user.type(await screen.findByLabelText('Email 2'), 'no@h.co');
  expect(
    await screen.findByText('no@h.co has asked for no more mail. Nothing will be sent there.'),
  ).toBeTruthy();
  expect(asked[0]).toEqual(['hire@northgate.co.uk']);
});

it('adds and takes off addresses', async () => {
  aServerWith(aSet());
  const user = openPage(`${ADDRESS}?step=send`);
  await user.click(await button('Add Another Email'));
  await user.type(await screen.findByLabelText('Email 2'), 'site@h.co');
  await user.click(await button('Remove address 1'));
  expect(screen.getByLabelText('Email 1')).toHaveProperty('value', 'site@h.co');
  expect(screen.queryByLabelText('Email 2')).toBeNull();
});

it('says that the set is sent where the signal goes before that is confirmed', async () => {
  const server = aServerWith(aSet({ approval: SIGNED }), 'supervisor', {
    [COMPLETE]: () => new Promise<object>(() => {}),
    [DISPATCH]: DONE,
  });
  const user = openPage(ADDRESS);
  await aRatedSet(user);
  await send(user);
  expect((await sent()).getByText(MESSAGE)).toBeTruthy();
  expect(server.bodiesOf(COMPLETE)).toHaveLength(1);
});

it('sends the set as it was shown, once, and completes it', async () => {
  const server = aServerWith(aSet({ approval: SIGNED }), 'supervisor', {
    [COMPLETE]: { success: true, message: 'Done.', id: 'set-1' },
  });
  let answer = (_: object) => {};
  server.replies[DISPATCH] = () => new Promise<object>((resolve) => (answer = resolve));
  const user = openPage(ADDRESS);
  await aRatedSet(user);
  await press(user);
  await user.dblClick(await screen.findByRole('button', { name: 'Send' }));
  expect((await button('Sending Emails...')).disabled).toBe(true);
  await waitFor(() => expect(server.bodiesOf(DISPATCH)).toHaveLength(1));
  server.there.set = aSet({ status: 'completed', approval: SIGNED, completedAt: '2026-11-21T15:00:00.000Z' });
  answer(DONE);
  expect((await sent()).getByText(MESSAGE)).toBeTruthy();
  expect(server.bodiesOf(DISPATCH)).toMatchObject([
    {
      combinedFormData: {
        ...{ id: 'set-1', versions: aSet().versions, clientName: 'Siân O’Neill', foremanName: 'Dai Rees' },
        ...{ clientSignature: SIGNED.clientSignature, foremanSignature: SIGNED.foremanSignature },
        timesheet: { weekEnding: '2026-11-21', mondayNetHours: 9 },
        checkSheets: [{ checkDate: '2026-11-16' }, { checkDate: '2026-11-19' }],
      },
      emailAddresses: ['hire@northgate.co.uk', 'site@h.co'],
      supervisorApproval: {
        clientName: 'Siân O’Neill',
        approvedAt: expect.any(String),
        supervisorNotes: null,
      },
      supervisorRating: { rating: 'happy', notes: null, ratedAt: expect.any(String) },
    },
  ]);
  await waitFor(() => expect(server.bodiesOf(COMPLETE)).toEqual([{ status: 'completed' }]));
  expect(await screen.findByText('Completed')).toBeTruthy();
  expect(loadSavedEmails().map(({ email }) => email)).toEqual(['hire@northgate.co.uk', 'site@h.co']);
});

it('goes again under the same key and with the same words after a lost connection, even in a new browser', async () => {
  const server = aServerWith(aSet({ approval: SIGNED }));
  const user = openPage(ADDRESS);
  await aRatedSet(user);
  await send(user);
  expect(
    await screen.findByText('Email dispatch failed: Please check connection and try again.'),
  ).toBeTruthy();
  cleanup();
  server.replies[DISPATCH] = DONE;
  openPage(`${ADDRESS}?step=send`);
  await screen.findByRole('button', { name: /Rate ?Excellent/ });
  await send(user);
  expect((await sent()).getByText(MESSAGE)).toBeTruthy();
  const tries = server.calls.filter(({ call }) => call === DISPATCH);
  expect(tries).toHaveLength(2);
  expect(tries[0]!.headers.get('Idempotency-Key')).toBe(tries[1]!.headers.get('Idempotency-Key'));
  expect(tries[0]!.body).toEqual(tries[1]!.body);
});

it('shows the set as completed where the browser was killed after sending it, and keeps nothing of it here', async () => {
  const server = aServerWith(aSet({ approval: SIGNED }));
  server.replies[DISPATCH] = () => new Promise<object>(() => {});
  const user = openPage(ADDRESS);
  await aRatedSet(user);
  await send(user);
  await waitFor(() => expect(server.bodiesOf(DISPATCH)).toHaveLength(1));
  await waitFor(async () =>
    expect(await loadApproval(approvalName('set-1'))).toMatchObject({ rating: 'happy' }),
  );
  cleanup();
  server.there.set = aSet({ status: 'completed', approval: SIGNED, completedAt: '2026-11-21T15:00:00.000Z' });
  openPage(ADDRESS);
  expect(await screen.findByText('Completed')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Download PDF' })).toBeTruthy();
  await waitFor(async () => expect(await loadApproval(approvalName('set-1'))).toBeUndefined());
  expect(server.bodiesOf(COMPLETE)).toEqual([]);
});

it('says what the server says when it refuses, and another try is another request', async () => {
  const server = aServerWith(aSet({ approval: SIGNED }), 'supervisor', {
    [DISPATCH]: refusal(429, 'account.too-many-mails', 'You have sent 100 mails today.'),
  });
  const user = openPage(ADDRESS);
  await aRatedSet(user);
  await send(user);
  expect(await screen.findByText('Email dispatch failed: You have sent 100 mails today.')).toBeTruthy();
  await user.click(await button('Remove address 2'));
  await send(user);
  await waitFor(() => expect(server.bodiesOf(DISPATCH)).toHaveLength(2));
  const keys = server.calls
    .filter(({ call }) => call === DISPATCH)
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

it('sends nothing where a form has changed meanwhile, shows the set anew and keeps what was typed', async () => {
  const words = 'A form of this set has changed since you opened it. Nothing was sent.';
  const server = aServerWith(aSet({ approval: SIGNED }), 'supervisor', {
    [DISPATCH]: refusal(409, 'form-set.changed-meanwhile', words),
  });
  const user = openPage(ADDRESS);
  await aRatedSet(user);
  server.there.set = aSet({
    versions: [{ id: 't-2', version: 1 }],
    approval: {
      ...{ ...SIGNED, clientSignature: null, foremanSignature: null },
      signaturesDroppedAt: '2026-11-21T13:00:00.000Z',
    },
  });
  await send(user);
  expect(await said(`Email dispatch failed: ${words}`)).toBeTruthy();
  await user.click(await button('OK'));
  expect(await screen.findByText(/^The signatures were dropped/)).toBeTruthy();
  expect(screen.queryByText('Rate Driver Performance')).toBeNull();
  await user.click(await button(/Send$/));
  expect(await screen.findByLabelText('Email 2')).toHaveProperty('value', 'site@h.co');
  expect((await button(/Rate$/)).textContent).toBe('3Rate');
});
