import { act, screen, waitFor, within } from '@testing-library/react';

import { ADDRESS, aServerWith, aSet } from '../../../../testing/form-set.js';
import { openPage } from '../../../../testing/page.js';

const line = (formId: string, of: string, rest: object) => ({
  formId,
  line: of,
  label: '',
  value: '',
  ...rest,
});
const HOURS = line('t-1', 'tuesday', { label: 'Tue 17 Nov', reason: 'hours', words: 'hours, should be 7.5' });
const BREAK = line('t-1', 'monday', { label: 'Mon 16 Nov', reason: 'break', words: 'break, should be 60' });
const SITE = line('t-1', 'friday', { label: 'Fri 20 Nov', reason: 'not-our-site', words: 'not on our site' });
const ORDER = line('t-1', 'order', {
  ...{ label: 'Order number', reason: 'order', words: 'order number, should be P-009999' },
});
const MIRRORS = line('CS-2', 'defectMirrors', {
  ...{ label: 'Thu 19 Nov: defect', value: 'Mirrors', reason: 'else', words: 'something else' },
});
const QUERY = {
  ...{ id: 'q-1', name: 'Siân O’Neill', lines: [] as object[], note: null, afterSigning: false },
  at: new Date(Date.now() - 49 * 3_600_000).toISOString(),
};

function open(queries: object[], change: object = {}) {
  const server = aServerWith(aSet({ queries, ...change }));
  openPage(ADDRESS);
  return server;
}
const week = async () => within(await screen.findByRole('region', { name: 'Timesheet Summary' }));
const dayRow = async (name: RegExp) => (await week()).getByRole('row', { name });
const marked = (row: HTMLElement) =>
  within(row)
    .queryAllByRole('cell')
    .concat(within(row).getAllByRole('rowheader'))
    .filter(({ className }) => className.includes('bg-bad-soft'))
    .map(({ textContent }) => textContent);

it.each([
  ['pending', {}],
  ['completed', { status: 'completed', completedAt: '2026-11-21T15:00:00.000Z' }],
])(
  'are marked in the cells they are about, with what they should be below, while a set is %s',
  async (_, change) => {
    open([{ ...QUERY, lines: [HOURS, BREAK, SITE, ORDER], note: 'We left at three.' }], change);
    expect(marked(await dayRow(/^Tue 17 07/))).toEqual(['9.0']);
    expect(marked(await dayRow(/^Mon 16 07/))).toEqual(['30']);
    expect(marked(await dayRow(/^Fri 20 07/))).toEqual(['Fri 20']);
    expect(marked(await dayRow(/^Wed 18 07/))).toEqual([]);
    const rows = (await week()).getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[rows.findIndex((text) => text?.startsWith('Tue 17')) + 1]).toBe(
      'Siân O’Neill: hours, should be 7.5',
    );
    const said = (await week()).getByText(
      /^Siân O’Neill says something is wrong \(2 days ago\)\. See the days marked below\.$/,
    );
    expect(said.parentElement!.textContent).toMatch(
      /Order number: order number, should be P-009999“We left at three\.”$/,
    );
  },
);

it('stand below the day of the check they are about, and say so where nothing of a day is wrong', async () => {
  open([
    { ...QUERY, lines: [MIRRORS] },
    { ...QUERY, id: 'q-2', name: 'Dai Rees', note: 'Not ours.', afterSigning: true },
  ]);
  expect((await week()).getByText('Siân O’Neill: Mirrors, something else')).toBeTruthy();
  expect(
    (await week()).getByText('Dai Rees says something is wrong, after signing (2 days ago).'),
  ).toBeTruthy();
});

it('are gone once they have been answered elsewhere', async () => {
  const { there, streams } = open([{ ...QUERY, lines: [HOURS] }]);
  expect(marked(await dayRow(/^Tue 17 07/))).toEqual(['9.0']);
  there.set = { ...there.set, queries: [] };
  act(() => streams.open().forEach((stream) => stream.tell('changed')));
  await waitFor(async () => expect(marked(await dayRow(/^Tue 17 07/))).toEqual([]));
  expect(screen.queryByText(/something is wrong/)).toBeNull();
});
