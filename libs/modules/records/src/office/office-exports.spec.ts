import {
  aCheckSheet,
  aCompany,
  aDriver,
  aSignature,
  ask,
  aTimesheet,
  Signer,
  suiteApi,
  type TestDriver,
} from '@groundsheet/testing';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { Readable } from 'node:stream';
import { readSheet } from 'read-excel-file/node';

const api = await suiteApi();
const company = await aCompany(api.em);
const admin = await aDriver(api, { role: 'admin' });
const supervisor = await aDriver(api, { role: 'supervisor' });
const driver = await aDriver(api, { fullName: 'Dave Field' });

const bytes = (response: NodeJS.ReadableStream, done: (error: Error | null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
};
const exporting = (who: TestDriver, file: 'csv' | 'xlsx' | 'zip', query: object = {}) =>
  who
    .request('get', `/api/forms/export.${file}`)
    .query(query)
    .buffer()
    .parse(bytes as never);
type TableRow = Record<string, string | number | Date | null>;
async function csvOf(query: object = {}, who = admin): Promise<TableRow[]> {
  const { body } = await exporting(who, 'csv', query).expect(200);
  return parse(body as Buffer, { bom: true, columns: true });
}
async function xlsxOf(query: object = {}): Promise<TableRow[]> {
  const { body } = await exporting(admin, 'xlsx', query).expect(200);
  const [headers, ...rows] = await readSheet(Readable.from([body as Buffer]));
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [String(headers![at]), cell as never])));
}
const sumOf = (rows: readonly TableRow[], column: string) =>
  rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);

async function sends(changes: Record<string, unknown> = {}, by: TestDriver | null = driver): Promise<string> {
  const body = await aTimesheet(company, changes);
  const who = by ?? api;
  await who.request('post', '/api/timesheets/one-step-completion').send(body).expect(200);
  return body.timesheetData.id;
}
const reference = async (id: string): Promise<string> =>
  (await api.row('select reference from forms where id = ?', [id]))['reference'];

const signed = await sends({ driverSignedName: 'D. Field', clientSignedName: 'Anna Berg' });
const guests = await sends({ weekEnding: '2026-11-14', driverSignedName: '=Owen Gast' }, null);
const check = await aCheckSheet(company);
await driver.request('post', '/api/one-step-completion/check-sheet').send(check).expect(200);

it('has everybody’s forms, of guests too, with the account and who signed for the client', async () => {
  const rows = await csvOf();
  const [first] = rows.filter((row) => row['Driver'] === 'D. Field');
  expect(first).toMatchObject({
    Account: 'Dave Field',
    'Client signed on': 'The form',
    'Signed for the client by': 'Anna Berg',
    'Client signed at': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    'Client signed how': 'on the driver’s phone',
    'Signature asked for': '',
    'Approved in': '',
    Rating: '',
  });
  const ofGuest = rows.filter((row) => row['Week ending'] === '2026-11-14');
  expect(ofGuest.length).toBeGreaterThan(0);
  expect(new Set(ofGuest.map((row) => row['Account']))).toEqual(new Set(['']));
  expect(rows.some((row) => row['Kind'] === 'Check sheet' || /check/i.test(String(row['Kind'])))).toBe(true);
});

it('sums to the same hours in each file, by day and by form, as the forms themselves have', async () => {
  const { hours } = await api.row(
    `select sum(total_hours)::float as hours from forms where status = 'submitted'`,
  );
  for (const rows of ['day', 'form']) {
    const [csv, xlsx] = [await csvOf({ rows }), await xlsxOf({ rows })];
    expect([rows, sumOf(csv, 'Net hours'), sumOf(xlsx, 'Net hours')]).toEqual([rows, hours, hours]);
    expect(xlsx.length).toBe(csv.length);
  }
  const { forms } = await api.row(`select count(*)::int as forms from forms where status = 'submitted'`);
  expect(await csvOf({ rows: 'form' })).toHaveLength(forms);
});

it('has days as days and numbers as numbers in a spreadsheet, and what begins like a formula as a text', async () => {
  const rows = await xlsxOf({ week: '2026-11-14' });
  expect(rows[0]).toMatchObject({ Driver: '=Owen Gast', 'Net hours': expect.any(Number) });
  expect(rows[0]!['Week ending']).toEqual(new Date('2026-11-14T00:00:00Z'));
  const { body } = await exporting(admin, 'xlsx').expect(200);
  const sheet = Buffer.from(unzipSync(body as Buffer)['xl/worksheets/sheet1.xml']!).toString();
  expect(sheet).not.toContain('<f>');
});

