import { Clock } from '@groundsheet/platform';
import { aDriver, aSession, mailsTo as mailsOf, suiteApi, type TestDriver } from '@groundsheet/testing';

const NEW_PASSWORD = 'a new one, quite long';
let driver: TestDriver;
let now = Date.now();

const api = await suiteApi();
api.app.get(Clock).now = () => new Date(now);
beforeEach(async () => {
  now = Date.now();
  driver = await aDriver(api, { confirmed: false, fullName: 'Siân O’Neill' });
});

const login = (password: string, { email } = driver) =>
  api.request('post', '/api/drivers/login').send({ email, password });
const me = (cookie = driver.cookie) => api.request('get', '/api/drivers/me').set('Cookie', cookie);

const mailsTo = (email: string) => mailsOf(api, email);
const keyIn = (text: string | undefined, page: string) =>
  new RegExp(`http://localhost:3000/${page}\\?key=([\\w.-]+)`).exec(text ?? '')?.[1] ?? '';

describe('changing the password', () => {
  const change = (currentPassword: string, newPassword = NEW_PASSWORD) =>
    driver.request('put', '/api/drivers/me/password').send({ currentPassword, newPassword });

  it('ends every other session at once, and continues here with a new cookie', async () => {
    const tablet = await aSession(api, driver.id);
    const answer = await change(driver.password).expect(204);
    const [cookie] = answer.headers['set-cookie'] as unknown as string[];
    await me().expect(401);
    await me(tablet).expect(401);
    await me(cookie!.split(';')[0]).expect(200);
    await login(driver.password).expect(401);
    await login(NEW_PASSWORD).expect(200);
  });

  it.each([
    ['a wrong current password', 'wrong', NEW_PASSWORD, 'currentPassword'],
    ['a short new one', 'correct horse battery', 'short', 'newPassword'],
    ['a common new one', 'correct horse battery', 'password123', 'newPassword'],
    ['one’s own name for a new one', 'correct horse battery', 'Sian O’Neill 1987', 'newPassword'],
  ])('refuses %s and changes nothing', async (_, until, next, path) => {
    const { body } = await change(until, next).expect(422);
    expect(body.details).toMatchObject([{ path }]);
    await me().expect(200);
    await login(driver.password).expect(200);
  });

  it('is told to the owner by mail, with when and where, and what to do if it was not them', async () => {
    now = Date.parse('2026-11-24T09:21:00Z');
    const phone =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36';
    await api.rows('update sessions set used_at = ?, created_at = ?', [new Date(now), new Date(now)]);
    await change(driver.password).set('User-Agent', phone).expect(204);
    const [{ mail, row } = { mail: undefined, row: undefined }] = await mailsTo(driver.email);
    expect(row).toMatchObject({ about: 'told', purpose: 'password-changed', state: 'kept locally' });
    expect(mail!.subject).toBe('Groundsheet: your password has been changed');
    for (const text of ['When: 24 Nov 2026, 09:21', 'Device: Chrome on Android', 'If this was not you'])
      expect(mail!.text).toContain(text);
    expect(mail!.text).toContain('http://localhost:3000/forgotten-password\n');
    expect(mail!.html).toContain('I did not do this</a>');
    expect(`${mail!.text}${mail!.html}`).not.toContain('O’Neill');
  });

  it('is told five times a day at most, no matter who has typed the address', async () => {
    const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map(
      (word) => `${word} yellow diggers`,
    );
    let { cookie } = driver;
    for (const [n, newPassword] of words.entries()) {
      const currentPassword = words[n - 1] ?? driver.password;
      const answer = await api
        .request('put', '/api/drivers/me/password')
        .set('Cookie', cookie)
        .send({ currentPassword, newPassword })
        .expect(204);
      cookie = (answer.headers['set-cookie'] as unknown as string[])
        .map((line) => line.split(';')[0])
        .join('; ');
    }
    expect(await mailsTo(driver.email)).toHaveLength(5);
  });

  it('counts wrong passwords as signing in does', async () => {
    for (let n = 0; n < 5; n++) await change('wrong').expect(422);
    expect((await change(driver.password).expect(429)).body.code).toBe('driver.too-many-tries');
    expect((await login(driver.password).expect(429)).body.code).toBe('driver.too-many-tries');
  });

  it('rejects a sign-in that was proved with the previous password', async () => {
    const { SignIn } = await import('../commands/sign-in.command.js');
    const { CommandBus } = await import('@nestjs/cqrs');
    const { MikroORM, RequestContext } = await import('@mikro-orm/postgresql');
    const late = new SignIn({ id: driver.id, passwordVersion: 1 }, 'Chrome', null, true);
    await change(driver.password).expect(204);
    const signingIn = RequestContext.create(api.app.get(MikroORM).em, () =>
      api.app.get(CommandBus).execute(late),
    );
    await expect(signingIn).rejects.toMatchObject({ status: 401, code: 'driver.wrong-credentials' });
  });
});

