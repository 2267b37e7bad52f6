/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';

import { aCollation, aHalfDoneCollation } from '../../../../testing/collations.js';
import { closePage } from '../../../../testing/page.js';
import { LIST, offTheDesk, onADesk, theList } from '../../../../testing/set-list.js';
import { ageOf } from './set-facts.js';

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
