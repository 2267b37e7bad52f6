/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../../testing/accounts.js';
import { openPage } from '../../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../../testing/server.js';
import type { Role } from '../../../lib/session/role.js';

const FORM = {
  ...{ kind: 'timesheet', id: 't-1', reference: 'TS-7K3M9QXD', status: 'submitted', date: '2026-11-21' },
  ...{ plantNumber: 'EX-0417', machineNumber: null, customerId: null, customerName: 'Northgate Civils' },
  ...{
    siteLocation: 'Wharf Road',
    orderNumber: 'P-001234',
    totalHours: 45.5,
    attentionCount: null,
    openCount: null,
  },
  ...{ changedAt: '2026-11-21T14:05:00.000Z', submittedAt: '2026-11-21T14:05:00.000Z', version: 1 },
  ...{ corrects: null, supersededBy: null, replacedBy: null, driverName: 'Dave Field', isClientSigned: true },
  isOrderOutdated: false,
  account: { fullName: 'Dave Field', isConfirmed: true, isAsTyped: true },
  readBy: [{ who: 'Ruth Keane', at: '2026-11-21T15:05:00.000Z' }],
  mails: [
    { recipient: 'hire@h.co', state: 'sent', sendingNo: 1, queuedAt: '', sentAt: null, reportedAt: null },
  ],
};
const OF_GUEST = {
  ...FORM,
  ...{
    kind: 'check-sheet',
    id: 'c-1',
    reference: 'CS-7K3M9QXD',
    totalHours: null,
    attentionCount: 2,
    openCount: 0,
  },
  ...{ account: null, driverName: 'Owen Gast', isClientSigned: false, readBy: [] },
};
const SIGNED_DRAFT = { ...FORM, id: 't-2', reference: 'TS-DRAFT000', status: 'draft', mails: [], readBy: [] };

interface Setting {
  role?: Role;
  address?: string;
  replies?: Replies;
}

/** The list as the office sees it, and what was asked for it. */
function theForms(forms: object, { role = 'admin', address = '/forms', replies = {} }: Setting = {}) {
  signedInHere(role);
  const asked: string[] = [];
  const server = aServer({
    ...anAccount(role),
    'GET /api/customers/active': [],
    'GET /api/forms': (request: Request) => {
      const { searchParams } = new URL(request.url);
      searchParams.sort();
      asked.push(searchParams.toString());
      return forms;
    },
    ...replies,
  });
  return { ...server, asked, user: openPage(address) };
}
const row = async (reference: string) =>
  within((await screen.findAllByText(reference))[0]!.closest('li, tr') as HTMLElement);

it.each(['supervisor', 'admin'] as const)('is in the office’s navigation for a %s', async (role) => {
  theForms([FORM], { role });
  const nav = within(await screen.findByRole('navigation', { name: 'Office' }));
  expect(nav.getByRole('link', { name: 'Forms', hidden: true }).getAttribute('href')).toBe('/forms');
  expect(await row('TS-7K3M9QXD')).toBeTruthy();
});

it('is not shown to drivers, and nothing is asked for them', async () => {
  const { asked } = theForms([FORM], { role: 'driver', replies: { 'GET /api/history': [] } });
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(asked).toEqual([]);
});

it('tells of each form what it is, whose, for whom, who has signed it and who has read it', async () => {
  theForms([FORM, OF_GUEST, SIGNED_DRAFT]);
  const week = await row('TS-7K3M9QXD');
  for (const words of [
    'Timesheet',
    'Dave Field',
    /Week ending Sat 21 Nov/,
    '45.5 hours',
    'Sent',
    /Ruth Keane/,
  ])
    expect(week.getByText(words)).toBeTruthy();
  expect(week.getByText('EX-0417, Northgate Civils, Wharf Road, P-001234')).toBeTruthy();
  expect(week.getByText('Client signed')).toBeTruthy();
  const check = await row('CS-7K3M9QXD');
  for (const words of ['Owen Gast', 'Guest', '2 defects']) expect(check.getByText(words)).toBeTruthy();
  // Few clients sign a check sheet.
  expect(check.queryByText(/^Client/)).toBeNull();
  expect(check.queryByText(/^Read by/)).toBeNull();
  const draft = await row('TS-DRAFT000');
  expect(draft.getByText('Draft')).toBeTruthy();
  expect(draft.queryByRole('link', { name: /Open/ })).toBeNull();
});

