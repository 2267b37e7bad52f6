import { emptyDay, formatDayOfWeek, standardShift, weeksAt } from '@groundsheet/form-rules';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { anAccount, dave, signedInHere } from '../../../testing/accounts.js';
import { onADesk } from '../../../testing/desk.js';
import { ADDRESS, aFilledWeek, LIMITS, SEND } from '../../../testing/filled-week.js';
import { Around, button, openPage } from '../../../testing/page.js';
import { received } from '../../../testing/received.js';
import { aServer, refusal } from '../../../testing/server.js';
import { toast } from '../../components/toast-store.js';
import { restoreSession, signedIn } from '../../lib/session/session-store.js';
import { today } from '../../lib/today.js';
import { HelpAssistant } from './help-assistant.js';
import { enter, enterDay, newDraft, offerSigner, rate } from './timesheet-draft.js';
import { endsBeforeItBegins } from './week/day-facts.js';

describe('a timesheet', () => {
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

  /** The home page follows two seconds after a form was sent. */
  const isHome = () => waitFor(() => expect(location.pathname).toBe('/'));

  it('offers title case to a name once: what the person changes back stays', async () => {
    aServer(LIMITS);
    const user = openPage(ADDRESS);
    const name = await screen.findByLabelText<HTMLInputElement>('Driver name');
    const typed = async (text: string) => {
      await user.clear(name);
      await user.type(name, text);
      await user.tab();
      return name.value;
    };
    expect(await typed('tj kowalski')).toBe('Tj Kowalski');
    expect(await typed('TJ Kowalski')).toBe('TJ Kowalski');
    expect(await typed('KIM LEE')).toBe('Kim Lee');
    expect(await typed('KIM LEE')).toBe('KIM LEE');
    await user.click(name);
    await user.tab();
    expect(name.value).toBe('KIM LEE');
    expect(screen.queryByText(/Latin letters/)).toBeNull();
    await typed('نیلوفر آزادی');
    expect(
      screen.getByText(/^The PDF writes this name in Latin letters\. Type it as your passport does/),
    ).toBeTruthy();
    await typed('Олександр Ґудзь');
    expect(screen.queryByText(/Latin letters/)).toBeNull();
  });

  it('leads through the steps, and leaves none without what it asks for', async () => {
    aServer(LIMITS);
    const user = await openPage(ADDRESS);
    expect(await heading('Weekly Timesheet, step 1 of 4: Basic Info')).toBeTruthy();
    expect(screen.getByText(/no account needed/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    await user.type(screen.getByLabelText('Driver name'), 'dave hill');
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
    await user.click(await button(/^Last week, to/));
    await user.click(await button('Next Step'));

    expect(await heading('Weekly Timesheet, step 2 of 4: Vehicle & Hours')).toBeTruthy();
    expect(screen.getByText(/no account needed/)).toBeTruthy();
    await user.click(await button('Next Step'));
    expect(await screen.findByText('Machine Hours Required')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Machine hours' })).toBe(document.activeElement);
    await user.type(screen.getByRole('textbox', { name: 'Machine hours' }), '0');
    await user.click(await button('Next Step'));

    expect(await heading('Weekly Timesheet, step 3 of 4: Weekly Hours')).toBeTruthy();
    await user.click(await button('Next Step'));
    expect(await screen.findByText('Hours Required')).toBeTruthy();
    await user.click(await button('Tuesday Other times'));
    expect(await button('Tuesday minus 30 min')).toMatchObject({ disabled: true });
    await user.click(await button('Tuesday plus 30 min'));
    expect(await button(/^Tuesday .* 0\.5 h$/)).toBeTruthy();
    await user.click(await button('Tuesday Clear'));
    await user.click(await button('Monday +9 Hours'));
    await user.click(await button('Next Step'));
    expect(await screen.findByLabelText("Driver's name")).toMatchObject({ value: 'Dave Hill' });
    await user.click(await button('Previous'));
    expect(await heading('Weekly Timesheet, step 3 of 4: Weekly Hours')).toBeTruthy();
  });

  it('steps back with the phone’s own Back', async () => {
    const acme = { id: 'c1', name: 'Acme', requiresOrderValidation: false };
    aServer({ ...LIMITS, 'GET /api/customers': [acme] });
    const user = await openPage('/select-customer?mode=quick');
    await user.selectOptions(await screen.findByLabelText('Select Customer'), 'c1');
    await user.click(await button(/^Continue to Form/));
    await user.click(await button(/^Last week, to/));
    await user.click(await button('Next Step'));
    expect(await heading('Weekly Timesheet, step 2 of 4: Vehicle & Hours')).toBeTruthy();
    history.back();
    expect(await heading('Weekly Timesheet, step 1 of 4: Basic Info')).toBeTruthy();
    await waitFor(() => expect(location.pathname).toBe('/timesheet'));
  });

  it('is kept when Back closes what lies over it, on the first page of a tab too', async () => {
    await aFilledWeek();
    aServer(LIMITS);
    const user = openPage(ADDRESS);
    await user.click(await button('Help'));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await heading('Weekly Timesheet, step 4 of 4: Sign & Submit')).toBeTruthy();
    history.back();
    expect(await heading('Weekly Timesheet, step 3 of 4: Weekly Hours')).toBeTruthy();
  });

  it('is sent once, says so, and is gone from the device', async () => {
    await aFilledWeek();
    const server = aServer({ ...LIMITS, [SEND]: received('id-1', 'TS-1') });
    const user = await openPage(ADDRESS);
    await user.click(await button('Send Email (1)'));
    const pages = history.length;
    expect(await heading('On its way')).toBeTruthy();
    expect(screen.getByText('Timesheet Sent!')).toBeTruthy();
    expect(screen.getByText('Week ending Sat 21 Nov 2026, 9.0 h, rated Excellent')).toBeTruthy();
    expect(screen.getByText('hire@northgate.co.uk')).toBeTruthy();
    expect(server.bodiesOf(SEND)).toMatchObject([
      { timesheetData: { id: 'id-1', mondayStart: '07:00', totalHours: 9 }, supervisorRating: 'happy' },
    ]);
    await isHome();
    // Back would lead to an empty form, as if nothing had been sent.
    expect(history.length).toBe(pages);
  });

  it('leads to what is missing on another step, with the words beside its field', async () => {
    await aFilledWeek((draft) => enter(draft, { machineHours: null }));
    aServer(LIMITS);
    const user = await openPage(ADDRESS);
    await user.click(await button('Send Email (1)'));
    expect(await heading('Weekly Timesheet, step 2 of 4: Vehicle & Hours')).toBeTruthy();
    const hours = await screen.findByRole('textbox', { name: 'Machine hours' });
    await waitFor(() => expect(document.activeElement).toBe(hours));
    const words = document.getElementById(hours.getAttribute('aria-describedby')!.split(' ').at(-1)!);
    expect(words?.textContent).toMatch(/^Please enter machine hours/);
  });

  it('leads to the field that the server refuses, on whatever step', async () => {
    await aFilledWeek();
    const details = [{ path: 'timesheetData.siteLocation', code: 'x', message: 'Use up to 120 characters.' }];
    aServer({ ...LIMITS, [SEND]: refusal(422, 'request.invalid', 'Please check 1 field.', details) });
    const user = await openPage(ADDRESS);
    await user.click(await button('Send Email (1)'));
    expect(await heading('Weekly Timesheet, step 1 of 4: Basic Info')).toBeTruthy();
    expect(await screen.findByText('Use up to 120 characters.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Site location')));
  });

  it('says that a draft is kept here where there is no signal to save it', async () => {
    await aFilledWeek((draft) => draft, 'd');
    aServer({
      'GET /api/form-limits': { guests: 'on', recipients: 20, photos: 5 },
      'GET /api/drivers/me': dave,
      'GET /api/drivers/me/preferences': {},
    });
    signedIn(dave);
    const user = openPage(ADDRESS);
    await user.click(await button('Save Draft'));
    expect(await screen.findByText('Save Failed')).toBeTruthy();
    expect(
      screen.getByText('No signal. The timesheet is kept on this phone: save it again later.'),
    ).toBeTruthy();
  });

  it('stops asking for what has been mended', async () => {
    await aFilledWeek((draft) => ({ ...draft, supervisorRating: null }));
    aServer(LIMITS);
    const user = openPage(ADDRESS);
    await user.click(await button('Send Email (1)'));
    expect(await screen.findByText('Rating Required')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Average' }));
    await waitFor(() => expect(screen.queryByText('Rating Required')).toBeNull());
  });

  it('asks for the first thing that is missing', async () => {
    await aFilledWeek((draft) => enter(draft, { clientSignature: null, clientSignedName: null }));
    const server = aServer(LIMITS);
    const user = await openPage(ADDRESS);
    await user.click(await button('Send Email (1)'));
    expect(await screen.findByText('Client Signature Required')).toBeTruthy();
    expect(screen.getAllByText('Please ask the client to sign.').length).toBeGreaterThan(0);
    expect(server.bodiesOf(SEND)).toEqual([]);
  });

  it('closes what is open on the first Escape, whatever toast is there, and gives the focus back', async () => {
    await aFilledWeek();
    aServer(LIMITS);
    const user = await openPage(ADDRESS);
    const help = await button('Help');
    await user.click(help);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    act(() => void toast({ title: 'Rating Required' }));
    expect(await screen.findByText('Rating Required')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(help));
  });

  it('is not rated by arrow keys, which only move between the faces', async () => {
    await aFilledWeek((draft) => ({ ...draft, supervisorRating: null }));
    aServer(LIMITS);
    const user = await openPage(ADDRESS);
    const average = await screen.findByRole('radio', { name: 'Average' });
    screen.getByRole('radio', { name: 'Excellent' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(average);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await user.keyboard(' ');
    expect(await button('Change rating or notes')).toBeTruthy();
  });

  it('stays as it is without a signal, and goes again under the same key', async () => {
    await aFilledWeek();
    const { replies, calls } = aServer(LIMITS);
    const user = await openPage(ADDRESS);
    await user.click(await button('Send Email (1)'));
    expect(await screen.findByText('Send Failed')).toBeTruthy();
    expect(within(screen.getByRole('contentinfo')).getByRole('alert').textContent).toMatch(/Nothing is lost/);

    replies[SEND] = received('id-1', 'TS-1');
    await user.click(await button('Send Email (1)'));
    expect(await heading('On its way')).toBeTruthy();
    const keys = calls
      .filter(({ call }) => call === SEND)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    // The outbox tries again by itself as well, should the page be slow.
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(new Set(keys).size).toBe(1);
    await isHome();
  });

  it('says what the server says when it refuses', async () => {
    await aFilledWeek();
    aServer({ ...LIMITS, [SEND]: refusal(429, 'guest.too-many-forms', 'Ten forms have been sent.') });
    const user = await openPage(ADDRESS);
    await user.click(await button('Send Email (1)'));
    const beside = within(await screen.findByRole('contentinfo'));
    expect(await beside.findByText('Ten forms have been sent.')).toBeTruthy();
  });

  it('that had arrived before says when, and is gone from the device', async () => {
    await aFilledWeek();
    const details = { sentAt: '2026-11-21T09:00:00.000Z' };
    aServer({ ...LIMITS, [SEND]: refusal(409, 'form.already-sent', 'It was sent before.', details) });
    const user = await openPage(ADDRESS);
    await user.click(await button('Send Email (1)'));
    expect(await heading('This timesheet has already been sent')).toBeTruthy();
    expect(screen.getByText(/It arrived on 21 Nov 2026/)).toBeTruthy();
    await user.click(await button('Home'));
    await isHome();
    expect(screen.queryByText('Carry on with your timesheet')).toBeNull();
  });

  it('that the server has no room for stays on the phone, and the screen says what to do', async () => {
    await aFilledWeek((draft) => draft, 'd');
    const message = 'You have 50 drafts, which is the limit. Delete drafts you no longer need in View Forms.';
    const { replies, bodiesOf } = aServer({
      'GET /api/form-limits': { guests: 'on', recipients: 20, photos: 5 },
      'GET /api/drivers/me': dave,
      'GET /api/drivers/me/preferences': {},
      'POST /api/timesheets': refusal(409, 'account.too-many-drafts', message),
    });
    signedIn(dave);
    const user = openPage(ADDRESS);
    for (const leaf of ['Previous', 'Next Step']) await user.click(await button(leaf));
    await waitFor(() => expect(bodiesOf('POST /api/timesheets')).toHaveLength(1));
    // Asked by the wizard, the save fails silently.
    expect(await button('Save Draft')).toBeTruthy();
    expect(screen.queryByText('Save Failed')).toBeNull();
    await user.click(await button('Save Draft'));
    expect(await screen.findByText('Save Failed')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByText('Kept on this device. Save it to finish it on another one.')).toBeTruthy();

    replies[SEND] = received('id-1', 'TS-1');
    await user.click(await button('Send Email (1)'));
    expect(await heading('On its way')).toBeTruthy();
    await isHome();
  });

  it('waits beside a new one of the same customer, and each is opened by itself', async () => {
    await aFilledWeek();
    aServer(LIMITS);
    const user = await openPage('/timesheet?mode=quick&customerId=c1');
    expect(await heading('There is an unsent timesheet on this phone')).toBeTruthy();
    await user.click(await button('Start a new one'));
    expect(await heading('Weekly Timesheet, step 1 of 4: Basic Info')).toBeTruthy();
    await user.type(screen.getByLabelText('Driver name'), 'Jo Kerr');
    await waitFor(() => expect(location.search).toMatch(/[?&]id=/));
    await user.click(screen.getByRole('link', { name: 'Back to home' }));

    const list = within(await screen.findByRole('list', { name: 'Unsent forms' }));
    expect(list.getAllByRole('button')).toHaveLength(2);
    await user.click(list.getByRole('button', { name: /Jo Kerr/ }));
    expect(await screen.findByLabelText('Driver name')).toMatchObject({ value: 'Jo Kerr' });
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    await user.click(await button(/for Northgate Civils/));
    expect(await heading('Weekly Timesheet, step 4 of 4: Sign & Submit')).toBeTruthy();
    expect(location.search).toContain('id=id-1');
  });

  it('that the set has one of already says so as soon as it is saved, and goes on', async () => {
    const warning =
      'Timesheet TS-1 has already been sent for this machine, customer and week. Correct that one instead.';
    const dave = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };
    localStorage.setItem(
      'auth',
      JSON.stringify({ user: { id: 'd', name: 'Dave Hill', email: 'dave@h.co' } }),
    );
    aServer({
      ...LIMITS,
      'GET /api/drivers/me': dave,
      'GET /api/drivers/me/preferences': {},
      'POST /api/timesheets': { id: 'id-1', version: 1, warning },
    });
    const user = openPage('/timesheet?customerId=c1');
    await user.type(await screen.findByLabelText('Driver name'), 'Dave Hill');
    await user.click(await button(/^This week, to/));
    expect(screen.queryByText(warning)).toBeNull();
    await user.click(await button('Next Step'));
    expect(await within(await screen.findByRole('main')).findByText(warning)).toBeTruthy();
    expect(await heading('Weekly Timesheet, step 2 of 4: Vehicle Info & Machine Hours')).toBeTruthy();
  });
});

/** Of all that a clock does, the day alone. */
const REAL = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
  ...([
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'requestIdleCallback',
    'cancelIdleCallback',
  ] as const),
];

describe('the right week', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 24, 9), doNotFake: [...REAL] }));
  afterEach(() => jest.useRealTimers());

  const NEW = '/timesheet?mode=quick&customerId=c1';
  const week = () => screen.findByLabelText<HTMLInputElement>('Week ending');
  const step = (number: number) =>
    screen.findByRole('heading', { level: 1, name: new RegExp(`^Weekly Timesheet, step ${number} of 4`) });
  const question = () => screen.findByRole('dialog', { name: 'Which week is this for?' });

  async function onAMonday() {
    aServer(LIMITS);
    const user = openPage(NEW);
    fireEvent.change(await week(), { target: { value: '2026-11-23' } });
    expect(await screen.findByText('Is this the week to Sat 28 Nov?')).toBeTruthy();
    return user;
  }

  it('is today’s by default, with last week and this one a tap away, and names its order number', async () => {
    aServer(LIMITS);
    const user = openPage(`${NEW}&orderNumber=P-0012`);
    expect((await week()).value).toBe(today());
    expect(screen.getByText('P-0012').textContent).toBe('Order No. P-0012');
    const { last, current } = weeksAt(today());
    await user.click(await button(`Last week, to ${formatDayOfWeek(last)}`));
    expect((await week()).value).toBe(last);
    await user.click(await button(`This week, to ${formatDayOfWeek(current)}`));
    expect((await week()).value).toBe(current);
    expect(screen.queryByText(/^Is this the week/)).toBeNull();
    await user.click(await button('Next Step'));
    expect(await step(2)).toBeTruthy();
  });

  it.each([
    ['The week to Sat 21 Nov', '2026-11-21'],
    ['The week to Sat 28 Nov', '2026-11-28'],
  ])('is asked for where the day is no Saturday: %s', async (answer, chosen) => {
    const user = await onAMonday();
    await user.click(await button('Next Step'));
    await user.click(within(await question()).getByRole('button', { name: answer }));
    expect(await step(2)).toBeTruthy();
    await user.click(await button('Previous'));
    expect((await week()).value).toBe(chosen);
  });

  it('is asked for once: the day that was kept stays, and another is asked about anew', async () => {
    const user = await onAMonday();
    await user.click(await button('Next Step'));
    await user.click(within(await question()).getByRole('button', { name: 'Keep Mon 23 Nov' }));
    expect(await step(2)).toBeTruthy();
    await user.click(await button('Previous'));
    expect((await week()).value).toBe('2026-11-23');
    await user.click(await button('Next Step'));
    expect(await step(2)).toBeTruthy();
    await user.click(await button('Previous'));
    fireEvent.change(await week(), { target: { value: '2026-11-24' } });
    await screen.findByText('Tuesday 24 November 2026');
    await user.click(await button('Next Step'));
    expect(await question()).toBeTruthy();
  });

  it.each([
    ['2025-11-22', 'Sat 22 Nov 2025 is far from today. Is the year right?', 'Keep Sat 22 Nov 2025'],
    ['2062-11-28', 'Tue 28 Nov 2062 is far from today. Is the year right?', 'Keep Tue 28 Nov 2062'],
    ['2026-12-12', 'Sat 12 Dec 2026 is far from today. Is the year right?', 'Keep Sat 12 Dec 2026'],
  ])('is asked for where the day is far off: %s', async (day, words, keep) => {
    aServer(LIMITS);
    const user = openPage(NEW);
    fireEvent.change(await week(), { target: { value: day } });
    await user.click(await button('Next Step'));
    const dialog = within(await question());
    expect(dialog.getByText(words)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'The week to Sat 28 Nov' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: keep }));
    expect(await step(2)).toBeTruthy();
  });

  it('says at the field that a time is only half there', async () => {
    await aFilledWeek();
    aServer(LIMITS);
    const user = openPage(ADDRESS);
    await user.click(await button('Previous'));
    await user.click(await button('Tuesday Other times'));
    const start = screen.getByLabelText<HTMLInputElement>('Tuesday Start');
    Object.defineProperty(start, 'validity', { value: { badInput: true }, configurable: true });
    fireEvent.blur(start);
    expect(screen.getByText('Please enter hours and minutes')).toBeTruthy();
    fireEvent.change(start, { target: { value: '07:00' } });
    expect(screen.queryByText('Please enter hours and minutes')).toBeNull();
  });

  it('stays unsaid where the question is closed', async () => {
    const user = await onAMonday();
    await user.click(await button('Next Step'));
    await question();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await step(1)).toBeTruthy();
    expect((await week()).value).toBe('2026-11-23');
  });

  it('of each day stands in the grid: with a Monday at the end they are of two', async () => {
    await aFilledWeek((draft) => enter(draft, { weekEnding: '2026-11-23' }));
    aServer(LIMITS);
    const user = openPage(ADDRESS);
    await user.click(await button('Previous'));
    const day = async (name: string) => within(await screen.findByRole('region', { name }));
    expect((await day('Monday')).getByText('week to Sat 28 Nov')).toBeTruthy();
    expect((await day('Tuesday')).getByText('week to Sat 21 Nov')).toBeTruthy();
  });

  it.each([
    ['2026-11-23', 'Days of two weeks', 2],
    ['2026-11-21', 'Days of the week to Sat 21 Nov', 0],
  ])(
    'of days in the table of a wide screen stands over it, or beside each: to %s',
    async (weekEnding, said, each) => {
      onADesk();
      await aFilledWeek((draft) => enter(draft, { weekEnding }));
      aServer(LIMITS);
      const user = openPage(ADDRESS);
      await user.click(await button('Previous'));
      expect((await screen.findByRole('table', { name: said })).tagName).toBe('TABLE');
      expect(screen.queryAllByText('week to Sat 28 Nov')).toHaveLength(each);
    },
  );
});

