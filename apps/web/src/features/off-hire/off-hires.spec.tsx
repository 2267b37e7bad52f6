/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';
import type { Role } from '../../lib/session/role.js';

const LISTED = {
  ...{ id: 'o-1', reference: 'OH-7K3M9QXD', state: 'waiting', plantNumber: 'D-114', vehicleType: 'dumper' },
  ...{
    machineNumber: 'Thwaites MACH 690',
    isRegistered: true,
    firm: 'Northgate Civils Ltd',
    isCustomer: true,
  },
  ...{ contactName: 'Siân O’Neill', siteLocation: 'Wharf Road', readyFrom: '2199-11-27' },
  ...{ givenAt: '2026-11-25T09:15:00.000Z', noticeDays: 7, noticeEnds: '2199-12-04', daysLeft: 3 },
  collectedAt: null,
};
const OVER = {
  ...LISTED,
  id: 'o-2',
  reference: 'OH-00000002',
  noticeEnds: '2026-01-05',
  daysLeft: 0,
  isRegistered: false,
  isCustomer: false,
};
const COLLECTED = {
  ...LISTED,
  id: 'o-3',
  reference: 'OH-00000003',
  state: 'collected',
  collectedAt: '2026-11-25T10:15:00.000Z',
};
const WHOLE = {
  ...LISTED,
  ...{
    phone: '0191 496 0114',
    email: 'sian@northgate-civils.co.uk',
    companyEmail: null,
    machineHours: '4210',
  },
  ...{
    photoURLs: ['/api/off-hires/o-1/photos/p-1'],
    collectedPhotoURLs: [],
    collectedBy: null,
    collectedNote: null,
  },
  ...{ withdrawnAt: null, withdrawnReason: null },
  events: [{ at: LISTED.givenAt, words: 'Gave an off-hire notice', who: null }],
};

function theOffice(address: string, replies: Replies, role: Role = 'supervisor') {
  signedInHere(role);
  const asked: string[] = [];
  const list = replies['GET /api/off-hires'] ?? [LISTED, OVER, COLLECTED];
  const server = aServer({
    ...anAccount(role),
    ...replies,
    'GET /api/off-hires': (request: Request) => {
      const { searchParams } = new URL(request.url);
      searchParams.sort();
      asked.push(searchParams.toString());
      return typeof list === 'function' ? list(request) : list;
    },
  });
  return { ...server, asked, user: openPage(address) };
}
const row = async (reference: string) =>
  within((await screen.findAllByText(reference))[0]!.closest('li, tr') as HTMLElement);

it.each(['supervisor', 'admin'] as const)(
  'are listed for a %s with machine, firm, days left and state',
  async (role) => {
    theOffice('/off-hires', {}, role);
    const waiting = await row('OH-7K3M9QXD');
    for (const words of [
      'D-114',
      'Northgate Civils Ltd',
      'Siân O’Neill, Wharf Road',
      '3 working days left',
      'Waiting for collection',
    ])
      expect(waiting.getByText(words)).toBeTruthy();
    const over = await row('OH-00000002');
    for (const words of ['Notice over', 'Not in the register', 'Not a customer in the register'])
      expect(over.getByText(words)).toBeTruthy();
    expect((await row('OH-00000003')).getByText('Collected')).toBeTruthy();
    expect(waiting.getByRole('link', { name: /^Open/ }).getAttribute('href')).toBe('/off-hires/o-1');
    const file = screen.getByRole('link', { name: 'All notices (CSV)' });
    expect(file.getAttribute('href')).toBe('/api/off-hires/export.csv?');
  },
);

it('are not shown to drivers, and nothing is asked for them', async () => {
  const { asked } = theOffice('/off-hires', { 'GET /api/history': [] }, 'driver');
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(asked).toEqual([]);
});

it('are filtered by state, days and words, and all shown again where nothing fits', async () => {
  const { asked, user } = theOffice('/off-hires?state=lost&from=2026-11-01', { 'GET /api/off-hires': [] });
  expect(await screen.findByText('No notices match what you are looking for.')).toBeTruthy();
  expect(asked[0]).toBe('from=2026-11-01');
  await user.type(screen.getByLabelText('Search'), 'northgate');
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await user.selectOptions(screen.getByLabelText('State'), 'Notice over');
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  await waitFor(() => expect(asked.at(-1)).toBe('from=2026-11-01&search=northgate&state=over'));
  await user.click(await screen.findByRole('button', { name: 'Show all notices' }));
  await waitFor(() => expect(asked.at(-1)).toBe(''));
  expect(await screen.findByText(/appear here as soon as one is given/)).toBeTruthy();
});

