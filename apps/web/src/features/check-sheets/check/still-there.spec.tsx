import { cleanup, screen, within } from '@testing-library/react';

import { openPage } from '../../../../testing/page.js';
import { aServer } from '../../../../testing/server.js';
import { enterOnForm } from '../../../forms/drafts/draft.js';
import { saveDraft } from '../../../forms/drafts/draft-store.js';
import { newDraft } from '../check-sheet-draft.js';

const HORN = {
  ...{ key: 'defectHorn', number: 'D-1042', item: 'Horn', severity: 'B', state: 'open', isStopping: false },
  openedAt: '2026-11-17T07:12:00.000Z',
};
const MIRRORS = {
  ...HORN,
  key: 'defectMirrors',
  number: 'D-1043',
  item: 'Mirrors',
  severity: 'A',
  isStopping: true,
};
const STATE = {
  ...{ plantNumber: 'D-114', vehicleType: 'dumper', status: 'do-not-use', isCheckedToday: false },
  ...{ lastCheckedOn: '2026-11-17', defects: [MIRRORS, HORN], certificates: [] },
};
const SERVER = {
  'GET /api/form-limits': { recipients: 5, photos: 1 },
  'GET /api/vehicles/demo-codes': [],
  'GET /api/machine-status': [STATE],
};

/** The check of a machine of which two things are known, at one of its steps. */
async function aCheckAt(step: number, machineHours: string | null = '12') {
  const customer = { customerId: 'c1', orderNumber: null, customerName: 'Northgate Civils' };
  const draft = enterOnForm(newDraft('id-1', customer, '2026-11-21', '2026-11-21T07:00:00Z'), {
    ...{ selectedVehicle: 'dumper', plantNumber: 'D-114', machineHours },
  });
  await saveDraft('check-sheet/id-1:guest', { ...draft, step });
  return openPage('/check-sheet?customerId=c1&id=id-1');
}
const answer = async (item: string, choice: string) =>
  within(await screen.findByRole('radiogroup', { name: item })).getByRole('radio', { name: choice });

it('says before anything is answered what is open on the machine, and fills in nothing', async () => {
  aServer(SERVER);
  await aCheckAt(3);
  const open = (await screen.findByText(/Open on this machine:$/)).closest('[role=status]')!;
  expect(open.textContent).toMatch(
    /^Do not use: Open on this machine:D-1043 Mirrors: do not use, since 17 Nov 2026/,
  );
  expect(open.textContent).toContain('D-1042 Horn: use with care');
  expect(screen.queryByText(/Still there\?/)).toBeNull();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

it('asks "Still there?" only once the driver has answered the item, and says what the answer does', async () => {
  aServer(SERVER);
  const user = await aCheckAt(3);
  await screen.findByText(/Open on this machine:$/);
  await user.click(await answer('Horn', 'Pass'));
  expect((await screen.findByText(/^Still there\? D-1042/)).textContent).toMatch(/Your answer closes it\.$/);
  expect(screen.queryByText(/^Still there\? D-1043/)).toBeNull();
  await user.click(await answer('Horn', 'Fail'));
  expect((await screen.findByText(/^Still there\? D-1042/)).textContent).toMatch(
    /Your answer is added to it\.$/,
  );
  await user.click(await answer('Mirrors', 'Pass'));
  expect((await screen.findByText(/^Still there\? D-1043/)).textContent).toMatch(
    /The machine stays stopped until it has been repaired and released\.$/,
  );
});

it('says it beside the machine that was found, before its hours are entered', async () => {
  aServer(SERVER);
  await aCheckAt(2, null);
  const found = within(await screen.findByRole('region', { name: 'Machine' }));
  const open = (await found.findByText(/Open on this machine:$/)).closest('[role=status]')!;
  expect(open.textContent).toContain('D-1043 Mirrors: do not use');
});

it('says without a signal what was open the last time that this phone asked, and how long ago that was', async () => {
  const { replies } = aServer(SERVER);
  await aCheckAt(3);
  await screen.findByText(/Open on this machine:$/);
  cleanup();
  delete (replies as Partial<typeof SERVER>)['GET /api/machine-status'];
  await aCheckAt(3);
  const open = (await screen.findByText(/Open on this machine, as loaded just now:$/)).closest(
    '[role=status]',
  )!;
  expect(open.textContent).toContain('D-1042 Horn: use with care');
});
