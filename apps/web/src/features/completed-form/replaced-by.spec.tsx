import { screen, waitFor } from '@testing-library/react';

import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';

const TIMESHEET = {
  kind: 'timesheet',
  id: 'id-1',
  status: 'submitted',
  reference: 'TS-1',
  weekEnding: '2026-11-21',
  supersededBy: null,
  readAs: 'driver',
};
const REPLACED = {
  ...TIMESHEET,
  supersededBy: 'id-2',
  replacedBy: { reference: 'TS-2', sentAt: '2026-11-23T09:05:00.000Z' },
};

it('says on a form that was corrected when and by which one, and leads there', async () => {
  aServer({ 'GET /api/forms/id-1': REPLACED, 'GET /api/forms/id-2': { ...TIMESHEET, reference: 'TS-2' } });
  const user = openPage('/completed-form/id-1');
  expect(await screen.findAllByText(/^Replaced on 23 Nov 2026, \d\d:05 by/)).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: 'TS-2' }));
  await waitFor(() => expect(location.pathname).toBe('/completed-form/id-2'));
  await waitFor(() => expect(screen.queryByText(/Replaced on/)).toBeNull());
});

it('leads nobody who has it by a link to a form that their link does not open', async () => {
  aServer({ 'GET /api/forms/id-1': { ...REPLACED, readAs: 'recipient' } });
  openPage('/completed-form/id-1');
  expect(await screen.findByText(/^Replaced on .* by TS-2\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'TS-2' })).toBeNull();
});

it.each([
  ['timesheet', 'timesheet', '/timesheet'],
  ['check-sheet', 'check sheet', '/check-sheet'],
])(
  'says of a %s that was not sent yet that it is a draft, and leads back to it',
  async (kind, noun, wizard) => {
    aServer({ 'GET /api/forms/id-1': { ...TIMESHEET, kind, status: 'draft', customerId: 'c1' } });
    openPage('/completed-form/id-1');
    expect(await screen.findByRole('heading', { name: `This ${noun} is a draft` })).toBeTruthy();
    expect(screen.queryByText(/^Completed$|submitted/)).toBeNull();
    const carryOn = screen.getByRole('link', { name: 'Carry on with it' });
    expect(carryOn.getAttribute('href')).toBe(`${wizard}?customerId=c1&draft=id-1`);
  },
);

it('says nothing of the kind on a form that counts', async () => {
  aServer({ 'GET /api/forms/id-1': TIMESHEET });
  openPage('/completed-form/id-1');
  expect(await screen.findByRole('heading', { name: 'Weekly Timesheet - Completed' })).toBeTruthy();
  expect(screen.queryByText(/Replaced on/)).toBeNull();
});

it.each([
  ['S-2210', /Order number S-2210 fits only the earlier rules\./],
  [null, /It has no order number; none was asked for then\./],
])('tells the office that order number %s follows rules of before', async (orderNumber, words) => {
  const customerName = 'Northgate Civils';
  aServer({ 'GET /api/forms/id-1': { ...TIMESHEET, orderNumber, customerName, isOrderOutdated: true } });
  openPage('/completed-form/id-1');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText(/^Signed before the order rules of Northgate Civils were changed/)).toBeTruthy();
});
