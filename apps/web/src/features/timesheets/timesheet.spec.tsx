import { act, screen, waitFor, within } from '@testing-library/react';

import { ADDRESS, aFilledWeek, LIMITS, SEND } from '../../../testing/filled-week.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';
import { toast } from '../../components/toast-store.js';
import { signedIn, type Me } from '../../lib/session/session-store.js';
import { enter } from './timesheet-draft.js';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The home page follows two seconds after a form was sent. */
const isHome = () => waitFor(() => expect(location.pathname).toBe('/'));

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
  const server = aServer({ ...LIMITS, [SEND]: { id: 'id-1', reference: 'TS-1', message: 'Sent.' } });
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
  const dave: Me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };
  aServer({
    'GET /api/form-limits': { recipients: 20, photos: 5 },
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

  replies[SEND] = { id: 'id-1', reference: 'TS-1', message: 'Sent.' };
  await user.click(await button('Send Email (1)'));
  expect(await heading('On its way')).toBeTruthy();
  const keys = calls.filter(({ call }) => call === SEND).map(({ headers }) => headers.get('Idempotency-Key'));
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
  const dave: Me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };
  const message = 'You have 50 drafts, which is the limit. Delete drafts you no longer need in View Forms.';
  const { replies, bodiesOf } = aServer({
    'GET /api/form-limits': { recipients: 20, photos: 5 },
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

  replies[SEND] = { success: true, id: 'id-1', message: 'Sent.' };
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
  localStorage.setItem('auth', JSON.stringify({ user: { id: 'd', name: 'Dave Hill', email: 'dave@h.co' } }));
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
