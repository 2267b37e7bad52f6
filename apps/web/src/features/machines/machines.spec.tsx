/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { closePage, openPage } from '../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';

const CHECK = {
  reference: 'CS-1',
  driverName: 'Dave Hill',
  account: null as object | null,
  machineHours: '4210',
  passed: 20,
  attentionCount: 1,
};

afterEach(closePage);

const DUMPER = {
  id: 'm-1',
  plantNumber: 'D-114',
  machineNumber: 'Thwaites 9t',
  vehicleType: 'dumper',
  description: '',
  qrCode: 'GS-D-114',
  photo: null,
  isArchived: false,
};
/** Of a machine without defects. */
const STATE = {
  status: 'in-use',
  isCheckedToday: false,
  lastCheckedOn: '2026-11-19',
  defects: [] as object[],
  certificates: [] as object[],
};
const LIST = 'GET /api/machines';

function theOffice(address: string, replies: Replies, role: 'driver' | 'supervisor' | 'admin' = 'admin') {
  signedInHere(role);
  return { ...aServer({ ...anAccount(role), ...replies }), user: openPage(address) };
}

it('adds a machine, with the server’s faults beside their fields', async () => {
  const taken = { path: 'plantNumber', code: 'x', message: 'D-114 is already in the register.' };
  const { user, replies, bodiesOf } = theOffice('/admin/machines', {
    [LIST]: [],
    'POST /api/machines': refusal(409, 'machine.plant-number-taken', taken.message, [taken]),
  });
  expect(await screen.findByText(/^There are no machines yet/)).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Add machine' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add machine' }));
  await user.type(dialog.getByLabelText('Plant number'), 'd-114');
  await user.type(dialog.getByLabelText('Machine number'), 'Thwaites 9t');
  await user.selectOptions(dialog.getByLabelText('Vehicle type'), 'Dumper');
  await user.click(dialog.getByRole('button', { name: 'Save machine' }));
  expect(await dialog.findByText(taken.message)).toBeTruthy();
  replies['POST /api/machines'] = { id: 'm-1' };
  replies[LIST] = [DUMPER];
  await user.click(dialog.getByRole('button', { name: 'Save machine' }));
  expect(await screen.findByRole('link', { name: 'Open D-114' })).toBeTruthy();
  expect(bodiesOf('POST /api/machines').at(-1)).toEqual({
    plantNumber: 'd-114',
    machineNumber: 'Thwaites 9t',
    vehicleType: 'dumper',
    description: '',
    qrCode: '',
    photo: null,
  });
});

it('archives a machine and says what becomes of its code; prints labels for those that are chosen', async () => {
  const { user, calls } = theOffice('/admin/machines', {
    [LIST]: [DUMPER],
    'DELETE /api/machines/m-1/archive': new Response(null, { status: 204 }),
  });
  await user.click(await screen.findByLabelText('Print a label for D-114'));
  await user.click(screen.getByRole('button', { name: 'Print 1 label' }));
  await user.click(screen.getByRole('radio', { name: /^8 per sheet/ }));
  const link = screen.getByRole('link', { name: 'Download PDF' });
  expect(link.getAttribute('href')).toBe('/api/machines/labels.pdf?sheet=8&start=1&ids=m-1');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'More for D-114' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  expect(await screen.findByText(/^The code on D-114 no longer works/)).toBeTruthy();
  expect(calls.some(({ call }) => call === 'DELETE /api/machines/m-1/archive')).toBe(true);
});

