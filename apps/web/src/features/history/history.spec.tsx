import { act, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'valibot';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { onADesk } from '../../../testing/desk.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';
import type { Role } from '../../lib/session/role.js';
import type { HistoryEntry } from './api.js';
import { dateOf, machineOf, resultOf, statusOf } from './entry-facts.js';
import { exportUrl, HISTORY_SEARCH } from './history-search.js';
import { weekLines } from './week-lines.js';
import { weeksToFill } from './begin-draft.js';

describe('the history', () => {
  const MAIL = {
    recipient: 'hire@h.co',
    sendingNo: 1,
    queuedAt: '2026-11-21T14:06:00.000Z',
    reportedAt: null,
  };
  const ENTRY = {
    ...{
      kind: 'timesheet',
      id: 't-1',
      reference: 'TS-1',
      status: 'submitted',
      date: '2026-11-21',
      version: 1,
    },
    ...{ plantNumber: null, machineNumber: null, customerId: null, customerName: null, supersededBy: null },
    ...{ changedAt: '2026-11-21T14:05:00.000Z', submittedAt: '2026-11-21T14:05:00.000Z', corrects: null },
  };
  const withMail = (state: string, sentAt: string | null) => [
    { ...ENTRY, mails: [{ ...MAIL, state, sentAt }] },
  ];

  it('shows that a mail has gone as soon as that is known', async () => {
    signedInHere('driver');
    const { replies, streams } = aServer({
      ...anAccount('driver'),
      'GET /api/history': withMail('queued', null),
    });
    openPage('/history');
    expect(await screen.findByText('Queued')).toBeTruthy();
    replies['GET /api/history'] = withMail('sent', '2026-11-21T14:07:00.000Z');
    act(() => {
      for (const stream of streams.open()) stream.tell('changed');
    });
    expect(await screen.findByText(/^Sent, 21 Nov 2026, \d\d:07$/)).toBeTruthy();
  });

  const APPROVED = { ...ENTRY, mails: [], approvedIn: 'FS-7K3M9QXD' };
  const NOT_APPROVED = { ...ENTRY, mails: [], id: 't-2', reference: 'TS-2', approvedIn: null };

  function approvedAndNot() {
    signedInHere('driver');
    aServer({ ...anAccount('driver'), 'GET /api/history': [APPROVED, NOT_APPROVED] });
    return openPage('/history');
  }

  it('says of a form in a completed set which that is, and corrects the other alone', async () => {
    approvedAndNot();
    expect(await screen.findByText('Approved in FS-7K3M9QXD')).toBeTruthy();
    const correct = screen.getAllByRole('button', { name: /^Correct/ });
    expect(correct.map(({ textContent }) => textContent)).toEqual(['Correct TS-2']);
  });

  it('says in the menu of a desk why a form in a completed set is not corrected', async () => {
    onADesk();
    const user = approvedAndNot();
    await user.click(await screen.findByRole('button', { name: 'More for TS-1' }));
    const shut = await screen.findByRole('menuitem', { name: 'Correct Approved in FS-7K3M9QXD' });
    expect(shut.getAttribute('aria-disabled')).toBe('true');
    await user.click(shut);
    expect(location.pathname).toBe('/history');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'More for TS-2' }));
    const open = await screen.findByRole('menuitem', { name: 'Correct' });
    expect(open.getAttribute('aria-disabled')).toBeNull();
  });
});

