import { aDriver, aTimesheet, aCompany, processorTime, suiteApi } from '@groundsheet/testing';
import type { Response } from 'supertest';

const COMPLETION = '/api/timesheets/one-step-completion';
const KB = 1024;

const api = await suiteApi();
const driver = await aDriver(api);

const post = (path: string, body: string, type = 'application/json') =>
  driver.request('post', path).set('Content-Type', type).send(body);
const fields = (count: number) => `{${Array.from({ length: count }, (_, n) => `"f${n}":1`).join(',')}}`;
const levels = (count: number) => `{"timesheetData":${'['.repeat(count)}${']'.repeat(count)}}`;

it.each([
  ['150,000 fields', fields(150_000)],
  ['150,000 times the same field', `{${'"a":1,'.repeat(150_000)}"a":1}`],
  ['150,000 fields in a part', `{"timesheetData":${fields(100_000)}}`],
  ['3,000 levels', levels(3000)],
  ['a list of 100,000 entries', `{"emailRecipients":[${'1,'.repeat(100_000)}1]}`],
  ['a million lists', `{"timesheetData":[${'[],'.repeat(600_000)}[]]}`],
  ['a million lists that never end', `{"timesheetData":${'['.repeat(1_000_000)}`],
])('refuses %s at once, in few words', async (_, body) => {
  let answer!: Response;
  expect(await processorTime(async () => (answer = await post(COMPLETION, body)))).toBeLessThan(4000);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ statusCode: 422, code: 'request.unwieldy' });
  expect(answer.text.length).toBeLessThan(KB);
});

it.each([
  ['401 fields', fields(401), 'request.unwieldy'],
  ['400 fields', fields(400), 'request.invalid'],
  ['nine levels', levels(8), 'request.unwieldy'],
  ['eight levels', levels(7), 'request.invalid'],
])('counts %s', async (_, body, code) => {
  const answer = await post('/api/timesheets', body).expect(422);
  expect(answer.body.code).toBe(code);
});

it('counts a query as it counts a body', async () => {
  const query = Array.from({ length: 1500 }, (_, n) => `f${n}=1`).join('&');
  const answer = await driver.request('get', `/api/history?${query}`).expect(422);
  expect(answer.body.code).toBe('request.unwieldy');
});

it('is not misled by what a text contains', async () => {
  const driverSignedName = `{[",,\\\\"]}${'['.repeat(20)}`;
  const { body } = await driver.request('post', '/api/timesheets').send({ driverSignedName }).expect(201);
  const saved = await driver.request('get', `/api/timesheets/${body.id}`).expect(200);
  expect(saved.body.driverSignedName).toBe(driverSignedName);
});

it('lists fifty faults and says how many more there are, in names of bounded length', async () => {
  const names = Array.from({ length: 150 }, (_, n) => `${n}${'x'.repeat(10 * KB)}`);
  const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, 1])));
  const answer = await post('/api/timesheets', body).expect(422);
  expect(answer.body.details).toHaveLength(50);
  expect(answer.body.message).toMatch(
    /^Please check 150 fields \(the first 50 are listed, 100 more are not\)\. There is no field called 0x/,
  );
  expect(answer.text.length).toBeLessThan(20 * KB);
});

it.each(['{"__proto__":{"admin":true}}', '{"a":{"constructor":{"prototype":{}}}}', '{"a":', 'a', ''])(
  'refuses %j, which is not what we call JSON',
  async (body) => {
    const answer = await post('/api/timesheets', body).expect(400);
    expect(answer.body.code).toBe('request.malformed');
  },
);

it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'makes nothing of a body of the type %s',
  async (type) => {
    const answer = await post('/api/drivers/forgotten-password', 'email=driver%40hill-plant.co.uk', type);
    expect(answer.status).toBe(422);
    await post('/api/drivers/forgotten-password', `a=${'1'.repeat(2 * KB)}`, type).expect(413);
  },
);

it.each(['text/plain', 'application/problem+json', 'text/html'])(
  'refuses a body of the type %s',
  async (type) => {
    const answer = await post('/api/timesheets', '{}', type).expect(415);
    expect(answer.body.code).toBe('request.wrong-type');
  },
);

it.each([
  ['/api/drivers/forgotten-password', 16 * KB, '16 KB'],
  ['/api/timesheets', 2 * KB * KB, '2 MB'],
  [COMPLETION, 2 * KB * KB, '2 MB'],
])('tells at %s its own limit', async (path, limit, words) => {
  const padded = (size: number) => `{${' '.repeat(size - 2)}}`;
  expect((await post(path, padded(limit))).status).not.toBe(413);
  const answer = await post(path, padded(limit + 1)).expect(413);
  expect(answer.body).toEqual({
    statusCode: 413,
    code: 'request.too-large',
    message: `This is too large to send. The limit is ${words}.`,
  });
});

it('still accepts the largest form there is', async () => {
  const form = await aTimesheet(await aCompany(api.em));
  await driver.request('post', COMPLETION).send(form).expect(200);
});

it('stores the fullest form memory there is', async () => {
  const list = Array.from({ length: 10 }, (_, n) => `${n}${'Ł'.repeat(39)}`);
  const value = {
    ...{ companies: list, clientCompanies: list, machineTypes: list },
    ...{ plantNumbers: list.map((text) => text.slice(0, 20)), driverNames: list, siteLocations: list },
  };
  await driver.request('put', '/api/drivers/me/preferences/form-memory').send({ value }).expect(204);
});
