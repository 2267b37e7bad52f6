import { aCompany, aDriver, suiteApi, type TestDriver } from '@groundsheet/testing';
import type { Response } from 'supertest';

const api = await suiteApi();
const supervisor = await aDriver(api, { role: 'supervisor' });
const admin = await aDriver(api, { role: 'admin' });
const driver = await aDriver(api);
await aCompany(api.em, { name: 'Northgate Civils Ltd' });

const today = new Date().toISOString().slice(0, 10);
async function given(change: object): Promise<string> {
  const notice = {
    ...{ plantNumber: 'D-114', contactName: 'Siân', firm: 'Northgate Civils Ltd', phone: '0191 496 0114' },
    ...{ email: 'sian@northgate-civils.co.uk', machineHours: '4210', readyFrom: today },
    ...change,
  };
  return (await api.request('post', '/api/off-hires').send(notice).expect(201)).body.reference;
}
const first = await given({ plantNumber: 'R-400', siteLocation: 'Wharf Road' });
const second = await given({ firm: '=Harrow Groundworks', contactName: 'Imran' });
const third = await given({ plantNumber: 'EX-0417' });
const change = (reference: string, sql: string) =>
  api.rows(`update off_hires set ${sql} where reference = ?`, [reference]);
await change(first, `notice_ends = '2026-01-05', given_on = '2025-12-18'`);
await change(third, `state = 'withdrawn', withdrawn_at = now(), withdrawn_reason = 'Kept'`);

const list = (query = '', by: TestDriver = supervisor) => by.request('get', `/api/off-hires${query}`);
const references = ({ body }: Response) => body.map(({ reference }: { reference: string }) => reference);

it.each([
  ['', [third, second, first]],
  ['?state=waiting', [second, first]],
  ['?state=over', [first]],
  ['?state=withdrawn', [third]],
  ['?state=collected', []],
  ['?to=2025-12-18', [first]],
  ['?from=2025-12-18&to=2025-12-18', [first]],
  ['?from=2025-12-19', [third, second]],
  ['?search=r%20400', [first]],
  ['?search=harrow', [second]],
  ['?search=imran', [second]],
  ['?search=WHARF', [first]],
  ['?search=%25', []],
  [`?search=${second.toLowerCase()}`, [second]],
])('shows the office what %s finds, the latest first', async (query, found) => {
  expect(references(await list(query).expect(200))).toEqual(found);
});

it('goes page by page, and refuses what is no filter', async () => {
  const pages: string[][] = [];
  let path: string | undefined = '/api/off-hires?limit=2';
  while (path) {
    const answer: Response = await admin.request('get', path).expect(200);
    pages.push(references(answer));
    path = /<([^>]*)>/.exec(String(answer.headers['link'] ?? ''))?.[1];
  }
  expect(pages).toEqual([[third, second], [first]]);
  for (const query of ['?state=lost', '?from=2026-02-30', `?search=${'x'.repeat(101)}`])
    await list(query).expect(422);
});

it('says what is known of machine and firm, and how much of the notice is left', async () => {
  const [, imran, over] = (await list().expect(200)).body;
  expect(imran).toMatchObject({
    ...{ firm: '=Harrow Groundworks', isCustomer: false, isRegistered: false, state: 'waiting' },
    ...{ noticeDays: 7, daysLeft: 7, contactName: 'Imran' },
  });
  expect(imran).not.toHaveProperty('phone');
  expect(over).toMatchObject({ isCustomer: true, daysLeft: 0, noticeEnds: '2026-01-05' });
});

it('can be had as a table, in which nothing is a formula', async () => {
  const { text, headers } = await admin.request('get', '/api/off-hires/export.csv?state=waiting').expect(200);
  expect(headers['content-disposition']).toMatch(/off-hires-\d{4}-\d\d-\d\d\.csv/);
  const [head, ...rows] = text.trim().split('\r\n');
  expect(head).toContain('"Reference","State","Plant number"');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain(`"'=Harrow Groundworks"`);
  expect(rows[1]).toContain('"R-400"');
});

it('leads the office to a notice by its number, and nobody else', async () => {
  const { id } = await api.row('select id from off_hires where reference = ?', [first]);
  const look = (by: TestDriver) =>
    by.request('get', '/api/references').query({ reference: first.toLowerCase() });
  const found = { id, kind: 'off-hire', reference: first, isDraft: false };
  for (const by of [supervisor, admin]) expect((await look(by).expect(200)).body).toEqual(found);
  await look(driver).expect(404);
  const own = await driver.request('post', '/api/off-hires').send({
    ...{ plantNumber: 'D-114', contactName: 'Dave', firm: 'Hill', phone: '0191 496 0114' },
    ...{ email: 'dave@hill-plant.co.uk', machineHours: '0', readyFrom: today },
  });
  await driver.request('get', '/api/references').query({ reference: own.body.reference }).expect(404);
  expect(
    (await admin.request('get', '/api/audit-events').query({ record: first })).body[0].about,
  ).toMatchObject({
    kind: 'off-hire',
    name: first,
    opens: true,
  });
});
