import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { closePage, openPage } from '../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';
import type { Role } from '../../lib/session/role.js';
import { today } from '../../lib/today.js';

describe('the list of notices', () => {
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
});

describe('a notice', () => {
  const GIVE = 'POST /api/off-hires';
  const GIVEN = { reference: 'OH-7K3M9QXD', plantNumber: 'D-114', noticeDays: 7, noticeEnds: '2026-12-04' };

  function thePage(replies: Replies = {}, address = '/off-hire') {
    const server = aServer({
      'GET /api/form-limits': { guests: 'on', recipients: 5, photos: 1 },
      'GET /api/customers': [{ id: 'c-1', name: 'Northgate Civils Ltd', requiresOrderValidation: false }],
      'GET /api/vehicles/demo-codes': [],
      [GIVE]: GIVEN,
      ...replies,
    });
    return { ...server, user: openPage(address) };
  }
  const field = (label: string | RegExp) => screen.findByLabelText(label);
  async function fill(user: UserEvent, but: Record<string, string> = {}) {
    const typed = {
      'Plant number': 'D-114',
      'Your name': 'Siân O’Neill',
      'Firm that has it on hire': 'Northgate Civils Ltd',
      Telephone: '0191 496 0114',
      Email: 'sian@northgate-civils.co.uk',
      'Hours on the clock': '4210',
      ...but,
    };
    for (const [label, text] of Object.entries(typed)) {
      await user.clear(await field(label));
      if (text) await user.type(await field(label), text);
    }
  }
  const give = async (user: UserEvent) =>
    user.click(await screen.findByRole('button', { name: 'Give off-hire notice' }));

  it('is given without an account, and shows the number, the end of the notice and where the receipt goes', async () => {
    const { user, bodiesOf, calls } = thePage();
    await fill(user, { 'Where it stands (optional)': 'Wharf Road' });
    await give(user);
    expect(await screen.findByText('OH-7K3M9QXD')).toBeTruthy();
    expect(screen.getByText('7 working days, to Fri 4 Dec 2026')).toBeTruthy();
    expect(screen.getByText('sian@northgate-civils.co.uk')).toBeTruthy();
    expect(bodiesOf(GIVE)).toEqual([
      {
        ...{
          plantNumber: 'D-114',
          contactName: 'Siân O’Neill',
          firm: 'Northgate Civils Ltd',
          phone: '0191 496 0114',
        },
        ...{ email: 'sian@northgate-civils.co.uk', machineHours: '4210', siteLocation: 'Wharf Road' },
        ...{ readyFrom: today(), photos: [] },
      },
    ]);
    expect(calls.find(({ call }) => call === GIVE)!.headers.get('Idempotency-Key')).toMatch(
      /^[0-9a-f-]{36}$/,
    );
    await user.click(screen.getByRole('button', { name: 'Off-hire another' }));
    expect((await field('Your name')) as HTMLInputElement).toMatchObject({ value: 'Siân O’Neill' });
    expect((await field('Plant number')) as HTMLInputElement).toMatchObject({ value: '' });
  });

  it('says beside each field what is missing, goes to the first of them, and sends nothing', async () => {
    const { user, bodiesOf } = thePage();
    await give(user);
    for (const words of [
      /scan the code, or type/,
      /enter your name/,
      /that we can ring/,
      /for the receipt/,
      /hours on the clock, or 0/,
    ])
      expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Plant number')));
    expect(bodiesOf(GIVE)).toEqual([]);
    await user.type(await field('Your name'), 'Siân');
    await waitFor(() => expect(screen.queryByText(/enter your name/)).toBeNull());
  });

  it('says what the server says of a field and of the whole, and keeps what was typed without a signal and after a reload', async () => {
    const { user, replies } = thePage({
      [GIVE]: () =>
        refusal(422, 'request.invalid', 'No.', [
          { path: 'readyFrom', code: 'x', message: 'That day is too far off.' },
        ]),
    });
    await fill(user);
    await give(user);
    expect(await screen.findByText('That day is too far off.')).toBeTruthy();
    replies[GIVE] = () =>
      refusal(429, 'guest.too-many-forms', '10 forms have been sent from this device within an hour.');
    await give(user);
    expect(await screen.findByText(/^10 forms have been sent/)).toBeTruthy();
    delete replies[GIVE];
    await give(user);
    expect(await screen.findByText(/^Not sent\. No signal\./)).toBeTruthy();
    const kept = { ...localStorage };
    await closePage();
    Object.assign(localStorage, kept);
    thePage();
    expect((await field('Firm that has it on hire')) as HTMLInputElement).toMatchObject({
      value: 'Northgate Civils Ltd',
    });
  });

  it('sends the same again under its key, and under another once something has changed', async () => {
    const { user, replies, calls } = thePage();
    delete replies[GIVE];
    await fill(user);
    await give(user);
    await screen.findByText(/^Not sent\. No signal\./);
    await give(user);
    await user.type(await field('Your name'), '!');
    replies[GIVE] = GIVEN;
    await give(user);
    await screen.findByText('OH-7K3M9QXD');
    const keys = calls
      .filter(({ call }) => call === GIVE)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect([keys.length, new Set(keys.slice(0, 2)).size, new Set(keys).size]).toEqual([3, 1, 2]);
  });

  it('shows the photos that were added before the page was left, and keeps none that is removed', async () => {
    const key = 'groundsheet-off-hire:guest';
    const picture = 'data:image/jpeg;base64,AA==';
    const photos = ['/api/objects/p-1', '/api/objects/p-2'];
    const entry = { plantNumber: 'D-114', contactName: '', firm: '', phone: '', email: '', machineHours: '' };
    const kept = { entry: { ...entry, siteLocation: '', photos, readyFrom: today() }, key: 'k' };
    const pictures = { [photos[0]!]: picture, [photos[1]!]: `${picture}2` };
    localStorage.setItem(key, JSON.stringify({ ...kept, pictures }));
    const { user, bodiesOf } = thePage();
    expect((await screen.findByRole('img', { name: 'Photo 1' })).getAttribute('src')).toBe(picture);
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(screen.getByRole('img', { name: 'Photo 1' }).getAttribute('src')).toBe(`${picture}2`);
    expect(JSON.parse(localStorage.getItem(key)!).pictures).toEqual({ [photos[1]!]: `${picture}2` });
    await fill(user);
    await give(user);
    await screen.findByText('OH-7K3M9QXD');
    expect(bodiesOf(GIVE)).toEqual([expect.objectContaining({ photos: [photos[1]] })]);
  });

  it('is reached from the page of a machine, with its number, and from a stranger’s home', async () => {
    signedInHere('driver');
    const { user } = thePage(
      {
        ...anAccount('driver'),
        'GET /api/machines/plant/D-114': {
          ...{
            machine: null,
            status: 'in-use',
            defects: [],
            certificates: [],
            lastCheckedOn: null,
            isCheckedToday: false,
          },
          ...{ hours: [], open: [] },
        },
        'GET /api/machines/plant/D-114/checks': [],
      },
      '/machines/D-114',
    );
    await user.click(await screen.findByRole('link', { name: 'Off-hire this machine' }));
    expect(await screen.findByRole('heading', { name: 'Off-hire this machine' })).toBeTruthy();
    expect((await field('Plant number')) as HTMLInputElement).toMatchObject({ value: 'D-114' });
    await closePage();
    thePage({}, '/');
    const link = await screen.findByRole('link', { name: 'Off-hire a machine' });
    expect(link.getAttribute('href')).toBe('/off-hire');
  });
});
