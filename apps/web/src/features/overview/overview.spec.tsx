/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'valibot';

import { AN_OVERVIEW, theOverview } from '../../../testing/overview.js';
import { closePage } from '../../../testing/page.js';
import { daysOf, OVERVIEW_SEARCH, presetsOf, withDay } from './overview-search.js';

afterEach(closePage);

const table = async (name: string) => within(await screen.findByRole('table', { name }));

it('tells what came in, what is missing and what was found, each with its file', async () => {
  const { asked } = theOverview('/overview?from=2026-11-15&to=2026-11-21', {
    ...AN_OVERVIEW,
    missing: {
      items: [
        {
          driverId: '1',
          driverName: 'Dave Hill',
          ...{ isConfirmed: true, otherNames: [] },
          weekEnding: '2025-11-22',
          ...{ lacks: 'timesheet', timesheets: 0, checkSheets: 5, askedAt: null },
          machines: 'D-114',
          hasDraft: false,
        },
        {
          driverId: '2',
          driverName: 'Jo Field',
          ...{ isConfirmed: false, otherNames: ['Al Fore'] },
          weekEnding: '2025-11-22',
          ...{ lacks: 'check-sheets', timesheets: 1, checkSheets: 0, askedAt: null },
          machines: null,
          hasDraft: true,
        },
        {
          driverId: '1',
          driverName: 'Dave Hill',
          ...{ isConfirmed: true, otherNames: [] },
          weekEnding: '2199-11-23',
          ...{ lacks: 'timesheet', timesheets: 0, checkSheets: 2, askedAt: null },
          machines: 'D-114',
          hasDraft: false,
        },
      ],
      total: 1203,
    },
    hours: {
      items: [
        {
          customer: 'Northgate Civils Ltd',
          orderNumber: 'P-001234',
          hours: 1042.5,
          standing: 3,
          timesheets: 26,
        },
        { customer: null, orderNumber: null, hours: 8, standing: 0, timesheets: 1 },
      ],
      total: 2,
    },
    attention: {
      items: [
        { machine: 'D-114', hasPlantNumber: true, items: 5, checkSheets: 2, last: '2026-11-20' },
        { machine: 'JCB220X', hasPlantNumber: false, items: 1, checkSheets: 1, last: '2026-11-20' },
      ],
      total: 2,
    },
  });
  expect((await table('Forms by kind')).getByRole('row', { name: 'Timesheets 12 3' })).toBeTruthy();
  for (const words of ['Northgate Civils Ltd, P-001234 1,042.5 3', 'No customer, no order number 8 0'])
    expect(
      (await table('Hours by customer and order number')).getByRole('row', { name: words }),
    ).toBeTruthy();
  const machines = await table('Attention items by machine');
  expect(machines.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/machines/D-114']);
  const missing = within(screen.getByRole('region', { name: 'Missing' }));
  for (const words of [
    'Jo Field',
    'Typed: Al Fore',
    'Address not confirmed',
    'Begun',
    'Check sheets',
    'Week not over',
    'And 1,200 more, which are in the CSV file.',
  ])
    expect(missing.getByText(words)).toBeTruthy();
  expect(missing.getByRole('link', { name: /^CSV/ }).getAttribute('href')).toBe(
    '/api/overview/table.csv?part=missing&from=2026-11-15&to=2026-11-21',
  );
  expect((await screen.findByRole('link', { name: /Ready for Approval/ })).textContent).toContain('4');
  expect(new Set(asked)).toEqual(new Set(['?from=2026-11-15&to=2026-11-21']));
});

const ALL_SENT = AN_OVERVIEW.forms.map((count) => ({ ...count, drafts: 0 }));
const GREEN = /^All in: every driver/;

it('says in green that all is in, and offers no file of what there is none of', async () => {
  theOverview('/overview?from=2025-11-16&to=2025-11-22', { ...AN_OVERVIEW, forms: ALL_SENT });
  expect((await screen.findByText(GREEN)).className).toContain('text-good');
  expect(screen.getByText('No timesheet was sent for these days.')).toBeTruthy();
  expect(screen.getByText('No check sheet of these days found anything.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^CSV/ })).toHaveLength(1);
});

const NONE_SENT = ALL_SENT.map((count) => ({ ...count, sent: 0 }));
const A_GUEST = {
  typedName: 'Al Fore',
  weekEnding: '2025-11-22',
  timesheets: 0,
  checkSheets: 3,
  machines: null,
};

it.each([
  ['before the days are over', 'from=2199-11-17&to=2199-11-23', {}, 'The days are not over yet.'],
  ['of days that begin on a Monday', 'from=2025-11-17&to=2025-11-22', {}, 'These are not whole weeks.'],
  ['of days that end on a Friday', 'from=2025-11-16&to=2025-11-21', {}, 'These are not whole weeks.'],
  [
    'with sheets of guests',
    'from=2025-11-16&to=2025-11-22',
    { guestSheets: { items: [A_GUEST], total: 1 } },
    'Sheets without an account cannot be matched with anybody.',
  ],
  [
    'with drafts',
    'from=2025-11-16&to=2025-11-22',
    { forms: AN_OVERVIEW.forms },
    '3 drafts have not been sent.',
  ],
  [
    'where nothing came in',
    'from=2025-11-16&to=2025-11-22',
    { forms: NONE_SENT },
    'No form was sent for these days.',
  ],
])('does not say in green that all is in %s', async (_, days, change, reason) => {
  theOverview(`/overview?${days}`, { ...AN_OVERVIEW, forms: ALL_SENT, ...change });
  const said = await screen.findByText(`Nothing is missing of what has come in. ${reason}`);
  expect(said.className).toContain('text-muted');
  expect(screen.queryByText(GREEN)).toBeNull();
});

it('names what came in without an account in grey', async () => {
  theOverview('/overview?from=2025-11-16&to=2025-11-22', {
    ...AN_OVERVIEW,
    guestSheets: { items: [A_GUEST], total: 1 },
  });
  const guests = within(await screen.findByRole('region', { name: 'Sheets without an account' }));
  expect(guests.getByText('Al Fore').closest('.text-muted')).toBeTruthy();
});

it.each([
  ['Saturday', '2026-11-21', 'This week'],
  ['Sunday', '2026-11-22', 'This week'],
  ['Monday', '2026-11-23', 'Last week'],
  ['Tuesday', '2026-11-24', 'Last week'],
  ['Wednesday', '2026-11-25', 'This week'],
])('opens on %s with %s: %s', (_, today, label) => {
  const days = daysOf({ from: undefined, to: undefined }, today);
  expect(presetsOf(today)).toContainEqual({ label, days });
});

it('keeps the chosen days in the address', async () => {
  const { asked, user } = theOverview('/overview?from=2026-01-05&to=2026-01-09', AN_OVERVIEW);
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-01-07' } });
  await waitFor(() => expect(location.search).toBe('?from=2026-01-07&to=2026-01-09'));
  await user.click(screen.getByRole('button', { name: 'Last week' }));
  await waitFor(() => expect(asked.at(-1)).toBe(location.search));
  expect(screen.getByRole('button', { name: 'Last week', pressed: true })).toBeTruthy();
});

it('does not let a driver in', async () => {
  const { asked } = theOverview('/overview', AN_OVERVIEW, 'driver');
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(asked).toEqual([]);
});

it.each([
  ['2026-11-21', 'This week', '2026-11-15', '2026-11-21'],
  ['2026-11-22', 'This week', '2026-11-22', '2026-11-28'],
  ['2026-11-22', 'Last week', '2026-11-15', '2026-11-21'],
  ['2026-01-01', 'Last four weeks', '2025-12-07', '2026-01-03'],
])('on %s %s is from %s to %s', (today, label, from, to) => {
  expect(presetsOf(today)).toContainEqual({ label, days: { from, to } });
});

it.each([
  [{ from: '2026-11-15', to: '2026-11-14' }],
  [{ from: '2025-01-01', to: '2026-01-02' }],
  [{ from: '2026-02-30', to: '2026-03-01' }],
  [{ from: '2026-11-15' }],
])('takes %j for this week', (search) => {
  const days = daysOf(parse(OVERVIEW_SEARCH, search), '2026-11-21');
  expect(days).toEqual({ from: '2026-11-15', to: '2026-11-21' });
});

it.each([
  [{ from: '2026-11-18' }, '2026-11-18', '2026-11-21'],
  [{ from: '2026-12-01' }, '2026-12-01', '2026-12-01'],
  [{ from: '2025-01-01' }, '2025-01-01', '2026-01-01'],
  [{ to: '2026-11-01' }, '2026-11-01', '2026-11-01'],
  [{ to: '2028-01-01' }, '2027-01-01', '2028-01-01'],
  [{ to: '' }, '2026-11-15', '2026-11-21'],
])('%j leaves days that go together', (change, from, to) => {
  expect(withDay({ from: '2026-11-15', to: '2026-11-21' }, change)).toEqual({ from, to });
});

it('leaves a day alone while it is typed, and asks for it once it is whole', async () => {
  const { asked } = theOverview('/overview?from=2026-11-15&to=2026-11-21', AN_OVERVIEW);
  const from = await screen.findByLabelText<HTMLInputElement>('From');
  fireEvent.keyDown(from, { key: '1' });
  // What a browser says on the way to 7 October 2025.
  for (const value of ['', '2026-01-15', '2026-10-15', '2026-10-07', '0002-10-07', '0202-10-07']) {
    fireEvent.change(from, { target: { value } });
    await act(() => Promise.resolve());
    expect(from.value).toBe(value);
  }
  fireEvent.change(from, { target: { value: '2025-10-07' } });
  fireEvent.blur(from);
  await waitFor(() => expect(asked.at(-1)).toBe('?from=2025-10-07&to=2026-10-07'));
  expect(new Set(asked).size).toBe(2);
  fireEvent.change(from, { target: { value: '' } });
  fireEvent.blur(from);
  expect(from.value).toBe('2025-10-07');
});
