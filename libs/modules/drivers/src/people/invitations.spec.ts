import { Clock } from '@groundsheet/platform';
import { aDriver, mailsTo, suiteApi, type TestDriver } from '@groundsheet/testing';

const PASSWORD = 'three yellow diggers';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let admin: TestDriver;
let now = Date.now();
let no = 0;

const api = await suiteApi();
api.app.get(Clock).now = () => new Date(now);
beforeEach(async () => {
  now = Date.now();
  admin = await aDriver(api, { role: 'admin', fullName: 'Siân Hill' });
});

const invite = (body: object) => admin.request('post', '/api/drivers/invitations').send(body);
const again = (id: string) => admin.request('post', `/api/drivers/${id}/invitation`);
const withdraw = (id: string) => admin.request('delete', `/api/drivers/${id}/invitation`);
const accept = (key: string, password = PASSWORD) =>
  api.request('post', '/api/drivers/accept-invitation').send({ key, password });
const login = (email: string, password = PASSWORD) =>
  api.request('post', '/api/drivers/login').send({ email, password });
const forget = (email: string) => api.request('post', '/api/drivers/forgotten-password').send({ email });

/** An invited person, and how to get at the keys that were mailed to them. */
async function anInvited(role = 'supervisor') {
  no += 1;
  const email = `bev.${no}@harrow-plant.co.uk`;
  const { body } = await invite({ fullName: 'Bev Haigh', email, role }).expect(201);
  const mails = async () => (await mailsTo(api, email)).map(({ mail }) => mail!);
  const keys = async () =>
    (await mails()).map(({ text }) => /\/accept-invitation\?key=(\S+)/.exec(text ?? '')?.[1] ?? '');
  return { id: body.id as string, email, mails, keys };
}
const entriesAbout = async (id: string) => {
  const rows = await api.rows('select * from audit_events where about_id = ? order by id', [id]);
  return rows.map(({ what, who, details }) => [what, who, details]);
};

it('is a mail with a link, with which the invited person chooses a password and is in', async () => {
  const { id, email, mails, keys } = await anInvited();
  const [mail] = await mails();
  expect(mail!.subject).toBe('Groundsheet: you are invited');
  expect(mail!.text).toContain('Hello Bev Haigh, Siân Hill has invited you to Groundsheet');
  await login(email).expect(401);

  const [key] = await keys();
  const answer = await accept(key!).expect(200);
  expect(answer.body).toEqual({ fullName: 'Bev Haigh' });
  const [cookie] = answer.headers['set-cookie'] as unknown as string[];
  const me = await api.request('get', '/api/drivers/me').set('Cookie', cookie!.split(';')[0]!).expect(200);
  expect(me.body).toMatchObject({ id, email, role: 'supervisor', confirmed: true });
  await login(email).expect(200);
  expect((await accept(key!).expect(404)).body.code).toBe('driver.dead-invitation');
  expect((await entriesAbout(id)).slice(0, 3)).toEqual([
    ['account.invited', admin.id, { to: 'supervisor' }],
    ['account.password-wrong', null, null],
    ['account.invitation-accepted', id, null],
  ]);
});

