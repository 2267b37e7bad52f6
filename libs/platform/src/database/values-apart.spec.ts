import { raw } from '@mikro-orm/postgresql';
import { startApi, type TestApi } from '@groundsheet/testing';
import { valuesApart } from './values-apart.js';

const platform = { quoteIdentifier: (name: string) => `"${name}"` };
const apart = (sql: string, params: unknown[]) => valuesApart(platform as never, { sql, params });

it.each<[string, unknown[], string, unknown[]]>([
  ['select ?, ?', [1, null], 'select $1, $2', [1, null]],
  ['? = ?', ['a', 'b'], '$1 = $2', ['a', 'b']],
  ['id in (?) and on = ?', [[1, 2], true], 'id in ($1, $2) and on = $3', [1, 2, true]],
  [
    '(a, b) in ((?), (?))',
    [
      ['x', 1],
      ['y', 2],
    ],
    '(a, b) in (($1, $2), ($3, $4))',
    ['x', 1, 'y', 2],
  ],
  ['?? = ?', ['full name', 'a?b'], '"full name" = $1', ['a?b']],
  ['a \\? ? and b \\?| ?', ['key', '{x}'], 'a ? $1 and b ?| $2', ['key', '{x}']],
  [
    'values (?, ?)',
    [raw('now() - ?::interval', ['1 day']), 'z'],
    'values (now() - $1::interval, $2)',
    ['1 day', 'z'],
  ],
  ["select 'what?'", [], "select 'what?'", []],
])('takes the values out of %s', (sql, params, text, values) => {
  expect(apart(sql, params)).toEqual({ text, values });
});

describe('in the database', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  /** Often enough for the statement to be prepared. */
  const each = async (sql: string, params: unknown[]) => {
    for (let time = 0; time < 4; time += 1) await api.rows(sql, params);
    return (await api.rows(sql, params))[0]!['value'];
  };

  it.each<[string, unknown, unknown]>([
    ['text', `O'Neill \\ "?" $1 \\x00 🙂\n`, `O'Neill \\ "?" $1 \\x00 🙂\n`],
    ['text', null, null],
    ['numeric', 7.5, '7.5'],
    ['bigint', 2n ** 40n, String(2n ** 40n)],
    ['boolean', false, false],
    ['bytea', Buffer.from([0, 39, 92, 255]), Buffer.from([0, 39, 92, 255])],
    ['jsonb', { a: ["it's", null, { '?': 1 }] }, { a: ["it's", null, { '?': 1 }] }],
    ['jsonb', JSON.stringify([1, '2']), [1, '2']],
    ['int[]', '{1,2}', [1, 2]],
  ])('stores a %s as it was given', async (type, given, stored) => {
    expect(await each(`select ?::${type} as value`, [given])).toEqual(stored);
  });

  it('means the same moment wherever the clock of the machine stands', async () => {
    const at = new Date('2026-03-29T00:59:59.123Z');
    expect(
      await each("select to_char(?::timestamptz at time zone 'UTC', 'HH24:MI:SS.MS') as value", [at]),
    ).toBe('00:59:59.123');
  });

  it('returns the columns that a table has now', async () => {
    await api.rows('create table probes (a int)');
    await api.rows('insert into probes values (1)');
    const read = () => api.rows('select probes.* from probes where a = ?', [1]);
    for (let time = 0; time < 5; time += 1) await read();
    await api.rows('alter table probes add column b int default 2');
    expect(await read()).toEqual([{ a: 1, b: 2 }]);
  });
});
