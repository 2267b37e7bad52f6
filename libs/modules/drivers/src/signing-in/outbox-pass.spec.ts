import { IdentifyOutboxPass } from '@groundsheet/contracts';
import { aCompany, aDriver, aTimesheet, suiteApi } from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { QueryBus } from '@nestjs/cqrs';
import type { Response } from 'supertest';

const PASSWORD = 'Digger-Bucket-42';
const DAY = 86_400_000;
const api = await suiteApi();
const company = await aCompany(api.em);
let count = 0;

const cookiesOf = (response: Response) =>
  ((response.headers['set-cookie'] as unknown as string[] | undefined) ?? []).map(
    (set) => set.split(';')[0]!,
  );
const named = (cookies: readonly string[], name: string) =>
  cookies.find((cookie) => cookie.startsWith(`groundsheet-${name}=`))!;

/** A driver who has signed in on a phone, which got a pass. */
async function aPhone() {
  const email = `pass${(count += 1)}@hill-plant.co.uk`;
  const registered = await api
    .request('post', '/api/drivers/register')
    .set('X-Forwarded-For', `203.0.113.${count}`)
    .send({ email, fullName: 'Dave Hill', password: PASSWORD })
    .expect(201);
  const session = named(cookiesOf(registered), 'session');
  const given = await api.request('post', '/api/outbox/pass').set('Cookie', session).expect(204);
  const set = (given.headers['set-cookie'] as unknown as string[]).find((each) => each.includes('outbox='))!;
  const { id } = await api.row('select id from drivers where email = ?', [email]);
  const [pass, device] = [named(cookiesOf(given), 'outbox'), named(cookiesOf(given), 'device')];
  return { id: String(id), email, session, set, pass, device, both: `${pass}; ${device}` };
}

const SEND = '/api/timesheets/one-step-completion';
const deliver = async (cookie: string, owner?: string) => {
  const request = api.request('post', SEND).set('Cookie', cookie);
  if (owner) void request.set('Form-Owner', owner);
  const body = await aTimesheet(company);
  return { body, response: await request.send(body) };
};
const askForAddress = (cookie: string, owner: string) =>
  api.request('post', '/api/objects/upload').set('Cookie', cookie).set('Form-Owner', owner);

it('delivers forms and photos of its account long after the session has run out', async () => {
  const phone = await aPhone();
  expect(phone.set).toMatch(/HttpOnly/);
  expect(phone.set).toMatch(/SameSite=Strict/);
  await api.em.execute('delete from sessions');
  const { body, response } = await deliver(phone.both, phone.id);
  expect(response.status).toBe(200);
  const row = await api.row('select driver_id from forms where id = ?', [body.timesheetData.id]);
  expect(row['driver_id']).toBe(phone.id);
  await askForAddress(phone.both, phone.id).expect(200);
});

it.each([
  ['GET', '/api/drivers/me'],
  ['GET', '/api/history'],
  ['GET', '/api/drivers/me/sessions'],
  ['POST', '/api/timesheets'],
  ['PUT', '/api/drivers/me/password'],
  ['POST', '/api/outbox/pass'],
] as const)('is good for nothing else: %s %s', async (verb, path) => {
  const { both } = await aPhone();
  const method = verb.toLowerCase() as 'get' | 'post' | 'put';
  await api.request(method, path).set('Cookie', both).expect(401);
});

it('makes nobody its owner who does not say whose the form is', async () => {
  const { both } = await aPhone();
  const body = await aTimesheet(company);
  await api.request('post', SEND).set('Cookie', both).send(body).expect(200);
  const row = await api.row('select driver_id from forms where id = ?', [body.timesheetData.id]);
  expect(row['driver_id']).toBeNull();
});

it('is bound to its device: the cookie alone, or with that of another phone, is worth nothing', async () => {
  const [phone, other] = [await aPhone(), await aPhone()];
  expect((await deliver(phone.pass, phone.id)).response.status).toBe(401);
  expect((await deliver(`${phone.pass}; ${other.device}`, phone.id)).response.status).toBe(401);
});

