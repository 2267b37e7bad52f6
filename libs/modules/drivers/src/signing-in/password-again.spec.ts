import { Clock } from '@groundsheet/platform';
import { aDriver, aSession, mailsTo, suiteApi, type TestDriver } from '@groundsheet/testing';
import type { Response } from 'supertest';

const MINUTE = 60_000;
const UNKNOWN = '01938f00-0000-7000-8000-000000000001';
let admin: TestDriver;
let driver: TestDriver;
let now = Date.now();

const api = await suiteApi();
api.app.get(Clock).now = () => new Date(now);
beforeEach(async () => {
  now = Date.now();
  admin = await aDriver(api, { role: 'admin', fullName: 'Siân Hill' });
  driver = await aDriver(api, { fullName: 'Dave Hill' });
});

const cookieOf = (answer: Response) =>
  (answer.headers['set-cookie'] as unknown as string[])
    .find((line) => line.startsWith('groundsheet-session='))!
    .split(';')[0]!;
const give = (password = admin.password, cookie = admin.cookie) =>
  api.request('post', '/api/drivers/me/session/password').set('Cookie', cookie).send({ password });
/** The password was given at the sign-in, more than five minutes ago. */
const minutesLater = (minutes: number) =>
  api.rows(`update sessions set password_given_at = password_given_at - make_interval(secs => ?)`, [
    minutes * 60 + 1,
  ]);

type Act = (cookie: string) => ReturnType<TestDriver['request']>;
const as = (cookie: string, ...[method, path]: Parameters<TestDriver['request']>) =>
  api.request(method, path).set('Cookie', cookie);
const invited = () => ({
  fullName: 'Bev Haigh',
  email: `${Math.random()}@harrow-plant.co.uk`,
  role: 'admin',
});

describe('the password is asked for again', () => {
  it.each<[string, Act]>([
    ['give a role', (by) => as(by, 'put', `/api/drivers/${driver.id}/role`).send({ role: 'supervisor' })],
    ['invite a person', (by) => as(by, 'post', '/api/drivers/invitations').send(invited())],
    ['deactivate an account', (by) => as(by, 'post', `/api/drivers/${driver.id}/deactivate`)],
    ['look into a vault', (by) => as(by, 'get', `/api/documents/owner/Dave%20Hill?ownerId=${driver.id}`)],
  ])('to %s, five minutes after it was last given', async (_, act) => {
    await minutesLater(5);
    const refused = await act(admin.cookie).expect(403);
    expect(refused.body.code).toBe('session.password-needed');
    expect(await api.rows('select 1 from audit_events where about_id = ?', [driver.id])).toEqual([]);
    const cookie = cookieOf(await give().expect(204));
    expect((await act(cookie)).status).toBeLessThan(300);
  });

  it('not within five minutes, and not for what others may do', async () => {
    await api.rows(`update sessions set password_given_at = now() - interval '290 seconds'`);
    await admin.request('put', `/api/drivers/${driver.id}/role`).send({ role: 'supervisor' }).expect(204);
    await minutesLater(60);
    await admin.request('get', '/api/drivers').expect(200);
    await admin.request('post', `/api/drivers/${driver.id}/reactivate`).expect(204);
    await admin.request('get', '/api/documents/owner/Si%C3%A2n%20Hill').expect(200);
  });

  it('only of those who may do it at all', async () => {
    await minutesLater(5);
    const { body } = await driver.request('post', `/api/drivers/${UNKNOWN}/deactivate`).expect(403);
    expect(body.code).toBe('auth.not-allowed');
  });

  it('for the one session in which it is given, whose token of before is void', async () => {
    const tablet = await aSession(api, admin.id);
    await minutesLater(5);
    const cookie = cookieOf(await give().expect(204));
    await as(admin.cookie, 'get', '/api/drivers/me').expect(401);
    await as(cookie, 'get', '/api/drivers/me').expect(200);
    await as(tablet, 'post', `/api/drivers/${driver.id}/deactivate`).expect(403);
    expect(await api.rows('select 1 from sessions where driver_id = ?', [admin.id])).toHaveLength(2);
  });

  it('and a wrong one counts like every wrong password', async () => {
    await minutesLater(5);
    for (let n = 0; n < 5; n++) {
      expect((await give('not the one').expect(422)).body.code).toBe('driver.wrong-password');
    }
    expect((await give().expect(429)).body.code).toBe('driver.too-many-tries');
    await admin.request('post', `/api/drivers/${driver.id}/deactivate`).expect(403);
    await api.request('post', '/api/drivers/me/session/password').send({ password: 'x' }).expect(401);
  });
});

const subjectsTo = async ({ email }: TestDriver) =>
  (await mailsTo(api, email)).map(({ mail }) => mail!.subject);

describe('the other admins are told by mail of a new one', () => {
  const ADDED = 'Groundsheet: there is a new admin';

  it('when a person is given the role', async () => {
    await admin.request('put', `/api/drivers/${driver.id}/role`).send({ role: 'supervisor' }).expect(204);
    expect(await subjectsTo(admin)).toEqual([]);
    await admin.request('put', `/api/drivers/${driver.id}/role`).send({ role: 'admin' }).expect(204);
    expect(await subjectsTo(admin)).toEqual([ADDED]);
    expect(await subjectsTo(driver)).toEqual([]);
    const [{ mail } = { mail: undefined }] = await mailsTo(api, admin.email);
    expect(mail!.text).toContain('Account: Dave Hill, ');
  });

  it('when an invited admin accepts, not before', async () => {
    const body = invited();
    await admin.request('post', '/api/drivers/invitations').send(body).expect(201);
    const [{ mail } = { mail: undefined }] = await mailsTo(api, body.email);
    const key = /\/accept-invitation\?key=(\S+)/.exec(mail!.text ?? '')![1];
    expect(await subjectsTo(admin)).toEqual([]);
    const accepted = { key, password: 'three yellow diggers' };
    await api.request('post', '/api/drivers/accept-invitation').send(accepted).expect(200);
    expect(await subjectsTo(admin)).toEqual([ADDED]);
  });
});

describe('the owner is told by mail of a sign-in on a new device', () => {
  const NEW = 'Groundsheet: new sign-in to your account';
  const login = (cookie = '') =>
    api
      .request('post', '/api/drivers/login')
      .set('Cookie', cookie)
      .send({ email: driver.email, password: driver.password })
      .expect(200);
  const known = (answer: Response) =>
    (answer.headers['set-cookie'] as unknown as string[])
      .find((line) => line.startsWith('groundsheet-known='))!
      .split(';')[0]!;

  it('once for each, but not of the first sign-in of all, and not on a device that is known', async () => {
    const first = await login();
    expect(await subjectsTo(driver)).toEqual([]);
    await login(known(first));
    expect(await subjectsTo(driver)).toEqual([]);
    const second = await login();
    expect(await subjectsTo(driver)).toEqual([NEW]);
    await login(known(second));
    expect(await subjectsTo(driver)).toEqual([NEW]);
  });

  it('three times a day', async () => {
    for (let n = 0; n < 6; n++) await login();
    expect(await subjectsTo(driver)).toEqual(Array(3).fill(NEW));
    now += 24 * 60 * MINUTE;
    await login();
    expect(await subjectsTo(driver)).toHaveLength(4);
  });

  it('unless nobody has shown that the address is theirs', async () => {
    driver = await aDriver(api, { confirmed: false });
    await login();
    await login();
    expect(await subjectsTo(driver)).toEqual([]);
  });
});
