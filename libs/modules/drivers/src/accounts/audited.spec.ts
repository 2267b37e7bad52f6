import { Config, Preparations } from '@groundsheet/platform';
import { aDriver, aSession, suiteApi, type TestDriver } from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { AccountLinks } from './account-links.js';

const NEW_PASSWORD = 'a new one, quite long';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
let driver: TestDriver;
let admin: TestDriver;

const api = await suiteApi();
beforeEach(async () => {
  driver = await aDriver(api, { confirmed: false });
  admin = await aDriver(api, { role: 'admin' });
});

const post = (path: string, body: object = {}) =>
  api.request('post', `/api/drivers/${path}`).set('User-Agent', PHONE).send(body);
/** What was recorded about an account, in the order in which it happened. */
const entriesAbout = (id: string) =>
  api.rows('select what, who, details from audit_events where about_id = ? order by id', [id]);
const linkFor = (purpose: 'reset-password' | 'confirm-email', state: string) =>
  api.app.get(AccountLinks).keyFor({
    purpose,
    driverId: driver.id,
    while: state,
    until: new Date(Date.now() + 3_600_000).toISOString(),
  });

const own = (what: string, details: object | null = null) => ({ what, who: driver.id, details });

describe('the audit log says who', () => {
  it('registered', async () => {
    const body = { fullName: 'Jo Hill', email: 'jo@harrow-plant.co.uk', password: NEW_PASSWORD };
    await post('register', body).expect(201);
    const { id } = await api.row('select id from drivers where email = ?', [body.email]);
    expect(await entriesAbout(id)).toEqual([{ what: 'account.registered', who: id, details: null }]);
  });

  it('signed in, from which network and device', async () => {
    await post('login', { email: driver.email, password: driver.password }).expect(200);
    expect(await entriesAbout(driver.id)).toEqual([own('account.signed-in')]);
    const row = await api.row('select * from audit_events where about_id = ?', [driver.id]);
    expect(row).toMatchObject({ about_kind: 'account', network: '127.0.0.1', device: 'Chrome on Android' });
  });

  it('signed out, unless the session was over', async () => {
    const out = () => driver.request('post', '/api/drivers/logout').expect(204);
    await out();
    await out();
    expect(await entriesAbout(driver.id)).toEqual([own('account.signed-out')]);
  });

  it('signed out another device', async () => {
    await aSession(api, driver.id, 'Safari on iOS');
    const { id } = await api.row(`select id from sessions where driver_id = ? and device = 'Safari on iOS'`, [
      driver.id,
    ]);
    await driver.request('delete', `/api/drivers/me/sessions/${id}`).expect(204);
    await driver.request('delete', `/api/drivers/me/sessions/${id}`).expect(404);
    expect(await entriesAbout(driver.id)).toEqual([own('account.session-ended')]);
  });

  it('typed a wrong password, for an account or for none, once an hour', async () => {
    const before = await api.rows(`select 1 from audit_events where about_id is null`);
    for (const password of ['not the one', 'nor not the one']) {
      await post('login', { email: driver.email, password }).expect(401);
      await post('login', { email: 'nobody@hill-plant.co.uk', password }).expect(401);
    }
    await driver.request('delete', '/api/drivers/me').send({ password: 'not the one' }).expect(422);
    expect(await entriesAbout(driver.id)).toEqual([
      { what: 'account.password-wrong', who: null, details: null },
      own('account.password-wrong'),
    ]);
    const after = await api.rows('select what, who, details from audit_events where about_id is null');
    expect(after).toHaveLength(before.length + 1);
    expect(JSON.stringify(await api.rows('select * from audit_events'))).not.toMatch(
      /hill-plant|not the one/,
    );
  });

  it('confirmed the address, once', async () => {
    const key = linkFor('confirm-email', driver.email);
    await post('confirm-email', { key, password: driver.password }).expect(204);
    await post('confirm-email', { key, password: driver.password }).expect(204);
    expect(await entriesAbout(driver.id)).toEqual([own('account.address-confirmed')]);
  });

  it('changed a password, and replaced a forgotten one', async () => {
    const change = { currentPassword: driver.password, newPassword: NEW_PASSWORD };
    await driver.request('put', '/api/drivers/me/password').send(change).expect(204);
    const key = linkFor('reset-password', '2');
    await post('reset-password', { key, password: `${NEW_PASSWORD} again` }).expect(204);
    expect(await entriesAbout(driver.id)).toEqual([
      own('account.password-changed'),
      own('account.password-replaced'),
    ]);
  });

  it('changed the role of another account, deactivated and reactivated it', async () => {
    const path = `/api/drivers/${driver.id}`;
    await api.rows('update drivers set confirmed_at = now() where id = ?', [driver.id]);
    await admin.request('put', `${path}/role`).send({ role: 'supervisor' }).expect(204);
    await admin.request('post', `${path}/deactivate`).expect(204);
    await admin.request('post', `${path}/reactivate`).expect(204);
    const who = admin.id;
    expect(await entriesAbout(driver.id)).toEqual([
      { what: 'account.role-changed', who, details: { from: 'driver', to: 'supervisor' } },
      { what: 'account.deactivated', who, details: null },
      { what: 'account.reactivated', who, details: null },
    ]);
  });

  it('became an admin by the settings', async () => {
    const { adminEmail, adminPassword } = api.app.get(Config);
    Object.assign(api.app.get(Config), { adminEmail: driver.email, adminPassword: NEW_PASSWORD });
    await RequestContext.create(api.app.get(MikroORM).em, () => api.app.get(Preparations).run());
    Object.assign(api.app.get(Config), { adminEmail, adminPassword });
    expect(await entriesAbout(driver.id)).toEqual([
      { what: 'account.role-changed', who: null, details: { to: 'admin', by: 'settings' } },
    ]);
  });

  it('deleted their account, which leaves nothing of the person', async () => {
    await driver.request('delete', '/api/drivers/me').send({ password: driver.password }).expect(204);
    expect(await entriesAbout(driver.id)).toEqual([own('account.deleted')]);
    expect(JSON.stringify(await api.rows('select * from audit_events'))).not.toContain('Łukasz');
  });

  it.each([
    ['their data', 'drivers/me/data', 'account.data-downloaded', null],
    ['a table of their forms', 'history/export.csv', 'account.forms-exported', { as: 'csv' }],
    ['the PDFs of their forms', 'history/export.zip', 'account.forms-exported', { as: 'zip' }],
  ])('downloaded %s', async (_, path, what, details) => {
    await driver.request('get', `/api/${path}`).expect(200);
    expect(await entriesAbout(driver.id)).toEqual([own(what, details)]);
  });

  it('nothing of what was refused', async () => {
    await admin.request('post', `/api/drivers/${admin.id}/deactivate`).expect(409);
    await driver.request('post', `/api/drivers/${admin.id}/deactivate`).expect(403);
    await admin
      .request('delete', '/api/drivers/me/sessions/01938f00-0000-7000-8000-000000000001')
      .expect(404);
    expect(await entriesAbout(admin.id)).toEqual([]);
  });
});
