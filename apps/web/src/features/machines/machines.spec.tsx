import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { closePage, openPage } from '../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';

const LIST = 'GET /api/machines';

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

describe('the register of machines', () => {
  const CHECK = {
    reference: 'CS-1',
    driverName: 'Dave Hill',
    account: null as object | null,
    machineHours: '4210',
    passed: 20,
    attentionCount: 1,
  };

  /** Of a machine without defects. */
  const STATE = {
    status: 'in-use',
    isCheckedToday: false,
    lastCheckedOn: '2026-11-19',
    defects: [] as object[],
    certificates: [] as object[],
  };

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

  const HORN = {
    ...{ id: 'd-1', number: 'D-1042', plantNumber: 'D-114', item: 'Horn', finding: 'Fail', severity: 'B' },
    ...{ state: 'open', isStopping: false, isRepeat: false, owner: null },
    openedAt: '2026-11-17T07:12:00.000Z',
  };

  it('shows anybody with an account how a machine is, and opens only the sheets they may read', async () => {
    theOffice(
      '/machines/D-114',
      {
        'GET /api/machines/plant/D-114': {
          ...STATE,
          machine: DUMPER,
          hours: [{ date: '2026-11-19', hours: 4210.5 }],
          defects: [HORN],
        },
        'GET /api/machines/plant/D-114/checks': [
          { ...CHECK, id: 'c-1', date: '2026-11-19', canOpen: false },
          { ...CHECK, id: 'c-2', reference: 'CS-2', date: '2026-11-18', attentionCount: 0, canOpen: true },
        ],
      },
      'driver',
    );
    expect(await screen.findByText('D-1042 Horn: Fail')).toBeTruthy();
    expect(screen.getByText('In use')).toBeTruthy();
    expect(screen.getByText('Not checked today. Last check Thu 19 Nov 2026.')).toBeTruthy();
    expect(screen.getByText(/^Use with care.*Since.*17 Nov/)).toBeTruthy();
    const hours = within(screen.getByRole('table', { name: 'Hours read at each check' }));
    expect(hours.getByRole('row', { name: '19 Nov 2026 4,210.5' })).toBeTruthy();
    const links = await screen.findAllByRole('link', { name: /^Open CS/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/completed-form/c-2']);
  });

  it('says that a machine must not be used, with the defects that lead to their pages', async () => {
    theOffice(
      '/machines/D-114',
      {
        'GET /api/machines/plant/D-114': {
          ...{ ...STATE, status: 'do-not-use', machine: DUMPER, hours: [] },
          defects: [{ ...HORN, severity: 'A', isStopping: true, isRepeat: true }],
        },
        'GET /api/machines/plant/D-114/checks': [{ ...CHECK, id: 'c-1', date: '2026-11-19', canOpen: false }],
      },
      'driver',
    );
    expect(await screen.findByText('Do not use')).toBeTruthy();
    const link = await screen.findByRole('link', { name: /^D-1042 Horn: Fail/ });
    expect(link.getAttribute('href')).toBe('/defects/d-1');
    expect(screen.getByText('Keeps coming back')).toBeTruthy();
  });

  it('shows a machine that is in no register by its checks, and says so', async () => {
    theOffice(
      '/machines/HIRED-7',
      {
        'GET /api/machines/plant/HIRED-7': {
          ...STATE,
          machine: null,
          hours: [],
          defects: [HORN],
        },
        'GET /api/machines/plant/HIRED-7/checks': [
          { ...CHECK, id: 'c-1', date: '2026-11-19', canOpen: true },
        ],
      },
      'supervisor',
    );
    expect(await screen.findByText(/^This machine is not in the register/)).toBeTruthy();
    expect(await screen.findByText('D-1042 Horn: Fail')).toBeTruthy();
  });

  it('lists the repairs of a machine for the office, each with its record and its defect, and none for drivers', async () => {
    const repair = {
      ...{ id: 'e-1', reference: 'RR-7K3M9QXD', defectId: 'd-1', number: 'D-1042' },
      ...{ item: 'Park brake', fitter: 'Gary Platt', firm: null, on: '2026-11-18' },
      ...{ work: 'New cable.', parts: null, hours: null, meter: null },
      ...{ photos: ['/api/objects/p-1'], photoURLs: ['/api/repairs/e-1/photos/p-1'] },
    };
    const replies = {
      'GET /api/machines/plant/D-114': { ...STATE, machine: DUMPER, hours: [] },
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
      'GET /api/machines/plant/HIRED-7': { ...STATE, machine: null, hours: [] },
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
      'GET /api/machines/plant/HIRED-7': { ...STATE, machine: null, hours: [] },
      'GET /api/machines/plant/HIRED-7/checks': [],
    });
    expect((await screen.findByRole('link', { current: true })).textContent).toMatch(/Machines/);
  });

  it.each(['driver', 'supervisor'] as const)('does not let a %s into the register', async (role) => {
    theOffice('/admin/machines', { [LIST]: [DUMPER] }, role);
    await waitFor(() => expect(location.pathname).not.toBe('/admin/machines'));
  });
});

describe('the register without a signal', () => {
  const CHECK = {
    ...{ id: 'c-1', reference: 'CS-1', date: '2026-11-19', driverName: 'Dave Hill', account: null },
    ...{ machineHours: '4210', passed: 20, attentionCount: 0, canOpen: false },
  };
  const PAGE = 'GET /api/machines/plant/D-114';
  const ON_PAGE: Replies = {
    [PAGE]: {
      ...{
        status: 'in-use',
        isCheckedToday: false,
        lastCheckedOn: '2026-11-19',
        defects: [],
        open: [],
        certificates: [],
      },
      ...{ machine: DUMPER, hours: [] },
    },
    [`${PAGE}/checks`]: [CHECK],
  };

  /** A device on which a page was opened while there was a signal, and is opened again from cold without one. */
  async function seenBefore(address: string, replies: Replies, role: 'driver' | 'admin', sees: RegExp) {
    signedInHere(role);
    const server = aServer({ ...anAccount(role), ...replies });
    openPage(address);
    await screen.findAllByText(sees);
    cleanup();
    for (const call of Object.keys(replies)) delete server.replies[call];
    return server;
  }

  it('shows a machine as it was last seen where there is no signal, with its age, and as it is once there is one', async () => {
    const { replies } = await seenBefore('/machines/D-114', ON_PAGE, 'driver', /^Dave Hill$/);
    openPage('/machines/D-114');
    const note = await screen.findByText(/This page was loaded just now/);
    expect(note.textContent).toBe(
      'No signal. This page was loaded just now. Anything reported since then is missing.',
    );
    expect(screen.getByText('In use')).toBeTruthy();
    expect(screen.getByText('No signal. This is how it was just now.')).toBeTruthy();
    expect(await screen.findByText('Dave Hill')).toBeTruthy();
    Object.assign(replies, ON_PAGE, { [PAGE]: { ...ON_PAGE[PAGE], status: 'do-not-use' } });
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    expect(await screen.findByText('Do not use')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/was loaded just now/)).toBeNull());
  });

  it('offers the log of a machine to the office alone', async () => {
    await seenBefore('/machines/D-114', ON_PAGE, 'admin', /^Dave Hill$/);
    openPage('/machines/D-114');
    const log = await screen.findByRole('link', { name: 'Log for an inspector (PDF)' });
    expect(log.getAttribute('href')).toBe('/api/machines/plant/D-114/log.pdf');
    cleanup();
    await seenBefore('/machines/D-114', ON_PAGE, 'driver', /^Dave Hill$/);
    expect(screen.queryByRole('link', { name: /Log for/ })).toBeNull();
  });

  it('shows the register as it was last seen', async () => {
    await seenBefore('/admin/machines', { [LIST]: [DUMPER] }, 'admin', /Thwaites 9t/);
    openPage('/admin/machines');
    expect(await screen.findByText(/^No signal\. This list was loaded just now/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open D-114' })).toBeTruthy();
  });

  it('says that a machine this device has never shown cannot be loaded', async () => {
    await seenBefore('/machines/D-114', ON_PAGE, 'driver', /^Dave Hill$/);
    openPage('/machines/D-115');
    expect(await screen.findByText('This machine cannot be loaded without a signal.')).toBeTruthy();
  });

  it('shows nothing of what the server has refused since, then or later', async () => {
    const { replies } = await seenBefore('/machines/D-114', ON_PAGE, 'driver', /^Dave Hill$/);
    replies[PAGE] = refusal(404, 'machine.unknown', 'There is no such machine.');
    openPage('/machines/D-114');
    expect(await screen.findByText('There is no such machine.')).toBeTruthy();
    cleanup();
    delete replies[PAGE];
    openPage('/machines/D-114');
    expect(await screen.findByText('This machine cannot be loaded without a signal.')).toBeTruthy();
  });

  it('shows the public page of a machine as it was last seen, with its age', async () => {
    const state = {
      ...{ plantNumber: 'D-114', vehicleType: 'dumper', isCheckedToday: false, lastCheckedOn: null },
      ...{ status: 'use-with-care', certificates: [] },
      defects: [
        {
          ...{ key: 'defectMirrors', number: 'D-1043', item: 'Mirrors', severity: 'B', state: 'open' },
          ...{ isStopping: false, openedAt: '2026-11-17T07:12:00.000Z' },
        },
      ],
    };
    const replies = { 'GET /api/machine-status/GS-D-114': state };
    await seenBefore('/m/GS-D-114', replies, 'driver', /^Use with care$/);
    openPage('/m/GS-D-114');
    expect(await screen.findByText('No signal. This is how it was just now.')).toBeTruthy();
    expect(screen.getByText(/^D-1043 Mirrors: use with care/)).toBeTruthy();
  });
});

describe('certificates', () => {
  const realRequest = globalThis.XMLHttpRequest;
  afterEach(() => {
    globalThis.XMLHttpRequest = realRequest;
    return closePage();
  });

  const MACHINE = {
    ...{ id: 'm-1', plantNumber: 'EX-0417', machineNumber: 'JCB 220X', vehicleType: 'excavator' },
    ...{ description: '', qrCode: 'GS-EX-0417', photo: null, isArchived: false },
  };
  const EXAMINATION = {
    ...{ id: 'c-1', kind: 'examination-12', name: null, label: 'Thorough examination, 12 months' },
    ...{
      examinedOn: '2025-11-01',
      dueOn: '2026-11-01',
      dueAtHours: null,
      isRequired: true,
      opensFromCode: true,
    },
    ...{ state: 'over', standing: 'Over: was due 1 Nov 2026', fileUrl: '/api/certificates/c-1/file' },
    ...{ addedBy: 'Siân O’Neill', addedAt: '2025-11-02T09:00:00.000Z' },
  };
  const PAGE = 'GET /api/machines/plant/EX-0417';
  const page = (...certificates: object[]) => ({
    ...{
      status: certificates.length > 0 ? 'do-not-use' : 'in-use',
      isCheckedToday: false,
      lastCheckedOn: null,
    },
    ...{ defects: [], machine: MACHINE, hours: [], open: [], certificates },
  });

  function aUser(role: 'driver' | 'supervisor', replies: Replies) {
    signedInHere(role);
    const server = aServer({ ...anAccount(role), 'GET /api/machines/plant/EX-0417/checks': [], ...replies });
    return { ...server, user: openPage('/machines/EX-0417') };
  }

  it('shows a driver what is over, why the machine stands, and nothing to change', async () => {
    aUser('driver', {
      [PAGE]: page({ ...EXAMINATION, addedBy: null, fileUrl: '/api/machine-status/GS/certificates/c-1' }),
    });
    expect(await screen.findByText('Do not use')).toBeTruthy();
    expect(screen.getByText('Stopped until it has the certificate that it needs.')).toBeTruthy();
    const card = within(screen.getByRole('region', { name: 'Certificates' }));
    expect(card.getByText('Over: was due 1 Nov 2026')).toBeTruthy();
    expect(card.getByText('Dated 1 Nov 2025. Required for use')).toBeTruthy();
    expect(card.getByRole('link').getAttribute('href')).toBe('/api/machine-status/GS/certificates/c-1');
    expect(card.queryByRole('button')).toBeNull();
  });

  it('shows a driver no empty list', async () => {
    aUser('driver', { [PAGE]: page() });
    expect(await screen.findByText('In use')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Certificates' })).toBeNull();
  });

  it('adds a certificate with its file: what is read on it is proposed, and filled in by a tap alone', async () => {
    // The file goes by fetch then, which the server of the test answers.
    globalThis.XMLHttpRequest = undefined as never;
    const saved = 'POST /api/machines/m-1/certificates';
    const dueFault = { path: 'dueOn', code: 'certificate.missing', message: 'Please enter when it is due.' };
    const { user, replies, bodiesOf } = aUser('supervisor', {
      [PAGE]: page(),
      'POST /api/certificates/files': { id: 'f-1', uploadURL: '/api/objects/f-1?once' },
      'PUT /api/objects/f-1': { url: '/api/objects/f-1' },
      'POST /api/certificates/files/f-1/complete': new Response(null, { status: 204 }),
      'GET /api/certificates/files/f-1': {
        ...{ isRead: true, kind: 'examination-6', examinedOn: '2026-11-03', dueOn: null },
      },
      [saved]: refusal(422, 'request.invalid', 'Please check 1 field.', [dueFault]),
    });
    await user.click(await screen.findByRole('button', { name: 'Add certificate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a certificate' }));
    const file = new File(['{}'], 'report.pdf', { type: 'application/pdf' });
    await user.upload(dialog.getByLabelText('File (optional)'), file);
    await dialog.findByRole('region', { name: 'Read on the file' });
    expect((dialog.getByLabelText('What it is') as HTMLSelectElement).value).toBe('');
    expect((dialog.getByLabelText('Day of the examination or service') as HTMLInputElement).value).toBe('');
    await user.click(dialog.getByRole('button', { name: 'Use Thorough examination, 6 months' }));
    await user.click(dialog.getByRole('button', { name: 'Use 3 Nov 2026' }));
    expect(dialog.getAllByText('Filled in')).toHaveLength(2);
    await user.click(dialog.getByRole('switch', { name: 'Required for use' }));
    await user.click(dialog.getByRole('button', { name: 'Save certificate' }));
    expect(await dialog.findByText(dueFault.message)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Use 3 May 2027' }));
    replies[saved] = { id: 'c-2' };
    replies[PAGE] = page({ ...EXAMINATION, state: 'good', standing: 'Good until 3 May 2027' });
    await user.click(dialog.getByRole('button', { name: 'Save certificate' }));
    expect(await screen.findByText('Good until 3 May 2027')).toBeTruthy();
    expect(bodiesOf(saved).at(-1)).toEqual({
      ...{ kind: 'examination-6', name: '', examinedOn: '2026-11-03', dueOn: '2027-05-03', dueAtHours: null },
      ...{ isRequired: true, opensFromCode: true, fileId: 'f-1', replaces: null },
    });
  });

  it('says so where nothing could be read, and where the file did not arrive', async () => {
    globalThis.XMLHttpRequest = undefined as never;
    const { user, replies } = aUser('supervisor', {
      [PAGE]: page(),
      'POST /api/certificates/files': refusal(
        429,
        'upload.too-many',
        'Too many files. Please try again in an hour.',
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Add certificate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a certificate' }));
    const choose = () =>
      user.upload(
        dialog.getByLabelText('File (optional)'),
        new File(['{}'], 'r.pdf', { type: 'application/pdf' }),
      );
    await choose();
    expect(await dialog.findByText('Too many files. Please try again in an hour.')).toBeTruthy();
    Object.assign(replies, {
      'POST /api/certificates/files': { id: 'f-1', uploadURL: '/api/objects/f-1?once' },
      'PUT /api/objects/f-1': { url: '/api/objects/f-1' },
      'POST /api/certificates/files/f-1/complete': new Response(null, { status: 204 }),
      'GET /api/certificates/files/f-1': { isRead: true, kind: null, examinedOn: null, dueOn: null },
    });
    await choose();
    expect(await dialog.findByText(/^The file is here. We could not read any dates on it/)).toBeTruthy();
  });

  it('replaces one by another of its kind, and removes one after asking', async () => {
    const { user, replies, bodiesOf, calls } = aUser('supervisor', {
      [PAGE]: page(EXAMINATION),
      'POST /api/machines/m-1/certificates': { id: 'c-2' },
      'DELETE /api/certificates/c-1': new Response(null, { status: 204 }),
    });
    const more = async (item: string) => {
      await user.click(
        await screen.findByRole('button', { name: 'More for Thorough examination, 12 months' }),
      );
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    expect(await screen.findByText('Added by Siân O’Neill')).toBeTruthy();
    await more('Replace');
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace the certificate' }));
    expect((dialog.getByLabelText('What it is') as HTMLSelectElement).value).toBe('examination-12');
    await user.type(dialog.getByLabelText('Day of the examination or service'), '2026-11-20');
    await user.click(dialog.getByRole('button', { name: 'Use 20 Nov 2027' }));
    await user.click(dialog.getByRole('button', { name: 'Save certificate' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf('POST /api/machines/m-1/certificates')).toMatchObject([
      { kind: 'examination-12', dueOn: '2027-11-20', replaces: 'c-1', isRequired: true },
    ]);
    await more('Remove');
    replies[PAGE] = page();
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(
      await screen.findByText(/^Thorough examinations, inspections, services and insurance appear here/),
    ).toBeTruthy();
    expect(calls.filter(({ call }) => call === 'DELETE /api/certificates/c-1')).toHaveLength(1);
  });
});
