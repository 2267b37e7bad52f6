import {
  aCompany,
  aDriver,
  ask,
  BusyDriver,
  Signer,
  suiteApi,
  type AskedRequest,
  type TestDriver,
} from '@groundsheet/testing';
import { parse } from 'csv-parse/sync';
import { Readable } from 'node:stream';
import { readSheet } from 'read-excel-file/node';

const api = await suiteApi();
const company = await aCompany(api.em);
const admin = await aDriver(api, { role: 'admin' });
const supervisor = await aDriver(api, { role: 'supervisor' });

const COLUMNS = [
  'Client’s query',
  'Client’s query, days open',
  'Client’s query dealt with',
  'Client says is wrong',
] as const;
const NOTHING = ['', '', '', ''];

const bytes = (response: NodeJS.ReadableStream, done: (error: Error | null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
};
type TableRow = Record<string, unknown>;

async function rowsOf(file: 'csv' | 'xlsx', who = admin): Promise<TableRow[]> {
  const query = { rows: 'form' };
  const asked = who.request('get', `/api/forms/export.${file}`).query(query).buffer();
  const body = (await asked.parse(bytes as never).expect(200)).body as Buffer;
  if (file === 'csv') return parse(body, { bom: true, columns: true });
  const [headers, ...rows] = await readSheet(Readable.from([body]));
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [String(headers![at]), cell])));
}

async function told(id: string, file: 'csv' | 'xlsx' = 'csv', who = admin): Promise<unknown[]> {
  const { reference } = await api.row('select reference from forms where id = ?', [id]);
  const [row] = (await rowsOf(file, who)).filter((each) => each['Reference'] === reference);
  return COLUMNS.map((column) => row![column]);
}

/** As if everything that was said had been said so many days before. */
const daysBefore = (days: number) =>
  api.rows(`update sign_queries set created_at = created_at - make_interval(days => ?::int)`, [days]);

async function today(): Promise<string> {
  return (await api.row(`select (now() at time zone 'Europe/London')::date::text as today`))['today'];
}

/** A driver with a week that its client has not signed, and their check sheet of it. */
async function aWeek() {
  const driver = await aDriver(api);
  const busy = new BusyDriver(driver, company);
  const { body: sheet } = await busy.sendsTimesheet({ clientSignature: null, clientSignedName: null });
  const { body: check } = await busy.sendsCheckSheet();
  await api.drainJobs();
  return { driver, busy, id: sheet.id as string, checkId: check.id as string };
}

async function asked(by: TestDriver, id: string, how: object = {}) {
  const request = (await ask(by, id, how).expect(201)).body as AskedRequest;
  const signer = new Signer(api, request);
  const says = (body: object) => signer.post('query', { name: 'Siân O’Neill', ...body }).expect(200);
  return { request, says };
}

const hoursOf = (id: string) => [{ key: `${id}/tuesday`, reason: 'hours', proposed: '7.5' }];

it('has what a client says is wrong, for how many days, and when it was answered', async () => {
  const { driver, id } = await aWeek();
  const { request, says } = await asked(driver, id);
  expect(await told(id)).toEqual(NOTHING);
  await says({ lines: hoursOf(id), note: 'We left at three.' });
  const words = 'Tue 17 Nov: hours, should be 7.5; We left at three.';
  expect(await told(id)).toEqual(['Open', '0', '', words]);
  await daysBefore(3);
  for (const who of [admin, supervisor]) expect(await told(id, 'csv', who)).toEqual(['Open', '3', '', words]);
  expect(await told(id, 'xlsx')).toEqual(['Open', 3, null, words]);
  const answer = { answer: 'Dai was there until five.' };
  await driver.request('post', `/api/sign-requests/${request.id}/answer`).send(answer).expect(200);
  const day = await today();
  expect(await told(id)).toEqual(['Answered', '3', day, words]);
  expect(await told(id, 'xlsx')).toEqual(['Answered', 3, new Date(`${day}T00:00:00Z`), words]);
});

it('stays beside the form and its correction once it is accepted, with the days it took', async () => {
  const { driver, busy, id } = await aWeek();
  const { request, says } = await asked(driver, id);
  await says({ lines: hoursOf(id) });
  await daysBefore(1);
  const { body: draft } = await driver
    .request('post', `/api/sign-requests/${request.id}/accept`)
    .send({})
    .expect(201);
  await busy.sendsTimesheet({ id: draft.id, tuesdayNetHours: 7.5, clientSignature: null });
  const accepted = ['Accepted', '1', await today(), 'Tue 17 Nov: hours, should be 7.5'];
  expect([await told(id), await told(draft.id)]).toEqual([accepted, accepted]);
});

it('of a set stands beside the form that it names, or beside each where it names none', async () => {
  const { driver, id, checkId } = await aWeek();
  const { set_id: set } = await api.row('select set_id from forms_in_sets where form_id = ?', [id]);
  const client = await asked(driver, set, { kind: 'form-set' });
  await client.says({ lines: hoursOf(id) });
  expect(await told(id)).toEqual(['Open', '0', '', 'Tue 17 Nov: hours, should be 7.5']);
  expect(await told(checkId)).toEqual(NOTHING);
  const foreman = await asked(driver, set, { kind: 'form-set', signatory: 'foreman' });
  await foreman.says({ note: '=Never saw him.' });
  expect(await told(checkId)).toEqual(['Open', '0', '', "'=Never saw him."]);
  // Of two that are open the first waits longest.
  expect((await told(id))[3]).toBe('Tue 17 Nov: hours, should be 7.5');
});

it('says how far the client of the set is if the form has no request of its own, and when a signature was denied', async () => {
  const { driver, id, checkId } = await aWeek();
  const { set_id: set } = await api.row('select set_id from forms_in_sets where form_id = ?', [id]);
  const askedFor = async (of: string) => {
    const { reference } = await api.row('select reference from forms where id = ?', [of]);
    return (await rowsOf('csv')).find((row) => row['Reference'] === reference)!['Signature asked for'];
  };
  await asked(driver, set, { kind: 'form-set', signatory: 'foreman' });
  expect(await askedFor(id)).toBe('');
  await asked(driver, set, { kind: 'form-set' });
  const day = await today();
  for (const each of [id, checkId]) expect(await askedFor(each)).toBe(`Not opened yet, asked ${day}`);
  const { request } = await asked(driver, id);
  await new Signer(api, request).signs();
  await api.rows('update sign_requests set denied_at = now() where id = ?', [request.id]);
  expect(await askedFor(id)).toBe(`Signed, asked ${day}, denied ${day}`);
  expect(await askedFor(checkId)).toBe(`Not opened yet, asked ${day}`);
});
