/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';

import { AN_OVERVIEW, NO_HOURS, theOverview } from '../../../testing/overview.js';
import { closePage } from '../../../testing/page.js';

afterEach(closePage);
afterEach(() => Reflect.deleteProperty(document.documentElement, 'clientWidth'));

const ROW = {
  ...{ customer: 'Northgate Civils Ltd', orderNumber: 'P-001234', machine: 'D-114', hasPlantNumber: true },
  ...{ driverName: 'Dave Hill', account: { fullName: 'Dave Hill', isConfirmed: true, isAsTyped: true } },
  ...{ hours: 1042.5, standing: 3, breakdown: 0, timesheets: 1, signed: 1 },
};
const HOURS = {
  items: [
    ROW,
    {
      ...ROW,
      ...{ customer: null, orderNumber: null, machine: 'JCB9', hasPlantNumber: false, account: null },
      ...{ driverName: 'Al Fore', hours: 8, standing: 0, breakdown: 1.5, timesheets: 2, signed: 1 },
    },
    {
      ...ROW,
      account: { fullName: 'Jo Field', isConfirmed: false, isAsTyped: false },
      ...{ hours: 1, signed: 0 },
    },
  ],
  total: 53,
  sums: { hours: 1100, standing: 6, breakdown: 1.5, timesheets: 54 },
};
const WEEK = '/overview?from=2025-11-16&to=2025-11-22';

/** The page with its hours; `asked` has what they were asked with. */
function theHours(address: string, hours: object = HOURS, width = 1280) {
  document.documentElement.style.fontSize = '16px';
  Object.defineProperty(document.documentElement, 'clientWidth', { value: width, configurable: true });
  const asked: string[] = [];
  const { user } = theOverview(address, AN_OVERVIEW, 'supervisor', {
    'GET /api/overview/hours': (request: Request) => {
      asked.push(new URL(request.url).search);
      return hours;
    },
  });
  return { user, asked };
}

it('are a table on a desk, with who signed, and the sums of all rows in sight', async () => {
  theHours(WEEK);
  const table = within(await screen.findByRole('table', { name: 'Hours' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'CustomerOrderMachineDriverHoursStandingBreakdownSigned',
    'Northgate Civils LtdP-001234D-114Dave Hill1,042.53.0–Yes',
    'No customer–JCB9Al ForeNo account8.0–1.51 of 2',
    'Northgate Civils LtdP-001234D-114Dave HillAccount of Jo Field, Address not confirmed1.03.0–No',
    'Total of 54 timesheets1,100.06.01.5',
  ]);
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/machines/D-114',
    '/machines/D-114',
  ]);
  expect(screen.getByText('And 50 more, which are in the total and in the CSV file.')).toBeTruthy();
});

it('are rows of two lines on a phone', async () => {
  theHours(WEEK, HOURS, 390);
  const list = within(await screen.findByRole('list', { name: 'Hours' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dave Hill, D-114Northgate Civils Ltd, P-001234, 3.0 standing1,042.5 hYes',
    'Al Fore, JCB9No customer, 1.5 breakdown8.0 h1 of 2',
    'Dave Hill, D-114Northgate Civils Ltd, P-001234, 3.0 standing1.0 hNo',
  ]);
  expect(screen.getByText('Total, 6.0 standing, 1.5 breakdown')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Hours' })).toBeNull();
});

it('are searched, as the address and the file say', async () => {
  const { user, asked } = theHours(WEEK);
  await user.type(await screen.findByLabelText('Search the hours'), 'northgate');
  await waitFor(() => expect(asked.at(-1)).toBe('?from=2025-11-16&to=2025-11-22&search=northgate'));
  expect(location.search).toBe('?from=2025-11-16&to=2025-11-22&search=northgate');
  const card = within(screen.getByRole('region', { name: 'Hours' }));
  const file = await card.findByRole('link', { name: /^CSV/ });
  expect(file.getAttribute('href')).toBe(
    '/api/overview/table.csv?part=hours&from=2025-11-16&to=2025-11-22&search=northgate',
  );
});

it('that no search fits can all be shown again', async () => {
  const { user } = theHours(`${WEEK}&search=nobody`, NO_HOURS);
  await user.click(await screen.findByRole('button', { name: 'Show all hours' }));
  await waitFor(() => expect(location.search).toBe('?from=2025-11-16&to=2025-11-22'));
});

it('that there are none of lead to days with more', async () => {
  const { user } = theHours('/overview?from=2199-11-17&to=2199-11-23', NO_HOURS);
  await user.click(await screen.findByRole('button', { name: 'Last week' }));
  await waitFor(() => expect(screen.queryByText(/2199/)).toBeNull());
});
