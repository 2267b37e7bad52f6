/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { closePage, openPage } from '../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';

afterEach(closePage);

const ID = '0199a000-0000-7000-8000-000000000001';
const BRAKE = {
  id: ID,
  number: 'D-1042',
  plantNumber: 'D-114',
  item: 'Park brake',
  finding: 'something wrong',
  note: 'Rolls on the ramp.',
  photoUrl: null,
  severity: 'A',
  proposed: null,
  state: 'open',
  isStopping: true,
  isReleased: false,
  isWithdrawn: false,
  isRepeat: true,
  openedAt: '2026-11-17T07:12:00.000Z',
  dueOn: '2026-11-17',
  isOverdue: true,
  owner: null,
  formId: null,
  isOwn: false,
  isWithFitter: false,
  events: [
    { kind: 'reported', at: '2026-11-17T07:12:00.000Z', by: 'Dave Hill', lines: ['Rolls on the ramp.'] },
  ],
};
const ONE = `GET /api/defects/${ID}`;
const SUMMARY = {
  doNotUse: 1,
  useWithCare: 2,
  registered: 12,
  stopped: [{ plantNumber: 'D-114', days: 2.5, isStopped: true }],
  items: [{ item: 'Mirrors', defects: 4 }],
};
const BOARD: Replies = {
  'GET /api/defects': [BRAKE],
  'GET /api/defects/counts': { new: 1, 'in hand': 0, repaired: 0, overdue: 1 },
  'GET /api/defects/summary': SUMMARY,
};

function aUser(address: string, replies: Replies, role: 'driver' | 'supervisor' | 'admin' = 'supervisor') {
  signedInHere(role);
  return { ...aServer({ ...anAccount(role), ...replies }), user: openPage(address) };
}

