/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../../testing/accounts.js';
import { aCollation, aHalfDoneCollation } from '../../../../testing/collations.js';
import { closePage, openPage } from '../../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../../testing/server.js';

const LIST = 'GET /api/collations';
const COUNTS = 'GET /api/collations/counts';
const NONE = { ready: 0, incomplete: 0, needsCompletion: 0 };

afterEach(closePage);

/** The list as somebody sees it, and what was asked for it. */
function theList(role: 'driver' | 'supervisor', address: string, replies: Replies) {
  signedInHere(role);
  const asked: string[] = [];
  const list = replies[LIST] ?? [];
  const server = aServer({
    ...anAccount(role),
    [COUNTS]: NONE,
    ...replies,
    [LIST]: (request) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      return typeof list === 'function' ? list(request) : list;
    },
  });
  return { ...server, asked, user: openPage(address) };
}
const tab = (name: string) => screen.findByRole('tab', { name });
const sets = (name: string) => screen.findByRole('list', { name });

it('shows what can be approved, what needs attention first, and leads to it', async () => {
  const counts = { ready: 12, incomplete: 3, needsCompletion: 1 };
  theList('supervisor', '/collations', { [LIST]: [aCollation()], [COUNTS]: counts });
  const card = within(await screen.findByRole('region', { name: 'Dave Hill, EX-0417' }));
  const badges = card
    .getAllByText(/^(2 items need attention|Ready for Approval)$/)
    .map((each) => each.textContent);
  expect(badges.map((words) => words?.trim())).toEqual([
    '2 items need attention',
    'Ready for Approval',
    '2 items need attention',
  ]);
  for (const words of [
    'Harrow Groundworks',
    'Wharf Road',
    'Week ending Sat 21 Nov 2026',
    'Order P-1234 · FS-1',
  ])
    expect(card.getByText(words)).toBeTruthy();
  const forms = within(card.getByRole('list', { name: 'Forms' })).getAllByRole('listitem');
  expect(forms.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Timesheet TS-1 Sat 21 Nov.*Sent/),
    expect.stringMatching(/Check sheet CS-1 Thu 19 Nov.*Sent.*2 items need attention/),
  ]);
  expect(card.getByRole('link', { name: /^Get Approval/ }).getAttribute('href')).toBe('/collations/set-1');
  const numbers = within(screen.getByRole('navigation', { name: 'Open form sets' })).getAllByRole('link');
  await waitFor(() =>
    expect(numbers.map(({ textContent }) => textContent)).toEqual([
      '12Ready for Approval',
      '3Incomplete Sets',
      '1Needs Completion',
    ]),
  );
});

it.each([
  ['ready', 'Nothing waits for approval.'],
  ['incomplete', 'No set lacks anything.'],
  ['needs-completion', 'Nothing is half done.'],
  ['completed', 'No set has been completed yet.'],
])('says in the empty tab %s what will be there, and where a driver begins', async (name, words) => {
  const { asked } = theList('driver', `/collations?tab=${name}`, {});
  expect(await screen.findByText(new RegExp(`^${words}`))).toBeTruthy();
  expect(screen.getByRole('link', { name: "Start this week's timesheet" })).toBeTruthy();
  expect(asked[0]).toBe(`?bucket=${name}`);
});

it('leads from an empty tab to where something is', async () => {
  const counts = { ...NONE, incomplete: 4 };
  const { user, asked } = theList('supervisor', '/collations', { [COUNTS]: counts });
  await user.click(await screen.findByRole('button', { name: 'Incomplete Sets (4)' }));
  expect(await screen.findByText(/^No set lacks anything/)).toBeTruthy();
  expect(asked.at(-1)).toBe('?bucket=incomplete');
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

it('says of a draft what it lacks and nothing else', async () => {
  theList('supervisor', '/collations?tab=needs-completion', { [LIST]: [aHalfDoneCollation()] });
  const list = within(await sets('Needs Completion'));
  expect(list.getByText('Still missing: 3 of 25 items, driver’s signature')).toBeTruthy();
  expect(list.getByText('No timesheet yet')).toBeTruthy();
  expect(list.getByText('Draft')).toBeTruthy();
  expect(list.queryByRole('link', { name: /CS-1/ })).toBeNull();
});

it('moves between its tabs by the arrow keys', async () => {
  const { user, asked } = theList('supervisor', '/collations', {});
  await user.click(await tab('Ready for Approval'));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(asked.at(-1)).toBe('?bucket=incomplete'));
  expect(location.search).toBe('?tab=incomplete');
  await user.keyboard('{End}');
  await waitFor(() => expect(asked.at(-1)).toBe('?bucket=completed'));
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
  expect(card.getByRole('link', { name: /^PDF/ }).getAttribute('href')).toBe('/api/combined-forms/set-1/pdf');
  await user.type(screen.getByLabelText('Any day of the week'), '2026-11-18');
  await waitFor(() => expect(asked.at(-1)).toBe('?bucket=completed&week=2026-11-18'));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'P-99');
  expect(await screen.findByText('No form sets match what you are looking for.')).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)).toBe('?bucket=completed&search=P-99&week=2026-11-18'));
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
  expect(asked.at(-1)).toBe('?bucket=ready&after=set-1');
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
  await user.click(await tab('Address not confirmed'));
  await waitFor(() => expect(asked.at(-1)).toBe('?bucket=unconfirmed'));
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
  expect(list.getByText('Account: Dave Hill')).toBeTruthy();
  expect(list.queryByText('Another name than on the forms')).toBeNull();
  expect(screen.queryByRole('tab', { name: 'Address not confirmed' })).toBeNull();
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
  await screen.findByRole('tab', { name: 'Ready for Approval' });
  await waitFor(() =>
    expect(screen.queryAllByRole('navigation', { name: 'Office' })).toHaveLength(navigations),
  );
});