describe('the filters of the history', () => {
  it('asks for the customers only once the filters are open', async () => {
    signedInHere('driver');
    const acme = { id: 'c1', name: 'Acme', requiresOrderValidation: false };
    const { bodiesOf } = aServer({
      ...anAccount('driver'),
      'GET /api/history': [],
      'GET /api/customers': [acme],
    });
    const user = openPage('/history');
    expect(await screen.findByText(/appear here once you save or send them/)).toBeTruthy();
    expect(bodiesOf('GET /api/customers')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(await screen.findByRole('option', { name: 'Acme' })).toBeTruthy();
    expect(bodiesOf('GET /api/customers')).toHaveLength(1);
  });
});

describe('the forms of the office', () => {
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
    ...{
      corrects: null,
      supersededBy: null,
      replacedBy: null,
      driverName: 'Dave Field',
      isClientSigned: true,
    },
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
  const SIGNED_DRAFT = {
    ...FORM,
    id: 't-2',
    reference: 'TS-DRAFT000',
    status: 'draft',
    mails: [],
    readBy: [],
  };

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
    await user.click(await screen.findByRole('button', { name: 'Export' }));
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
});

describe('addresses', () => {
  const CUSTOMER = '01920000-0000-7000-8000-000000000001';

  describe('the address of the history', () => {
    it('is read as it was made', () => {
      const search = {
        kind: 'check-sheet',
        status: 'draft',
        customerId: CUSTOMER,
        plantNumber: 'EX-0417',
        week: '2026-11-21',
        search: 'wharf',
      };
      expect(parse(HISTORY_SEARCH, search)).toEqual(search);
    });

    it('holds nothing that the server would refuse', () => {
      const search = parse(HISTORY_SEARCH, {
        kind: 'photo',
        status: 'sent',
        customerId: 'northgate',
        plantNumber: 'x'.repeat(50),
        week: '2026-02-30',
        search: { a: 1 },
      });
      expect(search).toEqual({ plantNumber: 'x'.repeat(40) });
    });

    it('takes lone digits for a text', () => {
      expect(parse(HISTORY_SEARCH, { plantNumber: 417, search: 42 })).toEqual({
        plantNumber: '417',
        search: '42',
      });
    });
  });

  describe('the address of an export', () => {
    it.each([
      [{}, '/api/history/export.csv'],
      [
        { kind: 'timesheet', status: undefined, search: '100% Łódź & Co' } as const,
        '/api/history/export.csv?kind=timesheet&search=100%25+%C5%81%C3%B3d%C5%BA+%26+Co',
      ],
    ])('of %j asks for what is shown', (search, url) => {
      expect(exportUrl('csv', search)).toBe(url);
    });
  });
});

describe('the lines of the weeks', () => {
  /** A Wednesday; the week ends on Saturday 28 November. */
  const TODAY = '2026-11-25';

  const aForm = (of: Partial<HistoryEntry>): HistoryEntry => ({
    id: `${of.kind} ${of.date}`,
    kind: 'timesheet',
    status: 'submitted',
    reference: 'TS-7K3M9QXD',
    date: '2026-11-28',
    customerId: 'c1',
    customerName: 'Northgate Civils Ltd',
    siteLocation: null,
    plantNumber: 'D-114',
    machineNumber: null,
    orderNumber: null,
    totalHours: 9,
    attentionCount: null,
    openCount: null,
    version: 1,
    changedAt: '2026-11-25T09:00:00.000Z',
    submittedAt: null,
    corrects: null,
    supersededBy: null,
    replacedBy: null,
    isSigned: false,
    approvedIn: null,
    mails: [],
    ...of,
  });
  const sheet = (date: string, of: Partial<HistoryEntry> = {}) => aForm({ date, ...of });
  const check = (date: string, of: Partial<HistoryEntry> = {}) => aForm({ kind: 'check-sheet', date, ...of });
  const DRAFT = { status: 'draft' } as const;
  const SIGNED = { status: 'draft', isSigned: true } as const;

  it.each<[string, HistoryEntry[], string, string]>([
    [
      'a week in which all is sent',
      [sheet('2026-11-28'), check(TODAY)],
      'done',
      'Timesheet sent · 1 check sent',
    ],
    [
      'a week that lacks the check of today',
      [sheet('2026-11-28'), check('2026-11-24')],
      'open',
      'Timesheet sent · 1 check sent · no check today',
    ],
    [
      'a week that is signed',
      [sheet('2026-11-28', SIGNED), check(TODAY, SIGNED), check('2026-11-24')],
      'waits',
      'Timesheet signed, waits for approval · 1 check sent · 1 check signed',
    ],
    [
      'a week that has begun',
      [sheet('2026-11-27', DRAFT), check(TODAY, DRAFT)],
      'open',
      'Timesheet begun · 1 check begun',
    ],
    [
      'a week whose timesheet is for later',
      [check(TODAY), check('2026-11-23')],
      'running',
      'Timesheet not begun · 2 checks sent',
    ],
    [
      'last week without checks',
      [sheet('2026-11-21'), sheet('2026-11-28'), check(TODAY)],
      'open',
      'Timesheet sent · checks missing',
    ],
    [
      'a machine of last week that has nothing this week',
      [check('2026-11-20'), sheet('2026-11-21')],
      'running',
      'Nothing begun this week',
    ],
    ['last week without a timesheet', [check('2026-11-20')], 'open', 'Timesheet missing · 1 check sent'],
    [
      'a correction that has begun',
      [sheet('2026-11-28'), sheet('2026-11-28', { ...DRAFT, corrects: 'x' }), check(TODAY)],
      'open',
      'Timesheet sent · correction of the timesheet begun · 1 check sent',
    ],
  ])('%s', (_, forms, state, words) => {
    expect(weekLines(forms, TODAY).at(-1)).toMatchObject({ state, words });
  });

  it('is one line for a machine and week, however its number is written', () => {
    const forms = [
      sheet('2026-11-28'),
      check(TODAY, { plantNumber: 'd 114' }),
      check(TODAY, { plantNumber: 'R-400' }),
    ];
    expect(weekLines(forms, TODAY).map(({ of }) => of.plantNumber)).toEqual(['D-114', 'R-400']);
  });

  it('tells nothing of weeks that are over and sent, nor of what a correction has replaced', () => {
    const forms = [
      sheet('2026-11-21'),
      check('2026-11-20'),
      sheet('2026-11-07'),
      check('2026-10-30'),
      sheet('2026-11-14', { supersededBy: 'x' }),
    ];
    expect(weekLines(forms, TODAY).filter(({ week }) => week !== '2026-11-28')).toEqual([]);
  });

  it('keeps a draft of any week in sight, the one of this week first', () => {
    const forms = [sheet('2026-10-03', DRAFT), sheet('2026-11-14', SIGNED), check(TODAY, DRAFT)];
    const lines = weekLines(forms, TODAY);
    expect(lines.map(({ week }) => week)).toEqual(['2026-11-28', '2026-11-14', '2026-10-03']);
  });

  it('goes on with the check of today first, then the timesheet', () => {
    const forms = [
      check('2026-11-23', DRAFT),
      sheet('2026-11-28', DRAFT),
      check(TODAY, DRAFT),
      check('2026-11-24', SIGNED),
    ];
    const [line] = weekLines(forms, TODAY);
    expect(line?.drafts.map(({ kind, date }) => `${kind} ${date}`)).toEqual([
      'check-sheet 2026-11-25',
      'timesheet 2026-11-28',
      'check-sheet 2026-11-23',
      'check-sheet 2026-11-24',
    ]);
  });

  it.each<[string, HistoryEntry[], string | undefined]>([
    ['the machine of last week has nothing this week', [sheet('2026-11-21')], '2026-11-21'],
    ['it has checks alone', [check(TODAY), sheet('2026-11-21')], '2026-11-21'],
    ['its timesheet has begun', [sheet('2026-11-28', DRAFT), sheet('2026-11-21')], undefined],
    ['its timesheet is sent', [sheet('2026-11-28'), sheet('2026-11-21')], undefined],
    ['it was for another customer', [check(TODAY, { customerId: 'c2' }), sheet('2026-11-21')], undefined],
    ['the last one is of two weeks ago', [check(TODAY), sheet('2026-11-14')], undefined],
    ['the last one is a draft', [check(TODAY), sheet('2026-11-21', DRAFT)], undefined],
  ])('offers the copy of last week only where it helps: %s', (_, forms, date) => {
    const [line] = weekLines(forms, TODAY);
    expect(line?.week).toBe('2026-11-28');
    expect(line?.copied?.date).toBe(date);
  });
});

describe('a form as a line of the history', () => {
  it.each([
    ['draft', null, 'Draft'],
    ['submitted', null, 'Sent'],
    ['submitted', '01920000-0000-7000-8000-000000000001', 'Superseded'],
  ] as const)('is %s and replaced by %s: %s', (status, supersededBy, told) => {
    expect(statusOf({ status, supersededBy })).toBe(told);
  });

  it('has a week, or a day', () => {
    expect(dateOf({ kind: 'timesheet', date: '2026-11-21' })).toBe('Week ending Sat 21 Nov 2026');
    expect(dateOf({ kind: 'check-sheet', date: '2026-11-20' })).toBe('Fri 20 Nov 2026');
  });

  it.each([
    ['EX-0417', 'Hitachi ZX130', 'EX-0417, Hitachi ZX130'],
    ['EX-0417', null, 'EX-0417'],
    [null, null, ''],
  ])('is for the machine %s %s', (plantNumber, machineNumber, told) => {
    expect(machineOf({ plantNumber, machineNumber })).toBe(told);
  });

  it.each([
    ['timesheet', 'submitted', 40.5, null, null, '40.5 hours'],
    ['timesheet', 'draft', 1, null, null, '1 hour'],
    ['timesheet', 'draft', null, null, null, '0 hours'],
    ['check-sheet', 'submitted', null, 0, 0, 'Nothing reported'],
    ['check-sheet', 'submitted', null, 0, 14, '14 items not answered'],
    ['check-sheet', 'submitted', null, 0, 1, '1 item not answered'],
    ['check-sheet', 'submitted', null, 0, null, 'Not completed'],
    ['check-sheet', 'draft', null, 0, 14, 'Nothing noted yet'],
    ['check-sheet', 'submitted', null, 1, 14, '1 defect'],
    ['check-sheet', 'draft', null, 3, 0, '3 defects'],
  ] as const)(
    '%s, %s, %s hours, %s items that need attention, %s not answered: %s',
    (kind, status, totalHours, attentionCount, openCount, told) => {
      expect(resultOf({ kind, status, totalHours, attentionCount, openCount })).toBe(told);
    },
  );
});

describe('the weeks to fill', () => {
  it.each([
    ['2026-11-14', '2026-11-18', ['2026-11-21']],
    ['2026-11-14', '2026-11-25', ['2026-11-21', '2026-11-28']],
    ['2026-09-05', '2026-11-18', ['2026-10-31', '2026-11-07', '2026-11-14', '2026-11-21']],
    ['2026-11-21', '2026-11-18', ['2026-11-28']],
  ])('after the week ending %s, on %s, the weeks to fill are %p', (sent, today, weeks) => {
    expect(weeksToFill(sent, today)).toEqual(weeks);
  });
});
