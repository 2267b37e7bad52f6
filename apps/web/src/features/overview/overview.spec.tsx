/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'valibot';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { closePage, openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';
import { daysOf, OVERVIEW_SEARCH, presetsOf, withDay } from './overview-search.js';

afterEach(closePage);

const NOTHING = { items: [], total: 0 };
const AN_OVERVIEW = {
  forms: [
    { kind: 'timesheet', sent: 12, drafts: 3 },
    { kind: 'check-sheet', sent: 40, drafts: 0 },
  ],
  missingTimesheets: NOTHING,
  hours: NOTHING,
  attention: NOTHING,
};

/** The page, and which days were asked for. */
function theOverview(
  address: string,
  overview: object,
  role: 'driver' | 'supervisor' | 'admin' = 'supervisor',
) {
  signedInHere(role);
  const asked: string[] = [];
  aServer({
    ...anAccount(role),
    'GET /api/collations/counts': { ready: 4, incomplete: 2, needsCompletion: 1 },
    'GET /api/overview': (request: Request) => {
      asked.push(new URL(request.url).search);
      return overview;
    },
    'GET /api/history': [],
    'GET /api/collations': [],
  });
  return { asked, user: openPage(address) };
}
const table = async (name: string) => within(await screen.findByRole('table', { name }));

it('tells what came in, what is missing and what was found, each with its file', async () => {
  const { asked } = theOverview('/overview?from=2026-11-15&to=2026-11-21', {
    ...AN_OVERVIEW,
    missingTimesheets: {
      items: [
        {
          driverId: '1',
          driverName: 'Dave Hill',
          ...{ isConfirmed: true, otherNames: [] },
          weekEnding: '2025-11-22',
          checkSheets: 5,
          machines: 'D-114',
          hasDraft: false,
        },
        {
          driverId: '2',
          driverName: 'Jo Field',
          ...{ isConfirmed: false, otherNames: ['Al Fore'] },
          weekEnding: '2025-11-22',
          checkSheets: 1,
          machines: null,
          hasDraft: true,
        },
        {
          driverId: '1',
          driverName: 'Dave Hill',
          ...{ isConfirmed: true, otherNames: [] },
          weekEnding: '2199-11-23',
          checkSheets: 2,
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
  const missing = within(screen.getByRole('region', { name: 'Missing timesheets' }));
  for (const words of [
    'Jo Field',
    'Typed: Al Fore',
    'Address not confirmed',
    'Begun',
    'None',
    'Week not over',
    'And 1,200 more, which are in the CSV file.',
  ])
    expect(missing.getByText(words)).toBeTruthy();
  expect(missing.getByRole('link', { name: /^CSV/ }).getAttribute('href')).toBe(
    '/api/overview/table.csv?part=missing-timesheets&from=2026-11-15&to=2026-11-21',
  );
  expect((await screen.findByRole('link', { name: /Ready for Approval/ })).textContent).toContain('4');
  expect(new Set(asked)).toEqual(new Set(['?from=2026-11-15&to=2026-11-21']));
});

it('says where nothing is missing and nothing came in, and offers no file of it', async () => {
  theOverview('/overview?from=2025-11-16&to=2025-11-22', AN_OVERVIEW);
  expect(await screen.findByText('Every driver with check sheets has sent a timesheet.')).toBeTruthy();
  expect(screen.getByText('No timesheet was sent for these days.')).toBeTruthy();
  expect(screen.getByText('No check sheet of these days found anything.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^CSV/ })).toHaveLength(1);
});

it('does not say that every timesheet is in before the days are over', async () => {
  theOverview('/overview?from=2199-11-17&to=2199-11-23', AN_OVERVIEW);
  expect(await screen.findByText('No timesheet is missing so far.')).toBeTruthy();
  expect(screen.queryByText(/Every driver with check sheets/)).toBeNull();
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
