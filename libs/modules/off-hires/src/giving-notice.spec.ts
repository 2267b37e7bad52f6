import { Clock } from '@groundsheet/platform';
import { aCompany, aDriver, suiteApi, UploadingPhone } from '@groundsheet/testing';
import type { Response } from 'supertest';
import { v7 as uuidv7 } from 'uuid';

const HOUR = 3_600_000;
let now = Date.parse('2026-11-25T09:15:00Z');

const api = await suiteApi({
  'guests.formsPerHour': '3',
  GUEST_FORMS_PER_DAY: '4',
});
api.app.get(Clock).now = () => new Date(now);
const admin = await aDriver(api, { role: 'admin' });
await aCompany(api.em, { name: 'Northgate Civils Ltd', contactEmail: 'hire@northgate-civils.co.uk' });
for (const name of ['Hill & Daughters Ltd', 'Tyne Piling Ltd', 'Tyne Piling'])
  await aCompany(api.em, { name });
await admin
  .request('post', '/api/machines')
  .send({ plantNumber: 'D-114', machineNumber: 'Thwaites MACH 690', vehicleType: 'dumper' })
  .expect(201);
for (const [name, offHireNoticeDays] of [
  ['Harrow Groundworks', 2],
  ['Quarry Bank', 0],
])
  await admin.request('post', '/api/customers/create').send({ name, offHireNoticeDays }).expect(201);
// The counts of one test are over before the next one begins.
afterEach(() => {
  now += 48 * HOUR;
});

const notice = (change: object = {}) => ({
  plantNumber: 'd 114',
  contactName: ' Siân  O’Neill ',
  firm: 'NORTHGATE civils ltd',
  phone: '0191 496 0114',
  email: ' Sian@Northgate-Civils.co.uk',
  machineHours: '4,210.5',
  readyFrom: new Date(now + 48 * HOUR).toISOString().slice(0, 10),
  ...change,
});

/** A browser without an account: keeps its cookie, calls from one address. */
class Phone {
  cookie: string | undefined;

  constructor(private readonly address: string) {}

  async gives(change: object = {}, key = uuidv7()): Promise<Response> {
    const request = api
      .request('post', '/api/off-hires')
      .set('X-Forwarded-For', this.address)
      .set('Idempotency-Key', key);
    if (this.cookie) void request.set('Cookie', this.cookie);
    const answer = await request.send(notice(change));
    const [set] = (answer.headers['set-cookie'] as unknown as string[] | undefined) ?? [];
    if (set) this.cookie = set.split(';')[0];
    return answer;
  }
}
const rowOf = (reference: string) => api.row('select * from off_hires where reference = ?', [reference]);
const count = async () => Number((await api.row('select count(*) from off_hires'))['count']);

it('is taken from a phone without an account: number, end of the notice, machine and customer of the register', async () => {
  const answer = await new Phone('203.0.113.1').gives({ siteLocation: 'Wharf Road' });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    reference: expect.stringMatching(/^OH-[0-9A-HJKMNP-TV-Z]{8}$/),
    plantNumber: 'D-114',
    noticeDays: 7,
    noticeEnds: '2026-12-04',
  });
  const row = await rowOf(answer.body.reference);
  expect(row).toMatchObject({
    ...{
      plant_number: 'D-114',
      machine_number: 'Thwaites MACH 690',
      vehicle_type: 'dumper',
      state: 'waiting',
    },
    ...{ firm: 'Northgate Civils Ltd', company_email: 'hire@northgate-civils.co.uk', driver_id: null },
    ...{ contact_name: 'Siân O’Neill', email: 'sian@northgate-civils.co.uk', site_location: 'Wharf Road' },
    ...{ machine_hours: '4,210.5', notice_days: 7, photos: [], collected_at: null },
  });
  expect([row['machine_id'], row['company_id']]).toEqual([expect.any(String), expect.any(String)]);
  const events = await api.rows('select what, who, about_kind from audit_events where about_id = ?', [
    row['id'],
  ]);
  expect(events).toEqual([{ what: 'off-hire.requested', who: null, about_kind: 'off-hire' }]);
});

it('counts the working days that are agreed with the customer, and else the usual ones', async () => {
  const phone = new Phone('203.0.113.2');
  const ends = async (firm: string) => {
    const { noticeDays, noticeEnds } = (await phone.gives({ firm })).body;
    return [noticeDays, noticeEnds];
  };
  // Friday: two working days are Monday and Tuesday.
  expect(new Date(now).toISOString().slice(0, 10)).toBe('2026-11-27');
  expect(await ends('harrow groundworks')).toEqual([2, '2026-12-01']);
  expect(await ends('Quarry Bank')).toEqual([0, '2026-11-27']);
  expect(await ends('A firm that nobody knows')).toEqual([7, '2026-12-08']);
});

it('is taken for a machine that is in no register, as it was typed', async () => {
  const { status, body } = await new Phone('203.0.113.3').gives({ plantNumber: 'hired 7' });
  expect([status, body.plantNumber]).toEqual([201, 'HIRED7']);
  expect(await rowOf(body.reference)).toMatchObject({ machine_id: null, machine_number: null });
  const long = await new Phone('203.0.113.3').gives({ plantNumber: 'ß'.repeat(40) });
  expect([long.status, long.body.plantNumber]).toEqual([201, 'S'.repeat(40)]);
});