it('is accepted once, and with a password that is hard to guess', async () => {
  const [key] = await (await anInvited()).keys();
  const { body } = await accept(key!, 'bev.haigh.1987').expect(422);
  expect(body.details).toMatchObject([{ path: 'password' }]);
  const answers = await Promise.all([0, 1].map((n) => accept(key!, `${PASSWORD} ${n}`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

it('ends after seven days, until it is sent again', async () => {
  const { id, email, keys, mails } = await anInvited();
  now += 7 * DAY + 1;
  const [late] = await keys();
  await accept(late!).expect(404);
  // A new password is no way round it.
  await forget(email).expect(204);
  expect(await mails()).toHaveLength(1);

  // The admin is still at their desk.
  await api.rows('update sessions set used_at = ?, created_at = ?', [new Date(now), new Date(now)]);
  await again(id).expect(204);
  await accept((await keys()).at(-1)!).expect(200);
  expect((await entriesAbout(id)).map(([what]) => what)).toContain('account.invited-again');
  expect((await again(id).expect(409)).body.code).toBe('driver.not-invited');
});

it('is mailed again to a person who asks for a new password instead', async () => {
  const { email, keys, mails } = await anInvited();
  await forget(email).expect(204);
  expect((await mails()).at(-1)!.text).toContain('Hello Bev Haigh, your firm has invited you');
  await accept((await keys()).at(-1)!).expect(200);
});

it('is withdrawn: the link is dead, and nothing about the person is kept', async () => {
  const { id, email, keys } = await anInvited();
  const [key] = await keys();
  await withdraw(id).expect(204);
  await accept(key!).expect(404);
  await api.drainJobs();
  expect(await api.rows('select 1 from drivers where id = ?', [id])).toEqual([]);
  expect(await api.rows('select 1 from emails where recipient = ?', [email])).toEqual([]);
  expect((await entriesAbout(id)).at(-1)![0]).toBe('account.invitation-withdrawn');
  expect((await withdraw(id).expect(404)).body.code).toBe('driver.unknown');
  const another = await aDriver(api);
  expect((await withdraw(another.id).expect(409)).body.code).toBe('driver.not-invited');
});

it('is refused for an address that is known, with what to do about it', async () => {
  const { email } = await anInvited();
  const [active, gone] = [await aDriver(api, { fullName: 'Dave Hill' }), await aDriver(api)];
  await admin.request('post', `/api/drivers/${gone.id}/deactivate`).expect(204);
  const said = async (to: string) => {
    const { body } = await invite({ fullName: 'X Y', email: to.toUpperCase(), role: 'driver' }).expect(409);
    expect(body.code).toBe('driver.email-taken');
    return body.message as string;
  };
  expect(await said(email)).toMatch(/^Bev Haigh has already been invited\./);
  expect(await said(active.email)).toBe('Dave Hill already has an account with this address (driver).');
  expect(await said(gone.email)).toMatch(/deactivated\. You can reactivate it\.$/);
  const register = { fullName: 'Bev', email, password: PASSWORD };
  await api.request('post', '/api/drivers/register').send(register).expect(409);
});

it('of two for the same address at the same time is made once', async () => {
  const body = { fullName: 'Bev Haigh', email: 'twice@harrow-plant.co.uk', role: 'driver' };
  const answers = await Promise.all([invite(body), invite(body)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

it.each([
  ['email', { fullName: 'Bev', email: 'not an address', role: 'driver' }],
  ['email', { fullName: 'Bev', email: 'bev@throwaway.email', role: 'driver' }],
  ['fullName', { fullName: 'Bev\nBcc: all', email: 'b@harrow-plant.co.uk', role: 'driver' }],
  ['fullName', { fullName: 'x'.repeat(100_00), email: 'b@harrow-plant.co.uk', role: 'driver' }],
  ['role', { fullName: 'Bev', email: 'b@harrow-plant.co.uk', role: 'king' }],
  ['password', { fullName: 'Bev', email: 'b@harrow-plant.co.uk', role: 'driver', password: PASSWORD }],
])('is refused for a wrong %s', async (path, body) => {
  expect((await invite(body).expect(422)).body.details).toMatchObject([{ path }]);
});

it('goes to one address three times a day', async () => {
  const { id } = await anInvited();
  await again(id).expect(204);
  await again(id).expect(204);
  const { body, headers } = await again(id).expect(429);
  expect(body.code).toBe('driver.too-many-mails');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

it('may change its role, but is not an account that could be deactivated', async () => {
  const { id, keys } = await anInvited('admin');
  await admin.request('put', `/api/drivers/${id}/role`).send({ role: 'driver' }).expect(204);
  const { body } = await admin.request('post', `/api/drivers/${id}/deactivate`).expect(409);
  expect(body.code).toBe('driver.only-invited');
  await accept((await keys())[0]!).expect(200);
  expect(await api.row('select role from drivers where id = ?', [id])).toEqual({ role: 'driver' });
});

describe('to an address that was registered without confirming it', () => {
  const register = async (email: string) =>
    api.request('post', '/api/drivers/register').send({ fullName: 'Not Bev', email, password: PASSWORD });
  const bev = (email: string) => ({ fullName: 'Bev Haigh', email, role: 'supervisor' });
  const keyTo = async (email: string) =>
    (await mailsTo(api, email))
      .map(({ mail }) => /\/accept-invitation\?key=(\S+)/.exec(mail!.text ?? '')?.[1])
      .findLast(Boolean)!;

  it('takes the account over: its password and sessions are gone, and the owner gets the link', async () => {
    const email = 'squatted@harrow-plant.co.uk';
    const registered = await register(email);
    const [cookie] = registered.headers['set-cookie'] as unknown as string[];
    const me = () => api.request('get', '/api/drivers/me').set('Cookie', cookie!.split(';')[0]!);
    const { body: account } = await me().expect(200);

    const { body } = await invite(bev(email)).expect(201);
    expect(body.id).toBe(account.id);
    await me().expect(401);
    await login(email).expect(401);
    await accept(await keyTo(email), 'four yellow diggers').expect(200);
    expect(await api.row('select full_name, role from drivers where id = ?', [body.id])).toEqual({
      full_name: 'Bev Haigh',
      role: 'supervisor',
    });
    await login(email).expect(401);
    expect(await entriesAbout(body.id)).toContainEqual([
      'account.taken-over',
      admin.id,
      { to: 'supervisor' },
    ]);
  });

  it('makes the link that was mailed on registering void', async () => {
    const email = 'earlier@harrow-plant.co.uk';
    await register(email);
    const [first] = await mailsTo(api, email);
    const key = /\/confirm-email\?key=(\S+)/.exec(first!.mail!.text ?? '')![1];
    await invite(bev(email)).expect(201);
    const { body } = await api
      .request('post', '/api/drivers/confirm-email')
      .send({ key, password: PASSWORD })
      .expect(404);
    expect(body.code).toBe('driver.dead-link');
  });

  it('of one that is confirmed at the same moment is either refused or comes first', async () => {
    for (let n = 0; n < 4; n++) {
      const email = `race.${n}@harrow-plant.co.uk`;
      const { id, password, request } = await aDriver(api, { email, confirmed: false });
      await request('post', '/api/drivers/me/confirmation').expect(204);
      const [mail] = await mailsTo(api, email);
      const key = /\/confirm-email\?key=(\S+)/.exec(mail!.mail!.text ?? '')![1];
      const confirm = api.request('post', '/api/drivers/confirm-email').send({ key, password });
      const [invited, confirmed] = await Promise.all([invite(bev(email)), confirm]);
      expect([201, 409]).toContain(invited.status);
      expect(confirmed.status === 204).toBe(invited.status === 409);
      const row = await api.row('select confirmed_at, invited_until from drivers where id = ?', [id]);
      expect(row['confirmed_at'] === null).toBe(row['invited_until'] !== null);
    }
  });
});