it('delivers nothing of another account, signed in or not', async () => {
  const [phone, other] = [await aPhone(), await aPhone()];
  expect((await deliver(phone.both, other.id)).response.status).toBe(401);
  expect((await deliver(`${phone.session}; ${phone.device}`, other.id)).response.status).toBe(401);
});

it('lets what a guest has signed go as a guest’s, also while an account is signed in, and nothing else', async () => {
  const { session, device } = await aPhone();
  const cookie = `${session}; ${device}`;
  const asGuest = (path: string) =>
    api.request('post', path).set('Cookie', cookie).set('Form-Owner', 'guest');
  const body = await aTimesheet(company);
  await asGuest(SEND).send(body).expect(200);
  const row = await api.row('select driver_id from forms where id = ?', [body.timesheetData.id]);
  expect(row['driver_id']).toBeNull();
  const draft = await asGuest('/api/timesheets').send({ weekEnding: '2026-11-28' }).expect(201);
  const saved = await api.row('select driver_id from forms where id = ?', [draft.body.id]);
  expect(saved['driver_id']).not.toBeNull();
});

it('makes nobody more than a driver, who has given no password', async () => {
  const phone = await aPhone();
  await api.em.execute(`update drivers set role = 'admin' where id = ?`, [phone.id]);
  await api.request('get', '/api/drivers').set('Cookie', phone.both).expect(401);
  const valueOf = (cookie: string) => decodeURIComponent(cookie.split('=')[1]!).split('.')[0]!;
  const question = new IdentifyOutboxPass(valueOf(phone.pass), valueOf(phone.device));
  const caller = await RequestContext.create(api.app.get(MikroORM).em, () =>
    api.app.get(QueryBus).execute(question),
  );
  expect(caller).toMatchObject({ id: phone.id, role: 'driver', passwordGivenAt: new Date(0) });
});

it.each<[string, (phone: Awaited<ReturnType<typeof aPhone>>) => Promise<unknown>]>([
  [
    'logout',
    ({ session, both }) => api.request('post', '/api/drivers/logout').set('Cookie', `${session}; ${both}`),
  ],
  [
    'logout after the session has run out',
    async ({ both }) => {
      await api.em.execute('delete from sessions');
      await api.request('post', '/api/drivers/logout').set('Cookie', both).expect(204);
    },
  ],
  [
    'a changed password',
    ({ session }) =>
      api
        .request('put', '/api/drivers/me/password')
        .set('Cookie', session)
        .send({ currentPassword: PASSWORD, newPassword: 'Another-Bucket-43' })
        .expect(204),
  ],
  [
    'its session being ended from another device',
    async ({ session, id }) => {
      const [row] = await api.rows('select id from sessions where driver_id = ?', [id]);
      await api
        .request('delete', `/api/drivers/me/sessions/${String(row!['id'])}`)
        .set('Cookie', session)
        .expect(204);
    },
  ],
  [
    'the account being deactivated',
    ({ id }) => api.em.execute('update drivers set deactivated_at = now() where id = ?', [id]),
  ],
  ['its 14 days', () => api.em.execute('update outbox_passes set expires_at = now()')],
])('ends with %s', async (_, end) => {
  const phone = await aPhone();
  expect((await deliver(phone.both, phone.id)).response.status).toBe(200);
  await end(phone);
  const { body, response } = await deliver(phone.both, phone.id);
  expect(response.status).toBe(401);
  expect(await api.rows('select 1 from forms where id = ?', [body.timesheetData.id])).toEqual([]);
});

it('lasts 14 days', async () => {
  const { id } = await aPhone();
  const row = await api.row('select expires_at from outbox_passes where driver_id = ?', [id]);
  const days = (new Date(row['expires_at']).getTime() - Date.now()) / DAY;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThanOrEqual(14);
});

it('is refused to people who are not signed in', async () => {
  await api.request('post', '/api/outbox/pass').expect(401);
  const driver = await aDriver(api);
  await driver.request('post', '/api/outbox/pass').expect(204);
});
