import { formatDayOfWeek, weeksAt } from '@groundsheet/form-rules';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { onADesk } from '../../../testing/desk.js';
import { ADDRESS, aFilledWeek, LIMITS } from '../../../testing/filled-week.js';
import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';
import { today } from '../../lib/today.js';
import { enter } from './timesheet-draft.js';

const NEW = '/timesheet?mode=quick&customerId=c1';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
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
