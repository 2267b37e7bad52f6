import { addDays } from '@groundsheet/form-rules';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'valibot';

import { AN_OVERVIEW, NO_HOURS, theOverview } from '../../../testing/overview.js';
import { region } from '../../../testing/page.js';
import { today } from '../../lib/today.js';
import { daysOf, moved, presetsOf, titleOf, withDay } from './chosen-days.js';
import { OVERVIEW_SEARCH } from './overview-search.js';

const WEEK = '/overview?from=2025-11-16&to=2025-11-22';

describe('the overview', () => {
  it('tells what there is to do, each leading to it', async () => {
    theOverview(WEEK, {
      ...AN_OVERVIEW,
      missing: { items: [], total: 1203 },
    });
    const tiles = within(await screen.findByRole('navigation', { name: 'To do' }));
    await tiles.findByText('1203');
    expect(tiles.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['4To approve', '/collations?tab=ready'],
      ['1203Missing', '#missing'],
      ['3Open defects', '/defects'],
      ['0Mail that came back', '#mail'],
    ]);
    for (const id of ['missing', 'defects', 'mail']) expect(document.getElementById(id)).toBeTruthy();
    expect(tiles.getByRole('link', { name: /^0/ }).className).not.toContain('border-s-');
    expect(tiles.getByRole('link', { name: /^3/ }).className).toContain('border-s-bad');
  });

  const SHEETS = { isConfirmed: true, otherNames: [], askedAt: null, machines: 'D-114', hasDraft: false };

  it('says in red that clients say something is wrong, and who is waited for, as it is at the moment', async () => {
    const since = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();
    let counts = { waiting: 1, queries: 0, oldestAskedAt: since(12), oldestQueryAt: null as string | null };
    const { streams } = theOverview('/overview', AN_OVERVIEW, 'supervisor', {
      'GET /api/sign-requests/counts': () => counts,
    });
    const link = await screen.findByRole('link', { name: '1 signature outstanding (for 12 days)' });
    expect(link.className).not.toMatch(/bg-bad-soft/);
    counts = { waiting: 5, queries: 2, oldestAskedAt: since(12), oldestQueryAt: since(3) };
    act(() => streams.open().forEach((stream) => stream.tell('changed')));
    const red = await screen.findByRole('link', {
      name: '2 clients say that something is wrong (the oldest for 3 days), 5 signatures outstanding (the oldest for 12 days)',
    });
    expect(red.className).toMatch(/bg-bad-soft/);
    // Of two colours the sheet of styles decides, not their order here.
    expect(red.className).not.toMatch(/(bg-surface|border-strong|text-text)\b/);
    expect(red.getAttribute('href')).toBe('/waiting');
  });

  it('lists whose week lacks what, with its file', async () => {
    theOverview(WEEK, {
      ...AN_OVERVIEW,
      missing: {
        items: [
          {
            ...{ ...SHEETS, driverId: '1', driverName: 'Dave Hill', weekEnding: '2025-11-22' },
            ...{ lacks: 'timesheet', timesheets: 0, checkSheets: 5 },
          },
          {
            ...{
              ...SHEETS,
              driverId: '2',
              driverName: 'Jo Field',
              isConfirmed: false,
              otherNames: ['Al Fore'],
            },
            ...{ weekEnding: '2025-11-22', lacks: 'check-sheets', timesheets: 1, checkSheets: 0 },
            ...{ machines: null, hasDraft: true },
          },
          {
            ...{ ...SHEETS, driverId: '1', driverName: 'Dave Hill', weekEnding: '2199-11-23' },
            ...{ lacks: 'timesheet', timesheets: 0, checkSheets: 2 },
          },
        ],
        total: 1203,
      },
    });
    const missing = await region('Missing');
    expect(missing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      [
        'Dave HillTimesheet, D-114, week to 22 NovAsk Dave Hill, week ending Sat 22 Nov 2025',
        'Jo FieldCheck sheets, week to 22 NovBegunTyped: Al ForeAddress not confirmedAsk Jo Field, week ending Sat 22 Nov 2025',
        'Dave HillTimesheet, D-114, week to 23 NovWeek not overAsk Dave Hill, week ending Sat 23 Nov 2199',
      ].map((text) => expect.stringMatching(text.replaceAll(/(?=Begun|Typed|Address)/g, ' ?'))),
    );
    expect(missing.getByText('And 1,200 more, which are in the CSV file.')).toBeTruthy();
    expect(missing.getByRole('link', { name: /^CSV/ }).getAttribute('href')).toBe(
      '/api/overview/table.csv?part=missing&from=2025-11-16&to=2025-11-22',
    );
  });

  it('lists open defects with their days and photos, and mail that came back, each leading to its form', async () => {
    const ago = (days: number) => addDays(today(), -days);
    const defect = {
      plantNumber: 'D-114',
      finding: 'Fail',
      severity: 'B',
      photoUrl: null,
      isStopping: false,
    };
    const open = [
      {
        ...defect,
        id: '7',
        item: 'Park brake',
        severity: 'A',
        isStopping: true,
        openedAt: `${ago(5)}T12:00:00Z`,
      },
      { ...defect, id: '8', item: 'Mirrors', photoUrl: '/api/p/1', openedAt: `${ago(0)}T12:00:00Z` },
    ];
    const returned = {
      ...AN_OVERVIEW,
      returnedMails: {
        items: [
          {
            ...{ mailId: '1', about: 'timesheet', formId: '9', reference: 'TS-7K3M9QXD', state: 'bounced' },
            ...{ recipient: 'foreman@northgate-civils.co.uk', driverName: 'Dave Hill' },
          },
          {
            ...{ mailId: '2', about: 'form-set', formId: '10', reference: 'FS-7K3M9QXD', state: 'failed' },
            ...{ recipient: 'yard@northgate-civils.co.uk', driverName: '' },
          },
        ],
        total: 2,
      },
    };
    theOverview(WEEK, returned, 'supervisor', { 'GET /api/defects': open });
    const defects = await region('Defects');
    expect(await defects.findByText('Do not use: Fail, open for 5 days')).toBeTruthy();
    expect(defects.getByText('Use with care: Fail, found today')).toBeTruthy();
    expect(defects.getByText('And 1 more, which are in the CSV file.')).toBeTruthy();
    expect(defects.getByRole('img', { name: 'Photo of D-114, Mirrors' }).getAttribute('src')).toBe(
      '/api/p/1',
    );
    const placesOf = (within: typeof defects) =>
      within.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(placesOf(defects)).toEqual(['/api/defects/table.csv', ...['/defects/7', '/defects/8']]);
    const mail = await region('Mail that came back');
    expect(mail.getByText('Bounced')).toBeTruthy();
    expect(mail.getAllByRole('link')[0]!.textContent).toContain('Timesheet TS-7K3M9QXD of Dave Hill');
    expect(mail.getByText('Not sent')).toBeTruthy();
    expect(placesOf(mail)).toEqual(['/completed-form/9', '/collations/10']);
  });

  const ALL_SENT = AN_OVERVIEW.forms.map((count) => ({ ...count, drafts: 0 }));
  const NO_DEFECTS = { 'GET /api/defects/counts': { new: 0, 'in hand': 0, repaired: 0, overdue: 0 } };
  const GREEN = /^All in: every driver/;

  it('says in green that all is in, and offers no file of what there is none of', async () => {
    const address = '/overview?from=2025-11-16&to=2025-11-22';
    theOverview(address, { ...AN_OVERVIEW, forms: ALL_SENT }, 'supervisor', NO_DEFECTS);
    expect((await screen.findByText(GREEN)).className).toContain('text-good');
    expect(await screen.findByText('No timesheet was sent for these days.')).toBeTruthy();
    expect(await screen.findByText('No open defects.')).toBeTruthy();
    expect(screen.getByText('No mail about these days has come back.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^CSV/ })).toBeNull();
  });

  it('leads from every empty card to where there is more', async () => {
    const { user } = theOverview(WEEK, AN_OVERVIEW);
    const link = async (card: string, name: string) =>
      (await (await region(card)).findByRole('link', { name })).getAttribute('href');
    expect(await link('Missing', 'Show form sets')).toBe('/collations');
    expect(await link('Defects', 'Show check sheets')).toBe('/forms?kind=check-sheet');
    expect(await link('Mail that came back', 'Show sent forms')).toBe('/forms?status=submitted');
    await (await region('Hours')).findByRole('button', { name: 'Four weeks earlier' });
    await user.click((await region('Hours per day')).getByRole('button', { name: 'Four weeks earlier' }));
    await waitFor(() => expect(location.search).toBe('?from=2025-10-19&to=2025-10-25'));
  });

  const NONE_SENT = ALL_SENT.map((count) => ({ ...count, sent: 0 }));
  const A_GUEST = {
    typedName: 'Al Fore',
    weekEnding: '2025-11-22',
    timesheets: 0,
    checkSheets: 3,
    machines: null,
  };

  it.each([
    ['before the days are over', 'from=2199-11-17&to=2199-11-23', {}, 'The days are not over yet.'],
    ['of days that begin on a Monday', 'from=2025-11-17&to=2025-11-22', {}, 'These are not whole weeks.'],
    ['of days that end on a Friday', 'from=2025-11-16&to=2025-11-21', {}, 'These are not whole weeks.'],
    [
      'with sheets of guests',
      'from=2025-11-16&to=2025-11-22',
      { guestSheets: { items: [A_GUEST], total: 1 } },
      'Sheets without an account cannot be matched to a driver.',
    ],
    [
      'with drafts',
      'from=2025-11-16&to=2025-11-22',
      { forms: AN_OVERVIEW.forms },
      '3 drafts have not been sent.',
    ],
    [
      'where nothing came in',
      'from=2025-11-16&to=2025-11-22',
      { forms: NONE_SENT },
      'No form was sent for these days.',
    ],
  ])('does not say in green that all is in %s', async (_, days, change, reason) => {
    theOverview(`/overview?${days}`, { ...AN_OVERVIEW, forms: ALL_SENT, ...change });
    const said = await screen.findByText(`Nothing is missing from what has come in. ${reason}`);
    expect(said.className).toContain('text-muted');
    expect(screen.queryByText(GREEN)).toBeNull();
  });

  it('names what came in without an account in grey', async () => {
    theOverview('/overview?from=2025-11-16&to=2025-11-22', {
      ...AN_OVERVIEW,
      guestSheets: { items: [A_GUEST], total: 1 },
    });
    const guests = within(await screen.findByRole('region', { name: 'Sheets without an account' }));
    expect(guests.getByText('Al Fore').closest('.text-muted')).toBeTruthy();
  });

  it('keeps the chosen days in the address', async () => {
    const { asked, user } = theOverview('/overview?from=2026-01-05&to=2026-01-09', AN_OVERVIEW);
    await user.click(await screen.findByRole('button', { name: 'Other days' }));
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-01-07' } });
    await waitFor(() => expect(location.search).toBe('?from=2026-01-07&to=2026-01-09'));
    await user.click(screen.getByRole('button', { name: 'Last week' }));
    await waitFor(() => expect(asked.at(-1)).toBe(location.search));
    await user.click(screen.getByRole('button', { name: 'Other days' }));
    expect(await screen.findByRole('button', { name: 'Last week', pressed: true })).toBeTruthy();
  });

  it('goes a week back and forth, and says which it is', async () => {
    const { asked, user } = theOverview('/overview?from=2024-11-17&to=2024-11-23', AN_OVERVIEW);
    await screen.findByRole('heading', { level: 1, name: 'Overview: Week to Sat 23 Nov 2024' });
    await user.click(screen.getByRole('button', { name: 'Earlier' }));
    await screen.findByRole('heading', { level: 1, name: 'Overview: Week to Sat 16 Nov 2024' });
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await screen.findByRole('heading', { level: 1, name: 'Overview: Week to Sat 30 Nov 2024' });
    await waitFor(() => expect(asked.at(-1)).toBe('?from=2024-11-24&to=2024-11-30'));
  });

  it('does not let a driver in', async () => {
    const { asked } = theOverview('/overview', AN_OVERVIEW, 'driver');
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(asked).toEqual([]);
  });

  it('leaves a day alone while it is typed, and asks for it once it is whole', async () => {
    const { asked, user } = theOverview('/overview?from=2026-11-15&to=2026-11-21', AN_OVERVIEW);
    await user.click(await screen.findByRole('button', { name: 'Other days' }));
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
});

describe('the hours', () => {
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
});

describe('a driver whose sheets are missing', () => {
  const rowOf = (askedAt: string | null) => ({
    ...AN_OVERVIEW,
    missing: {
      items: [
        {
          driverId: '1',
          driverName: 'Dave Hill',
          ...{ isConfirmed: true, otherNames: [], machines: 'D-114', hasDraft: false },
          ...{ weekEnding: '2025-11-22', lacks: 'timesheet', timesheets: 0, checkSheets: 5, askedAt },
        },
      ],
      total: 1,
    },
  });
  const DAYS = '/overview?from=2025-11-16&to=2025-11-22';

  it('is asked from the row, which then says when', async () => {
    let askedAt: string | null = null;
    const bodies: unknown[] = [];
    const { user } = theOverview(DAYS, () => rowOf(askedAt), 'supervisor', {
      'POST /api/collations/ask': async (request: Request) => {
        bodies.push(await request.json());
        askedAt = new Date().toISOString();
        return new Response(null, { status: 204 });
      },
    });
    await user.click(
      await screen.findByRole('button', { name: 'Ask Dave Hill, week ending Sat 22 Nov 2025' }),
    );
    expect((await screen.findByText(/^Asked \d\d:\d\d$/)).role).toBe('status');
    expect(screen.queryByRole('button', { name: /^Ask / })).toBeNull();
    expect(bodies).toEqual([{ driverId: '1', week: '2025-11-22' }]);
  });

  it('who was asked on another day is told with the day', async () => {
    theOverview(DAYS, rowOf('2025-11-23T16:10:00.000Z'));
    expect(await screen.findByText(/^Asked .*23 Nov 2025.* 16:10$/)).toBeTruthy();
  });

  it('is not asked again where a colleague has asked', async () => {
    const { user } = theOverview(DAYS, rowOf(null), 'supervisor', {
      'POST /api/collations/ask': () =>
        Response.json(
          { code: 'form-set.asked-already', message: 'Dave Hill has been asked already.' },
          { status: 429 },
        ),
    });
    await user.click(await screen.findByRole('button', { name: /^Ask Dave Hill/ }));
    expect(await screen.findByText('Dave Hill has been asked already.')).toBeTruthy();
  });
});

describe('the address of the overview', () => {
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

  it.each([
    ['2026-11-15', '2026-11-21', 'Week to Sat 21 Nov'],
    ['2026-10-25', '2026-11-21', 'Four weeks to Sat 21 Nov'],
    ['2026-11-08', '2026-11-21', '2 weeks to Sat 21 Nov'],
    ['2026-11-16', '2026-11-20', 'Mon 16 Nov to Fri 20 Nov'],
    ['2026-11-16', '2026-11-16', 'Mon 16 Nov'],
    ['2025-12-28', '2026-01-03', 'Week to Sat 3 Jan'],
    ['2025-12-29', '2026-01-03', 'Mon 29 Dec 2025 to Sat 3 Jan'],
  ])('calls %s to %s: %s', (from, to, title) => {
    expect(titleOf({ from, to }, '2026-11-25')).toBe(title);
  });

  it.each([
    [{ from: '2026-11-15', to: '2026-11-21' }, '2026-11-08', '2026-11-14'],
    [{ from: '2026-10-25', to: '2026-11-21' }, '2026-09-27', '2026-10-24'],
    [{ from: '2026-03-29', to: '2026-03-29' }, '2026-03-28', '2026-03-28'],
  ])('moves %j as far as it is long', (days, from, to) => {
    expect(moved(days, 'earlier')).toEqual({ from, to });
    expect(moved({ from, to }, 'later')).toEqual(days);
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
});
