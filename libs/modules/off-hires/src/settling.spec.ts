import { HousekeepingDue } from '@groundsheet/contracts';
import { EventRecorder, Transaction } from '@groundsheet/platform';
import {
  aCompany,
  aDriver,
  becomes,
  listenTo,
  mailsTo,
  suiteApi,
  UploadingPhone,
  type TestDriver,
} from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { setTimeout as sleep } from 'node:timers/promises';

const api = await suiteApi();
const supervisor = await aDriver(api, { role: 'supervisor', fullName: 'Siân O’Neill' });
const driver = await aDriver(api);
await aCompany(api.em, { name: 'Northgate Civils Ltd', contactEmail: 'hire@northgate-civils.co.uk' });

const today = new Date().toISOString().slice(0, 10);
const HIRER = 'sian@northgate-civils.co.uk';
const notice = (change: object = {}) => ({
  ...{ plantNumber: 'D-114', contactName: 'Siân', firm: 'Northgate Civils Ltd', phone: '0191 496 0114' },
  ...{ email: HIRER, machineHours: '4210', readyFrom: today },
  ...change,
});
/** Gives a notice and finds it; returns its id. */
async function given(by: Pick<TestDriver, 'request'> = api, change: object = {}): Promise<string> {
  const { body } = await by.request('post', '/api/off-hires').send(notice(change)).expect(201);
  return (await api.row('select id from off_hires where reference = ?', [body.reference]))['id'] as string;
}
const collection = (change: object = {}) => ({
  collectedBy: 'Dave Hill',
  collectedAt: new Date().toISOString(),
  ...change,
});
const collect = (id: string, change: object = {}, by: TestDriver = supervisor) =>
  by.request('post', `/api/off-hires/${id}/collect`).send(collection(change));
const withdraw = (id: string, reason = 'They keep it another week.') =>
  supervisor.request('post', `/api/off-hires/${id}/withdraw`).send({ reason });
const open = (id: string, by: TestDriver = supervisor) => by.request('get', `/api/off-hires/${id}`);
const aPhotoOf = async (who: { cookie: string | undefined }): Promise<string> => {
  const phone = new UploadingPhone(api);
  phone.cookie = who.cookie;
  return phone.upload();
};

it('is confirmed as collected: who, when, note and photos, beside those of the notice', async () => {
  const before = await aPhotoOf(driver);
  const id = await given(driver, { photos: [before] });
  const after = await aPhotoOf(supervisor);
  await collect(id, { note: 'Mirror cracked.', photos: [after] }).expect(204);
  const { body } = await open(id).expect(200);
  expect(body).toMatchObject({
    ...{ state: 'collected', collectedBy: 'Dave Hill', collectedNote: 'Mirror cracked.', withdrawnAt: null },
    photoURLs: [before.replace('/api/objects/', `/api/off-hires/${id}/photos/`)],
    collectedPhotoURLs: [after.replace('/api/objects/', `/api/off-hires/${id}/photos/`)],
    events: [
      { words: 'Gave an off-hire notice', who: driver.fullName },
      { words: 'Confirmed a collection', who: 'Siân O’Neill' },
    ],
  });
  for (const url of [...body.photoURLs, ...body.collectedPhotoURLs]) {
    const picture = await supervisor.request('get', url).expect(200);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    await driver.request('get', url).expect(403);
    await api.request('get', url).expect(401);
  }
});

it('tells both sides of a collection, and of a withdrawal with its reason', async () => {
  const admin = await aDriver(api, { role: 'admin', email: 'office@hill-plant.co.uk' });
  await collect(await given(api, { email: 'one@northgate-civils.co.uk' })).expect(204);
  const texts = async (to: string) => (await mailsTo(api, to)).map(({ mail }) => mail?.text ?? '');
  // The mail of the notice itself may be queued at the same moment.
  const settled = async (to: string) => (await texts(to)).find((text) => text.includes('has been'));
  const collected = await settled('one@northgate-civils.co.uk');
  for (const words of ['D-114 has been collected', 'Collected by: Dave Hill', 'Number: OH-'])
    expect(collected).toContain(words);
  await withdraw(await given(api, { email: 'two@northgate-civils.co.uk' })).expect(204);
  const withdrawn = await settled('two@northgate-civils.co.uk');
  for (const words of ['has been withdrawn', 'The hire goes on.', 'Reason: They keep it another week.'])
    expect(withdrawn).toContain(words);
  for (const to of ['hire@northgate-civils.co.uk', admin.email])
    expect((await texts(to)).filter((text) => /has been (collected|withdrawn)/.test(text))).not.toEqual([]);
  await api.rows('delete from drivers where id = ?', [admin.id]);
});

