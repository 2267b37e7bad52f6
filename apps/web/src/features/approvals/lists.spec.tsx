import { act, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'valibot';

import { aCollation, aHalfDoneCollation } from '../../../testing/collations.js';
import { closePage, openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';
import { COUNTS, LIST, NONE, offTheDesk, onADesk, theList } from '../../../testing/set-list.js';
import { COLLATIONS_SEARCH } from './lists/collations-search.js';
import { ageOf } from './lists/set-facts.js';

describe('the list of sets', () => {
  const tab = (name: string | RegExp) => screen.findByRole('tab', { name });
  const sets = (name: string) => screen.findByRole('list', { name });

  it('shows on a phone what can be approved, and leads to it', async () => {
    const counts = { ready: 12, incomplete: 3, needsCompletion: 1, unconfirmed: 0 };
    theList('supervisor', '/collations', { [LIST]: [aCollation()], [COUNTS]: counts });
    const card = within(await screen.findByRole('region', { name: 'Dave Hill, EX-0417' }));
    expect(card.getByText('45.5 h')).toBeTruthy();
    expect(card.getByText('2 defects')).toBeTruthy();
    expect(card.getByText('Harrow Groundworks, week to 21 Nov')).toBeTruthy();
    expect(daysOf(card)).toEqual([
      'Mon 16 Nov: no check',
      'Tue 17 Nov: no check',
      'Wed 18 Nov: no check',
      'Thu 19 Nov: 2 defects',
      'Fri 20 Nov: no check',
    ]);
    expect(card.getByRole('link', { name: /^Get Approval/ }).getAttribute('href')).toBe('/collations/set-1');
    for (const name of [
      /^Ready for Approval ?: 12$/,
      /^Incomplete Sets ?: 3$/,
      /^Needs Completion ?: 1$/,
      'Completed',
    ])
      expect(await tab(name)).toBeTruthy();
  });

  const daysOf = (place: ReturnType<typeof within>) =>
    within(place.getByRole('list', { name: 'Checks, Monday to Friday' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  const WRONG = {
    ...{ id: 'q-1', name: 'Siân O’Neill', note: null, afterSigning: false },
    at: new Date(Date.now() - 49 * 3_600_000).toISOString(),
    lines: [
      {
        ...{ formId: 'sheet-1', line: 'tuesday', label: 'Tue 17 Nov', value: '9.5 h' },
        ...{ reason: 'hours' as const, words: 'hours, should be 7.5' },
      },
      {
        ...{ formId: 'check-1', line: 'defectMirrors', label: 'Thu 19 Nov: defect', value: 'Mirrors' },
        ...{ reason: 'else' as const, words: 'something else' },
      },
    ],
  };

  it('is red where a client says something is wrong, with the days marked, until that is dealt with', async () => {
    let queries = [WRONG];
    const { streams } = theList('supervisor', '/collations', {
      [LIST]: () => [aCollation({ queries }), aCollation({ id: 'set-2', plantNumber: 'D-114' })],
    });
    const red = await screen.findByRole('region', { name: 'Dave Hill, EX-0417' });
    const line = /^Siân O’Neill says something is wrong \(2 days ago\): Tue 17 Nov, Thu 19 Nov: defect$/;
    expect(within(red).getByText(line)).toBeTruthy();
    expect(red.className).toMatch(/bg-bad-soft/);
    const marked = () => daysOf(within(red)).filter((words) => words?.includes('queried'));
    expect(marked()).toEqual(['Tue 17 Nov: no check, queried', 'Thu 19 Nov: 2 defects, queried']);
    const other = screen.getByRole('region', { name: 'Dave Hill, D-114' });
    expect(other.className).not.toMatch(/bg-bad-soft/);
    expect(within(other).queryByText(/something is wrong/)).toBeNull();
    queries = [];
    act(() => streams.open().forEach((stream) => stream.tell('changed')));
    await waitFor(() => expect(screen.queryByText(line)).toBeNull());
    expect(red.className).not.toMatch(/bg-bad-soft/);
  });

  it('says that something is wrong after signing where no line of it is named', async () => {
    const said = { ...WRONG, lines: [], note: 'Not ours.', afterSigning: true };
    theList('driver', '/collations', { [LIST]: [aCollation({ queries: [said] })] });
    expect(
      await screen.findByText('Siân O’Neill says something is wrong, after signing (2 days ago)'),
    ).toBeTruthy();
  });

  it.each([
    ['ready', 'Nothing is waiting for approval.'],
    ['incomplete', 'No sets are incomplete.'],
    ['needs-completion', 'Nothing is half done.'],
    ['completed', 'No set has been completed yet.'],
  ])('says in the empty tab %s what will be there, and where a driver begins', async (name, words) => {
    const { asked } = theList('driver', `/collations?tab=${name}`, {});
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeTruthy();
    expect(screen.getByRole('link', { name: "Start this week's timesheet" })).toBeTruthy();
    expect(asked[0]).toBe(`?bucket=${name}&limit=30`);
  });

  it('leads from an empty tab to where something is', async () => {
    const counts = { ...NONE, incomplete: 4 };
    const { user, asked } = theList('supervisor', '/collations', { [COUNTS]: counts });
    await user.click(await screen.findByRole('button', { name: 'Incomplete Sets (4)' }));
    expect(await screen.findByText(/^No sets are incomplete/)).toBeTruthy();
    expect(asked.at(-1)).toBe('?bucket=incomplete&limit=30');
    expect(screen.queryByRole('link', { name: "Start this week's timesheet" })).toBeNull();
  });

  it.each([
    [{ timesheetComplete: false, checkSheetComplete: false }, 'Missing Both Forms'],
    [{ timesheetComplete: true, checkSheetComplete: false }, 'Missing Check Sheet'],
    [{ timesheetComplete: false, checkSheetComplete: true }, 'Missing Timesheet'],
  ])('marks what a set lacks: %p', async (state, badge) => {
    theList('supervisor', '/collations?tab=incomplete', { [LIST]: [aHalfDoneCollation(state)] });
    expect(await within(await sets('Incomplete Sets')).findByText(badge)).toBeTruthy();
  });

  it('says what a set lacks and nothing else of a draft', async () => {
    theList('supervisor', '/collations?tab=needs-completion', { [LIST]: [aHalfDoneCollation()] });
    const list = within(await sets('Needs Completion'));
    expect(
      list.getByText('No timesheet; Check sheet Thu 19 Nov: 3 of 25 items, driver’s signature'),
    ).toBeTruthy();
    expect(daysOf(list)).toContain('Thu 19 Nov: begun');
    expect(list.queryByRole('link', { name: /CS-1/ })).toBeNull();
  });

  it('says that both are begun where neither is finished', async () => {
    const sheet = {
      id: 't',
      kind: 'timesheet',
      status: 'draft',
      reference: 'TS-9',
      date: '2026-11-21',
    } as const;
    const half = aHalfDoneCollation();
    const forms = [...half.forms, { ...sheet, missing: ['Machine hours'], attentionCount: 0 }];
    theList('supervisor', '/collations?tab=incomplete', { [LIST]: [{ ...half, forms }] });
    const list = within(await sets('Incomplete Sets'));
    expect(list.getByText('Missing Both Forms')).toBeTruthy();
    expect(list.getByText(/^Both begun, none finished; /)).toBeTruthy();
  });

  it('moves between its tabs by the arrow keys', async () => {
    const { user, asked } = theList('supervisor', '/collations', {});
    await user.click(await tab(/^Ready for Approval/));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(asked.at(-1)).toBe('?bucket=incomplete&limit=30'));
    expect(location.search).toBe('?tab=incomplete');
    await user.keyboard('{End}');
    await waitFor(() => expect(asked.at(-1)).toBe('?bucket=unconfirmed&limit=30'));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(asked.at(-1)).toBe('?bucket=completed&limit=30'));
    expect(await tab('Completed')).toMatchObject({ ariaSelected: 'true' });
  });

  it('finds completed sets by what is typed and by week, and shows all again', async () => {
    const done = aCollation({ status: 'completed', changedAt: '2026-11-23T12:30:00.000Z' });
    const { user, asked } = theList('supervisor', '/collations?tab=completed', {
      [LIST]: ({ url }: Request) => (url.includes('search') ? [] : [done]),
    });
    const card = within(await sets('Completed'));
    expect(card.getByText('Completed')).toBeTruthy();
    expect(card.getByText(/Completed 23 Nov 2026, \d\d:30/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.type(screen.getByLabelText('Week'), '2026-11-18');
    await waitFor(() => expect(asked.at(-1)).toBe('?bucket=completed&week=2026-11-18&limit=30'));
    await user.click(screen.getByRole('button', { name: 'Show the list' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'P-99');
    expect(await screen.findByText('No form sets match your search.')).toBeTruthy();
    await waitFor(() => expect(asked.at(-1)).toBe('?bucket=completed&week=2026-11-18&search=P-99&limit=30'));
    await user.click(screen.getByRole('button', { name: 'Show all form sets' }));
    expect(await sets('Completed')).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: 'Search' })).toMatchObject({ value: '' });
  });

  it('comes page by page', async () => {
    const { user, asked } = theList('supervisor', '/collations', {
      [LIST]: ({ url }: Request) =>
        url.includes('after')
          ? [aCollation({ id: 'set-9', driverSignedName: 'Jo Kerr' })]
          : Response.json([aCollation()], {
              headers: { Link: '</api/collations?bucket=ready&after=set-1>; rel="next"' },
            }),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('region', { name: 'Jo Kerr, EX-0417' })).toBeTruthy();
    expect(asked.at(-1)).toBe('?bucket=ready&limit=30&after=set-1');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says when it cannot be loaded, and why', async () => {
    let reply = () => refusal(503, 'x', 'Try again in a minute.');
    const { user } = theList('supervisor', '/collations', { [LIST]: () => reply() });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Try again in a minute.')).toBeTruthy();
    reply = () => {
      throw new TypeError('Failed to fetch');
    };
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^No signal, so form sets cannot be loaded/)).toBeTruthy();
    reply = () => Response.json([aCollation()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Get Approval/ })).toBeTruthy();
  });

  it('follows what other devices do, also what happened while it was cut off', async () => {
    let shown = [aCollation()];
    const { streams, asked } = theList('supervisor', '/collations', { [LIST]: () => Response.json(shown) });
    await screen.findByRole('region', { name: 'Dave Hill, EX-0417' });
    const [stream] = streams.open();
    expect(stream?.url).toBe('/api/collations/events');
    shown = [aCollation({ id: 'set-9', driverSignedName: 'Jo Kerr' })];
    act(() => stream!.tell('changed'));
    expect(await screen.findByRole('region', { name: 'Jo Kerr, EX-0417' })).toBeTruthy();
    shown = [aCollation({ driverSignedName: 'Al Fore' })];
    act(() => stream!.breakOff());
    const before = asked.length;
    act(() => stream!.tell('open'));
    expect(await screen.findByRole('region', { name: 'Al Fore, EX-0417' })).toBeTruthy();
    expect(asked.length).toBe(before + 1);
  });

  it('has a tab of its own for accounts whose address is not confirmed, and says whose a set is', async () => {
    const account = { fullName: 'Al Fore', isConfirmed: false, isAsTyped: false };
    const { user, asked } = theList('supervisor', '/collations', { [LIST]: [aCollation({ account })] });
    await user.click(await tab(/^Address not confirmed/));
    await waitFor(() => expect(asked.at(-1)).toBe('?bucket=unconfirmed&limit=30'));
    const list = within(await sets('Address not confirmed'));
    expect(list.getByText('Account: Al Fore')).toBeTruthy();
    expect(list.getByText('Another name than on the forms')).toBeTruthy();
    expect(list.getByText('Address not confirmed')).toBeTruthy();
    expect(list.getByRole('link', { name: /^Get Approval/ })).toBeTruthy();
  });

  it('marks a set that its own driver sent', async () => {
    const done = aCollation({ status: 'completed', isSentByDriver: true });
    theList('supervisor', '/collations?tab=completed', { [LIST]: [done, aCollation({ id: 'set-9' })] });
    const list = within(await sets('Completed'));
    expect(list.getAllByText('Approved and sent by its own driver')).toHaveLength(1);
  });

  it('has no such tab for a driver, and marks nothing where account and forms agree', async () => {
    theList('driver', '/collations', { [LIST]: [aCollation()] });
    const list = within(await sets('Ready for Approval'));
    expect(list.queryByText('Account: Dave Hill')).toBeNull();
    expect(list.queryByText('Another name than on the forms')).toBeNull();
    expect(screen.queryByRole('tab', { name: /^Address not confirmed/ })).toBeNull();
  });

  it('is for people with an account', async () => {
    aServer({});
    openPage('/collations');
    expect(await screen.findByRole('heading', { name: 'Sign in to see this page' })).toBeTruthy();
  });

  it.each([
    ['supervisor', 1],
    ['driver', 0],
  ] as const)('stands beside the navigation of the office for a %s: %i', async (role, navigations) => {
    theList(role, '/collations', {});
    await screen.findByRole('tab', { name: /^Ready for Approval/ });
    await waitFor(() =>
      expect(screen.queryAllByRole('navigation', { name: 'Office' })).toHaveLength(navigations),
    );
  });
});

describe('the sets', () => {
  afterEach(() => {
    offTheDesk();
    closePage();
  });

  describe('on a desk', () => {
    const row = (name: RegExp) => screen.findByRole('row', { name });

    it('is a table, and a click on a row opens what is in the set beside it', async () => {
      onADesk();
      const { user } = theList('supervisor', '/collations', { [LIST]: [aCollation()] });
      const line = within(await row(/Dave Hill, EX-0417/));
      for (const words of ['Harrow Groundworks, P-1234', '21 Nov', '45.5', 'Ready for Approval', '2 defects'])
        expect(line.getByText(words)).toBeTruthy();
      expect(line.getByRole('link', { name: 'Get Approval FS-1' })).toBeTruthy();
      await user.click(line.getByText('45.5'));
      const drawer = within(await screen.findByRole('dialog', { name: 'Dave Hill, EX-0417' }));
      for (const words of ['Wharf Road', 'Hitachi ZX130', 'Sat 21 Nov 2026', '45.5 h'])
        expect(drawer.getByText(words)).toBeTruthy();
      const forms = within(drawer.getByRole('list', { name: 'Forms' })).getAllByRole('listitem');
      expect(forms.map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/Timesheet TS-1 Sat 21 Nov.*Sent/),
        expect.stringMatching(/Check sheet CS-1 Thu 19 Nov.*Sent.*2 defects/),
      ]);
      expect(screen.getByRole('table')).toBeTruthy();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    it('has a red row where a client says something is wrong, which its drawer tells as well', async () => {
      onADesk();
      const at = new Date(Date.now() - 49 * 3_600_000).toISOString();
      const said = { id: 'q-1', name: 'Dai Rees', lines: [], note: 'Not ours.', afterSigning: false, at };
      const { user } = theList('supervisor', '/collations', {
        [LIST]: [aCollation({ queries: [said] }), aCollation({ id: 'set-2', plantNumber: 'D-114' })],
      });
      const red = await row(/Dave Hill, EX-0417/);
      expect(red.className).toMatch(/bg-bad-soft/);
      expect(within(red).getByText('Dai Rees says something is wrong (2 days ago)')).toBeTruthy();
      expect((await row(/Dave Hill, D-114/)).className).not.toMatch(/bg-bad-soft/);
      await user.click(within(red).getByText('45.5'));
      const drawer = within(await screen.findByRole('dialog', { name: 'Dave Hill, EX-0417' }));
      expect(drawer.getByText('Dai Rees says something is wrong (2 days ago)')).toBeTruthy();
    });

    it('opens by the keyboard alone, and gives the focus back', async () => {
      onADesk();
      const { user } = theList('supervisor', '/collations', { [LIST]: [aCollation()] });
      const name = await screen.findByRole('button', { name: 'Dave Hill, EX-0417' });
      name.focus();
      await user.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Dave Hill, EX-0417' });
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(document.activeElement).toBe(name));
    });

    it('stands together what one driver has done on two machines in one week', async () => {
      onADesk();
      const other = { id: 'set-3', driverId: 'd-2', driverSignedName: 'Jo Kerr', reference: 'FS-3' };
      theList('supervisor', '/collations', {
        [LIST]: [aCollation(), aCollation(other), aCollation({ id: 'set-2', plantNumber: 'D-114' })],
      });
      await row(/Jo Kerr/);
      const names = screen.getAllByRole('button', { expanded: false, name: /, (EX-0417|D-114)$/ });
      expect(names.map(({ textContent }) => textContent)).toEqual([
        'Dave Hill, EX-0417',
        'Dave Hill, D-114',
        'Jo Kerr, EX-0417',
      ]);
      expect(screen.getAllByText('2 machines,')).toHaveLength(1);
    });

    it('has both specified buttons in the menu of a row, shut for everybody but the driver', async () => {
      onADesk();
      const { user } = theList('supervisor', '/collations?tab=needs-completion', {
        [LIST]: [aHalfDoneCollation()],
      });
      await user.click(await screen.findByRole('button', { name: /^More for Dave Hill/ }));
      for (const name of [/^Continue Timesheet/, /^Continue Check Sheet/]) {
        const item = await screen.findByRole('menuitem', { name });
        expect(item.getAttribute('aria-disabled')).toBe('true');
        expect(within(item).getByText('Only Dave Hill can continue it.')).toBeTruthy();
      }
      expect(screen.getByRole('menuitem', { name: 'Open set' })).toBeTruthy();
    });
  });

  it('has a completed set mailed again from the menu of its row, an open one not', async () => {
    onADesk();
    const call = 'POST /api/combined-forms/set-1/send-again';
    const completed = aCollation({ status: 'completed', emails: ['hire@harrow.co.uk'] });
    const open = aCollation({ id: 'set-2', driverSignedName: 'Jo Kerr' });
    const { user, bodiesOf } = theList('supervisor', '/collations?tab=completed', {
      [LIST]: [completed, open],
      [call]: { unwanted: [] },
    });
    await user.click(await screen.findByRole('button', { name: /^More for Jo Kerr/ }));
    expect(await screen.findByRole('menuitem', { name: 'Open set' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Send again' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^More for Dave Hill/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
    await user.click(await screen.findByRole('button', { name: 'Send again (1)' }));
    expect(await screen.findByText('It is going to hire@harrow.co.uk.')).toBeTruthy();
    expect(bodiesOf(call)).toEqual([{ recipients: ['hire@harrow.co.uk'] }]);
  });

  it.each([
    ['2026-11-21', '2026-11-18', 'this week', false],
    ['2026-11-21', '2026-11-21', 'this week', false],
    ['2026-11-21', '2026-11-23', '2 days', false],
    ['2026-11-21', '2026-11-24', '3 days', true],
    // The clocks go back in between.
    ['2026-10-24', '2026-10-26', '2 days', false],
  ])('has waited, with its week to %s, on %s: %s', (collationDate, today, words, isLong) => {
    expect(ageOf({ collationDate }, today)).toEqual({ words, isLong });
  });

  it('asks for what the bar says, oldest first', async () => {
    onADesk();
    const { user, asked } = theList('supervisor', '/collations', {
      [LIST]: [aCollation()],
      'GET /api/customers': [],
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Driver' }), 'Dave');
    await user.type(screen.getByRole('searchbox', { name: 'Machine' }), 'EX');
    await user.selectOptions(screen.getByLabelText('Sort'), 'Oldest first');
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toEqual({
        ...{ bucket: 'ready', driver: 'Dave', plantNumber: 'EX' },
        ...{ sort: 'oldest', limit: '30' },
      }),
    );
  });
});

describe('the address of the list of sets', () => {
  it.each([
    [{}, {}],
    [{ tab: 'needs-completion' }, { tab: 'needs-completion' }],
    [{ tab: 'completed' }, { tab: 'completed' }],
    [{ tab: 'everything' }, {}],
    [
      { search: ' EX-0417 ', week: '2026-11-18' },
      { search: 'EX-0417', week: '2026-11-18' },
    ],
    [{ search: 417 }, { search: '417' }],
    [{ search: ['EX'], week: '2026-02-30' }, {}],
    [
      { driver: 'Dave', plantNumber: 417, sort: 'oldest', customerId: 'everybody' },
      { driver: 'Dave', plantNumber: '417', sort: 'oldest' },
    ],
    [{ sort: 'best', plantNumber: 'x'.repeat(50) }, { plantNumber: 'x'.repeat(40) }],
    [{ search: 'x'.repeat(120) }, { search: 'x'.repeat(100) }],
  ])('%p shows %p', (address, shown) => {
    expect(parse(COLLATIONS_SEARCH, address)).toEqual({
      tab: undefined,
      search: undefined,
      week: undefined,
      driver: undefined,
      plantNumber: undefined,
      customerId: undefined,
      sort: undefined,
      ...shown,
    });
  });
});
