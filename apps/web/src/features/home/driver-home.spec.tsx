import { addDays, saturdaysAround } from '@groundsheet/form-rules';
import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';
import { today } from '../../lib/today.js';

const { coming } = saturdaysAround(today());
const previous = addDays(coming, -7);
const aForm = (kind: 'timesheet' | 'check-sheet', date: string, of: object = {}) => ({
  id: `${kind} ${date}`,
  kind,
  reference: 'TS-7K3M9QXD',
  status: 'submitted',
  isSigned: false,
  date,
  customerId: 'c1',
  customerName: 'Northgate Civils',
  plantNumber: 'D-114',
  changedAt: `${date}T10:00:00.000Z`,
  mails: [],
  totalHours: 9,
  ...of,
});
const DRAFT = { status: 'draft' };

async function theHomeOf(forms: ReturnType<typeof aForm>[], replies = {}) {
  signedInHere('driver');
  const server = aServer({
    ...anAccount('driver'),
    'GET /api/history': (request: Request) => {
      const asked = new URL(request.url).searchParams.get('status');
      return forms.filter(({ status }) => !asked || status === asked);
    },
    'GET /api/collations': [],
    ...replies,
  });
  const user = openPage('/');
  const weeks = within(await screen.findByRole('region', { name: 'Your weeks' }));
  return { user, server, weeks };
}

it('shows a driver their weeks before anything else, with the copy of last week where it helps', async () => {
  const { weeks } = await theHomeOf([aForm('timesheet', previous), aForm('check-sheet', previous)]);
  expect(await weeks.findByText('Nothing begun this week')).toBeTruthy();
  expect(weeks.getByRole('button', { name: /^Copy last week/ })).toBeTruthy();
  const quick = screen.getByRole('button', { name: /^Quick Timesheet/ });
  expect(weeks.getByText('D-114', { selector: 'p' }).compareDocumentPosition(quick)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('copies last week into the week of its line with one tap, and has today’s check in the menu', async () => {
  const copy = `POST /api/timesheets/timesheet ${previous}/copy`.replace('sheet 2', 'sheet%202');
  const sent = [aForm('timesheet', previous), aForm('check-sheet', previous)];
  const { user, weeks, server } = await theHomeOf(sent, { [copy]: { id: 'draft-1' } });
  await user.click(await weeks.findByRole('button', { name: /^More for D-114/ }));
  expect(await screen.findByRole('menuitem', { name: 'Start today’s check: D-114' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.dblClick(weeks.getByRole('button', { name: /^Copy last week/ }));
  await waitFor(() => expect(location.pathname).toBe('/timesheet'));
  expect(new URLSearchParams(location.search).get('draft')).toBe('draft-1');
  expect(server.bodiesOf(copy)).toEqual([{ weekEnding: coming }]);
});

it('says under its line why last week could not be copied', async () => {
  const { user, weeks } = await theHomeOf([aForm('timesheet', previous), aForm('check-sheet', previous)]);
  await user.click(weeks.getByRole('button', { name: /^Copy last week/ }));
  expect((await weeks.findByRole('alert')).textContent).toMatch(/could not be started|Check the signal/);
});

it('ticks a week only when all of it is sent', async () => {
  const { weeks } = await theHomeOf([
    aForm('timesheet', coming, { status: 'draft', isSigned: true }),
    aForm('check-sheet', today()),
  ]);
  expect(await weeks.findByText('Timesheet signed, waits for approval · 1 check sent')).toBeTruthy();
  expect(weeks.queryByText(/^Timesheet sent/)).toBeNull();
});

it('keeps all drafts in reach: four lines, and the others behind one button', async () => {
  const drafts = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6'].map((plantNumber) =>
    aForm('timesheet', coming, { ...DRAFT, id: plantNumber, plantNumber }),
  );
  const { user, weeks } = await theHomeOf(drafts);
  await waitFor(() => expect(weeks.getAllByRole('listitem')).toHaveLength(4));
  await user.click(weeks.getByRole('button', { name: '2 more' }));
  expect(weeks.getAllByRole('listitem')).toHaveLength(6);
  expect(weeks.queryByRole('button', { name: /more$/ })).toBeNull();
});

it('deletes a draft from the menu, after a question', async () => {
  const { user, server, weeks } = await theHomeOf([aForm('timesheet', coming, { ...DRAFT, id: 'id-1' })], {
    'DELETE /api/forms/id-1': new Response(null, { status: 204 }),
  });
  await user.click(await weeks.findByRole('button', { name: /^More for D-114/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete draft: timesheet' }));
  expect(await screen.findByText('Delete this draft timesheet?')).toBeTruthy();
  expect(server.bodiesOf('DELETE /api/forms/id-1')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Delete draft' }));
  await waitFor(() => expect(server.bodiesOf('DELETE /api/forms/id-1')).toHaveLength(1));
});

it('leads from each tile to the forms it speaks of', async () => {
  await theHomeOf([]);
  const tile = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await tile(/^Quick Timesheet/)).toBe('/history?kind=timesheet');
  expect(await tile(/^Daily Checks/)).toBe('/history?kind=check-sheet');
  expect(await tile(/^View Forms/)).toBe('/history');
});

it('offers both forms to a driver who has begun nothing', async () => {
  const { weeks } = await theHomeOf([]);
  expect(await weeks.findByText('Nothing is begun this week.')).toBeTruthy();
  expect(weeks.getByRole('link', { name: "Start today's check" })).toBeTruthy();
  expect(weeks.getByRole('link', { name: "Start this week's timesheet" })).toBeTruthy();
});