describe('a forgotten password', () => {
  const forget = (email: string) => api.request('post', '/api/drivers/forgotten-password').send({ email });
  const reset = (key: string, password = NEW_PASSWORD) =>
    api.request('post', '/api/drivers/reset-password').send({ key, password });
  const keyFor = async () => {
    await forget(driver.email).expect(204);
    return keyIn((await mailsTo(driver.email)).at(-1)?.mail?.text, 'reset-password');
  };

  it('is replaced with the link in a mail, which ends every session and confirms the address', async () => {
    const key = await keyFor();
    const [{ mail } = { mail: undefined }] = await mailsTo(driver.email);
    expect(mail).toMatchObject({
      subject: 'Groundsheet: set a new password',
      to: [{ address: driver.email }],
    });
    expect(mail!.text).toContain('Hello, someone has asked to set a new password');
    expect(mail!.html).toContain('Set a new password</a>');
    await reset(key).expect(204);
    await me().expect(401);
    await login(driver.password).expect(401);
    await login(NEW_PASSWORD).expect(200);
    expect((await mailsTo(driver.email)).map(({ row }) => row['purpose'])).toEqual([
      'reset-password',
      'password-changed',
    ]);
    const { confirmed_at: confirmed } = await api.row('select * from drivers where id = ?', [driver.id]);
    expect(confirmed).not.toBeNull();
  });

  it('is replaced once by each link', async () => {
    const keys = [await keyFor(), await keyFor()];
    const answers = await Promise.all([0, 1].map((n) => reset(keys[0]!, `${NEW_PASSWORD} ${n}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect((await reset(keys[1]!).expect(404)).body.code).toBe('driver.dead-link');
  });

  it('is replaced within an hour', async () => {
    const key = await keyFor();
    now += 3_601_000;
    await reset(key).expect(404);
    now -= 2_000;
    await reset(key).expect(204);
  });

  it.each<[string, (key: string) => string | Promise<string>]>([
    ['of another account', async (key) => key.replace(/^[^.]+/, (await aDriver(api)).id)],
    ['with another end', (key) => key.replace(/\.\d+\./, '.9999999999.')],
    ['that is none', () => 'x'],
    ['for another purpose', () => confirmationKey()],
  ])('refuses a key %s', async (_, changed) => {
    expect((await reset(await changed(await keyFor())).expect(404)).body.code).toBe('driver.dead-link');
    await login(driver.password).expect(200);
  });

  it.each(['short', 'liverpoolfc', 'sianoneill99'])(
    'refuses %s, and keeps the link valid',
    async (password) => {
      const key = await keyFor();
      expect((await reset(key, password).expect(422)).body.details).toMatchObject([{ path: 'password' }]);
      await reset(key).expect(204);
    },
  );

  it('gets the same response for an address without an account, and no mail', async () => {
    const known = await forget(driver.email).expect(204);
    const unknown = await forget('nobody@hill-plant.co.uk').expect(204);
    expect([unknown.text, unknown.headers['set-cookie']]).toEqual([known.text, known.headers['set-cookie']]);
    expect(await mailsTo('nobody@hill-plant.co.uk')).toEqual([]);
  });

  it('gets no mail for a deactivated account', async () => {
    await api.rows('update drivers set deactivated_at = now() where id = ?', [driver.id]);
    await forget(driver.email).expect(204);
    expect(await mailsTo(driver.email)).toEqual([]);
  });

  it.each(['known', 'unknown'])('is mailed about three times an hour to a %s address', async (kind) => {
    const email = kind === 'known' ? driver.email : 'stranger@hill-plant.co.uk';
    for (let n = 0; n < 3; n++) await forget(email).expect(204);
    const refused = await forget(email).expect(429);
    expect([refused.body.code, Number(refused.headers['retry-after'])]).toEqual([
      'driver.too-many-mails',
      3600,
    ]);
  });

  it('leaves nothing in the queue or in a table that opens the account', async () => {
    await forget(driver.email).expect(204);
    // The function changes nothing unless told what; it returns all that the queue knows of a job.
    const queued = 'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs))';
    const payloads = JSON.stringify(await api.rows(queued));
    const key = await keyFor();
    const stored = JSON.stringify(await api.rows('select * from emails'));
    for (const secret of [key, key.split('.')[2]!]) expect(payloads + stored).not.toContain(secret);
  });

  it('is mailed to an address that wants no forms', async () => {
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256').update(driver.email).digest('hex');
    await api.rows(
      'insert into suppressions (id, recipient_hash, reason, created_at) values (gen_random_uuid(), ?, ?, now())',
      [hash, 'asked'],
    );
    await driver.request('post', '/api/drivers/me/confirmation').expect(204);
    await reset(await keyFor()).expect(204);
    const states = (await mailsTo(driver.email)).map(({ row }) => [row['purpose'], row['state']]);
    expect(Object.fromEntries(states)).toEqual({
      'confirm-email': 'suppressed',
      'reset-password': 'kept locally',
      'password-changed': 'kept locally',
    });
  });
});

async function confirmationKey(): Promise<string> {
  await driver.request('post', '/api/drivers/me/confirmation').expect(204);
  return keyIn((await mailsTo(driver.email)).at(-1)?.mail?.text, 'confirm-email');
}
