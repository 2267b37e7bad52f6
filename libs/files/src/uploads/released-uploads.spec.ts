import { aDriver, aPhoto, suiteApi, UploadingPhone, Vault, type TestDriver } from '@groundsheet/testing';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Clock } from '@groundsheet/platform';

const HOUR = 3_600_000;

const api = await suiteApi({
  'guests.megabytesUnsent': '2',
  'guests.megabytesUnsentPerNetwork': '1',
  'accounts.megabytesUnsent': '10',
  'accounts.megabytesUnsentPerAccount': '1',
});
const large = await aPhoto({ width: 1200, height: 1000 });
let network = 0;

beforeEach(() => api.rows('delete from uploads'));
afterEach(() => (api.app.get(Clock).now = () => new Date()));

const aPhone = () => new UploadingPhone(api, `203.0.113.${(network += 1)}`);
const objects = (): string[] =>
  existsSync(join(api.dataDir, 'objects'))
    ? readdirSync(join(api.dataDir, 'objects'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];

/** How the address that a signed-in driver asks for answers a photo. */
async function sentBy(driver: TestDriver, from = '198.51.100.1') {
  const asked = await driver.request('post', '/api/objects/upload').set('X-Forwarded-For', from);
  if (asked.status !== 200) return asked;
  const sending = driver.request('put', asked.body.uploadURL).set('Content-Type', 'image/jpeg');
  return sending.set('X-Forwarded-For', from).send(large);
}

it('deletes the files of a deleted account at once, and counts them nowhere', async () => {
  for (let n = 0; n < 3; n += 1) {
    const driver = await aDriver(api);
    await new Vault(driver).bring(large);
    const leaving = driver.request('delete', '/api/drivers/me').send({ password: driver.password });
    await leaving.expect(204);
    await api.drainJobs();
  }
  expect(await api.rows('select 1 from uploads')).toEqual([]);
  expect(objects()).toEqual([]);
  expect((await aPhone().upload(large)).length).toBeGreaterThan(0);
});

it('counts what has been released nowhere, not even before it is deleted', async () => {
  const phone = aPhone();
  await phone.upload(large);
  const { body } = await phone.ask();
  expect((await phone.put(body.uploadURL, large)).status).toBe(429);
  await api.rows(`update uploads set state = 'released' where state = 'stored'`);
  expect((await phone.put(body.uploadURL, large)).status).toBe(200);
});

it('keeps an object for as long as a copy of it is held', async () => {
  const driver = await aDriver(api);
  const before = objects().length;
  await new Vault(driver).bring(large);
  const copied = `insert into uploads (id, kind, uploader, pool, state, content_type, byte_size, object_key, held_by, created_at, expires_at)
    select gen_random_uuid(), kind, uploader, pool, state, content_type, byte_size, object_key, gen_random_uuid(), now(), now() from uploads`;
  await api.rows(copied);
  await driver.request('delete', '/api/drivers/me').send({ password: driver.password }).expect(204);
  await api.drainJobs();
  expect(await api.rows('select 1 from uploads')).toHaveLength(1);
  expect(objects()).toHaveLength(before + 1);
});

it('has a pool for guests and one for accounts, and unconfirmed accounts share that of guests', async () => {
  for (let n = 0; n < 3; n += 1) await aPhone().upload(large);
  const refused = await aPhone()
    .ask()
    .then(({ body }) => aPhone().put(body.uploadURL, large));
  expect([refused.status, refused.body.code]).toEqual([503, 'upload.no-room-for-now']);
  const unconfirmed = await aDriver(api, { confirmed: false });
  expect((await sentBy(unconfirmed, '198.51.100.3')).body.code).toBe('upload.no-room-for-now');
  expect((await sentBy(await aDriver(api))).status).toBe(200);
});

it('leaves an account, and a network of accounts, a share of their pool', async () => {
  const driver = await aDriver(api);
  expect((await sentBy(driver)).status).toBe(200);
  const second = await sentBy(driver);
  expect([second.status, second.body.code]).toEqual([429, 'upload.no-room-for-account']);
  // A fifth of the pool is three of them.
  for (let n = 0; n < 2; n += 1) expect((await sentBy(await aDriver(api))).status).toBe(200);
  expect((await sentBy(await aDriver(api))).body.code).toBe('upload.no-room-for-network');
  expect((await sentBy(await aDriver(api), '198.51.100.2')).status).toBe(200);
});

it('says when there will be room again, and then there is', async () => {
  const began = Date.parse('2026-11-24T09:10:00Z');
  api.app.get(Clock).now = () => new Date(began);
  const phone = aPhone();
  await phone.upload(large);
  api.app.get(Clock).now = () => new Date(began + 5 * HOUR);
  const { body } = await phone.ask();
  const refused = await phone.put(body.uploadURL, large);
  expect([refused.status, refused.body.code]).toEqual([429, 'upload.no-room-for-network']);
  expect(refused.body.message).toContain('try again after 09:10 on Wednesday');
  expect(refused.headers['retry-after']).toBe(String(19 * 3600));
  // As soon as it says, whether or not the files have been removed by then.
  api.app.get(Clock).now = () => new Date(began + 24 * HOUR);
  expect((await phone.upload(large)).length).toBeGreaterThan(0);
});
