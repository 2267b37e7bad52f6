import { addDays, type DayName, emptyWeek, saturdaysAround, standardShift } from '@groundsheet/form-rules';
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { aCollation } from '../../../testing/collations.js';
import { aFilledWeek, LIMITS } from '../../../testing/filled-week.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';
import { saveEntry } from '../../forms/outbox/outbox-store.js';
import { today } from '../../lib/today.js';
import { driverTab, guestTab, readPortalSearch } from './portal-search.js';
import { countsInWeek, weekHours, type WeekTimesheet } from './week-hours.js';

describe('the home of a stranger', () => {
  const HILL = {
    name: 'Hill Plant Ltd',
    addressLines: ['Saltmeadows Road', 'Gateshead'],
    telephone: '0191 496 0200',
    accent: null,
    logoUrl: null,
  };

  it('tells a stranger what it is, for whom and who runs it, and how to ring them', async () => {
    aServer({ 'GET /api/firm': HILL });
    openPage('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
      'textContent',
      'Timesheets and daily plant checks.',
    );
    expect(await screen.findByText('For the drivers and clients of Hill Plant Ltd')).toBeTruthy();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(/Saltmeadows Road, Gateshead/).textContent).toMatch(/^Run by Hill Plant Ltd/);
    expect(footer.getByRole('link', { name: 'Ring 0191 496 0200' }).getAttribute('href')).toBe(
      'tel:01914960200',
    );
    expect(footer.getByRole('link', { name: /^Privacy policy/ }).getAttribute('href')).toBe(
      '/privacy-policy',
    );
    expect(screen.getByRole('img', { name: /^A finished timesheet/ })).toBeTruthy();
    for (const reason of [
      'No account needed',
      'Fill it in without a signal',
      'Your signature stays on the form',
    ])
      expect(screen.getByText(reason)).toBeTruthy();
  });

  it('names nobody where no firm is set', async () => {
    aServer({});
    openPage('/');
    expect(await screen.findByText('For plant drivers, clients and the hire desk')).toBeTruthy();
    expect(screen.queryByText(/Run by/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Ring/ })).toBeNull();
  });

  it('has the privacy notice at the foot, with both buttons for a form above it', async () => {
    aServer({});
    openPage('/');
    const start = within(await screen.findByRole('region', { name: 'Quick Start' }));
    expect(start.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Quick TimesheetThe week, signed and mailed',
      'Quick Check SheetDaily plant defect check',
    ]);
    const notice = screen.getByRole('region', { name: 'Privacy' });
    const footer = screen.getByRole('contentinfo');
    expect(footer.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each([
    ['Log in', 'Login', '?login=true'],
    ['Create one', 'Create Account', '?signup=true'],
  ])('keeps the tabs folded until “%s” opens %s, with the focus on it', async (link, tab, search) => {
    aServer({});
    const user = openPage('/');
    await user.click(await screen.findByRole('link', { name: link }));
    const opened = await screen.findByRole('tab', { name: tab, selected: true });
    await waitFor(() => expect(document.activeElement).toBe(opened));
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Login',
      'Create Account',
    ]);
    expect(location.search).toBe(search);
    expect(screen.queryByRole('link', { name: link })).toBeNull();
  });
});

