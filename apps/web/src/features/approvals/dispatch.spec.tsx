import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { aCollation, aHalfDoneCollation } from '../../../testing/collations.js';
import {
  ADDRESS,
  aServerWith,
  aSet,
  COMPLETE,
  DISPATCH,
  KEEP,
  PICTURE,
  SIGNED,
} from '../../../testing/form-set.js';
import { button, openPage, region } from '../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';
import { offTheDesk, onADesk } from '../../../testing/set-list.js';
import {
  approvalName,
  countUnsavedApprovals,
  loadApproval,
  saveApproval,
} from '../../forms/drafts/approval-store.js';
import { loadSavedEmails } from '../../forms/memory/saved-emails.js';
import { beginApproval, collect } from './review/approval-record.js';

type User = ReturnType<typeof openPage>;

describe('what is collected on site', () => {
  const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

  it('on another device is not overwritten', async () => {
    const server = aServerWith(aSet());
    const user = openPage(`${ADDRESS}?step=foreman`);
    await user.type(await field('Foreman name'), 'Dai Rees');
    const { approval } = server.there.set;
    server.there.set = aSet({ approval: { ...approval, clientName: 'Jo', clientSignature: PICTURE } });
    await user.tab();
    await waitFor(() =>
      expect(server.bodiesOf(KEEP)).toMatchObject([
        { clientName: 'Jo', clientSignature: PICTURE, foremanName: 'Dai Rees' },
      ]),
    );
    await user.click(screen.getByRole('button', { name: /Client signs/ }));
    expect(await field('Representative name')).toHaveProperty('value', 'Jo');
  });

  it('is brought together with what another device saves at the same moment', async () => {
    const server = aServerWith(aSet());
    const keep = server.replies[KEEP] as (request: Request) => Promise<Response>;
    server.replies[KEEP] = (request: Request) => {
      server.replies[KEEP] = keep;
      const { approval } = server.there.set;
      server.there.set = aSet({ approval: { ...approval, clientName: 'Jo' }, approvalVersion: 1 });
      return keep(request);
    };
    const user = openPage(`${ADDRESS}?step=foreman`);
    await user.type(await field('Foreman name'), 'Dai Rees');
    await user.tab();
    await waitFor(() =>
      expect(server.there.set).toMatchObject({
        approval: { clientName: 'Jo', foremanName: 'Dai Rees' },
        approvalVersion: 2,
      }),
    );
    await user.click(screen.getByRole('button', { name: /Client signs/ }));
    expect(await field('Representative name')).toHaveProperty('value', 'Jo');
  });

  it('on another device appears at once', async () => {
    const { there, streams } = aServerWith(aSet());
    openPage(ADDRESS);
    await region('Client Signature');
    there.set = aSet({ approval: SIGNED });
    act(() => streams.open()[0]!.tell('changed'));
    expect(await region('Rate Driver Performance')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Foreman signs ?Dai Rees/ })).toBeTruthy();
  });

  it('survives a killed browser without a signal, and is saved when it is back', async () => {
    const server = aServerWith(aSet());
    const keep = server.replies[KEEP]!;
    delete server.replies[KEEP];
    const user = openPage(ADDRESS);
    await user.type(await field('Representative name'), 'Jo Kerr');
    await user.tab();
    expect(await screen.findByText(/^Not saved yet/)).toBeTruthy();
    expect(await countUnsavedApprovals('supervisor')).toBe(1);
    cleanup();
    server.replies[KEEP] = keep;
    openPage(ADDRESS);
    await waitFor(async () => expect(await field('Representative name')).toHaveProperty('value', 'Jo Kerr'));
    await waitFor(() => expect(server.there.set.approval.clientName).toBe('Jo Kerr'));
    await waitFor(async () => expect(await countUnsavedApprovals('supervisor')).toBe(0));
  });

  it('is dropped with a word when a form has changed, but for what was typed', async () => {
    const server = aServerWith(aSet({ approval: SIGNED }));
    const moved = { ...SIGNED, clientSignature: null, foremanSignature: null };
    server.replies[KEEP] = refusal(409, 'form-set.changed-meanwhile', 'A form has changed.');
    const user = openPage(ADDRESS);
    await user.type(await field('Approval notes (optional)'), 'Gate left open.');
    server.there.set = aSet({
      versions: [{ id: 't-2', version: 1 }],
      approval: { ...moved, signaturesDroppedAt: '2026-11-21T13:00:00.000Z' },
    });
    await user.tab();
    expect((await screen.findByText(/^The signatures were dropped on 21 Nov 2026/)).textContent).toMatch(
      /because a form in this set has changed/,
    );
    expect(await field('Representative name')).toHaveProperty('value', 'Siân O’Neill');
    await user.click(screen.getByRole('button', { name: /Rate$/ }));
    expect(screen.getByLabelText('Approval notes (optional)')).toHaveProperty('value', 'Gate left open.');
    expect(screen.queryByText('Rate Driver Performance')).toBeNull();
  });

  it('is dropped where only this device has it, and is not brought to the server for what it was not given for', async () => {
    const server = aServerWith(aSet());
    const drawn = collect(beginApproval(server.there.set), {
      clientName: 'Jo Kerr',
      clientSignature: PICTURE,
    });
    await saveApproval(approvalName('set-1'), drawn, true);
    server.there.set = aSet({ versions: [{ id: 't-2', version: 1 }] });
    openPage(ADDRESS);
    expect(await screen.findByText(/^The signatures were dropped/)).toBeTruthy();
    expect(await field('Representative name')).toHaveProperty('value', 'Jo Kerr');
    await waitFor(() => expect(server.there.set.approval.clientName).toBe('Jo Kerr'));
    expect(server.bodiesOf(KEEP)).toMatchObject([{ clientSignature: null, foremanSignature: null }]);
    expect(screen.queryByRole('img', { name: 'Client signature' })).toBeNull();
  });
});