it('shows anybody with an account how a machine is, and opens only the sheets they may read', async () => {
  theOffice(
    '/machines/D-114',
    {
      'GET /api/machines/plant/D-114': {
        ...STATE,
        machine: DUMPER,
        hours: [{ date: '2026-11-19', hours: 4210.5 }],
        open: [{ label: 'Horn', finding: 'Fail', since: '2026-11-18' }],
      },
      'GET /api/machines/plant/D-114/checks': [
        { ...CHECK, id: 'c-1', date: '2026-11-19', canOpen: false },
        { ...CHECK, id: 'c-2', reference: 'CS-2', date: '2026-11-18', attentionCount: 0, canOpen: true },
      ],
    },
    'driver',
  );
  expect(await screen.findByText('Horn: Fail')).toBeTruthy();
  expect(screen.getByText('In use')).toBeTruthy();
  expect(screen.getByText('Not checked today. Last check Thu 19 Nov 2026.')).toBeTruthy();
  expect(screen.getByText('Since Wed 18 Nov 2026')).toBeTruthy();
  const hours = within(screen.getByRole('table', { name: 'Hours read at each check' }));
  expect(hours.getByRole('row', { name: '19 Nov 2026 4,210.5' })).toBeTruthy();
  const links = await screen.findAllByRole('link', { name: /^Open CS/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/completed-form/c-2']);
});

it('says that a machine must not be used, with the defects that lead to their pages, each item once', async () => {
  const brake = {
    ...{ id: 'd-1', number: 'D-1042', plantNumber: 'D-114', item: 'Horn', finding: 'Fail', severity: 'A' },
    ...{ state: 'open', isStopping: true, isRepeat: true, openedAt: '2026-11-17T07:12:00.000Z', owner: null },
  };
  theOffice(
    '/machines/D-114',
    {
      'GET /api/machines/plant/D-114': {
        ...{ ...STATE, status: 'do-not-use', defects: [brake], machine: DUMPER, hours: [] },
        open: [{ label: 'Horn', finding: 'Fail', since: '2026-11-17' }],
      },
      'GET /api/machines/plant/D-114/checks': [{ ...CHECK, id: 'c-1', date: '2026-11-19', canOpen: false }],
    },
    'driver',
  );
  expect(await screen.findByText('Do not use')).toBeTruthy();
  const link = await screen.findByRole('link', { name: /^D-1042 Horn: Fail/ });
  expect(link.getAttribute('href')).toBe('/defects/d-1');
  expect(screen.getByText('Keeps coming back')).toBeTruthy();
  expect(screen.queryByText('Horn: Fail')).toBeNull();
});

it('shows a machine that is in no register by its checks, and says so', async () => {
  theOffice(
    '/machines/HIRED-7',
    {
      'GET /api/machines/plant/HIRED-7': {
        ...STATE,
        machine: null,
        hours: [],
        open: [{ label: 'Horn', finding: 'Fail', since: '2026-11-18' }],
      },
      'GET /api/machines/plant/HIRED-7/checks': [{ ...CHECK, id: 'c-1', date: '2026-11-19', canOpen: true }],
    },
    'supervisor',
  );
  expect(await screen.findByText(/^This machine is not in the register/)).toBeTruthy();
  expect(await screen.findByText('Horn: Fail')).toBeTruthy();
});

it('lists the repairs of a machine for the office, each with its record and its defect, and none for drivers', async () => {
  const repair = {
    ...{ id: 'e-1', reference: 'RR-7K3M9QXD', defectId: 'd-1', number: 'D-1042' },
    ...{ item: 'Park brake', fitter: 'Gary Platt', firm: null, on: '2026-11-18' },
    ...{ work: 'New cable.', parts: null, hours: null, meter: null },
    ...{ photos: ['/api/objects/p-1'], photoURLs: ['/api/repairs/e-1/photos/p-1'] },
  };
  const replies = {
    'GET /api/machines/plant/D-114': { ...STATE, machine: DUMPER, hours: [], open: [] },
    'GET /api/machines/plant/D-114/checks': [],
    'GET /api/machines/plant/D-114/repairs': [repair],
  };
  theOffice('/machines/D-114', replies, 'supervisor');
  const link = await screen.findByRole('link', { name: 'Record RR-7K3M9QXD' });
  expect(link.getAttribute('href')).toBe('/completed-form/e-1');
  expect(screen.getByText('Gary Platt, Wed 18 Nov 2026')).toBeTruthy();
  const defect = screen.getByRole('link', { name: 'D-1042 Park brake' });
  expect(defect.getAttribute('href')).toBe('/defects/d-1');
  closePage();
  const { calls } = theOffice('/machines/D-114', replies, 'driver');
  expect(await screen.findByText('Checks of this machine appear here.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Repairs' })).toBeNull();
  expect(calls.some(({ call }) => call.endsWith('/repairs'))).toBe(false);
});

it('shows the office the account beside the typed name where one should look twice', async () => {
  const account = { fullName: 'Jo Kerr', isConfirmed: false, isAsTyped: false };
  const same = { fullName: 'Dave Hill', isConfirmed: true, isAsTyped: true };
  theOffice('/machines/HIRED-7', {
    'GET /api/machines/plant/HIRED-7': { ...STATE, machine: null, hours: [], open: [] },
    'GET /api/machines/plant/HIRED-7/checks': [
      { ...CHECK, id: 'c-1', date: '2026-11-19', canOpen: true, account },
      { ...CHECK, id: 'c-2', date: '2026-11-18', canOpen: true, account: same },
    ],
  });
  expect(await screen.findByText('Account: Jo Kerr')).toBeTruthy();
  expect(screen.getAllByText('Another name than on the forms')).toHaveLength(1);
  expect(screen.getAllByText('Address not confirmed')).toHaveLength(1);
  expect(screen.getAllByText('Dave Hill')).toHaveLength(2);
  expect(screen.queryByText('Account: Dave Hill')).toBeNull();
});

it('leads from a search that finds nothing back to all machines', async () => {
  const { user, replies } = theOffice('/admin/machines?search=zzz&type=dumper', { [LIST]: [] });
  const all = await screen.findByRole('button', { name: 'Show all machines' });
  replies[LIST] = [DUMPER];
  await user.click(all);
  expect(await screen.findByRole('link', { name: 'Open D-114' })).toBeTruthy();
  expect(location.search).toBe('');
});

it('marks the machines in the navigation while one of them is open', async () => {
  theOffice('/machines/HIRED-7', {
    'GET /api/machines/plant/HIRED-7': { ...STATE, machine: null, hours: [], open: [] },
    'GET /api/machines/plant/HIRED-7/checks': [],
  });
  expect((await screen.findByRole('link', { current: true })).textContent).toMatch(/Machines/);
});

it.each(['driver', 'supervisor'] as const)('does not let a %s into the register', async (role) => {
  theOffice('/admin/machines', { [LIST]: [DUMPER] }, role);
  await waitFor(() => expect(location.pathname).not.toBe('/admin/machines'));
});
