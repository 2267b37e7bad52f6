import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { ADDRESS, aFilledWeek, LIMITS, SEND } from '../../../testing/filled-week.js';
import { button, closePage, openPage } from '../../../testing/page.js';
import { received } from '../../../testing/received.js';
import { aServer, refusal } from '../../../testing/server.js';
import { loadDraft, saveDraft } from '../../forms/drafts/draft-store.js';
import { drain } from '../../forms/outbox/drain.js';
import { hashOf } from '../../forms/outbox/hash-of.js';
import type { OutboxEntry } from '../../forms/outbox/outbox-entry.js';
import { loadEntry, removeEntry, saveEntry } from '../../forms/outbox/outbox-store.js';
import { loadClaims, loadSentHere } from '../../forms/sent-here/sent-here.js';
import { setLocalOwner } from '../../lib/local-owner.js';

const NAME = 'timesheet/id-1:guest';

describe('the outbox', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');

  /** A check sheet that waits behind it. */
  const aQueuedCheck = () =>
    saveEntry({
      ...{
        id: 'id-2',
        owner: 'guest',
        kind: 'check-sheet',
        revision: 1,
        draftName: 'check-sheet/id-2:guest',
      },
      ...{
        key: 'id-2',
        body: '{}',
        pictures: [],
        about: 'D-114',
        recipients: [],
        state: 'queued',
        attempts: 0,
      },
      ...{ queuedAt: new Date().toISOString(), clockOffsetMs: 0 },
    });

  /** A driver who has signed a week where there is no signal. */
  async function aQueuedWeek() {
    await aFilledWeek();
    online.mockReturnValue(false);
    const server = aServer({ ...LIMITS });
    const user = openPage(ADDRESS);
    await user.click(await button('Sign and queue'));
    await screen.findByRole('heading', { name: 'Kept on this phone' });
    return { server, user };
  }

  beforeEach(() => online.mockReturnValue(true));
  afterAll(() => online.mockRestore());

  it('keeps a signed form without a signal, and sends it by itself, once', async () => {
    const { server } = await aQueuedWeek();
    expect(server.bodiesOf(SEND)).toEqual([]);
    expect(await loadEntry('id-1')).toMatchObject({ state: 'queued', owner: 'guest', kind: 'timesheet' });
    server.replies[SEND] = received('id-1', 'TS-1');
    await Promise.all([drain(true), drain(true)]);
    await drain(true);
    expect(server.bodiesOf(SEND)).toHaveLength(1);
    expect(await loadEntry('id-1')).toMatchObject({ state: 'sent', reference: 'TS-1', body: '' });
    expect(await loadDraft(NAME)).toBeUndefined();
  });

  it('names what is signed and not sent before the phone is handed on', async () => {
    const { user } = await aQueuedWeek();
    await user.click(screen.getByRole('button', { name: 'Home' }));
    await user.click(await button('Clear this phone'));
    const question = await screen.findByRole('alertdialog', { name: 'Clear this phone' });
    await waitFor(() =>
      expect(question.textContent).toMatch(/Signed and not sent yet:Timesheet: .*21 Nov 2026/),
    );
    await user.click(await button('Cancel'));
    expect(await loadEntry('id-1')).toMatchObject({ state: 'queued' });
  });

  it('deletes nothing before the receipt names it', async () => {
    const { server } = await aQueuedWeek();
    server.replies[SEND] = new Response('<html>Welcome to the Wi-Fi</html>');
    await drain(true);
    const reason = 'Groundsheet did not answer. This phone keeps trying.';
    expect(await loadEntry('id-1')).toMatchObject({ state: 'queued', reason });
    expect(await loadDraft(NAME)).toBeDefined();
  });

  it('is the same request at every try, under the key that it was signed with', async () => {
    const { server } = await aQueuedWeek();
    const { key, body } = (await loadEntry('id-1'))!;
    await drain(true);
    await drain(true);
    server.replies[SEND] = received('id-1', 'TS-1');
    await drain(true);
    const tries = server.calls.filter(({ call }) => call === SEND);
    expect(tries.length).toBeGreaterThan(2);
    expect(new Set(tries.map(({ headers }) => headers.get('Idempotency-Key')))).toEqual(new Set([key]));
    for (const each of tries) expect(each.body).toEqual(JSON.parse(body));
    expect(await loadEntry('id-1')).toMatchObject({ state: 'sent' });
  });

  it('lets nothing wait behind a form that needs its driver', async () => {
    const { server } = await aQueuedWeek();
    await aQueuedCheck();
    server.replies[SEND] = refusal(409, 'form.second-timesheet', 'Timesheet TS-9 has already been sent.');
    const receipt = { reference: 'CS-1', formId: 'id-2', bodySha256: await hashOf('{}'), pictures: [] };
    server.replies['POST /api/one-step-completion/check-sheet'] = { receipt };
    await drain(true);
    expect(await loadEntry('id-1')).toMatchObject({
      state: 'needs-you',
      reason: 'Timesheet TS-9 has already been sent.',
    });
    expect(await loadEntry('id-2')).toMatchObject({ state: 'sent', reference: 'CS-1' });
  });

  it('takes a form that had arrived before for sent where the server has the same body', async () => {
    const { server } = await aQueuedWeek();
    const { body } = (await loadEntry('id-1'))!;
    const receipt = { reference: 'TS-1', formId: 'id-1', bodySha256: await hashOf(body), pictures: [] };
    server.replies[SEND] = refusal(409, 'form.already-sent', 'Sent.', { receipt });
    await drain(true);
    expect(await loadEntry('id-1')).toMatchObject({ state: 'sent' });
  });

  it('goes as its owner or not at all, and waits for them to sign in', async () => {
    const { server } = await aQueuedWeek();
    await saveEntry({ ...(await loadEntry('id-1'))!, owner: 'd' });
    server.replies[SEND] = refusal(401, 'auth.sign-in-needed', 'Sign in.');
    await drain(true);
    expect(await loadEntry('id-1')).toMatchObject({ state: 'needs-you', needsSignIn: true });
    setLocalOwner('somebody-else');
    const before = server.bodiesOf(SEND).length;
    await drain(true);
    expect(server.bodiesOf(SEND)).toHaveLength(before);
    setLocalOwner('d');
    server.replies[SEND] = received('id-1', 'TS-1');
    await drain(true);
    expect(await loadEntry('id-1')).toMatchObject({ state: 'sent' });
    expect(server.calls.find(({ call }) => call === SEND)?.headers.get('Form-Owner')).toBe('d');
    setLocalOwner('guest');
  });

  it('says on the home page what waits, and lists it with what can be done', async () => {
    const { server, user } = await aQueuedWeek();
    await user.click(screen.getByRole('button', { name: 'Home' }));
    await user.click(await screen.findByRole('link', { name: 'Outbox: 1 waiting' }));
    await screen.findByRole('heading', { name: 'Outbox' });
    expect(await screen.findByText('Queued')).toBeTruthy();
    server.replies[SEND] = refusal(409, 'form.second-timesheet', 'Timesheet TS-9 has already been sent.');
    await user.click(await button('Try now'));
    await screen.findByText('Timesheet TS-9 has already been sent.');
    expect(screen.getByText('Needs you')).toBeTruthy();
    const queued = await loadEntry('id-1');
    await user.click(await button('Take back'));
    await waitFor(() => expect(location.pathname).toBe('/timesheet'));
    expect(await loadEntry('id-1')).toBeUndefined();
    expect((await loadDraft(NAME))!.revision).toBe(queued!.revision + 1);
  });

  it('is another revision with another key once it was taken back', async () => {
    await aFilledWeek();
    const draft = (await loadDraft(NAME))!;
    await saveDraft(NAME, { ...draft, attempt: { key: 'tried', revision: draft.revision } });
    online.mockReturnValue(false);
    aServer({ ...LIMITS });
    const user = openPage(ADDRESS);
    await user.click(await button('Sign and queue'));
    await screen.findByRole('heading', { name: 'Kept on this phone' });
    expect(await loadEntry('id-1')).toMatchObject({ key: 'tried', revision: draft.revision });
    await user.click(await button('Take back and change'));
    await user.click(await button('Sign and queue'));
    await screen.findByRole('heading', { name: 'Kept on this phone' });
    const again = await loadEntry('id-1');
    expect(again).toMatchObject({ revision: draft.revision + 1 });
    expect(again!.key).not.toBe('tried');
  });

  it('is still queued when the page is opened again, and can be taken back there', async () => {
    await aQueuedWeek();
    const kept = await loadEntry('id-1');
    await closePage();
    await aFilledWeek();
    await saveEntry(kept!);
    const user = openPage(ADDRESS);
    await user.click(await button('Take back and change'));
    await screen.findByLabelText("Client's name");
    expect(await loadEntry('id-1')).toBeUndefined();
  });

  it('tries again at once where the signal came back while a try without one was ending', async () => {
    const { server } = await aQueuedWeek();
    await drain(true);
    const first = Promise.withResolvers<object>();
    server.replies[SEND] = () => first.promise;
    const before = server.bodiesOf(SEND).length;
    const trying = drain(true);
    await waitFor(() => expect(server.bodiesOf(SEND)).toHaveLength(before + 1));
    const again = drain(true);
    server.replies[SEND] = received('id-1', 'TS-1');
    first.reject(new TypeError('Failed to fetch'));
    await Promise.all([trying, again]);
    expect(await loadEntry('id-1')).toMatchObject({ state: 'sent' });
  });

  it('what was taken back while it was on its way does not come back', async () => {
    const { server } = await aQueuedWeek();
    server.replies[SEND] = async () => {
      await removeEntry('id-1');
      return refusal(409, 'form.second-timesheet', 'Timesheet TS-9 has already been sent.');
    };
    await drain(true);
    expect(await loadEntry('id-1')).toBeUndefined();
    expect(await loadDraft(NAME)).toBeDefined();
  });

  it('says that it has been sent, and goes home, where it went by itself while its driver was still looking', async () => {
    await aFilledWeek();
    const server = aServer({ ...LIMITS });
    const user = openPage(ADDRESS);
    await user.click(await button('Send Email (1)'));
    await screen.findByText(/It also sends itself then/);
    server.replies[SEND] = received('id-1', 'TS-1');
    await drain(true);
    await screen.findByText('Timesheet Sent!');
    await screen.findByRole('heading', { name: 'On its way' });
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(await loadDraft(NAME)).toBeUndefined();
  });

  it('leaves nothing in the outbox of a form that had arrived before, as its driver is told', async () => {
    await aFilledWeek();
    const server = aServer({ ...LIMITS });
    const user = openPage(ADDRESS);
    await user.click(await button('Send Email (1)'));
    await screen.findByText(/It also sends itself then/);
    server.replies[SEND] = refusal(409, 'form.already-sent', 'Sent.', { sentAt: '2026-11-21T09:00:00Z' });
    await user.click(await button('Send Email (1)'));
    await screen.findByRole('heading', { name: 'This timesheet has already been sent' });
    await waitFor(async () => expect(await loadEntry('id-1')).toBeUndefined());
  });

  it('after a try that found no signal the form stays as it was, and no longer waits once it is changed', async () => {
    await aFilledWeek();
    const { replies } = aServer({ ...LIMITS });
    const user = openPage(ADDRESS);
    await user.click(await button('Send Email (1)'));
    await screen.findByText(/It also sends itself then/);
    expect(screen.getByLabelText("Client's name")).toBeTruthy();
    // It may be on its way at once, and finds no signal either.
    await waitFor(async () => expect(await loadEntry('id-1')).toMatchObject({ state: 'queued' }));
    await user.type(screen.getByLabelText("Client's name"), ' Senior');
    await waitFor(async () => expect(await loadEntry('id-1')).toBeUndefined());
    replies[SEND] = received('id-1', 'TS-1');
    await drain(true);
    expect(await loadEntry('id-1')).toBeUndefined();
    expect(await loadDraft(NAME)).toMatchObject({ form: { clientSignedName: 'Jo Kerr Senior' } });
  });

  it('a guest’s form goes as a guest’s while an account is signed in, which is not offered it', async () => {
    const { server } = await aQueuedWeek();
    setLocalOwner('d');
    server.replies[SEND] = received('id-1', 'TS-1', { claimToken: 'token' });
    await drain(true);
    expect(server.calls.find(({ call }) => call === SEND)?.headers.get('Form-Owner')).toBe('guest');
    expect(await loadEntry('id-1')).toMatchObject({ state: 'sent' });
    expect(loadClaims()).toEqual([]);
    expect(loadSentHere()).toMatchObject([{ id: 'id-1', token: 'token' }]);
    setLocalOwner('guest');
  });

  it('takes up what a page was closed over between the receipt and letting go of the draft', async () => {
    const { server } = await aQueuedWeek();
    await saveEntry({
      ...(await loadEntry('id-1'))!,
      state: 'sent',
      sentAt: new Date().toISOString(),
      reference: 'TS-1',
      claimToken: 'token',
    });
    await drain();
    expect(server.bodiesOf(SEND)).toEqual([]);
    expect(await loadEntry('id-1')).toMatchObject({ state: 'sent', body: '' });
    expect(await loadDraft(NAME)).toBeUndefined();
    expect(loadSentHere()).toMatchObject([{ id: 'id-1' }]);
  });

  it('says what to do where the draft has moved on elsewhere: both versions stay', async () => {
    const { server } = await aQueuedWeek();
    server.replies[SEND] = refusal(409, 'form.changed-meanwhile', 'Choose which one to keep.', {
      version: 3,
    });
    await drain(true);
    expect(await loadEntry('id-1')).toMatchObject({
      state: 'needs-you',
      reason: expect.stringMatching(/^This form was changed on another device\. Take it back/),
    });
    expect(await loadDraft(NAME)).toBeDefined();
  });
});