it('belongs to the account that is signed in, and takes what a confirmed account may type', async () => {
  const driver = await aDriver(api);
  const then = new Date(now);
  await api.rows('update sessions set created_at = ?, used_at = ? where driver_id = ?', [
    then,
    then,
    driver.id,
  ]);
  const { body } = await driver
    .request('post', '/api/off-hires')
    .send(notice({ email: 'sian@mailinator-temp.com' }))
    .expect(201);
  expect((await rowOf(body.reference))['driver_id']).toBe(driver.id);
});

it.each<[string, object, string[]]>([
  [
    'nothing typed',
    { contactName: '.', firm: '\u200c', phone: 'x', email: 'x', machineHours: 'x' },
    ['contactName', 'firm', 'phone', 'email', 'machineHours'],
  ],
  ['a machine without a letter', { plantNumber: '//' }, ['plantNumber']],
  ['a throwaway address', { email: 'x@mailinator-temp.com' }, ['email']],
  ['a day that does not exist', { readyFrom: '2026-02-30' }, ['readyFrom']],
  ['a day that is far off', { readyFrom: '2031-01-01' }, ['readyFrom']],
  [
    'what is far too long',
    { contactName: 'x'.repeat(81), plantNumber: 'x'.repeat(41) },
    ['contactName', 'plantNumber'],
  ],
  ['something else', { state: 'collected', noticeDays: 0 }, ['state', 'noticeDays']],
  ['no texts', { firm: { $ne: '' }, phone: ['1'] }, ['firm', 'phone']],
  ['characters that cannot be kept', { firm: 'a\u0000b' }, ['firm']],
  ['six photos', { photos: Array(6).fill('/api/objects/x') }, ['photos']],
  ['a great many photos', { photos: Array(21).fill('x') }, ['photos']],
  ['a photo that is not there', { photos: [`/api/objects/${uuidv7()}`] }, ['photos.0']],
])('refuses %s with every fault, and keeps nothing', async (_, change, paths) => {
  const before = await count();
  const { status, body } = await new Phone('203.0.113.4').gives(change);
  expect([status, body.code]).toEqual([422, 'request.invalid']);
  expect(body.details.map(({ path }: { path: string }) => path).toSorted()).toEqual(paths.toSorted());
  expect(await count()).toBe(before);
});

it('takes photos of its own device alone, each once', async () => {
  const camera = new UploadingPhone(api, '203.0.113.5');
  const photos = [await camera.upload(), await camera.upload()];
  const stranger = await new Phone('203.0.113.6').gives({ photos });
  expect([stranger.status, stranger.body.details[0].path]).toEqual([422, 'photos.0']);
  const phone = new Phone('203.0.113.5');
  phone.cookie = camera.cookie;
  const { status, body } = await phone.gives({ photos });
  expect(status).toBe(201);
  const { id, photos: kept } = await rowOf(body.reference);
  expect(kept).toEqual(photos);
  expect(await api.rows('select 1 from uploads where held_by = ?', [id])).toHaveLength(2);
  expect((await phone.gives({ photos })).status).toBe(422);
});

it('is taken once under its key, however often it is sent', async () => {
  const phone = new Phone('203.0.113.7');
  await phone.gives();
  const [before, key] = [await count(), uuidv7()];
  const answers = await Promise.all([phone.gives({}, key), phone.gives({}, key)]);
  answers.push(await phone.gives({}, key));
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  expect(await count()).toBe(before + 1);
  expect((await phone.gives({ firm: 'Another' }, key)).status).toBe(422);
});

it('is given once by the very first call of a phone: its key with another notice is refused', async () => {
  const phone = new Phone('203.0.113.17');
  const key = uuidv7();
  expect((await phone.gives({}, key)).status).toBe(201);
  const before = await count();
  const { status, body } = await phone.gives({ firm: 'Another' }, key);
  expect([status, body.code]).toEqual([422, 'idempotency-key.reused']);
  expect((await phone.gives({}, key)).status).toBe(201);
  expect(await count()).toBe(before);
});

it('counts as a guest’s form does: a device has so many in an hour and in a day, and what is refused is not kept', async () => {
  const phone = new Phone('203.0.113.8');
  for (let n = 0; n < 3; n++) expect((await phone.gives()).status).toBe(201);
  const before = await count();
  const { status, body, headers } = await phone.gives();
  expect([status, body.code, headers['retry-after']]).toEqual([429, 'guest.too-many-forms', '3600']);
  expect(await count()).toBe(before);
  expect((await new Phone('203.0.113.9').gives()).status).toBe(201);
  now += HOUR;
  expect((await phone.gives()).status).toBe(201);
  expect((await phone.gives()).status).toBe(429);
});

it.each([
  ['Northgate Civils', 'Northgate Civils Ltd'],
  ['northgate  civils, LIMITED.', 'Northgate Civils Ltd'],
  ['Quarry Bank plc', 'Quarry Bank'],
  ['Hill and Daughters', 'Hill & Daughters Ltd'],
  // Each of the two is called so, and the other as well.
  ['Tyne Piling Ltd', 'Tyne Piling Ltd'],
  ['Tyne Piling LLP', null],
  ['Northgate', null],
  ['Northgate Civils Ltd Leeds', null],
  ['Ltd', null],
])('is that of the customer where the firm is called %j: %j', async (firm, name) => {
  const { body } = await new Phone('203.0.113.9').gives({ firm });
  const row = await rowOf(body.reference);
  expect([row['firm'], row['company_id'] !== null]).toEqual([name ?? firm, name !== null]);
});