it('say what was said, and are confirmed as collected: the faults stay beside their fields', async () => {
  const call = 'POST /api/off-hires/o-1/collect';
  const { user, replies, bodiesOf } = theOffice('/off-hires/o-1', {
    'GET /api/off-hires/o-1': WHOLE,
    [call]: () =>
      refusal(422, 'request.invalid', 'No.', [
        { path: 'collectedBy', code: 'x', message: 'Please enter who collected it.' },
      ]),
  });
  for (const words of [
    '0191 496 0114',
    '4210',
    /^7 working days, to \w{3} 4 Dec 2199/,
    'Gave an off-hire notice',
  ])
    expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Photos of the notice 1/ }).getAttribute('src')).toBe(
    '/api/off-hires/o-1/photos/p-1',
  );
  await user.click(screen.getByRole('button', { name: 'Confirm collection' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm collection of D-114' }));
  await user.click(dialog.getByRole('button', { name: 'Confirm collection' }));
  expect(await dialog.findByText('Please enter who collected it.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Collected by'), 'Dave Hill');
  await user.type(dialog.getByLabelText('Note (optional)'), 'Mirror cracked.');
  replies[call] = () => new Response(null, { status: 204 });
  replies['GET /api/off-hires/o-1'] = {
    ...WHOLE,
    state: 'collected',
    collectedAt: '2026-11-25T10:15:00.000Z',
    collectedBy: 'Dave Hill',
  };
  await user.click(dialog.getByRole('button', { name: 'Confirm collection' }));
  expect(await screen.findByText('Collection confirmed')).toBeTruthy();
  expect(bodiesOf(call).at(-1)).toMatchObject({
    ...{ collectedBy: 'Dave Hill', note: 'Mirror cracked.', photos: [] },
    collectedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/),
  });
  expect(await screen.findByText('Dave Hill')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm collection' })).toBeNull();
});

it('are withdrawn with a reason; where a colleague was quicker the page says so', async () => {
  const call = 'POST /api/off-hires/o-1/withdraw';
  const { user, replies, bodiesOf } = theOffice('/off-hires/o-1', {
    'GET /api/off-hires/o-1': WHOLE,
    [call]: () => refusal(409, 'off-hire.settled', 'Collected already: 25 Nov 2026, 10:15.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw notice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw the notice for D-114?' }));
  await user.type(dialog.getByLabelText('Reason'), 'They keep it.');
  await user.click(dialog.getByRole('button', { name: 'Withdraw notice' }));
  expect(await dialog.findByText('Collected already: 25 Nov 2026, 10:15.')).toBeTruthy();
  replies[call] = () => new Response(null, { status: 204 });
  await user.click(dialog.getByRole('button', { name: 'Withdraw notice' }));
  expect(await screen.findByText('Notice withdrawn')).toBeTruthy();
  expect(bodiesOf(call)).toEqual([{ reason: 'They keep it.' }, { reason: 'They keep it.' }]);
});

describe('while they are open', () => {
  const settled = { state: 'collected', collectedAt: COLLECTED.collectedAt, collectedBy: 'Dave Hill' };

  it('follow in the list what others settle', async () => {
    const there = { list: [LISTED] as object[] };
    const { streams } = theOffice('/off-hires', { 'GET /api/off-hires': () => there.list });
    expect((await row('OH-7K3M9QXD')).getByText('Waiting for collection')).toBeTruthy();
    expect(streams.open().map(({ url }) => url)).toEqual(['/api/off-hires/events']);
    there.list = [{ ...LISTED, ...settled }];
    act(() => streams.open().forEach((stream) => stream.tell('changed')));
    await waitFor(async () => expect((await row('OH-7K3M9QXD')).getByText('Collected')).toBeTruthy());
  });

  it('follow on the page of one what others settle', async () => {
    const { replies, streams } = theOffice('/off-hires/o-1', { 'GET /api/off-hires/o-1': WHOLE });
    expect(await screen.findByRole('button', { name: 'Confirm collection' })).toBeTruthy();
    replies['GET /api/off-hires/o-1'] = { ...WHOLE, ...settled };
    act(() => streams.open().forEach((stream) => stream.tell('changed')));
    expect(await screen.findByText('Dave Hill')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm collection' })).toBeNull();
  });
});

it('say why one cannot be opened', async () => {
  theOffice('/off-hires/o-9', {
    'GET /api/off-hires/o-9': () => refusal(404, 'off-hire.unknown', 'There is no such off-hire notice.'),
  });
  expect(await screen.findByText('There is no such off-hire notice.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All notices' })).toBeTruthy();
});
