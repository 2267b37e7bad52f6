import {
  aCompany,
  aDriver,
  aSession,
  BusyDriver,
  listenTo,
  startApi,
  type TestApi,
  type TestDriver,
} from '@groundsheet/testing';
import { EventEmitter2 } from '@nestjs/event-emitter';

let api: TestApi;
let company: string;
const streams: { hangUp(): void }[] = [];

beforeAll(async () => {
  api = await startApi();
  company = await aCompany(api.em);
});
afterAll(async () => {
  for (const stream of streams) stream.hangUp();
  await api.stop();
});

async function listen(driver: Pick<TestDriver, 'cookie'>) {
  const stream = await listenTo(api, '/api/collations/events', driver);
  streams.push(stream);
  return stream;
}

it('tells a supervisor of every set, and a driver of their own, once the change is committed', async () => {
  const [driver, other] = [await aDriver(api), await aDriver(api)];
  const supervisor = await listen(await aDriver(api, { role: 'supervisor' }));
  const own = await listen(driver);
  await new BusyDriver(other, company).sendsTimesheet();
  expect(await supervisor.until(/event: changed/)).toContain('event: changed');
  expect(own.text()).not.toContain('event: changed');
  await new BusyDriver(driver, company).sendsTimesheet();
  expect(await own.until(/event: changed/)).toContain('event: changed');
});

it('tells of names that are collected on another device', async () => {
  const driver = await aDriver(api);
  await new BusyDriver(driver, company).sendsTimesheet();
  await api.drainJobs();
  const [{ id }] = (await driver.request('get', '/api/collations').expect(200)).body;
  const supervisor = await listen(await aDriver(api, { role: 'supervisor' }));
  await driver.request('put', `/api/combined-forms/${id}/approval`).send({ clientName: 'Jo' }).expect(204);
  expect(await supervisor.until(/event: changed/)).toContain('event: changed');
});

it('is a stream that no proxy keeps', async () => {
  const { response } = await listen(await aDriver(api));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toContain('no-store');
});

it('is for people with an account, in ten tabs at most', async () => {
  await api.request('get', '/api/collations/events').expect(401);
  const driver = await aDriver(api);
  const tabs = [];
  for (let tab = 0; tab < 10; tab += 1) tabs.push(await listen(driver));
  expect((await driver.request('get', '/api/collations/events').expect(429)).body.code).toBe(
    'stream.too-many',
  );
});

it('ends at once with its session, and no other does', async () => {
  const supervisor = await aDriver(api, { role: 'supervisor' });
  const here = await listen(supervisor);
  const elsewhere = await listen({ cookie: await aSession(api, supervisor.id) });
  await supervisor.request('post', '/api/drivers/logout').send({}).expect(204);
  await here.ended();
  await new BusyDriver(await aDriver(api), company).sendsTimesheet();
  expect(await elsewhere.until(/event: changed/)).not.toContain('(ended)');
});

it('ends at once when an admin changes the role or deactivates the account', async () => {
  const admin = await aDriver(api, { role: 'admin' });
  const driver = await aDriver(api);
  const people = `/api/drivers/${driver.id}`;
  const stream = await listen(driver);
  await admin.request('put', `${people}/role`).send({ role: 'supervisor' }).expect(204);
  await stream.ended();
  const another = await listen({ cookie: await aSession(api, driver.id) });
  await admin.request('post', `${people}/deactivate`).send({}).expect(204);
  await another.ended();
});

describe('where nothing was heard of the end of its session', () => {
  const mayHaveMissed = () => api.app.get(EventEmitter2).emit('signals.may-have-missed');

  it('ends once this process listens again', async () => {
    const driver = await aDriver(api);
    const stream = await listen(driver);
    await api.rows('delete from sessions where driver_id = ?', [driver.id]);
    mayHaveMissed();
    await stream.ended();
  });

  it('ends when the session runs out', async () => {
    const driver = await aDriver(api);
    const stream = await listen(driver);
    const aMomentLeft = `now() - interval '30 minutes' + interval '100 milliseconds'`;
    await api.rows(`update sessions set used_at = ${aMomentLeft} where driver_id = ?`, [driver.id]);
    mayHaveMissed();
    await stream.ended();
  });
});
