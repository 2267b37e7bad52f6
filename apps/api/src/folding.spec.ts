import { folded } from '@groundsheet/form-rules';
import {
  aCompany,
  aDriver,
  anOffHire,
  ask,
  BusyDriver,
  suiteApi,
  type TestDriver,
} from '@groundsheet/testing';
import { Client } from 'pg';

const api = await suiteApi();

async function inDatabase(texts: readonly string[]): Promise<(string | null)[]> {
  const owner = new Client({ connectionString: api.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ folded: string | null }>(
    'select case when unicode_assigned(text) then folded(text) end as folded from unnest($1::text[]) with ordinality as each(text, place) order by place',
    [texts],
  );
  await owner.end();
  return rows.map((row) => row.folded);
}

/** Every sign of what is written, each between two letters. */
const SIGNS = Array.from({ length: 0x3_0000 }, (_, point) => point)
  .filter((point) => point > 0 && !(point >= 0xd800 && point < 0xe000))
  .map((point) => `a${String.fromCodePoint(point)}B`);

it('folds every sign in the database as everywhere else', async () => {
  const differ = (await inDatabase(SIGNS)).flatMap((sign, at) =>
    // Unicode grows, and one of the two may be a year behind.
    sign === null || sign === folded(SIGNS[at]!)
      ? []
      : [{ sign: SIGNS[at], database: sign, here: folded(SIGNS[at]!) }],
  );
  expect(differ).toEqual([]);
});

it.each([
  'Siân O’NEILL & Söhne\nWÓJCIK',
  'P–100\u200b7 ／ ＥＸ－０４１７',
  'Wo\u0301jcik  \u00a0Łódź',
  'ΓΙΏΡΓΟΣ İBRAHİM Straße',
  "O\u00b4Hara O`Hara 'x'",
  'مُحَمَّد Мальцев Ёлкин हिन्दी がく 한국어',
])('folds %j in the database as everywhere else', async (text) => {
  expect(await inDatabase([text])).toEqual([folded(text)]);
});

describe('every list', () => {
  /** As it is stored, and as people type it. */
  const NAME = 'Dara O’Shea–Wójcik';
  const TYPED = ["o'shea-wojcik", 'O´SHEA−WÓJCIK', '\u200bo‘shea‐wo\u0301jcik '];

  const LISTS: Record<string, (search: string) => [path: string, query: object]> = {
    customers: (search) => ['/api/customers', { search }],
    people: (search) => ['/api/drivers', { search }],
    machines: (search) => ['/api/machines', { search }],
    'machine states': (search) => ['/api/machine-states', { search }],
    'forms by any text': (search) => ['/api/forms', { search }],
    'forms by driver': (driver) => ['/api/forms', { driver }],
    'own forms': (search) => ['/api/history', { search }],
    'form sets': (search) => ['/api/collations', { search }],
    'form sets by driver': (driver) => ['/api/collations', { driver }],
    'requests to sign': (search) => ['/api/sign-requests', { search }],
    'off-hire notices': (search) => ['/api/off-hires', { search }],
    mails: (search) => ['/api/mails', { search }],
    hours: (search) => ['/api/overview/hours', { from: '2026-11-15', to: '2026-11-21', search }],
    'audit log': (person) => ['/api/audit-events', { person }],
  };

  let admin: TestDriver;

  beforeAll(async () => {
    const company = await aCompany(api.em, { name: `${NAME} Plant` });
    admin = await aDriver(api, { role: 'admin', fullName: NAME });
    const busy = new BusyDriver(admin, company);
    const unsigned = { clientSignature: null, clientSignedName: null };
    const { body } = await busy.sendsTimesheet({
      driverSignedName: NAME,
      weekEnding: '2026-11-21',
      ...unsigned,
    });
    await ask(admin, body.id).expect(201);
    await admin
      .request('post', '/api/machines')
      .send({ plantNumber: 'D-118', machineNumber: NAME, vehicleType: 'dumper' })
      .expect(201);
    await admin
      .request('post', '/api/off-hires')
      .send({ ...anOffHire(), contactName: NAME })
      .expect(201);
    await api.drainJobs();
    await api.rows(`update emails set subject = ? returning id`, [NAME]);
  });

  it.each(
    Object.entries(LISTS).flatMap(([list, call]) => TYPED.map((typed) => [list, typed, call] as const)),
  )('of %s finds it by %j', async (_, typed, call) => {
    const [path, query] = call(typed);
    const { body } = await admin.request('get', path).query(query).expect(200);
    expect((Array.isArray(body) ? body : body.items).length).toBeGreaterThan(0);
  });

  it('has one row in the overview for an order that is written in ways that look alike', async () => {
    const busy = new BusyDriver(admin, await aCompany(api.em, { name: 'Harrow Ground' }));
    for (const [week, orderNumber] of ['M-4410', 'm–4410', 'M-4410\u200b', '\u2060M−4410'].entries()) {
      const weekEnding = `2026-10-${10 + 7 * week}`;
      const sent = await busy.sendsTimesheet({
        orderNumber,
        driverSignedName: NAME,
        weekEnding,
      });
      expect(sent.status).toBe(200);
    }
    const range = { from: '2026-10-04', to: '2026-10-31' };
    const { body } = await admin.request('get', '/api/overview/hours').query(range).expect(200);
    expect(body.items).toMatchObject([{ orderNumber: 'M-4410', timesheets: 4 }]);
  });

  it('keeps two active customers from names that look alike', async () => {
    const create = (name: string) =>
      admin.request('post', '/api/customers/create').send({ name, requiresOrderValidation: false });
    await create("D'Arcy Plant").expect(201);
    for (const name of ['D’Arcy Plant', 'D´ARCY\u00a0PLANT', 'D\u200b‘Arcy Plant'])
      expect((await create(name)).body.code).toBe('company.name-taken');
  });

  it('is of clean text: what shows nothing and turns the reading direction is not stored', async () => {
    const { body } = await admin
      .request('post', '/api/customers/create')
      .send({
        name: 'Quay\u200b Civils\u202e',
        contactPerson: ' Sia\u0302n\u00a0 Rees\u2066',
        requiresOrderValidation: false,
      })
      .expect(201);
    const [stored] = await api.rows('select name, contact_person from companies where id = ?', [body.id]);
    expect(stored).toEqual({ name: 'Quay Civils', contact_person: 'Siân Rees' });
  });
});