it('names the form set that a form was approved in, its rating, and who signed the set', async () => {
  const other = await aDriver(api);
  const week = {
    weekEnding: '2026-11-28',
    plantNumber: 'D-114',
    clientSignature: null,
    clientSignedName: null,
  };
  const id = await sends(week, other);
  const { set_id: set } = await api.row('select set_id from forms_in_sets where form_id = ?', [id]);
  await api.rows(
    `update form_sets set status = 'completed', rating = 'okay', client_name = 'Bo Lind', submitted_at = now() where id = ?`,
    [set],
  );
  await api.rows(
    `insert into form_set_signatures (set_id, by, image, signed_at) values (?, 'client', ?, now())`,
    [set, Buffer.from((await aSignature()).split(',')[1] ?? '', 'base64')],
  );
  const [row] = await csvOf({ rows: 'form', search: await reference(id) });
  const { reference: approved } = await api.row('select reference from form_sets where id = ?', [set]);
  expect(row).toMatchObject({
    'Approved in': approved,
    Rating: 'OK',
    'Client signed on': approved,
    'Signed for the client by': 'Bo Lind',
  });
});

it('has how a client rated the week on their own phone, for the office and for nobody’s own forms', async () => {
  const unsigned = { clientSignature: null, clientSignedName: null, plantNumber: 'EX-0620' };
  const id = await sends({ ...unsigned, weekEnding: '2026-12-05' }, supervisor);
  const signer = new Signer(api, (await ask(supervisor, id).expect(201)).body);
  await signer.signs();
  const search = await reference(id);
  const cells = async (who: TestDriver) => {
    const [row] = await csvOf({ rows: 'form', search }, who);
    return [row!['Client’s rating'], row!['Client’s rating notes']];
  };
  expect(await cells(admin)).toEqual(['', '']);
  await signer.post('rate', { rating: 'okay', notes: '=Late twice.' }).expect(200);
  expect(await cells(admin)).toEqual(['Average', "'=Late twice."]);
  expect(await cells(supervisor)).toEqual(['', '']);
  const own = await supervisor.request('get', '/api/history/export.csv').buffer().expect(200);
  expect(own.text).toContain(search);
  expect(own.text).not.toMatch(/Late twice|Client’s rating/);
  const { body: begun } = await supervisor.request('post', `/api/forms/${id}/correct`).send({}).expect(201);
  const correction = await aTimesheet(company, { ...unsigned, weekEnding: '2026-12-05', id: begun.id });
  await supervisor.request('post', '/api/timesheets/one-step-completion').send(correction).expect(200);
  const [corrected] = await csvOf({ rows: 'form', search: await reference(begun.id) });
  expect(corrected).toMatchObject({ Corrects: search, 'Client’s rating': '' });
});

it('has how the client of a set rated the week, in the words of its approval', async () => {
  const other = await aDriver(api);
  const week = {
    weekEnding: '2026-12-12',
    plantNumber: 'D-115',
    clientSignature: null,
    clientSignedName: null,
  };
  const id = await sends(week, other);
  await api.drainJobs();
  const { set_id: set } = await api.row('select set_id from forms_in_sets where form_id = ?', [id]);
  const signer = new Signer(api, (await ask(other, set, { kind: 'form-set' }).expect(201)).body);
  await signer.signs();
  await signer.post('rate', { rating: 'okay' }).expect(200);
  const search = await reference(id);
  const ratingOf = async () => (await csvOf({ rows: 'form', search }))[0]!['Client’s rating'];
  expect(await ratingOf()).toBe('OK');
  // Another signature stands now.
  await api.rows(`update form_set_signatures set signed_at = now() where set_id = ?`, [set]);
  expect(await ratingOf()).toBe('');
});

it('has only what has changed since an export, with the form that a correction corrects', async () => {
  const since = new Date(Date.now() + 1).toISOString();
  await new Promise((resolve) => setTimeout(resolve, 5));
  const { body: draft } = await driver.request('post', `/api/forms/${signed}/correct`).send({}).expect(201);
  const correction = await aTimesheet(company, { driverSignedName: 'D. Field', siteLocation: 'Quarry Lane' });
  Object.assign(correction.timesheetData, { id: draft.id });
  await driver.request('post', '/api/timesheets/one-step-completion').send(correction).expect(200);
  const rows = await csvOf({ rows: 'form', changedSince: since, status: 'submitted' });
  expect(rows.map((row) => row['Corrects'])).toEqual([await reference(signed)]);
});

it('has the PDFs of everybody, or says which are not ready', async () => {
  const { body } = await exporting(supervisor, 'zip', { week: '2026-11-14' }).expect(200);
  const names = Object.keys(unzipSync(body as Buffer));
  const text = Buffer.from(Object.values(unzipSync(body as Buffer))[0]!).toString();
  expect(names.join() + text).toContain(await reference(guests));
});

it.each(['csv', 'xlsx', 'zip'] as const)('gives a driver and a stranger no %s', async (file) => {
  await exporting(driver, file).expect(403);
  await api.request('get', `/api/forms/export.${file}`).expect(401);
});

it('takes no page, and no nonsense', async () => {
  await exporting(admin, 'csv', { limit: 5 }).expect(422);
  await exporting(admin, 'csv', { rows: 'hour' }).expect(422);
  await exporting(admin, 'csv', { changedSince: 'yesterday' }).expect(422);
});