it('says under what name an account has signed, and whose address is not confirmed', async () => {
  const account = { fullName: 'Bev Haigh', isConfirmed: false, isAsTyped: false };
  theForms([{ ...FORM, account, supersededBy: 't-9', replacedBy: 'TS-NEWER000' }]);
  const week = await row('TS-7K3M9QXD');
  for (const words of [
    'Account of Bev Haigh',
    'Address not confirmed',
    'Superseded',
    /Replaced by TS-NEWER000/,
  ])
    expect(week.getByText(words)).toBeTruthy();
});

it('asks the server for what is searched and filtered, and offers all where nothing matches', async () => {
  const { user, asked } = theForms([], { address: '/forms?kind=letter&clientSigned=no&week=2026-11-21' });
  expect(await screen.findByText('No forms match your search.')).toBeTruthy();
  expect(asked[0]).toBe('clientSigned=no&week=2026-11-21');
  await user.type(screen.getByLabelText('Search'), 'wharf');
  await waitFor(() => expect(asked.at(-1)).toBe('clientSigned=no&search=wharf&week=2026-11-21'));
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await user.type(screen.getByLabelText('Driver'), 'dave');
  await user.type(screen.getByLabelText('Plant number'), 'd-114');
  await user.selectOptions(screen.getByLabelText('Corrected'), 'Superseded');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Timesheets');
  await waitFor(() =>
    expect(asked.at(-1)).toBe(
      'clientSigned=no&corrected=yes&driver=dave&kind=timesheet&plantNumber=d-114&search=wharf&week=2026-11-21',
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  await user.click(await screen.findByRole('button', { name: 'Show all forms' }));
  await waitFor(() => expect(asked.at(-1)).toBe(''));
});

it('says what will be here where nothing was sent yet', async () => {
  theForms([]);
  expect(await screen.findByText(/appear here once a driver or a guest sends one/)).toBeTruthy();
});

it('says that it cannot be loaded, and tries again', async () => {
  const { user, replies } = theForms(refusal(500, 'server.failed', 'Something went wrong here.'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  replies['GET /api/forms'] = [FORM];
  await user.click(again);
  expect(await row('TS-7K3M9QXD')).toBeTruthy();
});

it('opens a form, and mails it again to those who have had it', async () => {
  const call = 'POST /api/forms/t-1/send-again';
  const { user, bodiesOf } = theForms([FORM], { replies: { [call]: { id: 't-1' } } });
  const open = (await row('TS-7K3M9QXD')).getByRole('link', { name: /^Open/ });
  expect(open.getAttribute('href')).toBe('/completed-form/t-1');
  await user.click(screen.getByRole('button', { name: 'More for TS-7K3M9QXD' }));
  expect(await screen.findByRole('menuitem', { name: 'PDF' })).toBeTruthy();
  await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
  await user.click(await screen.findByRole('button', { name: 'Send again (1)' }));
  expect(await screen.findByText('On its way')).toBeTruthy();
  expect(bodiesOf(call)).toEqual([{ recipients: ['hire@h.co'] }]);
});

it('offers what is shown as files, by day or by form, and afterwards what has changed since', async () => {
  const { user, asked } = theForms([FORM], { address: '/forms?week=2026-11-21' });
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(await screen.findByRole('heading', { name: 'Download the matching forms' })).toBeTruthy();
  expect(link('Table (CSV)')).toBe('/api/forms/export.csv?week=2026-11-21');
  await user.selectOptions(screen.getByLabelText('A row for'), 'Each form');
  expect(link('Spreadsheet (XLSX)')).toBe('/api/forms/export.xlsx?week=2026-11-21&rows=form');
  expect(link('All PDFs (ZIP)')).toBe('/api/forms/export.zip?week=2026-11-21');
  await user.click(screen.getByRole('link', { name: 'Table (CSV)' }));
  await user.click(await screen.findByRole('button', { name: 'Show what has changed since' }));
  await waitFor(() => expect(asked.at(-1)).toMatch(/^changedSince=2\d{3}-.*Z&week=2026-11-21$/));
  await user.click(await screen.findByRole('button', { name: 'Show the others, too' }));
  await waitFor(() => expect(location.search).toBe('?week=2026-11-21'));
});

it('marks a form that was signed before the order rules changed', async () => {
  theForms([{ ...FORM, isOrderOutdated: true }, { ...OF_GUEST }]);
  expect(await screen.findAllByText('Earlier order rules')).toHaveLength(1);
});