describe('a correction', () => {
  /** A correction of a week of 45.5 hours, which has 9 now. */
  async function aCorrection(signed: boolean, hours = 45.5) {
    const corrects = { reference: 'TS-7K3M9QXD', hours };
    await aFilledWeek(
      (draft) => ({
        ...(signed ? draft : enter(draft, { clientSignature: null, clientSignedName: null })),
        corrects,
      }),
      'd',
    );
    const server = aServer({
      'GET /api/form-limits': { guests: 'on', recipients: 20, photos: 5 },
      'GET /api/drivers/me': dave,
      'GET /api/drivers/me/preferences': {},
      [SEND]: received('id-1', 'TS-1'),
    });
    signedIn(dave);
    return { server, user: openPage(ADDRESS) };
  }

  it('says on every step what it corrects and what the hours are now, and asks why on the last', async () => {
    const { server, user } = await aCorrection(true);
    const strip = async () => within(await screen.findByRole('region', { name: 'Correction' }));
    const words = 'Corrects TS-7K3M9QXD (45.5 h). Now 9.0 h';
    expect((await strip()).getByText(words)).toBeTruthy();
    await user.type((await strip()).getByLabelText('Why is it corrected?'), 'Rained off.');
    for (let step = 3; step >= 1; step -= 1) {
      await user.click(await button('Previous'));
      await screen.findByRole('heading', { level: 1, name: new RegExp(`step ${step} of 4`) });
      expect((await strip()).getByText(words)).toBeTruthy();
      expect((await strip()).queryByLabelText('Why is it corrected?')).toBeNull();
    }
    for (let step = 2; step <= 4; step += 1) await user.click(await button('Next Step'));
    await user.click(await button('Send Email (1)'));
    expect(await screen.findByRole('heading', { name: 'On its way' })).toBeTruthy();
    expect(server.bodiesOf(SEND)).toMatchObject([{ timesheetData: { correctionReason: 'Rained off.' } }]);
  });

  it('goes without the client’s signature under other hours only where the driver chooses so', async () => {
    const { server, user } = await aCorrection(false);
    await user.click(await button('Send Email (1)'));
    const ask = within(await screen.findByRole('alertdialog', { name: 'The client has not signed' }));
    expect(ask.getByText('The hours are 9.0 h now, and the client has not signed for them.')).toBeTruthy();
    await user.click(ask.getByRole('button', { name: 'Cancel' }));
    expect(server.bodiesOf(SEND)).toEqual([]);
    await user.click(await button('Send Email (1)'));
    await user.click(await button('Send without the client’s signature'));
    expect(await screen.findByRole('heading', { name: 'On its way' })).toBeTruthy();
  });

  it('asks nothing about the signature where the hours are the same', async () => {
    const { user } = await aCorrection(false, 9);
    await user.click(await button('Send Email (1)'));
    expect(await screen.findByRole('heading', { name: 'On its way' })).toBeTruthy();
  });
});