describe('the screen of the outbox', () => {
  const DELIVER = 'POST /api/timesheets/one-step-completion';

  /** One that waits since a minute that its id tells. */
  const anEntry = (id: string, changes: Partial<OutboxEntry> = {}) =>
    saveEntry({
      ...{ id, owner: 'd', kind: 'timesheet', revision: 1, draftName: `timesheet/${id}:d`, key: id },
      ...{ body: '{}', pictures: [], about: `Week ${id}`, recipients: [], state: 'queued', attempts: 0 },
      ...{ queuedAt: `2026-11-25T07:0${id}:00Z`, clockOffsetMs: 0, ...changes },
    });

  it('lists what needs its driver first, and what has arrived last', async () => {
    signedInHere('driver');
    aServer(anAccount('driver'));
    await anEntry('1', { state: 'needs-you', reason: 'Timesheet TS-9 has already been sent.' });
    await anEntry('2');
    await anEntry('3', { state: 'sent', body: '', reference: 'TS-1', sentAt: new Date().toISOString() });
    await anEntry('4');
    openPage('/outbox');
    const list = within(await screen.findByRole('list', { name: 'Outbox' }));
    const weeks = (await list.findAllByText(/^Week \d$/)).map(({ textContent }) => textContent);
    expect(weeks).toEqual(['Week 1', 'Week 4', 'Week 2', 'Week 3']);
  });

  it('offers the driver of a form, of whom the phone knows no more, to sign in', async () => {
    aServer(LIMITS);
    await anEntry('1');
    openPage('/outbox');
    expect(await screen.findByText(/^A driver’s form is waiting on this phone/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/sign-in?next=%2Foutbox');
  });

  it('asks for the password where neither session nor pass will do any more, and sends the form then', async () => {
    signedInHere('driver');
    const server = aServer({
      ...anAccount('driver'),
      [DELIVER]: refusal(401, 'auth.sign-in-needed', 'Sign in.'),
      'POST /api/drivers/login': { fullName: 'Siân O’Neill' },
    });
    await anEntry('1');
    const user = openPage('/outbox');
    await user.click(await screen.findByRole('button', { name: 'Try now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }));
    server.replies[DELIVER] = {
      receipt: { reference: 'TS-1', formId: '1', bodySha256: await hashOf('{}'), pictures: [] },
    };
    await user.type(dialog.getByLabelText('Password'), 'three yellow diggers{Enter}');
    expect(await screen.findByText(/^TS-1 arrived/)).toBeTruthy();
  });
});
