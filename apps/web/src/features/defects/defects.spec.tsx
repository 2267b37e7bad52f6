import { screen, waitFor, within } from '@testing-library/react';

import { newDraft } from '../check-sheets/check-sheet-draft.js';
import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';

const ID = '0199a000-0000-7000-8000-000000000001';
const ONE = `GET /api/defects/${ID}`;

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

function aUser(address: string, replies: Replies, role: 'driver' | 'supervisor' | 'admin' = 'supervisor') {
  signedInHere(role);
  return { ...aServer({ ...anAccount(role), ...replies }), user: openPage(address) };
}

describe('the board and its defects', () => {
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
    openPage('/m/GS-D-114');
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
});

describe('records of repairs', () => {
  const REPAIR = `POST /api/defects/${ID}/repair`;
  const REPAIRED = { ...BRAKE, state: 'repaired' };
  const RECORD = {
    ...{ id: 'e-1', reference: 'RR-7K3M9QXD', fitter: 'Gary Platt', firm: null, work: 'New cabel.' },
    ...{ parts: null, hours: 1.5, meter: null, on: '2026-11-18' },
    ...{ photos: ['/api/objects/p-1'], photoURLs: ['/api/repairs/e-1/photos/p-1'] },
  };

  it('offers the record of a repair, to those who are told of it', async () => {
    const event = { kind: 'repaired', at: '2026-11-18T14:05:00.000Z', by: null, lines: ['New cable.'] };
    const repaired = { ...event, signature: null, record: RECORD };
    const before = { ...event, signature: null, record: null };
    aUser(`/defects/${ID}`, { [ONE]: { ...REPAIRED, events: [before, repaired] } });
    const links = await screen.findAllByRole('link', { name: /^Repair record/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/completed-form/e-1']);
    const photo = screen.getByRole('link', { name: 'Photo 1 of repair RR-7K3M9QXD' });
    expect(photo.getAttribute('href')).toBe('/api/repairs/e-1/photos/p-1');
  });

  it('corrects the record that stands, as it was typed, when the defect is closed, too', async () => {
    const event = { kind: 'repaired', at: '2026-11-18T14:05:00.000Z', by: null, lines: [], signature: null };
    const events = [
      { ...event, record: RECORD },
      { ...event, kind: 'confirmed', record: null },
    ];
    const { user, bodiesOf } = aUser(`/defects/${ID}`, {
      [ONE]: { ...BRAKE, state: 'confirmed', events },
      [REPAIR]: { success: true, message: '', id: 'e-2', reference: 'RR-00000000' },
    });
    await user.click(await screen.findByRole('button', { name: 'Correct the repair record' }));
    const work = await screen.findByLabelText('What was done');
    await user.clear(work);
    await user.type(work, 'New cable.');
    const dialog = within(screen.getByRole('dialog', { name: 'Correct the repair record' }));
    await user.click(dialog.getByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(bodiesOf(REPAIR)).toHaveLength(1));
    expect(bodiesOf(REPAIR)[0]).toMatchObject({
      ...{ corrects: 'e-1', fitter: 'Gary Platt', work: 'New cable.', hours: 1.5, on: '2026-11-18' },
    });
  });
});

describe('the machines of a driver', () => {
  it('tells a driver at home which of their machines a certificate stops, and which ask for care', async () => {
    const state = { id: 'm-1', machineNumber: 'Thwaites 9t', vehicleType: 'dumper', dueCertificates: 0 };
    const certificate = { id: 'c-1', examinedOn: null, dueOn: null, dueAtHours: null, fileUrl: null };
    const examination = {
      ...{ ...certificate, label: 'Thorough examination, 12 months', state: 'over' },
      ...{ standing: 'Over: was due 1 Nov 2026', isRequired: true },
    };
    signedInHere('driver');
    aServer({
      ...anAccount('driver'),
      ...{ 'GET /api/history': [], 'GET /api/collations': [], 'GET /api/defects/own': [] },
      'GET /api/machine-states/own': [
        {
          ...{ ...state, plantNumber: 'D-114', status: 'do-not-use', openDefects: 0 },
          certificates: [
            examination,
            {
              ...certificate,
              id: 'c-2',
              label: 'Insurance',
              state: 'soon',
              standing: '5 days',
              isRequired: false,
            },
          ],
        },
        {
          ...state,
          id: 'm-2',
          plantNumber: 'R-215',
          status: 'use-with-care',
          openDefects: 2,
          certificates: [],
        },
      ],
    });
    openPage('/');
    const card = within(await screen.findByRole('region', { name: 'A machine you use is stopped' }));
    const told = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(told).toEqual([
      'D-114  Do not useThorough examination, 12 months: Over: was due 1 Nov 2026, required for use',
    ]);
    const others = within(screen.getByRole('region', { name: 'Machines you use' }));
    expect(others.getByRole('listitem').textContent).toBe('R-215  Use with care2 open defects');
    expect(card.getByRole('link', { name: /^D-114/ }).getAttribute('href')).toBe('/machines/D-114');
  });

  it('tells of each machine once, and calls none stopped that was released', async () => {
    const state = {
      machineNumber: 'Thwaites 9t',
      vehicleType: 'dumper',
      dueCertificates: 0,
      certificates: [],
    };
    const defect = {
      ...{
        finding: 'Fail',
        note: null,
        photoUrl: null,
        formId: null,
        proposed: null,
        dueOn: null,
        owner: null,
      },
      ...{ isRepeat: false, isOverdue: false, isWithdrawn: false, isMailed: true, customerMailed: null },
      ...{ isOwn: true, openedAt: '2026-11-17T23:59:59.000Z' },
    };
    const belt = {
      ...defect,
      id: '1',
      number: 'D-1001',
      plantNumber: 'D-118',
      item: 'Seatbelts',
      severity: 'A',
    };
    const brake = {
      ...defect,
      id: '2',
      number: 'D-1002',
      plantNumber: 'D-114',
      item: 'Park brake',
      severity: 'A',
    };
    signedInHere('driver');
    aServer({
      ...anAccount('driver'),
      ...{ 'GET /api/history': [], 'GET /api/collations': [] },
      'GET /api/defects/own': [
        { ...belt, state: 'repaired', isReleased: true, isStopping: false },
        { ...brake, state: 'open', isReleased: false, isStopping: true },
      ],
      'GET /api/machine-states/own': [
        { ...state, id: 'm-1', plantNumber: 'D-118', status: 'use-with-care', openDefects: 1 },
      ],
    });
    openPage('/');
    const card = within(await screen.findByRole('region', { name: 'A machine you use is stopped' }));
    expect(card.getByRole('listitem').textContent).toMatch(/^D-114 .*Do not useD-1002 Park brake: Fail/);
    const others = within(screen.getByRole('region', { name: 'Found by your check' }));
    const { textContent: released } = others.getByRole('listitem');
    expect(released).toMatch(
      /^D-118 .*Use with careD-1001 Seatbelts: FailRepaired\. Since 17 Nov 2026 Released/,
    );
    expect(released).not.toContain('Do not use');
  });
});

describe('the list of severities', () => {
  const GET = 'GET /api/severities';
  const PUT = 'PUT /api/severities';
  const MIRRORS = {
    vehicle: 'dumper',
    item: 'defectMirrors',
    label: 'Mirrors',
    finding: 'Fail',
    supplied: 'B',
  };
  const OIL = {
    vehicle: 'dumper',
    item: 'defectEngineOil',
    label: 'Engine oil',
    finding: 'change',
    supplied: 'C',
  };
  const SUPPLIED = {
    rows: [
      { ...MIRRORS, severity: 'B' },
      { ...OIL, severity: 'C' },
      { ...MIRRORS, vehicle: 'excavator', severity: 'B' },
    ],
    changes: [],
  };
  const CHANGED = {
    rows: [{ ...MIRRORS, severity: 'A' }],
    changes: [
      {
        ...{
          at: '2026-11-25T09:15:00.000Z',
          by: 'Bev Haigh',
          vehicle: 'dumper',
          label: 'Mirrors',
        },
        ...{ finding: 'Fail', from: 'Use with care', to: 'Do not use' },
      },
    ],
  };

  function theList(replies: Replies, role: 'supervisor' | 'admin' = 'admin') {
    signedInHere(role);
    const server = aServer({ ...anAccount(role), ...replies });
    return { ...server, user: openPage('/defects/severities') };
  }

  it('shows an admin what each answer of a type of machine proposes, and that nothing has been changed', async () => {
    const { user } = theList({ [GET]: SUPPLIED });
    expect(await screen.findByRole('button', { name: 'Change Mirrors, Fail' })).toBeTruthy();
    expect(screen.getByText('Nothing has been changed. These are the severities as supplied.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change Engine oil, change' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Excavator' }));
    await waitFor(() => expect(location.search).toBe('?vehicle=excavator'));
    expect(screen.queryByRole('button', { name: 'Change Engine oil, change' })).toBeNull();
  });

  it('changes one, and lists what was changed by whom', async () => {
    const { user, replies, bodiesOf } = theList({
      [GET]: SUPPLIED,
      [PUT]: new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Change Mirrors, Fail' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mirrors: Fail' }));
    const save = dialog.getByRole('button', { name: 'Change severity' });
    expect(save).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('radio', { name: 'Do not use' }));
    replies[GET] = CHANGED;
    await user.click(save);
    expect(await screen.findByText('Dumper, Mirrors, Fail')).toBeTruthy();
    const body = { vehicle: 'dumper', item: 'defectMirrors', finding: 'Fail', severity: 'A' };
    expect(bodiesOf(PUT)).toEqual([body]);
    expect(screen.getByText('As supplied: Use with care')).toBeTruthy();
    expect(screen.getByText('Use with care to Do not use')).toBeTruthy();
    expect(screen.getByText(/Bev Haigh/)).toBeTruthy();
  });

  it('says why nothing was changed, and keeps what was chosen', async () => {
    const words = 'No check of this type of vehicle can find that. Please choose from the list.';
    const { user } = theList({ [GET]: SUPPLIED, [PUT]: refusal(422, 'severity.not-found-so', words) });
    await user.click(await screen.findByRole('button', { name: 'Change Mirrors, Fail' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Next service' }));
    await user.click(dialog.getByRole('button', { name: 'Change severity' }));
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(dialog.getByRole('radio', { name: 'Next service' })).toHaveProperty('checked', true);
  });

  it('is for admins alone', async () => {
    theList({ [GET]: SUPPLIED }, 'supervisor');
    await waitFor(() => expect(location.pathname).not.toBe('/defects/severities'));
  });
});

describe('a report of a defect', () => {
  const POST = 'POST /api/defect-reports';
  const MACHINE = {
    ...{ plantNumber: 'D-114', machineNumber: 'Thwaites MACH 690', vehicleType: 'dumper', hasPhoto: false },
    ...{
      status: 'in-use',
      lastCheckedOn: '2026-11-24',
      isCheckedToday: false,
      defects: [],
      certificates: [],
    },
  };
  const PAGES: Replies = {
    'GET /api/machine-status/GS-D-114': MACHINE,
    'GET /api/machine-status': [MACHINE],
  };
  const TAKEN = {
    ...{ number: 'D-1042', plantNumber: 'D-114', item: 'Mirrors', severity: 'B' },
    ...{ isStopping: false, isProposed: false, isMailed: false, isKnown: false },
  };

  function aGuest(replies: Replies, address = '/m/GS-D-114?report=true') {
    return { ...aServer({ ...PAGES, ...replies }), user: openPage(address) };
  }

  it('is one of four doors on the machine’s page, where a check begins with the machine and the key of its label', async () => {
    const { user } = aGuest({ 'GET /api/customers': [] }, '/m/GS-D-114#3f9a1c07be52');
    expect(await screen.findByText('Dumper · Thwaites MACH 690')).toBeTruthy();
    const doors = within(screen.getByRole('navigation', { name: 'This machine' })).getAllByRole('link');
    expect(doors.map(({ textContent }) => textContent.trim())).toEqual([
      'Check it',
      'Report a defect',
      'Timesheet',
      'Off-hire',
    ]);
    await user.click(doors[0]!);
    expect(await screen.findByRole('heading', { name: 'Who is it for?' })).toBeTruthy();
    const machine = { plantNumber: 'D-114', machineNumber: 'Thwaites MACH 690', selectedVehicle: 'dumper' };
    const customer = { customerId: null, orderNumber: null, customerName: null, firm: 'Northgate' };
    const begun = (plant: string) =>
      newDraft('id', { ...customer, machine: plant }, '2026-11-28', '2026-11-28T07:00:00Z').form;
    expect(begun('D-114')).toMatchObject({ ...machine, machineKey: '3f9a1c07be52' });
    expect(begun('D-115').plantNumber).toBeNull();
  });

  it('leads from the machine’s public page to a report, and says what has happened and whom it told', async () => {
    const { user, bodiesOf } = aGuest({ [POST]: TAKEN }, '/m/GS-D-114');
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
    openPage('/m/GS-D-114?report=true');
    expect(await screen.findByRole('button', { name: 'Report defect' })).toBeTruthy();
    expect(within(await screen.findByRole('status')).getByText(/D-1040 Mirrors/)).toBeTruthy();
    expect(screen.queryByLabelText('Your name (optional)')).toBeNull();
  });
});