it('shows the board with its columns, what stands still and what fails most', async () => {
  aUser('/defects', BOARD);
  expect(await screen.findByRole('link', { name: 'Open D-1042' })).toBeTruthy();
  const columns = within(screen.getByRole('list', { name: 'Columns' }));
  expect(columns.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '1New',
    '0In hand',
    '0Repaired',
    '1Overdue',
  ]);
  for (const words of ['Keeps coming back', 'Do not use', '2.5 days, still stopped', 'Mirrors'])
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

it('says what will appear where a column is empty', async () => {
  aUser('/defects?column=overdue', { ...BOARD, 'GET /api/defects': [] });
  expect(await screen.findByText('Nothing is overdue.')).toBeTruthy();
});

it('records a repair with the server’s faults beside their fields, and offers the release afterwards', async () => {
  const fault = { path: 'fitter', code: 'x', message: 'Please fill this in.' };
  const repair = `POST /api/defects/${ID}/repair`;
  const { user, replies, bodiesOf } = aUser(`/defects/${ID}`, {
    [ONE]: BRAKE,
    [repair]: refusal(422, 'request.invalid', 'Please check 1 field.', [fault]),
  });
  await user.click(await screen.findByRole('button', { name: 'Record a repair' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a repair' }));
  await user.click(dialog.getByRole('button', { name: 'Record repair' }));
  expect(await dialog.findByText(fault.message)).toBeTruthy();
  replies[repair] = new Response(null, { status: 204 });
  replies[ONE] = { ...BRAKE, state: 'repaired' };
  await user.type(dialog.getByLabelText('Fitter'), 'Gary Platt');
  await user.type(dialog.getByLabelText('What was done'), 'New cable.');
  await user.type(dialog.getByLabelText('Hours of work'), '1.5');
  await user.click(dialog.getByRole('button', { name: 'Record repair' }));
  expect(await screen.findByRole('button', { name: 'Release the machine' })).toBeTruthy();
  expect(bodiesOf(repair).at(-1)).toMatchObject({ fitter: 'Gary Platt', work: 'New cable.', hours: 1.5 });
});

it('does not offer the release to who has reported the defect', async () => {
  aUser(`/defects/${ID}`, { [ONE]: { ...BRAKE, state: 'repaired', isOwn: true } });
  expect(await screen.findByText(/somebody else has to release the machine/)).toBeTruthy();
  for (const name of ['Release the machine', 'No fault found'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('lets a driver raise a severity, and do nothing else', async () => {
  const mirrors = { ...BRAKE, item: 'Mirrors', severity: 'B', isStopping: false };
  const change = `POST /api/defects/${ID}/severity`;
  const { user, bodiesOf } = aUser(
    `/defects/${ID}`,
    { [ONE]: mirrors, [change]: new Response(null, { status: 204 }) },
    'driver',
  );
  await user.click(await screen.findByRole('button', { name: 'It is worse than that' }));
  expect(screen.queryByRole('button', { name: 'Record a repair' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Change severity' }));
  expect(dialog.getAllByRole('radio')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Change severity' }));
  expect(await screen.findByText('Severity changed')).toBeTruthy();
  expect(bodiesOf(change)).toEqual([{ severity: 'A', reason: '' }]);
});

it('opens a closed defect again with a reason, for the office alone', async () => {
  const reopen = `POST /api/defects/${ID}/reopen`;
  const closed = { ...BRAKE, state: 'no fault', isStopping: false };
  const { user, bodiesOf } = aUser(`/defects/${ID}`, {
    [ONE]: closed,
    [reopen]: new Response(null, { status: 204 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Open again' }));
  expect(screen.queryByRole('button', { name: 'Record a repair' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Open again' }));
  await user.type(dialog.getByLabelText('Why'), 'It rolled again.');
  await user.click(dialog.getByRole('button', { name: 'Open the defect' }));
  expect(await screen.findByText('Defect opened again')).toBeTruthy();
  expect(bodiesOf(reopen)).toEqual([{ reason: 'It rolled again.' }]);
});

it('offers a driver nothing to do about a closed defect', async () => {
  aUser(`/defects/${ID}`, { [ONE]: { ...BRAKE, state: 'confirmed', isStopping: false } }, 'driver');
  expect(await screen.findByRole('heading', { name: 'History' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull();
});

it('makes a link for a fitter and withdraws it', async () => {
  const link = `/api/defects/${ID}/repair-link`;
  const url = 'https://groundsheet.example/repair/1#key';
  const { user } = aUser(`/defects/${ID}`, {
    [ONE]: BRAKE,
    [`POST ${link}`]: { url, expiresAt: '2026-12-01T07:12:00.000Z', plantNumber: 'D-114' },
    [`DELETE ${link}`]: new Response(null, { status: 204 }),
  });
  const withdraw = { name: 'Withdraw the fitter’s link' };
  await user.click(await screen.findByRole('button', { name: 'Link for a fitter' }));
  expect(await screen.findByDisplayValue(url)).toBeTruthy();
  await user.click(screen.getByRole('button', withdraw));
  expect(await screen.findByText('Link withdrawn')).toBeTruthy();
  expect(screen.queryByDisplayValue(url)).toBeNull();
  expect(screen.queryByRole('button', withdraw)).toBeNull();
});

it('offers to withdraw a colleague’s link', async () => {
  aUser(`/defects/${ID}`, { [ONE]: { ...BRAKE, isWithFitter: true } });
  expect(await screen.findByRole('button', { name: 'Withdraw the fitter’s link' })).toBeTruthy();
});

it('tells a driver on their home what their check has found, whom it tells, and what stops another machine', async () => {
  const own = { ...BRAKE, isRepeat: false, isOverdue: false, isOwn: true, isMailed: true };
  aUser(
    '/',
    {
      'GET /api/history': [],
      'GET /api/collations': [],
      'GET /api/defects/own': [
        { ...own, customerMailed: 'Northgate Civils Ltd' },
        {
          ...own,
          id: '2',
          number: 'D-1043',
          item: 'Mirrors',
          severity: 'B',
          isStopping: false,
          isMailed: false,
        },
        { ...own, id: '3', number: 'D-1044', plantNumber: 'R-215', isOwn: false, customerMailed: null },
      ],
    },
    'driver',
  );
  const card = within(await screen.findByRole('region', { name: 'A machine you use is stopped' }));
  const told = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told[0]).toMatch(/^D-114 .*Do not use.*D-1042 Park brake: something wrong.*Do not use\. Open\./);
  expect(told[0]).toContain('Supervisors, the office and Northgate Civils Ltd are told by mail.');
  expect(told[0]).toMatch(/D-1043 Mirrors.*Use with care.*On the board of supervisors and the office\.$/);
  expect(told[1]).toMatch(/^R-215 .*Do not use/);
  expect(told[1]).not.toContain('mail');
  expect(told).toHaveLength(2);
});

it('says nothing of defects on the home of a driver whose machines have none', async () => {
  const home = { 'GET /api/history': [], 'GET /api/collations': [], 'GET /api/defects/own': [] };
  aUser('/', home, 'driver');
  expect(await screen.findByRole('region', { name: 'Your weeks' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: /stopped|your check/ })).toBeNull();
});

it('tells a stranger with the code whether the machine may be used, and never that it is safe', async () => {
  aServer({
    'GET /api/machine-status/GS-D-114': {
      plantNumber: 'D-114',
      status: 'do-not-use',
      lastCheckedOn: '2026-11-17',
      isCheckedToday: false,
      defects: [{ ...BRAKE, key: 'defectParkBrake' }],
      certificates: [
        {
          ...{
            id: 'c-1',
            label: 'Thorough examination, 12 months',
            examinedOn: '2025-11-01',
            isRequired: true,
          },
          ...{
            state: 'over',
            standing: 'Over: was due 1 Nov 2026',
            fileUrl: '/api/machine-status/GS-D-114/certificates/c-1',
          },
        },
        {
          ...{ id: 'c-2', label: 'Insurance', examinedOn: null, isRequired: false },
          ...{ state: 'good', standing: 'Good until 3 May 2027', fileUrl: null },
        },
      ],
    },
  });
  openPage('/machine-status/GS-D-114');
  expect(await screen.findByText('Do not use')).toBeTruthy();
  expect(screen.getByText('Not checked today. Last check Tue 17 Nov 2026.')).toBeTruthy();
  expect(screen.getByText(/^D-1042 Park brake: do not use, since/)).toBeTruthy();
  expect(
    screen.getByText(/^Stopped until it has been repaired and released, and has the certificate/),
  ).toBeTruthy();
  expect(screen.getByText('Over: was due 1 Nov 2026')).toBeTruthy();
  const files = screen
    .getAllByRole('link', { name: /^Open the file/ })
    .map((link) => link.getAttribute('href'));
  expect(files).toEqual(['/api/machine-status/GS-D-114/certificates/c-1']);
  expect(document.body.textContent).not.toMatch(/\bsafe\b/i);
});

it('lists machines by status, and those of one status after a tap', async () => {
  signedInHere('supervisor');
  const row = {
    ...{ id: 'm-1', plantNumber: 'EX-0440', machineNumber: 'Komatsu PC138', vehicleType: 'excavator' },
    ...{ status: 'do-not-use', openDefects: 0, dueCertificates: 1 },
  };
  const asked: string[] = [];
  aServer({
    ...anAccount('supervisor'),
    'GET /api/machine-states/counts': { 'do-not-use': 1, 'use-with-care': 0, 'in-use': 11 },
    'GET /api/machine-states': ({ url }: Request) => {
      asked.push(new URL(url).search);
      return [row];
    },
  });
  const user = openPage('/defects?machines=true');
  expect(await screen.findByRole('link', { name: 'Open EX-0440' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '1 Do not use' }));
  await waitFor(() => expect(asked.at(-1)).toContain('status=do-not-use'));
  await user.click(screen.getByRole('button', { name: '1 Do not use' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '1 Do not use' }).getAttribute('aria-pressed')).toBe('false'),
  );
});
