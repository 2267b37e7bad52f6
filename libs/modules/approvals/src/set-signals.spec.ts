import { aCompany, aDriver, BusyDriver, startApi, type TestApi, type TestDriver } from '@groundsheet/testing';

let api: TestApi;
let company: string;
const streams: AbortController[] = [];

beforeAll(async () => {
  api = await startApi();
  company = await aCompany(api.em);
});
afterAll(async () => {
  for (const stream of streams) stream.abort();
  await api.stop();
});

/** Everything that has come so far; `until` waits for more. */
async function listen({ cookie }: Pick<TestDriver, 'cookie'>) {
  const stream = new AbortController();
  streams.push(stream);
  const response = await fetch(`${api.url}/api/collations/events`, {
    headers: { Cookie: cookie },
    signal: stream.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    until: async (pattern: RegExp) => {
      while (!pattern.test(text)) {
        const { value, done } = await reader.read();
        if (done) return `${text}(ended)`;
        text += value;
      }
      return text;
    },
    text: () => text,
    ended: async () => {
      while (!(await reader.read()).done);
    },
    stop: () => stream.abort(),
  };
}

it('tells a supervisor of every set, and a driver of their own, once the change is committed', async () => {
  const [driver, other] = [await aDriver(api), await aDriver(api)];
  const supervisor = await listen(await aDriver(api, { role: 'supervisor' }));
  const own = await listen(driver);
  await new BusyDriver(other, company).sendsTimesheet();
  expect(await supervisor.until(/event: changed/)).toContain('event: changed');
  await new BusyDriver(driver, company).sendsTimesheet();
  await own.until(/event: changed/);
  expect(own.text().match(/event: changed/g)).toHaveLength(1);
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

it('ends with the session instead of telling anything more', async () => {
  const supervisor = await aDriver(api, { role: 'supervisor' });
  const stream = await listen(supervisor);
  await supervisor.request('post', '/api/drivers/logout').send({}).expect(204);
  await new BusyDriver(await aDriver(api), company).sendsTimesheet();
  await stream.ended();
  expect(stream.text()).not.toContain('changed');
});