describe('the help', () => {
  it.each([
    ['a driver', 'Next Step saves what you have entered to your account.', true],
    ['a guest', /^Nothing is on our server until you press Send Email/, false],
  ])('tells %s what becomes of what they enter', async (_, told, hasAccount) => {
    if (hasAccount) signedInHere('driver');
    restoreSession();
    aServer({ ...anAccount('driver'), 'GET /api/form-limits': { guests: 'on', recipients: 5, photos: 1 } });
    render(<HelpAssistant onClose={() => undefined} />, { wrapper: Around });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'More' }));
    expect(screen.getByRole('heading', { name: 'Complete in One Go' })).toBeTruthy();
    expect(screen.getByText(told)).toBeTruthy();
    expect(screen.queryByText(/No account is needed/) === null).toBe(hasAccount);
  });
});

describe('a timesheet draft', () => {
  const customer = { customerId: 'c1', orderNumber: 'P-1234', customerName: 'Northgate Civils' };
  const aDraft = () => newDraft('id-1', customer, '2026-11-18', '2026-11-18T08:00:00Z');

  it('begins today, at step 1, for the chosen customer, unsent and without a rating', () => {
    const draft = aDraft();
    expect(draft.form).toMatchObject({
      id: 'id-1',
      status: 'draft',
      weekEnding: '2026-11-18',
      signatureDate: '2026-11-18',
      customerId: 'c1',
      orderNumber: 'P-1234',
      clientCompany: 'Northgate Civils',
      submissionEmails: [],
    });
    expect(draft).toMatchObject({ step: 1, supervisorRating: null, attempt: null });
  });

  it('changes one day and leaves the others', () => {
    const draft = enterDay(aDraft(), 'tuesday', standardShift);
    expect(draft.form.days.tuesday).toMatchObject({
      start: '07:00',
      finish: '16:30',
      breakMinutes: 30,
      netHours: 9,
    });
    expect(draft.form.days.monday.start).toBeNull();
    expect(draft.revision).toBe(1);
  });

  it('turns on email with one empty entry when a rating is chosen, and keeps entries that are there', () => {
    const rated = rate(aDraft(), 'okay');
    expect(rated).toMatchObject({
      supervisorRating: 'okay',
      form: { submitViaEmail: true, submissionEmails: [''] },
    });
    const addressed = enter(rated, { submissionEmails: ['a@b.co'] });
    expect(rate(addressed, 'happy').form.submissionEmails).toEqual(['a@b.co']);
  });

  it('offers the driver as the one who signs, and leaves another name alone', () => {
    const named = enter(aDraft(), { driverSignedName: 'Dave Hill' });
    expect(offerSigner(named).form.operatorSignedName).toBe('Dave Hill');
    const other = enter(named, { operatorSignedName: 'Jo Hill' });
    expect(offerSigner(other).form.operatorSignedName).toBe('Jo Hill');
  });

  it('is not signed by the client any more once other hours are on it', () => {
    const signed = enter(enterDay(aDraft(), 'tuesday', standardShift), { clientSignature: 'data:,' });
    expect(enter(signed, { breakdownNotes: 'Hose.' }).form.clientSignature).toBe('data:,');
    expect(enterDay(signed, 'monday', standardShift).form.clientSignature).toBeNull();
  });
});

describe('a day', () => {
  it('warns of a finish that is not after the start', () => {
    const night = { ...emptyDay(), start: '22:00', finish: '06:00' };
    expect(endsBeforeItBegins(night)).toBe(true);
    expect(endsBeforeItBegins({ ...night, finish: '22:00' })).toBe(true);
    expect(endsBeforeItBegins({ ...night, finish: '23:00' })).toBe(false);
    expect(endsBeforeItBegins({ ...night, finish: null })).toBe(false);
  });
});
