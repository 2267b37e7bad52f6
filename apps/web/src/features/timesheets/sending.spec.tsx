import { clearDay, standardShift } from '@groundsheet/form-rules';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { onADesk } from '../../../testing/desk.js';
import { ADDRESS, aFilledWeek, LIMITS, SEND } from '../../../testing/filled-week.js';
import { button, openPage } from '../../../testing/page.js';
import { received } from '../../../testing/received.js';
import { aServer, refusal } from '../../../testing/server.js';
import { loadDraft, saveDraft } from '../../forms/drafts/draft-store.js';
import { saveHints } from '../../lib/session/session-hints.js';
import { faultsOf, faultToast, sentToast } from './send-toasts.js';
import { draftBodyOf, draftFrom, submissionOf } from './submission.js';
import { enter, enterDay, newDraft, rate, type TimesheetDraft } from './timesheet-draft.js';

const me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };

describe('a timesheet that is sent', () => {
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  /** The home page follows two seconds after a form was sent. */
  const isHome = () => waitFor(() => expect(location.pathname).toBe('/'));

  afterEach(() => jest.restoreAllMocks());

  it('shows the client what they sign, and takes a typed name and the rating', async () => {
    await aFilledWeek((draft) => ({
      ...enter(draft, {
        clientSignature: null,
        clientSignedName: null,
        plantNumber: 'D-114',
        orderNumber: null,
      }),
      supervisorRating: null,
    }));
    aServer(LIMITS);
    const user = await openPage(ADDRESS);
    await user.click(await button('Hand to client'));
    const view = within(await screen.findByRole('dialog', { name: 'For the client to sign' }));
    expect(view.getAllByRole('row')).toHaveLength(9);
    // Nobody looks for where to begin: the name comes first, and has the focus.
    await waitFor(() => expect(document.activeElement).toBe(view.getByLabelText("Client's name")));
    const order = view.getByLabelText("Client's name").compareDocumentPosition(view.getByRole('table'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(view.getByText('I agree 9.0 hours, week ending Sat 21 Nov, D-114')).toBeTruthy();
    expect(await view.findByRole('group', { name: 'Client signature' })).toBeTruthy();
    await user.click(view.getByRole('button', { name: 'Type the name instead' }));
    expect(view.getByText('The form will say that it was signed by typing the name.')).toBeTruthy();
    await user.type(view.getByLabelText("Client's name"), 'Jo Kerr');
    await user.click(view.getByRole('radio', { name: 'Excellent' }));
    await user.click(view.getByRole('button', { name: 'Not now, hand back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText("Client's name")).toHaveProperty('value', 'Jo Kerr');
  });

  it('names the days that have times and count nothing: with the hours, before anybody signs, and to the client', async () => {
    const unsigned = { clientSignature: null, clientSignedName: null };
    await aFilledWeek((draft) => {
      const begun = enterDay(enter(draft, unsigned), 'tuesday', (day) => ({ ...day, start: '07:00' }));
      return enterDay(begun, 'friday', (day) => ({ ...day, start: '16:30', finish: '07:00' }));
    });
    aServer(LIMITS);
    const user = await openPage(ADDRESS);
    const named =
      '2 days count 0.0 hoursTuesday: there is no finish time.Correct TuesdayFriday: the finish is not after the start.Count 14.0 h for Friday';
    const notice = (place: typeof screen | ReturnType<typeof within>) =>
      place.getByText('2 days count 0.0 hours').closest('[role=status]')?.textContent;
    await user.click(await button('Hand to client'));
    const view = within(await screen.findByRole('dialog', { name: 'For the client to sign' }));
    expect(notice(view)).toBe(named);
    const pad = await view.findByRole('group', { name: 'Client signature' });
    const order = view.getByText('2 days count 0.0 hours').compareDocumentPosition(pad);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(view.getByRole('button', { name: 'Not now, hand back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await heading('Weekly Timesheet, step 4 of 4: Sign & Submit')).toBeTruthy();
    expect(notice(screen)).toBe(named);
    await user.click(await button('Previous'));
    expect(await heading('Weekly Timesheet, step 3 of 4: Weekly Hours')).toBeTruthy();
    expect(notice(screen)).toBe(named);
    await user.click(await button('Count 14.0 h for Friday'));
    expect(await screen.findByText('Total 23.0 hours')).toBeTruthy();
    await user.click(await button('Next Step'));
    await user.click(await button('Hand to client'));
    // Over the pad, too, one tap leads to the day, which is open.
    await user.click(await button('Correct Tuesday'));
    expect(await heading('Weekly Timesheet, step 3 of 4: Weekly Hours')).toBeTruthy();
    expect(screen.getByLabelText('Tuesday Start')).toHaveProperty('value', '07:00');
    await user.click(screen.getByRole('button', { name: /^Tuesday.*not finished/ }));
    expect(screen.queryByLabelText('Tuesday Start')).toBeNull();
    await user.click(await button('Correct Tuesday'));
    expect(document.activeElement).toBe(screen.getByLabelText('Tuesday Start'));
  });

  it('asks before a week is sent of which a day counts nothing', async () => {
    await aFilledWeek((draft) => {
      const half = enterDay(draft, 'tuesday', (day) => ({ ...day, finish: '16:30' }));
      return enter(half, { clientSignature: draft.form.clientSignature });
    });
    const server = aServer(LIMITS);
    const user = await openPage(ADDRESS);
    await user.click(await button(/^Send Email/));
    expect(
      await screen.findByText('Tuesday counts 0.0 hours: there is no start time. Send anyway?'),
    ).toBeTruthy();
    expect(server.calls.some(({ call }) => call === SEND)).toBe(false);
  });

  it('says to how many it goes where an address is none, and names the rest', async () => {
    await aFilledWeek((draft) =>
      enter(draft, { submissionEmails: ['site@northgate.co.uk', 'bev@northgate', 'dai', 'sian@temp.org'] }),
    );
    const server = aServer({ ...LIMITS, [SEND]: received('id-1', 'TS-1') });
    const user = await openPage(ADDRESS);
    const left = 'Goes to 1 of 4 addresses. Not to: bev@northgate, dai, sian@temp.org.';
    expect(await screen.findByText(left)).toBeTruthy();
    await user.click(await button('Send to 1 of 4'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Send to 1 of 4?' }));
    expect(dialog.getByText(`${left} Send anyway?`)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Yes, send it' }));
    await waitFor(() => expect(server.calls.some(({ call }) => call === SEND)).toBe(true));
  });

  it('takes pasted addresses apart, and opens one more at the first tap after a wrong one', async () => {
    await aFilledWeek();
    aServer(LIMITS);
    const user = await openPage(ADDRESS);
    const first = await screen.findByLabelText('Email 1');
    await user.clear(first);
    await user.paste('Dai Rees <dai@quay-civils.co.uk>; mailto:bev@quay-civils.co.uk.');
    await user.tab();
    expect(screen.getByLabelText('Email 1')).toHaveProperty('value', 'dai@quay-civils.co.uk');
    expect(screen.getByLabelText('Email 2')).toHaveProperty('value', 'bev@quay-civils.co.uk');
    await user.type(
      screen.getByLabelText('Email 2'),
      '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}',
    );
    const add = await button('Add Email');
    await user.pointer({ keys: '[MouseLeft>]', target: add });
    // The word on the wrong address would move the button away.
    expect(screen.queryByText('This address does not look right')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: add });
    expect(screen.getByLabelText('Email 3')).toBeTruthy();
  });

  it('names no day where every day that has times counts its hours', async () => {
    await aFilledWeek();
    aServer(LIMITS);
    const user = await openPage(ADDRESS);
    await button('Sign again client signature');
    expect(screen.queryByText(/0\.0 hours$/)).toBeNull();
    await user.click(await button('Previous'));
    expect(await screen.findByText('Total 9.0 hours')).toBeTruthy();
    expect(screen.queryByText(/counts? 0\.0 hours$/)).toBeNull();
  });

  it.each([
    [true, null],
    [false, /^There is no signal here\. The timesheet is kept on this phone and sends itself/],
  ])('tells the client, who has signed, what becomes of it (a signal: %s)', async (isOnline, words) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    await aFilledWeek();
    aServer(LIMITS);
    const user = await openPage(ADDRESS);
    await user.click(await button('Sign again client signature'));
    const view = within(await screen.findByRole('dialog', { name: 'For the client to sign' }));
    expect(view.getByText('Thank you. Please hand the device back.')).toBeTruthy();
    if (words) expect(view.getByText(words)).toBeTruthy();
    else expect(view.queryByText(/no signal/)).toBeNull();
  });

  it('with hours on a day to come asks before it is sent', async () => {
    await aFilledWeek((draft) => ({
      ...enter(draft, { weekEnding: '2199-11-23' }),
      form: { ...draft.form, weekEnding: '2199-11-23' },
    }));
    const server = aServer({ ...LIMITS, [SEND]: received('id-1', 'TS-1') });
    const user = await openPage(ADDRESS);
    await user.click(await button('Send Email (1)'));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Not worked yet' }));
    expect(ask.getByText('Monday has not been worked yet. Send anyway?')).toBeTruthy();
    expect(server.bodiesOf(SEND)).toEqual([]);
    await user.click(ask.getByRole('button', { name: 'Yes, send it' }));
    await waitFor(() => expect(server.bodiesOf(SEND)).toHaveLength(1));
    await isHome();
  });

  it('fills a day like the one before it, and the days after it', async () => {
    await aFilledWeek();
    aServer(LIMITS);
    const user = await openPage(ADDRESS);
    await user.click(await button('Previous'));
    await user.click(await button('Tuesday Other times'));
    await user.click(await button('Tuesday Same as Monday'));
    expect(document.activeElement?.textContent).toMatch(/^Tuesday/);
    expect(screen.getByText('Total 18.0 hours')).toBeTruthy();
    expect(screen.queryByText('Working', { selector: 'dt' })).toBeNull();
    await user.click(await button('Wednesday Other times'));
    await user.click(await button('Wednesday Did not work'));
    expect(document.activeElement).toBe(await button('Wednesday Did not work'));
    await user.click(await button('Copy down Tuesday'));
    expect(screen.getByText('Total 36.0 hours')).toBeTruthy();
    const wednesday = within(screen.getByRole('region', { name: 'Wednesday' }));
    expect(wednesday.getByText('did not work')).toBeTruthy();
    await user.click(wednesday.getByRole('button', { name: 'Wednesday Did not work', pressed: true }));
    expect(wednesday.getByText('no hours yet')).toBeTruthy();
  });

  it('fills in the usual week with one tap, as long as none of its days is begun', async () => {
    await aFilledWeek((draft) => enterDay(draft, 'monday', clearDay));
    aServer(LIMITS);
    const user = await openPage(ADDRESS);
    await user.click(await button('Previous'));
    await user.click(await button('Mon to Fri, +9 Hours each'));
    expect(screen.getByText('Total 45.0 hours')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mon to Fri, +9 Hours each' })).toBeNull();
    expect(screen.getAllByText('07:00 to 16:30 · 30')).toHaveLength(5);
  });

  it('fills in the rest of the week from the closed card of its last day', async () => {
    await aFilledWeek();
    aServer(LIMITS);
    const user = await openPage(ADDRESS);
    await user.click(await button('Previous'));
    await user.click(await button('Copy down Monday'));
    expect(document.activeElement?.textContent).toMatch(/^Monday/);
    expect(screen.getByText('Total 45.0 hours')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Copy down/ })).toBeNull();
  });

  it('says in the table of a wide screen too what "+9 Hours" enters', async () => {
    onADesk();
    await aFilledWeek();
    aServer(LIMITS);
    const user = await openPage(ADDRESS);
    await user.click(await button('Previous'));
    expect((await button('Tuesday +9 Hours')).textContent).toBe('Tuesday +9 Hours07:00 to 16:30');
  });

  it('says before the client signs what is still empty, and leads there', async () => {
    const unsigned = { clientSignature: null, clientSignedName: null };
    await aFilledWeek((draft) => enter(draft, { ...unsigned, driverSignedName: 'Dave Hill' }));
    aServer(LIMITS);
    const user = await openPage(ADDRESS);
    const said = 'Still empty: site, machine. The client signs for what is filled in.';
    expect(await screen.findByText(said)).toBeTruthy();
    await user.click(await button('Fill in the machine'));
    expect(await heading('Weekly Timesheet, step 2 of 4: Vehicle & Hours')).toBeTruthy();
    await user.type(screen.getByLabelText('Plant number'), 'D-114');
    await user.click(await button('Next Step'));
    await user.click(await button('Next Step'));
    await user.click(await button('Fill in the site'));
    expect(await heading('Weekly Timesheet, step 1 of 4: Basic Info')).toBeTruthy();
    await user.type(screen.getByLabelText('Site location'), 'Wharf Road');
    for (let step = 2; step <= 4; step += 1) await user.click(await button('Next Step'));
    expect(await button('Hand to client')).toBeTruthy();
    expect(screen.queryByText(/^Still empty/)).toBeNull();
  });

  it.each([
    ['Dave Hill', 'How did Dave do this week?'],
    [null, 'How did the driver do this week?'],
  ])('asks for the rating of %s: %s', async (operatorSignedName, question) => {
    await aFilledWeek((draft) => ({ ...enter(draft, { operatorSignedName }), supervisorRating: null }));
    aServer(LIMITS);
    openPage(ADDRESS);
    expect(await screen.findByText(question)).toBeTruthy();
  });

  it('counts what is missing, and leads through it from the top, to another step too', async () => {
    await aFilledWeek((draft) =>
      enter(draft, {
        machineHours: null,
        operatorSignedName: null,
        clientSignature: null,
        clientSignedName: null,
      }),
    );
    aServer(LIMITS);
    const user = await openPage(ADDRESS);
    await user.click(await button('4 things missing'));
    expect(await heading('Weekly Timesheet, step 2 of 4: Vehicle & Hours')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Machine hours' }), '41');
    await user.click(await button('Next Step'));
    await user.click(await button('Next Step'));
    await user.click(await button('3 things missing'));
    expect(screen.getByText('Please enter the driver’s name.')).toBeTruthy();
    expect(screen.getByLabelText("Driver's name")).toBe(document.activeElement);
  });
});

describe('a session that has run out', () => {
  const LOGOUT = 'POST /api/drivers/logout';
  const SENT = received('id-1', 'TS-1');
  const OVER = 'Your session has ended. Please sign in to send this form, or send it as a guest.';

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
    // It goes by itself once they are signed in, or when they press, whichever is sooner.
    const isOnItsWay = () => screen.queryByRole('heading', { level: 1, name: 'On its way' });
    const again = await waitFor(() => {
      const found = isOnItsWay() ?? screen.queryByRole('button', { name: 'Send Email (1)' });
      expect(found).not.toBeNull();
      return found!;
    });
    if (again.tagName === 'BUTTON') await user.click(again);
    await waitFor(() => expect(isOnItsWay()).not.toBeNull());
    expect(server.calls.some(({ call }) => call === LOGOUT)).toBe(false);
  });

  it('says why nothing was sent where the question is closed, and keeps the form', async () => {
    const { server, user } = await sentWithADeadCookie();
    await user.keyboard('{Escape}');
    expect(await screen.findAllByText(OVER)).toBeTruthy();
    expect(server.bodiesOf(SEND)).toHaveLength(1);
    expect(await loadDraft('timesheet/id-1:guest')).toBeTruthy();
  });
});

describe('an account that has lapsed', () => {
  const HOUR = 3_600_000;
  const dave = { id: 'd', name: 'Dave Hill', email: 'dave@h.co' };
  const customer = { customerId: 'c1', orderNumber: null, customerName: 'Northgate Civils' };
  const draft = enter(newDraft('id-1', customer, '2026-11-21', '2026-11-21T08:00:00Z'), {
    machineHours: '41',
  });

  const carryOn = () => screen.queryByRole('button', { name: /Carry on with your timesheet/ });

  /** A device with an unsent timesheet of Dave's, whose session the server last agreed on so many hours ago. */
  async function leftAlone(hours: number): Promise<void> {
    await saveDraft('timesheet/id-1:d', draft);
    saveHints(dave, new Date(Date.now() - hours * HOUR));
  }

  it('is offered for twelve hours without a signal', async () => {
    await leftAlone(11.9);
    aServer({});
    await openPage('/');
    await waitFor(() => expect(carryOn()).not.toBeNull());
  });

  it('is hidden after that, kept, and there again when its owner signs in', async () => {
    await leftAlone(12.1);
    const server = aServer({});
    const user = await openPage('/');
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeTruthy();
    expect(carryOn()).toBeNull();
    expect(document.body.textContent).not.toMatch(/Dave Hill|Northgate/);
    expect(await loadDraft('timesheet/id-1:d')).toEqual(draft);

    Object.assign(server.replies, {
      'POST /api/drivers/login': { fullName: 'Dave Hill' },
      'GET /api/drivers/me': me,
    });
    await user.type(screen.getByLabelText('Email'), 'dave@h.co');
    await user.type(screen.getByLabelText('Password'), 'three yellow diggers{Enter}');
    await waitFor(() => expect(carryOn()).not.toBeNull());
  });

  it('is hidden on a page that was left open, as soon as it is looked at', async () => {
    await leftAlone(1);
    aServer({});
    await openPage('/');
    await waitFor(() => expect(carryOn()).not.toBeNull());
    saveHints(dave, new Date(Date.now() - 13 * HOUR));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(carryOn()).toBeNull());
    expect(await loadDraft('timesheet/id-1:d')).toEqual(draft);
  });
});

describe('the body of a timesheet', () => {
  const customer = { customerId: 'c1', orderNumber: null, customerName: 'Acme' };
  const aDraft = () => rate(newDraft('id-1', customer, '2026-11-21', '2026-11-21T08:00:00Z'), 'happy');

  describe('what is sent', () => {
    it('holds the days flat, and the sums', () => {
      const draft = enterDay(aDraft(), 'monday', (day) => ({ ...standardShift(day), standing: 1.5 }));
      const { timesheetData } = submissionOf(draft, { mailsLikeGuest: true });
      expect(timesheetData).toMatchObject({
        id: 'id-1',
        mondayStart: '07:00',
        mondayFinish: '16:30',
        mondayBreak: 30,
        mondayNetHours: 9,
        mondayStanding: 1.5,
        sundayStart: null,
        totalHours: 9,
        standingTime: 1.5,
      });
      expect(timesheetData).not.toHaveProperty('days');
    });

    it('trims texts, and sends nothing for blank ones', () => {
      const draft = enter(aDraft(), { company: ' Hill Plant ', siteLocation: '   ', supervisorNotes: '  ' });
      expect(submissionOf(draft, { mailsLikeGuest: true }).timesheetData).toMatchObject({
        company: 'Hill Plant',
        siteLocation: null,
      });
      expect(submissionOf(draft, { mailsLikeGuest: true })).not.toHaveProperty('supervisorNotes');
      expect(
        submissionOf(enter(draft, { supervisorNotes: ' Good crew ' }), { mailsLikeGuest: true })
          .supervisorNotes,
      ).toBe('Good crew');
    });

    it('goes only to addresses that are valid, each once, lower case', () => {
      const submissionEmails = [
        'Hire@Northgate.co.uk',
        'hire@northgate.co.uk ',
        'foreman@test',
        '',
        'x@mailtest.com',
      ];
      const draft = enter(aDraft(), { submissionEmails });
      expect(submissionOf(draft, { mailsLikeGuest: true }).timesheetData.submissionEmails).toEqual([
        'hire@northgate.co.uk',
      ]);
    });

    it('names the version of a saved draft, and none of a form that was never saved', () => {
      const saved = { ...aDraft(), saved: { version: 3, revision: 1 } };
      expect(submissionOf(saved, { mailsLikeGuest: false }).timesheetData).toMatchObject({
        id: 'id-1',
        version: 3,
      });
      expect(submissionOf(aDraft(), { mailsLikeGuest: true }).timesheetData).not.toHaveProperty('version');
    });
  });

  describe('what is saved', () => {
    it('keeps the addresses as typed, and comes back as it was', () => {
      const typed = enter(aDraft(), {
        submissionEmails: ['foreman@test', ''],
        company: 'Hill Plant',
        machineHours: '41',
      });
      const draft = enterDay(typed, 'monday', standardShift);
      const body = draftBodyOf(draft);
      expect(body).toMatchObject({ status: 'draft', submissionEmails: ['foreman@test'], mondayNetHours: 9 });
      const answer = {
        ...body,
        id: 'id-1',
        version: 4,
        changedAt: '2026-11-21T09:00:00.000Z',
        customerName: 'Acme',
        supervisorRating: null,
        supervisorNotes: null,
      };
      const back = draftFrom(answer as never);
      expect(back).toMatchObject({ step: 3, customerName: 'Acme', saved: { version: 4, revision: 1 } });
      expect(back.form.days).toEqual(draft.form.days);
      expect(draftBodyOf(back)).toEqual(body);
      expect(back.changedAt).toBe('2026-11-21T09:00:00.000Z');
      expect(draftFrom({ ...answer, machineHours: null } as never).step).toBe(3);
    });
  });
});

describe('pressing Send Email', () => {
  const guest = { guest: true, mailsLikeGuest: true, maxRecipients: 5, maxPhotos: 1 };
  const customer = { customerId: 'c1', orderNumber: null, customerName: null };

  /** The toast that pressing Send shows now. */
  function toastOf(draft: TimesheetDraft): string {
    const [first] = faultsOf(draft, guest);
    return first ? faultToast(first).title : 'sends';
  }

  it('asks for one thing after the other, in the order of the specification', () => {
    let draft = newDraft('id', customer, '2026-11-21', '2026-11-21T08:00:00Z');
    draft = enter(draft, { signatureDate: null });
    expect(toastOf(draft)).toBe('Rating Required');
    draft = rate(draft, 'okay');
    expect(toastOf(draft)).toBe('No Valid Emails');
    draft = enter(draft, { submissionEmails: ['foreman@test', 'hire@northgate.co.uk'] });
    expect(toastOf(draft)).toBe('Driver Signature Required');
    draft = enter(draft, { operatorSignature: 'data:image/png;base64,AA==' });
    expect(toastOf(draft)).toBe('Driver Signature Required');
    draft = enter(draft, { operatorSignedName: 'Dave Hill' });
    expect(toastOf(draft)).toBe('Client Signature Required');
    draft = enter(draft, { clientSignature: 'data:image/png;base64,AA==' });
    expect(toastOf(draft)).toBe('Client Signature Required');
    draft = enter(draft, { clientSignedName: "Siân O'Neill" });
    expect(toastOf(draft)).toBe('Date Required');
    draft = enter(draft, { signatureDate: '2026-11-21' });
    expect(toastOf(draft)).toBe('Machine Hours Required');
    draft = enter(draft, { machineHours: '0' });
    expect(toastOf(draft)).toBe('Hours Required');
    draft = enterDay(draft, 'monday', standardShift);
    // The client had signed for a week without hours.
    expect(toastOf(draft)).toBe('Client Signature Required');
    draft = enter(draft, { clientSignature: 'data:image/png;base64,AA==' });
    expect(toastOf(draft)).toBe('sends');
  });

  it.each([
    ['happy', 'Excellent'],
    ['okay', 'Average'],
    ['unhappy', 'Poor'],
  ] as const)('says that it was sent, with the label of %s', (rating, label) => {
    expect(sentToast(rating).title).toBe('Timesheet Sent!');
    expect(sentToast(rating).description).toContain(label);
  });

  it('asks a driver with an account for no signature', () => {
    let draft = rate(newDraft('id', customer, '2026-11-21', '2026-11-21T08:00:00Z'), 'okay');
    draft = enter(draft, { submissionEmails: ['hire@mailtest.co.uk'], machineHours: '0' });
    draft = enterDay(draft, 'monday', standardShift);
    expect(faultsOf(draft, { guest: false, mailsLikeGuest: false, maxRecipients: 20, maxPhotos: 5 })).toEqual(
      [],
    );
  });
});
