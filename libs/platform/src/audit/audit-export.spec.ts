import { aCompany, aDriver, suiteApi } from '@groundsheet/testing';
import { parse } from 'csv-parse/sync';
import { randomUUID } from 'node:crypto';

const api = await suiteApi();
const admin = await aDriver(api, {
  role: 'admin',
  fullName: '=HYPERLINK("x")',
  email: 'sian@hill-plant.co.uk',
});

type Row = Record<string, string>;
const table = (query: object = {}) => admin.request('get', '/api/audit-events/export.csv').query(query);
async function rowsOf(query: object): Promise<Row[]> {
  const { text } = await table(query).expect(200);
  return parse(text, { bom: true, columns: true });
}

/** So many entries about one account, a minute apart. */
async function recorded(count: number, who: string | null = null): Promise<string> {
  const about = randomUUID();
  await api.rows(
    `insert into audit_events (id, happened_at, what, who, about_kind, about_id)
     select gen_random_uuid(), timestamptz '2025-07-01T12:00:00Z' + n * interval '1 minute', 'account.signed-in', ?, 'account', ?
       from generate_series(1, ?::int) as n`,
    [who, about, count],
  );
  return about;
}

it('tells all that the filters find, over all pages, the latest first, as the list does', async () => {
  const record = await recorded(230);
  await recorded(3);
  const rows = await rowsOf({ record });
  expect(rows).toHaveLength(230);
  expect(new Set(rows.map(({ 'Entry id': id }) => id)).size).toBe(230);
  expect(rows[0]).toEqual({
    'When (UTC)': '2025-07-01 15:50:00',
    Who: 'Nobody signed in',
    What: 'Signed in',
    'Kind of record': 'Account',
    Record: '',
    Device: '',
    Network: '',
    Code: 'account.signed-in',
    'Account id': '',
    'Record id': record,
    'Entry id': expect.any(String),
  });
  const { body } = await admin.request('get', '/api/audit-events').query({ record, limit: 100 }).expect(200);
  expect(rows.slice(0, 100).map(({ 'Entry id': id }) => id)).toEqual(
    body.map(({ id }: { id: string }) => id),
  );
  expect(await rowsOf({ record, from: '2025-07-02' })).toEqual([]);
  expect(await rowsOf({ person: 'nobody called so' })).toEqual([]);
});

it('has no text that a spreadsheet takes for a formula', async () => {
  const record = await recorded(1, admin.id);
  const [row] = await rowsOf({ record });
  expect(row).toMatchObject({ Who: `'=HYPERLINK("x")`, 'Account id': admin.id });
  const { headers } = await table({ record }).expect(200);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/);
});

it('has 10,000 entries at most, and refuses more rather than leaving some out', async () => {
  const record = await recorded(10_000);
  expect(await rowsOf({ record })).toHaveLength(10_000);
  await api.rows(
    `insert into audit_events (id, happened_at, what, about_kind, about_id)
     values (gen_random_uuid(), now(), 'account.signed-in', 'account', ?)`,
    [record],
  );
  const { body } = await table({ record }).expect(422);
  expect(body).toMatchObject({
    code: 'audit.too-long',
    message: 'This table has more than 10,000 rows. Please choose fewer days, or a person or record.',
  });
});

it('is recorded, with the days and without what was typed', async () => {
  await rowsOf({ person: 'sian', from: '2025-07-01', to: '2025-07-02' });
  const [entry] = await api.rows(
    `select who, details from audit_events where what = 'list.audit-log-table' order by id desc limit 1`,
  );
  expect(entry).toEqual({ who: admin.id, details: { person: true, from: '2025-07-01', to: '2025-07-02' } });
});

it('is for admins alone, and says which filters cannot be', async () => {
  for (const role of ['driver', 'supervisor'] as const) {
    const other = await aDriver(api, { role });
    await other.request('get', '/api/audit-events/export.csv').expect(403);
  }
  await api.request('get', '/api/audit-events/export.csv').expect(401);
  await table({ from: '2025-02-30' }).expect(422);
});

it('says of a customer and of a vault where they are found', async () => {
  const company = await aCompany(api.em);
  const driver = await aDriver(api, { fullName: 'Al Fore' });
  await api.rows(
    `insert into audit_events (id, happened_at, what, about_kind, about_id, name)
     values (gen_random_uuid(), now(), 'company.archived', 'company', ?, 'Northgate'),
            (gen_random_uuid(), now(), 'document.read', 'vault', ?, null)`,
    [company, driver.id],
  );
  const about = async (record: string) => {
    const { body } = await admin.request('get', '/api/audit-events').query({ record, limit: 1 }).expect(200);
    return body[0].about;
  };
  expect(await about(company)).toMatchObject({ opens: true, isArchived: true });
  expect(await about(driver.id)).toMatchObject({ kind: 'vault', name: 'Al Fore', opens: true });
});
