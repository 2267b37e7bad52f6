import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { ADDRESS, aFilledWeek, LIMITS, SEND } from '../../../testing/filled-week.js';
import { onADesk } from '../../../testing/desk.js';
import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';
import { enter } from './timesheet-draft.js';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
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
  const server = aServer({ ...LIMITS, [SEND]: { success: true, id: 'id-1', message: 'Sent.' } });
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
  await user.click(await button('Tuesday Same as Monday'));
  expect(document.activeElement?.textContent).toMatch(/^Tuesday/);
  expect(screen.getByText('Total 18.0 hours')).toBeTruthy();
  expect(screen.queryByText('Working')).toBeNull();
  await user.click(
    within(screen.getByRole('region', { name: 'Tuesday' })).getByRole('button', { expanded: false }),
  );
  await user.click(await button('Wednesday Did not work'));
  expect(document.activeElement).toBe(await button('Wednesday Did not work'));
  await user.click(await button('Copy down Tuesday'));
  expect(screen.getByText('Total 36.0 hours')).toBeTruthy();
  const wednesday = within(screen.getByRole('region', { name: 'Wednesday' }));
  expect(wednesday.getByText('did not work')).toBeTruthy();
  await user.click(wednesday.getByRole('button', { name: 'Wednesday Did not work', pressed: true }));
  expect(wednesday.getByText('no hours yet')).toBeTruthy();
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