describe('the mail of a set', () => {
  const MESSAGE = 'Forms approved and emailed to hire@northgate.co.uk, site@h.co successfully!';
  const DONE = { success: true, id: 'set-1', message: MESSAGE };
  const said = async (message: string) => within(await screen.findByRole('alertdialog')).getByText(message);

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

  /** The step that stands open. */
  const current = () => screen.getByRole('button', { current: 'step' }).textContent;

  it('asks for an address, signatures and a rating, in this order, and leads to what is missing', async () => {
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
    await waitFor(() => expect(current()).toMatch(/Client signs/));

    there.set = aSet({ approval: SIGNED });
    cleanup();
    openPage(`${ADDRESS}?step=send`);
    await screen.findByRole('button', { name: /Client signs ?Siân/ });
    await press(user);
    expect(await screen.findByRole('alertdialog', { name: 'SUPERVISOR RATING REQUIRED' })).toBeTruthy();
    await user.click(await button('OK'));
    await waitFor(() => expect(current()).toMatch(/Rate$/));
    expect(bodiesOf(DISPATCH)).toEqual([]);
  });

  it.each([
    ['both signatures', 'signatures', {}, 'Client signs'],
    ['the client’s name', 'signatures', { ...SIGNED, clientName: null }, 'Client signs'],
    ['the foreman’s signature', 'signatures', { ...SIGNED, foremanSignature: null }, 'Foreman signs'],
    ['the rating', 'rate the driver', SIGNED, 'Rate'],
  ])('asks for %s in the Review Set tab, and leads there', async (_, words, approval, step) => {
    aServerWith(aSet({ approval: { ...aSet().approval, ...approval } }));
    const user = openPage(`${ADDRESS}?step=send`);
    const strip = within(await screen.findByRole('navigation', { name: 'Approval' }));
    const current = () => strip.getByRole('button', { current: 'step' }).textContent;
    expect(current()).toMatch(/Send$/);
    await press(user);
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain(words);
    expect(alert.textContent).toContain('in the Review Set tab before dispatching emails.');
    await user.click(await button('OK'));
    await waitFor(() => expect(current()).toContain(step));
    // What the alert calls a tab stands over three of the four steps.
    expect(strip.getByText('Review Set').className).toContain('col-span-3');
  });

  it('stays where the address is put right, which no other step can', async () => {
    aServerWith(aSet());
    const user = openPage(`${ADDRESS}?step=send`);
    await user.clear(await screen.findByLabelText('Email 1'));
    await press(user);
    await user.click(await button('OK'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('Email 1')).toBeTruthy();
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
    server.there.set = aSet({
      status: 'completed',
      approval: SIGNED,
      completedAt: '2026-11-21T15:00:00.000Z',
    });
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
    server.there.set = aSet({
      status: 'completed',
      approval: SIGNED,
      completedAt: '2026-11-21T15:00:00.000Z',
    });
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
});

describe('finishing a set', () => {
  const ASK = 'POST /api/collations/set-2/ask';
  const BEGIN = 'POST /api/timesheets';

  function theSet(role: 'driver' | 'supervisor', set: object, replies: Replies = {}) {
    signedInHere(role);
    const server = aServer({
      ...anAccount(role),
      'GET /api/collations/counts': { ready: 0, incomplete: 1, needsCompletion: 1 },
      'GET /api/collations': [set],
      ...replies,
    });
    return { ...server, user: openPage('/collations?tab=needs-completion') };
  }

  describe('a driver’s own set', () => {
    const own = aHalfDoneCollation({ isOwn: true });

    it('opens its draft', async () => {
      const { user } = theSet('driver', own);
      await user.click(await screen.findByRole('button', { name: /^Continue Check Sheet/ }));
      await waitFor(() => expect(location.pathname + location.search).toBe('/check-sheet?draft=check-1'));
    });

    it('begins the form that it lacks with what it knows, once, and opens it at its top', async () => {
      localStorage.setItem('groundsheet-form-memory:d', JSON.stringify({ companies: ['Hill Plant'] }));
      let reply: () => Response = () => refusal(503, 'x', 'Try again in a minute.');
      const { user, bodiesOf } = theSet('driver', own, { [BEGIN]: () => reply() });
      const button = await screen.findByRole('button', { name: /^Continue Timesheet/ });
      await user.click(button);
      expect(await screen.findByText('Try again in a minute.')).toBeTruthy();
      // The first one had arrived after all.
      reply = () => refusal(409, 'form.already-begun', 'It has been begun.');
      await user.click(button);
      await waitFor(() => expect(location.pathname).toBe('/timesheet'));
      const [first, second] = bodiesOf(BEGIN) as { id: string; weekEnding: string; plantNumber: string }[];
      expect(second).toEqual(first);
      expect(first).toMatchObject({ weekEnding: '2026-11-21', plantNumber: 'D-114', company: 'Hill Plant' });
      expect(location.search).toBe(`?draft=${first!.id}&step=1`);
    });

    it('does not begin a second timesheet', async () => {
      const sheet = {
        id: 'sheet-1',
        kind: 'timesheet',
        status: 'submitted',
        reference: 'TS-1',
        date: '2026-11-21',
      };
      const forms = [...own.forms, { ...sheet, missing: ['Driver’s signature'], attentionCount: 0 }];
      theSet('driver', { ...own, forms });
      expect(await screen.findByRole('button', { name: /^Continue Timesheet/ })).toMatchObject({
        disabled: true,
      });
      expect(screen.getByText('The timesheet has been sent. You can correct it in View Forms.')).toBeTruthy();
    });
  });

  describe('another driver’s set', () => {
    const half = aHalfDoneCollation();
    const open = async (replies: Replies = {}) => {
      onADesk();
      const page = theSet('supervisor', half, replies);
      await page.user.click(await screen.findByRole('button', { name: /^Ask Dave Hill/ }));
      return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Ask Dave Hill' })) };
    };
    afterEach(offTheDesk);

    it('says whom it asks for what, and sends one line with it', async () => {
      const { user, dialog, bodiesOf, calls } = await open({
        [ASK]: () => new Response(null, { status: 204 }),
      });
      expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'No timesheet',
        'Check sheet Thu 19 Nov: 3 of 25 items, driver’s signature',
      ]);
      expect(dialog.getByText(/^Dave Hill gets a mail in your name/)).toBeTruthy();
      expect(calls.filter(({ call }) => call === ASK)).toEqual([]);
      const line = dialog.getByLabelText<HTMLInputElement>('Add a line (optional)');
      expect(line.maxLength).toBe(200);
      await user.type(line, ' Before four, please. ');
      await user.dblClick(dialog.getByRole('button', { name: 'Send' }));
      expect(await screen.findByText('Dave Hill gets a mail with what is missing.')).toBeTruthy();
      expect(bodiesOf(ASK)).toEqual([{ note: 'Before four, please.' }]);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    it('says when they have been asked already', async () => {
      const said = 'Dave Hill has been asked already. Try again tomorrow.';
      const { user, dialog } = await open({ [ASK]: refusal(429, 'form-set.asked-already', said) });
      await user.click(dialog.getByRole('button', { name: 'Send' }));
      expect((await dialog.findByRole('alert')).textContent).toBe(said);
    });

    it('keeps the question where there is no signal', async () => {
      const { user, dialog } = await open();
      await user.type(dialog.getByLabelText('Add a line (optional)'), 'Please.');
      await user.click(dialog.getByRole('button', { name: 'Send' }));
      expect((await dialog.findByRole('alert')).textContent).toMatch(/^The mail was not sent/);
      expect(dialog.getByLabelText('Add a line (optional)')).toHaveProperty('value', 'Please.');
    });

    it('says when it was asked for and by whom, and can be asked for again after a day', async () => {
      const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
      const asked = { at: ago(1), by: 'Ruth Keane' };
      const lately = theSet('supervisor', { ...half, asked });
      expect(await screen.findByText(/^Asked .*, \d\d:\d\d by Ruth Keane$/)).toBeTruthy();
      lately.replies['GET /api/collations'] = [{ ...half, asked: { ...asked, at: ago(25) } }];
      onADesk();
      cleanup();
      openPage('/collations?tab=needs-completion');
      expect(await screen.findByRole('button', { name: /^Ask Dave Hill/ })).toMatchObject({
        disabled: false,
      });
    });
  });
});

describe('a set kept on the device', () => {
  const kept = () => loadApproval(approvalName('set-1'));

  /** Everything that can be entered at every step, without a signal to bring it to the server. */
  async function enterAll(user: User) {
    await user.type(await screen.findByLabelText('Approval notes (optional)'), 'Gate left open.');
    await user.type(screen.getByLabelText(/^Notes/), 'Late on Monday.');
    await user.click(screen.getByRole('radio', { name: 'OK' }));
    await user.click(await button(/Foreman signs/));
    await user.clear(screen.getByLabelText('Foreman name'));
    await user.type(screen.getByLabelText('Foreman name'), 'Huw Pugh');
    await user.click(await button(/Send$/));
    await user.click(await button('Add Another Email'));
    await user.type(await screen.findByLabelText('Email 2'), 'site@h.co');
  }

  async function expectAll(user: User) {
    await user.click(await button(/Send$/));
    expect(await screen.findByLabelText('Email 2')).toHaveProperty('value', 'site@h.co');
    await user.click(await button(/Rate ?OK/));
    expect(await screen.findByLabelText('Approval notes (optional)')).toHaveProperty(
      'value',
      'Gate left open.',
    );
    expect(screen.getByRole('radio', { name: 'OK' })).toHaveProperty('checked', true);
    expect(screen.getByLabelText(/^Notes/)).toHaveProperty('value', 'Late on Monday.');
    await user.click(await button(/Foreman signs/));
    expect(screen.getByLabelText('Foreman name')).toHaveProperty('value', 'Huw Pugh');
    await user.click(await button(/Client signs/));
    expect(screen.getByRole('img', { name: 'Client signature' })).toBeTruthy();
  }

  const withoutSignal = () => {
    const server = aServerWith(aSet({ approval: SIGNED }));
    delete server.replies[KEEP];
    return server;
  };

  it('what was entered survives a turned phone, Back and a killed browser', async () => {
    withoutSignal();
    const user = openPage(ADDRESS);
    await enterAll(user);
    window.dispatchEvent(new Event('resize'));
    await user.click(screen.getByRole('link', { name: 'All form sets' }));
    await screen.findByRole('heading', { name: 'Form sets' });
    history.back();
    await expectAll(user);
    cleanup();
    await expectAll(openPage(ADDRESS));
  });

  it('Back closes what is handed over, and then leads to the list the set was opened from', async () => {
    aServerWith(aSet(), 'supervisor', { 'GET /api/collations': [aCollation({ id: 'set-1' })] });
    const user = openPage('/collations');
    await user.click(await screen.findByRole('link', { name: /^Get Approval/ }));
    await user.click(await button('Hand to client'));
    await screen.findByRole('dialog', { name: 'For the client to sign' });
    expect(location.search).toBe('?signing=client');
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(location.pathname + location.search).toBe(ADDRESS));
    history.back();
    await screen.findByRole('heading', { name: 'Form sets' });
    expect(location.pathname).toBe('/collations');
  });

  it('nothing of it stays on the device once the set is sent', async () => {
    const { replies } = aServerWith(aSet({ approval: SIGNED }), 'supervisor', {
      [DISPATCH]: { success: true, id: 'set-1', message: 'Forms approved and emailed!' },
      [COMPLETE]: { success: true, message: 'Done.', id: 'set-1' },
    });
    const user = openPage(ADDRESS);
    await user.click(await screen.findByRole('radio', { name: 'OK' }));
    await waitFor(async () => expect(await kept()).toBeTruthy());
    replies['GET /api/combined-forms/set-1'] = aSet({ status: 'completed', approval: SIGNED });
    await user.click(await button('Email to Clients & Complete'));
    await user.click(await button('Send'));
    await screen.findByText('Completed');
    await waitFor(async () => expect(await kept()).toBeUndefined());
  });

  it('nothing of it stays on the device after signing out', async () => {
    const { replies } = withoutSignal();
    await openPage(ADDRESS).click(await screen.findByRole('radio', { name: 'OK' }));
    const name = approvalName('set-1');
    await waitFor(async () => expect(await loadApproval(name)).toBeTruthy());
    cleanup();
    replies['POST /api/drivers/logout'] = new Response(null, { status: 204 });
    const user = openPage('/?tab=account');
    await user.click(await button('Logout'));
    await waitFor(async () => expect(await loadApproval(name)).toBeUndefined());
  });
});