it('is settled once: the second is told when, of two at the same moment too', async () => {
  const id = await given();
  const both = await Promise.all([collect(id), withdraw(id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const late = both.find(({ status }) => status === 409)!;
  expect(late.body).toMatchObject({
    code: 'off-hire.settled',
    message: expect.stringMatching(/^(Collected|Withdrawn) already: \d+ \w+ \d{4}, \d\d:\d\d\.$/),
  });
  await collect(id).expect(409);
  await withdraw(id).expect(409);
  await becomes(async () => (await open(id)).body.state !== 'waiting');
});

it.each([
  [{ collectedBy: ' ' }, ['collectedBy']],
  [{ collectedAt: '2020-01-01T00:00:00Z' }, ['collectedAt']],
  [{ collectedAt: new Date(Date.now() + 3_600_000).toISOString() }, ['collectedAt']],
  [{ collectedAt: 'yesterday', collectedBy: '' }, ['collectedAt', 'collectedBy']],
  [{ note: 'x'.repeat(501) }, ['note']],
  [{ photos: Array(6).fill('/api/objects/x') }, ['photos']],
  [{ photos: ['/api/objects/x'] }, ['photos.0']],
  [{ state: 'waiting' }, ['state']],
])('refuses a collection with %j', async (change, paths) => {
  const id = await given();
  const { body } = await collect(id, change).expect(422);
  expect(body.details.map(({ path }: { path: string }) => path).toSorted()).toEqual(paths);
  expect((await open(id)).body.state).toBe('waiting');
});

it.each(['', ' \u200b ', 'x'.repeat(501)])('refuses a withdrawal for the reason "%s"', async (reason) => {
  const id = await given();
  const { body } = await withdraw(id, reason).expect(422);
  expect(body.details[0].path).toBe('reason');
});

it('knows no notice that is not there', async () => {
  const none = '0199a000-0000-7000-8000-000000000000';
  for (const call of [collect(none), withdraw(none), open(none)])
    expect((await call.expect(404)).body.code).toBe('off-hire.unknown');
  await supervisor.request('get', `/api/off-hires/${await given()}/photos/${none}`).expect(404);
});

it('stays when the account that gave it goes, and belongs to nobody; until then it is part of its data', async () => {
  const leaving = await aDriver(api);
  const id = await given(leaving);
  const { body } = await leaving.request('get', '/api/drivers/me/data').expect(200);
  expect(body.offHires).toEqual([expect.objectContaining({ id, plantNumber: 'D-114', email: HIRER })]);
  expect(body.offHires[0]).not.toHaveProperty('companyEmail');
  await leaving.request('delete', '/api/drivers/me').send({ password: leaving.password }).expect(204);
  await api.drainJobs();
  expect(await api.row('select driver_id, email from off_hires where id = ?', [id])).toEqual({
    driver_id: null,
    email: HIRER,
  });
});

it('is erased with its photos once it need not be kept any longer, and no other is', async () => {
  const [old, young] = [await given(driver, { photos: [await aPhotoOf(driver)] }), await given()];
  await api.rows(`update off_hires set given_at = now() - interval '6 years 1 day' where id = ?`, [old]);
  const record = () => api.app.get(EventRecorder).record(new HousekeepingDue({}));
  await RequestContext.create(api.app.get(MikroORM).em, () => api.app.get(Transaction).run(record));
  await api.drainJobs();
  expect(await api.rows('select id from off_hires where id in (?, ?)', [old, young])).toEqual([
    { id: young },
  ]);
  expect(await api.rows('select 1 from uploads where held_by = ?', [old])).toEqual([]);
});

it('is told to open screens of the office when it is given and when it is settled, and to no driver', async () => {
  await driver.request('get', '/api/off-hires/events').expect(403);
  const screen = await listenTo(api, '/api/off-hires/events', supervisor);
  const id = await given();
  await screen.until(/event: changed/);
  // Changes that follow each other more closely are told as one.
  await sleep(400);
  await collect(id).expect(204);
  await screen.until(/(event: changed[^]*){2}/);
  await sleep(400);
  await withdraw(await given()).expect(204);
  await screen.until(/(event: changed[^]*){3}/);
  screen.hangUp();
});
