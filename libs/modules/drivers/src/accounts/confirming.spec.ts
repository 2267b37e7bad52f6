import { FormLinks } from '@groundsheet/forms';
import { Clock } from '@groundsheet/platform';
import { aDriver, mailsTo as mailsOf, suiteApi, type TestDriver } from '@groundsheet/testing';

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

async function confirmationKey(): Promise<string> {
  await driver.request('post', '/api/drivers/me/confirmation').expect(204);
  return keyIn((await mailsTo(driver.email)).at(-1)?.mail?.text, 'confirm-email');
}

describe('confirming the address', () => {
  const confirm = (key: string, password = driver.password) =>
    api.request('post', '/api/drivers/confirm-email').send({ key, password });
  const confirmAnew = (key: string, password = NEW_PASSWORD) =>
    api.request('post', '/api/drivers/confirm-email/new-password').send({ key, password });

  it('is asked for by a mail with every new account', async () => {
    const email = 'new@hill-plant.co.uk';
    await api
      .request('post', '/api/drivers/register')
      .send({ fullName: 'evil.example <b>', email, password: NEW_PASSWORD })
      .expect(201);
    const [{ mail, row } = { mail: undefined, row: undefined }] = await mailsTo(email);
    expect(row).toMatchObject({ about: 'told', purpose: 'confirm-email', state: 'kept locally' });
    expect(mail!.subject).toBe('Groundsheet: confirm your address');
    expect(mail!.text).not.toContain('evil');
    expect(mail!.html).not.toContain('evil');
    const listed = mail!.headers.find(({ key }) => key === 'list-unsubscribe');
    expect(listed!.value).toContain('/api/suppressions/one-click?key=');
    await confirm(keyIn(mail!.text, 'confirm-email'), NEW_PASSWORD).expect(204);
  });

  it('needs the password beside the link: the owner of an address confirms nobody else’s account', async () => {
    const key = await confirmationKey();
    expect((await confirm(key, 'not the one').expect(422)).body.code).toBe('driver.wrong-password');
    await api.request('post', '/api/drivers/confirm-email').send({ key }).expect(422);
    expect((await me()).body.confirmed).toBe(false);
    // Counted like every wrong password.
    for (let n = 0; n < 4; n++) await confirm(key, 'not the one').expect(422);
    expect((await confirm(key).expect(429)).body.code).toBe('driver.too-many-tries');
  });

  it('takes the key of one account with the password of that account alone', async () => {
    const key = await confirmationKey();
    const other = await aDriver(api, { confirmed: false });
    const own = { currentPassword: driver.password, newPassword: NEW_PASSWORD };
    await driver.request('put', '/api/drivers/me/password').send(own).expect(204);
    await confirm(key, other.password).expect(422);
  });

  it('or sets a new password, once, which ends every session there was and signs in', async () => {
    const key = await confirmationKey();
    expect((await confirmAnew(key, 'sian.oneill').expect(422)).body.details).toMatchObject([
      { path: 'password' },
    ]);
    const answer = await confirmAnew(key).expect(200);
    expect(answer.body).toEqual({ fullName: 'Siân O’Neill' });
    await me().expect(401);
    const [cookie] = answer.headers['set-cookie'] as unknown as string[];
    expect((await me(cookie!.split(';')[0])).body).toMatchObject({ id: driver.id, confirmed: true });
    await login(driver.password).expect(401);
    await login(NEW_PASSWORD).expect(200);
    expect((await confirmAnew(key, 'yet another one, long').expect(404)).body.code).toBe('driver.dead-link');
    const changed = (await mailsTo(driver.email)).map(({ mail }) => mail!.subject);
    expect(changed).toContain('Groundsheet: your password has been changed');
  });

  it('sets one new password of two at the same time', async () => {
    const key = await confirmationKey();
    const answers = await Promise.all([0, 1].map((n) => confirmAnew(key, `${NEW_PASSWORD} ${n}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('sets no new password once the address is confirmed', async () => {
    const key = await confirmationKey();
    await confirm(key).expect(204);
    await confirmAnew(key).expect(404);
    await me().expect(200);
  });

  it('is nothing for a deactivated account', async () => {
    const key = await confirmationKey();
    await api.rows('update drivers set deactivated_at = now() where id = ?', [driver.id]);
    await confirm(key).expect(404);
    await confirmAnew(key).expect(404);
  });

  it('works with the link, however often it is opened', async () => {
    const key = await confirmationKey();
    await confirm(key).expect(204);
    await confirm(key).expect(204);
    expect((await me()).body.confirmed).toBe(true);
  });

  it('is not asked for again once it is done', async () => {
    await confirm(await confirmationKey()).expect(204);
    await driver.request('post', '/api/drivers/me/confirmation').expect(204);
    expect(await mailsTo(driver.email)).toHaveLength(1);
  });

  it('can be asked for again three times a day', async () => {
    const again = () => driver.request('post', '/api/drivers/me/confirmation');
    for (let n = 0; n < 3; n++) await again().expect(204);
    expect((await again().expect(429)).body.code).toBe('driver.too-many-mails');
  });

  it.each<[string, (key: string) => string]>([
    [
      'of a form',
      () =>
        api.app
          .get(FormLinks)
          .keyFor({ formId: driver.id, recipient: 'a', linkVersion: 1, sentOn: '2026-11-21' }),
    ],
    ['that is none', () => 'x'],
  ])('refuses a key %s', async (_, changed) => {
    expect((await confirm(changed(await confirmationKey())).expect(404)).body.code).toBe('driver.dead-link');
  });

  it('is done within a week', async () => {
    const key = await confirmationKey();
    now += 7 * 24 * 3_600_000 + 1_000;
    await confirm(key).expect(404);
  });
});
