import { Clock } from '@groundsheet/platform';
import { aCompany, aDriver, suiteApi } from '@groundsheet/testing';

const HOUR = 3_600_000;
let now = Date.parse('2026-11-21T13:20:30Z');

const api = await suiteApi({ 'guests.customerPagesPerHour': '3' });
api.app.get(Clock).now = () => new Date(now);
await aCompany(api.em, { name: 'Northgate Civils Ltd' });
const driver = await aDriver(api);
const unconfirmed = await aDriver(api, { confirmed: false });

const read = (address: string, path = '/api/customers', who: Pick<typeof api, 'request'> = api) =>
  who.request('get', path).set('X-Forwarded-For', address);
const readAll = async (count: number, ...asked: Parameters<typeof read>) => {
  for (let n = 0; n < count; n++) expect((await read(...asked)).body).toHaveLength(1);
};

it('reads so many pages of customers to one network in an hour, and then again', async () => {
  await readAll(2, '203.0.113.1');
  await readAll(1, '203.0.113.1', '/api/customers/active?search=north');
  for (const path of ['/api/customers', '/api/customers?search=gate', '/api/customers/active']) {
    const { status, body, headers } = await read('203.0.113.1', path);
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'company.too-many-pages', '3600']);
    expect(body.message).toMatch(
      /^The list of customers has been opened too often from your network within an hour\. Please try again after \d\d:\d\d\.$/,
    );
  }
  await readAll(1, '203.0.113.2');
  now += HOUR;
  await readAll(3, '203.0.113.1');
});

it('takes the addresses of one /64 for one network, and a /48 for four', async () => {
  await readAll(1, '2001:db8:1:2::1');
  await readAll(2, '2001:db8:1:2::2');
  expect((await read('2001:db8:1:2:ffff::3')).status).toBe(429);
  for (let network = 3; network < 6; network++) await readAll(3, `2001:db8:1:${network}::1`);
  expect((await read('2001:db8:1:6::1')).status).toBe(429);
  await readAll(1, '2001:db8:2:1::1');
});

it('counts what accounts read until their address is confirmed, and no longer', async () => {
  await readAll(3, '203.0.113.3', '/api/customers', unconfirmed);
  expect((await read('203.0.113.3', '/api/customers', unconfirmed)).status).toBe(429);
  expect((await read('203.0.113.3')).status).toBe(429);
  await readAll(5, '203.0.113.3', '/api/customers', driver);
  await readAll(5, '203.0.113.4', '/api/customers/active', driver);
  await readAll(1, '203.0.113.4');
});

it('does not give away the last page twice', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => read('203.0.113.5')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, ...Array(5).fill(429)]);
});
