import { aDriver, suiteApi, type TestDriver } from '@groundsheet/testing';

let admin: TestDriver;

const api = await suiteApi();
beforeEach(async () => {
  admin = await aDriver(api, { role: 'admin' });
});

const erase = (id: string, by = admin) => by.request('delete', `/api/drivers/${id}`);
const left = async (table: string, driverId: string) =>
  (await api.rows(`select 1 from ${table} where driver_id = ?`, [driverId])).length;

it('goes the way of one that its owner deletes: account, sessions and drafts are gone, and it is recorded', async () => {
  const driver = await aDriver(api);
  await driver.request('post', '/api/timesheets').send({}).expect(201);
  expect(await left('forms', driver.id)).toBe(1);
  await erase(driver.id).expect(204);
  await driver.request('get', '/api/drivers/me').expect(401);
  await api.drainJobs();
  expect(await api.rows('select 1 from drivers where id = ?', [driver.id])).toEqual([]);
  expect(await left('forms', driver.id)).toBe(0);
  const entries = await api.rows(
    `select what, who from audit_events where about_id = ? and what like 'account.%'`,
    [driver.id],
  );
  expect(entries).toEqual([{ what: 'account.deleted', who: admin.id }]);
  expect((await erase(driver.id).expect(404)).body.code).toBe('driver.unknown');
});

it('needs the password once more', async () => {
  const driver = await aDriver(api);
  await api.rows(`update sessions set password_given_at = now() - interval '6 minutes'`);
  expect((await erase(driver.id).expect(403)).body.code).toBe('session.password-needed');
  await driver.request('get', '/api/drivers/me').expect(200);
});

it('is refused for one’s own account, for an invitation, and to those who are no admins', async () => {
  expect((await erase(admin.id).expect(409)).body.code).toMatch(/^driver\.(own-account|last-admin)$/);
  const body = { fullName: 'Bev Haigh', email: 'bev@harrow-plant.co.uk', role: 'driver' };
  const { body: invited } = await admin.request('post', '/api/drivers/invitations').send(body).expect(201);
  expect((await erase(invited.id).expect(409)).body.code).toBe('driver.only-invited');
  const supervisor = await aDriver(api, { role: 'supervisor' });
  await erase(admin.id, supervisor).expect(403);
});

it('leaves one admin where the last two erase each other at the same time', async () => {
  const other = await aDriver(api, { role: 'admin' });
  const answers = await Promise.all([erase(other.id), erase(admin.id, other)]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
});