describe('the first page', () => {
  const LIST = 'GET /api/collations';
  const REFUSED = refusal(422, 'request.invalid', 'Please choose other days.');
  const OVERVIEW = { 'GET /api/overview': REFUSED, 'GET /api/overview/hours': REFUSED };
  const SETS = { 'GET /api/collations/counts': { ready: 1, incomplete: 0, needsCompletion: 0 } };

  it.each([
    ['supervisor', '/collations', /^Get Approval/],
    ['admin', '/overview', /To approve$/],
  ] as const)('a %s who signs in comes to %s', async (role, address, link) => {
    const account = anAccount(role);
    aServer({
      ...account,
      'GET /api/collations/counts': { ready: 4, incomplete: 0, needsCompletion: 0 },
      [LIST]: [aCollation()],
      ...OVERVIEW,
      'POST /api/drivers/login': account['GET /api/drivers/me'],
    });
    const user = openPage('/?login=true');
    await user.type(await screen.findByLabelText('Email'), 'sian@h.co');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}');
    expect(await screen.findByRole('link', { name: link })).toBeTruthy();
    expect(location.pathname).toBe(address);
  });

  it.each([
    ['supervisor', '/collations'],
    ['admin', '/overview'],
    ['driver', '/?tab=dashboard'],
  ] as const)('Back to Dashboard leads a %s to %s', async (role, address) => {
    signedInHere(role);
    aServer({ ...anAccount(role), ...SETS, [LIST]: [], 'GET /api/history': [], ...OVERVIEW });
    openPage('/home');
    await waitFor(() => expect(location.pathname + location.search).toBe(address));
  });

  it.each(['supervisor', 'admin'] as const)('View Forms leads a %s to everybody’s forms', async (role) => {
    signedInHere(role);
    aServer({ ...anAccount(role), ...SETS, [LIST]: [], 'GET /api/history': [], ...OVERVIEW });
    openPage('/');
    expect((await screen.findByRole('link', { name: 'View Forms' })).getAttribute('href')).toBe('/forms');
  });

  it('a supervisor’s home shows what waits, not hours and checks of their own', async () => {
    signedInHere('supervisor');
    aServer({ ...anAccount('supervisor'), ...SETS, [LIST]: [aCollation()], 'GET /api/history': [] });
    openPage('/');
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    expect((await waiting.findByRole('link', { name: /^Get Approval/ })).getAttribute('href')).toBe(
      '/collations/set-1',
    );
    expect(await waiting.findByRole('link', { name: '1 Ready for Approval' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Welcome back, Siân O’Neill!' })).toBeTruthy();
    expect(screen.queryByText('This week')).toBeNull();
    expect(screen.queryByText('Daily Checks')).toBeNull();
  });

  it.each([
    ['leads straight to the one set that is ready', [aCollation({ isOwn: true })], '/collations/set-1'],
    [
      'lets a driver choose among several',
      [aCollation(), aCollation({ id: 'set-2' })],
      '/collations?tab=ready',
    ],
    ['says where there is none what is lacking', [], '/collations?tab=ready'],
  ])('Present for Approval %s', async (_, ready, address) => {
    signedInHere('driver');
    aServer({ ...anAccount('driver'), ...SETS, [LIST]: ready, 'GET /api/history': [] });
    openPage('/');
    const present = () => screen.queryByRole('link', { name: 'Present for Approval' });
    await waitFor(() => expect(present()?.getAttribute('href')).toBe(address));
    expect(screen.getByRole('link', { name: 'View Collations' }).getAttribute('href')).toBe('/collations');
  });
});

describe('the home of a driver', () => {
  const { coming } = saturdaysAround(today());
  const previous = addDays(coming, -7);
  const aForm = (kind: 'timesheet' | 'check-sheet', date: string, of: object = {}) => ({
    id: `${kind} ${date}`,
    kind,
    reference: 'TS-7K3M9QXD',
    status: 'submitted',
    isSigned: false,
    date,
    customerId: 'c1',
    customerName: 'Northgate Civils',
    plantNumber: 'D-114',
    changedAt: `${date}T10:00:00.000Z`,
    mails: [],
    totalHours: 9,
    ...of,
  });
  const DRAFT = { status: 'draft' };

  async function theHomeOf(forms: ReturnType<typeof aForm>[], replies = {}) {
    signedInHere('driver');
    const server = aServer({
      ...anAccount('driver'),
      'GET /api/history': (request: Request) => {
        const asked = new URL(request.url).searchParams.get('status');
        return forms.filter(({ status }) => !asked || status === asked);
      },
      'GET /api/collations': [],
      ...replies,
    });
    const user = openPage('/');
    const weeks = within(await screen.findByRole('region', { name: 'Your weeks' }));
    return { user, server, weeks };
  }

  it('shows a driver their weeks before anything else, with the copy of last week where it helps', async () => {
    const { weeks } = await theHomeOf([aForm('timesheet', previous), aForm('check-sheet', previous)]);
    expect(await weeks.findByText('Nothing begun this week')).toBeTruthy();
    expect(weeks.getByRole('button', { name: /^Copy last week/ })).toBeTruthy();
    const quick = screen.getByRole('button', { name: /^Quick Timesheet/ });
    expect(weeks.getByText('D-114', { selector: 'p' }).compareDocumentPosition(quick)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('copies last week into the week of its line with one tap, and has today’s check in the menu', async () => {
    const copy = `POST /api/timesheets/timesheet ${previous}/copy`.replace('sheet 2', 'sheet%202');
    const sent = [aForm('timesheet', previous), aForm('check-sheet', previous)];
    const { user, weeks, server } = await theHomeOf(sent, { [copy]: { id: 'draft-1' } });
    await user.click(await weeks.findByRole('button', { name: /^More for D-114/ }));
    expect(await screen.findByRole('menuitem', { name: 'Start today’s check: D-114' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.dblClick(weeks.getByRole('button', { name: /^Copy last week/ }));
    await waitFor(() => expect(location.pathname).toBe('/timesheet'));
    expect(new URLSearchParams(location.search).get('draft')).toBe('draft-1');
    expect(server.bodiesOf(copy)).toEqual([{ weekEnding: coming }]);
  });

  it('says under its line why last week could not be copied', async () => {
    const { user, weeks } = await theHomeOf([aForm('timesheet', previous), aForm('check-sheet', previous)]);
    await user.click(weeks.getByRole('button', { name: /^Copy last week/ }));
    expect((await weeks.findByRole('alert')).textContent).toMatch(/could not be started|Check the signal/);
  });

  it('ticks a week only when all of it is sent', async () => {
    const { weeks } = await theHomeOf([
      aForm('timesheet', coming, { status: 'draft', isSigned: true }),
      aForm('check-sheet', today()),
    ]);
    expect(await weeks.findByText('Timesheet signed, waits for approval · 1 check sent')).toBeTruthy();
    expect(weeks.queryByText(/^Timesheet sent/)).toBeNull();
  });

  it('keeps all drafts in reach: four lines, and the others behind one button', async () => {
    const drafts = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6'].map((plantNumber) =>
      aForm('timesheet', coming, { ...DRAFT, id: plantNumber, plantNumber }),
    );
    const { user, weeks } = await theHomeOf(drafts);
    await waitFor(() => expect(weeks.getAllByRole('listitem')).toHaveLength(4));
    await user.click(weeks.getByRole('button', { name: '2 more' }));
    expect(weeks.getAllByRole('listitem')).toHaveLength(6);
    expect(weeks.queryByRole('button', { name: /more$/ })).toBeNull();
  });

  it('deletes a draft from the menu, after a question', async () => {
    const { user, server, weeks } = await theHomeOf([aForm('timesheet', coming, { ...DRAFT, id: 'id-1' })], {
      'DELETE /api/forms/id-1': new Response(null, { status: 204 }),
    });
    await user.click(await weeks.findByRole('button', { name: /^More for D-114/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete draft: timesheet' }));
    expect(await screen.findByText('Delete this draft timesheet?')).toBeTruthy();
    expect(server.bodiesOf('DELETE /api/forms/id-1')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Delete draft' }));
    await waitFor(() => expect(server.bodiesOf('DELETE /api/forms/id-1')).toHaveLength(1));
  });

  it('leads from each tile to the forms it speaks of', async () => {
    await theHomeOf([]);
    const tile = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await tile(/^Quick Timesheet/)).toBe('/history?kind=timesheet');
    expect(await tile(/^Daily Checks/)).toBe('/history?kind=check-sheet');
    expect(await tile(/^View Forms/)).toBe('/history');
  });

  it('offers both forms to a driver who has begun nothing', async () => {
    const { weeks } = await theHomeOf([]);
    expect(await weeks.findByText('Nothing is begun this week.')).toBeTruthy();
    expect(weeks.getByRole('link', { name: "Start today's check" })).toBeTruthy();
    expect(weeks.getByRole('link', { name: "Start this week's timesheet" })).toBeTruthy();
  });
});

describe('the home page without a signal', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  afterEach(() => {
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
  });
  afterAll(() => online.mockRestore());

  const aCheckThatWaits = (owner: string) =>
    saveEntry({
      id: 'id-2',
      owner,
      kind: 'check-sheet',
      revision: 1,
      draftName: `check-sheet/id-2:${owner}`,
      key: 'id-2',
      body: '{}',
      pictures: [],
      about: 'D-114',
      recipients: [],
      state: 'queued',
      attempts: 0,
      queuedAt: new Date().toISOString(),
      clockOffsetMs: 0,
      // Not before the test is over.
      notBefore: '2199-01-01T00:00:00Z',
    });

  /** A phone that has a signed form and a half-filled one, and loses its signal while the page is open. */
  async function aPhoneThatLosesItsSignal(owner: string) {
    await aFilledWeek(undefined, owner);
    await aCheckThatWaits(owner);
    const customers = [
      { id: 'c1', name: 'Northgate Civils', requiresOrderValidation: false, hasAddress: true },
    ];
    const seen = { at: new Date().toISOString(), customers };
    localStorage.setItem(`groundsheet-customers:${owner}`, JSON.stringify(seen));
    if (owner !== 'guest') signedInHere('driver');
    const server = aServer(owner === 'guest' ? LIMITS : { ...anAccount('driver'), ...LIMITS });
    const user = openPage('/');
    await screen.findByRole('link', { name: /^Outbox/ });
    for (const call of Object.keys(server.replies)) delete server.replies[call];
    online.mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    return user;
  }

  const WHO = [
    ['guest', 'guest'],
    ['driver', 'd'],
  ] as const;

  it.each(WHO)('still shows a %s what is signed and what is half filled in', async (_, owner) => {
    const user = await aPhoneThatLosesItsSignal(owner);
    await user.click(screen.getByRole('link', { name: /^Outbox/ }));
    expect(await screen.findByRole('list', { name: 'Outbox' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(await screen.findByRole('link', { name: 'Outbox: 1 waiting' })).toBeTruthy();
    const unsent = within(await screen.findByRole('list', { name: 'Unsent forms' }));
    await user.click(unsent.getByRole('button', { name: /^Carry on with your timesheet/ }));
    expect(await screen.findByLabelText("Client's name")).toHaveProperty('value', 'Jo Kerr');
  });

  it.each(WHO)('offers a %s the customers that the phone has seen', async (_, owner) => {
    const user = await aPhoneThatLosesItsSignal(owner);
    await user.click(screen.getByRole('button', { name: /^Quick Timesheet/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('No signal. This list was loaded just now.')).toBeTruthy();
    expect(dialog.getByRole('option', { name: 'Northgate Civils' })).toBeTruthy();
    expect(dialog.queryByText('Loading customers...')).toBeNull();
  });

  it('says that customers could not be loaded where the phone has seen none', async () => {
    const user = await aPhoneThatLosesItsSignal('guest');
    localStorage.removeItem('groundsheet-customers:guest');
    await user.click(screen.getByRole('button', { name: /^Quick Timesheet/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^The customers could not be loaded\. Check your signal/)).toBeTruthy();
    expect(dialog.queryByText('Loading customers...')).toBeNull();
  });
});

describe('a machine that a guest stands in front of', () => {
  const REPORT = 'POST /api/defect-reports';
  const LABEL = 'https://plant.example/m/GS-D-114#7f3a91c02d5e';
  const MACHINE = {
    plantNumber: 'D-114',
    vehicleType: 'dumper',
    status: 'in-use',
    lastCheckedOn: null,
    isCheckedToday: false,
    defects: [],
    certificates: [],
  };
  const TAKEN = {
    number: 'D-1042',
    plantNumber: 'D-114',
    item: 'Mirrors',
    severity: 'B',
    isStopping: false,
    isProposed: false,
    isMailed: false,
    isKnown: false,
  };

  /** The scanner that the home page leads to, on a phone whose browser gives no camera. */
  async function theScanner() {
    const server = aServer({
      'GET /api/vehicles/demo-codes': [{ code: LABEL, description: 'The label of D-114' }],
      'GET /api/machine-status/GS-D-114': MACHINE,
      'GET /api/machine-status/D-114': MACHINE,
      'GET /api/machine-status': [MACHINE],
      [REPORT]: TAKEN,
    });
    const user = openPage('/');
    await user.click(await screen.findByRole('link', { name: 'A machine' }));
    expect(await screen.findByLabelText('Use a photo of the code')).toBeTruthy();
    return { server, user };
  }

  async function reportMirrors(user: ReturnType<typeof openPage>) {
    await user.click(await screen.findByRole('link', { name: 'Report a defect' }));
    await user.selectOptions(await screen.findByLabelText('Item'), 'Mirrors');
    await user.click(screen.getByRole('button', { name: 'Report defect' }));
    expect(await screen.findByRole('heading', { name: 'Reported: D-1042' })).toBeTruthy();
  }

  it('opens by the code of its label, whose key goes with a report', async () => {
    const { server, user } = await theScanner();
    await user.click(await screen.findByRole('button', { name: 'Simulate QR' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'D-114' })).toBeTruthy();
    expect(location.pathname + location.hash).toBe('/m/GS-D-114#7f3a91c02d5e');
    await reportMirrors(user);
    expect(server.bodiesOf(REPORT)).toMatchObject([{ code: 'GS-D-114', key: '7f3a91c02d5e' }]);
  });

  it.each([
    ['its plant number', 'D-114', '/m/D-114'],
    ['the address on its label', LABEL, '/m/GS-D-114#7f3a91c02d5e'],
  ])('opens by %s, typed', async (_, typed, address) => {
    const { user } = await theScanner();
    await user.type(screen.getByLabelText('Or type the code or plant number'), `${typed}{Enter}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'D-114' })).toBeTruthy();
    expect(location.pathname + location.hash).toBe(address);
  });

  it('is reported without a key by a guest who has only typed its number', async () => {
    const { server, user } = await theScanner();
    await user.type(screen.getByLabelText('Or type the code or plant number'), 'D-114{Enter}');
    await reportMirrors(user);
    expect(server.bodiesOf(REPORT)).toMatchObject([{ code: 'D-114' }]);
    expect(server.bodiesOf(REPORT)[0]).not.toHaveProperty('key');
  });
});

describe('the address of the home page', () => {
  it.each([
    [{}, null, 'dashboard'],
    [{ login: true }, 'login', 'dashboard'],
    [{ login: 'true' }, 'login', 'dashboard'],
    [{ login: 'yes' }, null, 'dashboard'],
    [{ login: true, signup: true }, 'create-account', 'dashboard'],
    [{ signup: true }, 'create-account', 'dashboard'],
    [{ signup: 'true' }, 'create-account', 'dashboard'],
    [{ signup: false }, null, 'dashboard'],
    [{ signup: 1 }, null, 'dashboard'],
    [{ tab: 'account' }, 'login', 'account'],
    [{ tab: 'dashboard' }, 'login', 'dashboard'],
    [{ tab: 'vault' }, 'login', 'vault'],
    [{ tab: 'office' }, null, 'dashboard'],
  ])('%p opens %s for a guest and %s for a driver', (address, forGuest, forDriver) => {
    const search = readPortalSearch(address);
    expect(guestTab(search)).toBe(forGuest);
    expect(driverTab(search)).toBe(forDriver);
  });
});

describe('this week', () => {
  function aTimesheet(id: string, status: WeekTimesheet['status'], worked: DayName[]): WeekTimesheet {
    const days = emptyWeek();
    for (const day of worked) days[day] = standardShift(days[day]);
    return { id, status, days };
  }

  describe('the hours of a week', () => {
    it('are those of all its timesheets, day by day', () => {
      const saved = [
        aTimesheet('a', 'submitted', ['monday', 'tuesday']),
        aTimesheet('b', 'draft', ['tuesday']),
      ];
      expect(weekHours(saved, [])).toEqual({
        hours: { monday: 9, tuesday: 18, wednesday: 0, thursday: 0, friday: 0, saturday: 0, sunday: 0 },
        total: 27,
        sent: 'some',
      });
    });

    it('are taken from this device where it has the same timesheet', () => {
      const here = aTimesheet('a', 'draft', ['monday', 'tuesday']);
      expect(weekHours([aTimesheet('a', 'draft', ['monday'])], [here])).toMatchObject({
        total: 18,
        sent: 'none',
      });
      expect(weekHours([aTimesheet('b', 'draft', ['monday'])], [here])).toMatchObject({ total: 27 });
    });

    it('are all sent, or there are none', () => {
      expect(weekHours([aTimesheet('a', 'submitted', ['friday'])], [])).toMatchObject({
        total: 9,
        sent: 'all',
      });
      expect(weekHours([], [])).toBeNull();
    });
  });

  it.each([
    ['a draft', 'draft', null, null, true],
    ['a correction not sent yet', 'draft', 'x', null, false],
    ['a sent form', 'submitted', null, null, true],
    ['a correction that was sent', 'submitted', 'x', null, true],
    ['a form that was corrected', 'submitted', null, 'x', false],
  ] as const)('of %s the hours count or not', (_what, status, corrects, supersededBy, counts) => {
    expect(countsInWeek({ status, corrects, supersededBy })).toBe(counts);
  });
});
