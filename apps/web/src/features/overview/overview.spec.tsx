/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { addDays } from '@groundsheet/form-rules';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { AN_OVERVIEW, theOverview } from '../../../testing/overview.js';
import { closePage } from '../../../testing/page.js';
import { today } from '../../lib/today.js';

afterEach(closePage);

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const WEEK = '/overview?from=2025-11-16&to=2025-11-22';

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
  const defect = { plantNumber: 'D-114', finding: 'Fail', severity: 'B', photoUrl: null, isStopping: false };
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
  expect(defects.getByRole('img', { name: 'Photo of D-114, Mirrors' }).getAttribute('src')).toBe('/api/p/1');
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
