/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../../testing/accounts.js';
import { closePage, openPage } from '../../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../../testing/server.js';

afterEach(closePage);

const POST = 'POST /api/defect-reports';
const MACHINE = {
  ...{ plantNumber: 'D-114', vehicleType: 'dumper', status: 'in-use' },
  ...{ lastCheckedOn: '2026-11-24', isCheckedToday: false, defects: [], certificates: [] },
};
const PAGES: Replies = {
  'GET /api/machine-status/GS-D-114': MACHINE,
  'GET /api/machine-status': [MACHINE],
};
const TAKEN = {
  ...{ number: 'D-1042', plantNumber: 'D-114', item: 'Mirrors', severity: 'B' },
  ...{ isStopping: false, isProposed: false, isMailed: false, isKnown: false },
};

function aGuest(replies: Replies, address = '/machine-status/GS-D-114?report=true') {
  return { ...aServer({ ...PAGES, ...replies }), user: openPage(address) };
}

it('leads from the machine’s public page to a report, and says what has happened and whom it told', async () => {
  const { user, bodiesOf } = aGuest({ [POST]: TAKEN }, '/machine-status/GS-D-114');
  await user.click(await screen.findByRole('link', { name: 'Report a defect' }));
  expect(await screen.findByRole('heading', { name: 'Report a defect on D-114' })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Item'), 'Mirrors');
  await user.type(screen.getByLabelText('What is wrong (optional)'), 'Left one hangs loose.');
  await user.type(screen.getByLabelText('Your name (optional)'), 'Jo Kerr');
  await user.click(screen.getByRole('button', { name: 'Report defect' }));
  expect(await screen.findByRole('heading', { name: 'Reported: D-1042' })).toBeTruthy();
  const told = screen.getByRole('status').textContent;
  expect(told).toBe('D-114 Mirrors: use with careSupervisors and the office see it on their board.');
  expect(bodiesOf(POST)).toEqual([
    {
      ...{ code: 'GS-D-114', item: 'defectMirrors', text: 'Left one hangs loose.', name: 'Jo Kerr' },
      ...{ mustNotBeUsed: false, photo: null },
    },
  ]);
});

it('says that the machine is stopped, or that a supervisor decides', async () => {
  const stopping = { ...TAKEN, item: 'Other fault', severity: 'A', isStopping: true, isMailed: true };
  const { user, bodiesOf } = aGuest({ [POST]: stopping });
  await user.type(await screen.findByLabelText('What is wrong'), 'Crack in the frame.');
  await user.click(screen.getByRole('radio', { name: 'It must not be used' }));
  await user.click(screen.getByRole('button', { name: 'Report defect' }));
  expect(
    await screen.findByText(/^The machine is stopped until it has been repaired and released/),
  ).toBeTruthy();
  expect(bodiesOf(POST)).toMatchObject([{ item: null, mustNotBeUsed: true }]);
});

it('asks for words where no item is chosen, sends nothing, and keeps what was typed when it is refused', async () => {
  const words = 'You have sent 10 forms in the last hour.';
  const { user, bodiesOf } = aGuest({ [POST]: refusal(429, 'guest.too-many-forms', words) });
  await user.click(await screen.findByRole('button', { name: 'Report defect' }));
  expect(screen.getByText('Please say what is wrong, or choose an item.')).toBeTruthy();
  expect(bodiesOf(POST)).toEqual([]);
  const text = screen.getByLabelText('What is wrong');
  await user.type(text, 'Door does not close.');
  await user.click(screen.getByRole('button', { name: 'Report defect' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(text).toHaveProperty('value', 'Door does not close.');
});

it('asks nobody with an account for a name, and shows what is open on the machine', async () => {
  signedInHere('driver');
  const open = {
    ...{ key: 'defectMirrors', number: 'D-1040', item: 'Mirrors', severity: 'B', state: 'open' },
    ...{ isStopping: false, openedAt: '2026-11-24T07:12:00.000Z' },
  };
  const machine = { ...MACHINE, defects: [open] };
  const replies = { 'GET /api/machine-status': [machine], 'GET /api/machine-status/GS-D-114': machine };
  aServer({ ...anAccount('driver'), ...PAGES, ...replies });
  openPage('/machine-status/GS-D-114?report=true');
  expect(await screen.findByRole('button', { name: 'Report defect' })).toBeTruthy();
  expect(within(await screen.findByRole('status')).getByText(/D-1040 Mirrors/)).toBeTruthy();
  expect(screen.queryByLabelText('Your name (optional)')).toBeNull();
});
