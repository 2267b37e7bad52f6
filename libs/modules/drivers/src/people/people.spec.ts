import { aCompany, aDriver, aTimesheet, COMPLETION, suiteApi } from '@groundsheet/testing';
import type { Response } from 'supertest';

const api = await suiteApi();
const admin = await aDriver(api, { role: 'admin', fullName: 'Siân Hill', email: 'sian@hill-plant.co.uk' });
afterEach(async () => {
  await api.rows('delete from drivers where id <> ?', [admin.id]);
});

const list = (query = '') => admin.request('get', `/api/drivers${query}`);
const names = async (query: string) =>
  ((await list(query).expect(200)).body as { fullName: string }[]).map(({ fullName }) => fullName);

it('tells name, address, role, state, last sign-in and the forms that were sent', async () => {
  const driver = await aDriver(api, { fullName: 'Dave Hill' });
  const company = await aCompany(api.em);
  await driver
    .request('post', COMPLETION)
    .send(await aTimesheet(company))
    .expect(200);
  await driver.request('post', '/api/timesheets').send({}).expect(201);
  const login = { email: driver.email, password: driver.password };
  await api.request('post', '/api/drivers/login').send(login).expect(200);
  const [dave] = (await list('?search=dave').expect(200)).body;
  expect(dave).toEqual({
    id: driver.id,
    fullName: 'Dave Hill',
    email: driver.email,
    role: 'driver',
    state: 'active',
    confirmed: true,
    invitedUntil: null,
    lastSignedInAt: expect.any(String),
    forms: 1,
    closed: null,
  });
  expect(Date.now() - Date.parse(dave.lastSignedInAt)).toBeLessThan(60_000);
});

it('tells whose address nobody has confirmed', async () => {
  await aDriver(api, { fullName: 'Dave Hill', confirmed: false });
  const [dave] = (await list('?search=dave').expect(200)).body;
  expect(dave).toMatchObject({ state: 'active', confirmed: false });
});

it('is in the order of the names, and goes from page to page', async () => {
  for (const fullName of ['bev haigh', 'Amir Khan', 'Zoë Wray', 'Łukasz Wójcik'])
    await aDriver(api, { fullName });
  const seen: string[] = [];
  for (let path: string | undefined = '/api/drivers?limit=2'; path;) {
    const answer: Response = await admin.request('get', path).expect(200);
    seen.push(...(answer.body as { fullName: string }[]).map(({ fullName }) => fullName));
    path = /<(.+)>/.exec(answer.headers['link'] ?? '')?.[1];
  }
  expect(seen).toEqual(['Amir Khan', 'bev haigh', 'Siân Hill', 'Zoë Wray', 'Łukasz Wójcik']);
});

it('is searched by name and address, and filtered by role and state', async () => {
  await aDriver(api, { fullName: 'Bev Haigh', email: 'bev@harrow-plant.co.uk', role: 'supervisor' });
  const gone = await aDriver(api, { fullName: 'Gone Hill', email: 'gone@harrow-plant.co.uk' });
  await admin.request('post', `/api/drivers/${gone.id}/deactivate`).expect(204);
  const invited = { fullName: 'New Hill', email: 'new@harrow-plant.co.uk', role: 'supervisor' };
  await admin.request('post', '/api/drivers/invitations').send(invited).expect(201);
  expect(await names('?search=HARROW')).toEqual(['Bev Haigh', 'Gone Hill', 'New Hill']);
  expect(await names('?search=hill%20s')).toEqual(['Siân Hill']);
  expect(await names('?search=%25')).toEqual([]);
  expect(await names('?role=supervisor')).toEqual(['Bev Haigh', 'New Hill']);
  expect(await names('?state=deactivated')).toEqual(['Gone Hill']);
  expect(await names('?state=invited')).toEqual(['New Hill']);
  expect(await names('?state=active&role=supervisor')).toEqual(['Bev Haigh']);
});

it('refuses filters that cannot be', async () => {
  const wrong = `?role=king&state=asleep&after=x&search=${'x'.repeat(101)}`;
  const { body } = await list(wrong).expect(422);
  expect(body.details.map(({ path }: { path: string }) => path).toSorted()).toEqual([
    'after',
    'role',
    'search',
    'state',
  ]);
});

it('says why admins cannot change their own account, and whether they are the only one', async () => {
  const demote = () =>
    admin.request('put', `/api/drivers/${admin.id}/role`).send({ role: 'driver' }).expect(409);
  const closed = async () => (await list('?search=sian@').expect(200)).body[0].closed;
  // A person who has only been invited looks after nothing yet.
  const invited = { fullName: 'New Hill', email: 'new2@harrow-plant.co.uk', role: 'admin' };
  await admin.request('post', '/api/drivers/invitations').send(invited).expect(201);
  const alone = (await demote()).body;
  expect(alone).toMatchObject({ code: 'driver.last-admin', message: await closed() });
  await admin.request('post', `/api/drivers/${admin.id}/deactivate`).expect(409);
  const leave = await admin
    .request('delete', '/api/drivers/me')
    .send({ password: admin.password })
    .expect(409);
  expect(leave.body.code).toBe('driver.last-admin');

  await aDriver(api, { role: 'admin' });
  const beside = (await demote()).body;
  expect(beside).toMatchObject({ code: 'driver.own-account', message: await closed() });
});
