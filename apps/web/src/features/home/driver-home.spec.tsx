import { addDays, saturdaysAround } from '@groundsheet/form-rules';
import { screen, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';
import { today } from '../../lib/today.js';

const { coming } = saturdaysAround(today());
const previous = addDays(coming, -7);
const aSentForm = (kind: 'timesheet' | 'check-sheet', date: string) => ({
  id: `${kind} ${date}`,
  kind,
  reference: 'TS-7K3M9QXD',
  status: 'submitted',
  date,
  customerId: 'c1',
  customerName: 'Northgate Civils',
  plantNumber: 'D-114',
  mails: [],
  totalHours: 9,
});

async function theHomeOf(sent: ReturnType<typeof aSentForm>[]) {
  signedInHere('driver');
  aServer({ ...anAccount('driver'), 'GET /api/history': sent, 'GET /api/collations': [] });
  openPage('/');
  return within(await screen.findByRole('region', { name: 'Due today' }));
}

it('shows a driver what is due before anything else, with the copy of last week', async () => {
  const due = await theHomeOf([aSentForm('timesheet', previous)]);
  expect(due.getByText('No check sent today')).toBeTruthy();
  expect(due.getByRole('link', { name: "Start today's check" })).toBeTruthy();
  expect(due.getByText('This week’s timesheet is not sent')).toBeTruthy();
  const copy = due.getByRole('button', { name: /^Copy last week/ });
  const quick = screen.getByRole('button', { name: /^Quick Timesheet/ });
  expect(copy.compareDocumentPosition(quick)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(/Paperwork done/)).toBeNull();
});

it('says what is done, and leads from each tile to the forms it speaks of', async () => {
  const due = await theHomeOf([aSentForm('check-sheet', today()), aSentForm('timesheet', coming)]);
  expect(due.getByText('Check sent: D-114')).toBeTruthy();
  expect(due.getByText('This week’s timesheet is sent')).toBeTruthy();
  expect(due.queryAllByRole('button')).toEqual([]);
  const tile = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await tile(/^Quick Timesheet/)).toBe('/history?kind=timesheet');
  expect(await tile(/^Daily Checks/)).toBe('/history?kind=check-sheet');
  expect(await tile(/^View Forms/)).toBe('/history');
});
