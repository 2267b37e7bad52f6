import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { aDriver, suiteApi, type TestDriver } from '@groundsheet/testing';
import type { Test } from 'supertest';

let driver: TestDriver;

const api = await suiteApi();
beforeEach(async () => {
  driver = await aDriver(api);
});

const login = (password: string, { email } = driver) =>
  api.request('post', '/api/drivers/login').send({ email, password });
const me = (cookie = driver.cookie) => api.request('get', '/api/drivers/me').set('Cookie', cookie);

const roleOf = async (id: string) => (await api.row('select role from drivers where id = ?', [id]))['role'];

describe('what an admin does to an account', () => {
  let admin: TestDriver;
  beforeEach(async () => {
    admin = await aDriver(api, { role: 'admin' });
  });
  const deactivate = (id: string) => admin.request('post', `/api/drivers/${id}/deactivate`);
  const giveRole = (id: string, role: string) =>
    admin.request('put', `/api/drivers/${id}/role`).send({ role });

  it('ends its sessions at once when deactivating it, and keeps the password when reactivating it', async () => {
    await deactivate(driver.id).expect(204);
    await me().expect(401);
    await login(driver.password).expect(401);
    await admin.request('post', `/api/drivers/${driver.id}/reactivate`).expect(204);
    await me().expect(401);
    await login(driver.password).expect(200);
  });

  it('ends its sessions at once when changing the role', async () => {
    await giveRole(driver.id, 'supervisor').expect(204);
    await me().expect(401);
    const answer = await login(driver.password).expect(200);
    const [cookie] = answer.headers['set-cookie'] as unknown as string[];
    expect((await me(cookie!.split(';')[0])).body.role).toBe('supervisor');
  });

  it('is not something admins can do to their own account', async () => {
    for (const call of [deactivate(admin.id), giveRole(admin.id, 'driver')]) {
      expect((await call.expect(409)).body.code).toBe('driver.own-account');
    }
    await admin.request('get', '/api/drivers/me').expect(200);
  });

  it('gives no role above driver to a person whose address is not confirmed, and can take one away', async () => {
    const stranger = await aDriver(api, { confirmed: false });
    for (const role of ['supervisor', 'admin']) {
      expect((await giveRole(stranger.id, role).expect(409)).body.code).toBe('driver.unconfirmed');
    }
    expect(await roleOf(stranger.id)).toBe('driver');
    const earlier = await aDriver(api, { confirmed: false, role: 'supervisor' });
    await giveRole(earlier.id, 'driver').expect(204);
    expect(await roleOf(earlier.id)).toBe('driver');
  });

  it('does nothing where the account is as it is to be: nobody is signed out, and nothing is recorded', async () => {
    await admin.request('post', `/api/drivers/${driver.id}/reactivate`).expect(204);
    await giveRole(driver.id, 'driver').expect(204);
    await me().expect(200);
    const gone = await aDriver(api);
    await deactivate(gone.id).expect(204);
    await deactivate(gone.id).expect(204);
    const about = (id: string) =>
      api.rows('select what from audit_events where about_id = ? order by id', [id]);
    expect(await about(driver.id)).toEqual([]);
    expect(await about(gone.id)).toEqual([{ what: 'account.deactivated' }]);
  });

  it('is refused for an unknown account and an unknown role', async () => {
    const unknown = '01938f00-0000-7000-8000-000000000001';
    expect((await deactivate(unknown).expect(404)).body.code).toBe('driver.unknown');
    expect((await giveRole(driver.id, 'king').expect(422)).body.details).toMatchObject([{ path: 'role' }]);
  });
});

describe('the last two admins', () => {
  let admins: [TestDriver, TestDriver];
  beforeEach(async () => {
    await api.rows(`update drivers set role = 'driver' where role = 'admin'`);
    admins = [await aDriver(api, { role: 'admin' }), await aDriver(api, { role: 'admin' })];
  });
  const left = () => api.rows(`select 1 from drivers where role = 'admin' and deactivated_at is null`);
  const demote = (by: TestDriver, { id }: TestDriver) =>
    by.request('put', `/api/drivers/${id}/role`).send({ role: 'driver' });
  const deactivate = (by: TestDriver, { id }: TestDriver) =>
    by.request('post', `/api/drivers/${id}/deactivate`);
  const leave = (who: TestDriver) =>
    who.request('delete', '/api/drivers/me').send({ password: who.password });

  it.each<[string, (one: TestDriver, other: TestDriver) => Test]>([
    ['demote', demote],
    ['deactivate', deactivate],
  ])('cannot %s each other at the same time', async (_, change) => {
    for (let n = 0; n < 5; n++) {
      const [one, other] = admins;
      const answers = await Promise.all([change(one, other), change(other, one)]);
      // The other is no admin any more, or not signed in.
      expect(answers.map(({ status }) => status)).toContain(204);
      expect(answers.filter(({ status }) => ![204, 401, 403].includes(status))).toEqual([]);
      expect(await left()).toHaveLength(1);
      admins = [await aDriver(api, { role: 'admin' }), await aDriver(api, { role: 'admin' })];
      await api.rows(
        `update drivers set role = 'driver' where id not in (?, ?)`,
        admins.map(({ id }) => id),
      );
    }
  });

  it('cannot be gone by one of them leaving while the other is being demoted', async () => {
    const [one, other] = admins;
    const answers = await Promise.all([leave(one), demote(one, other)]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await left()).length).toBeGreaterThan(0);
  });

  it('are told why, where the other was quicker', async () => {
    const { ChangeDriver } = await import('../commands/change-driver.command.js');
    const [one, other] = admins;
    const late = new ChangeDriver(one.id, { role: 'driver' }, other.id);
    await demote(one, other).expect(204);
    const changing = RequestContext.create(api.app.get(MikroORM).em, () =>
      api.app.get(CommandBus).execute(late),
    );
    await expect(changing).rejects.toMatchObject({ status: 403, code: 'driver.no-longer-admin' });
  });
});
