import { Clock } from '@groundsheet/platform';
import { aCompany, aDriver, aTimesheet, startApi, type TestApi, type TestDriver } from '@groundsheet/testing';

const OFFICE = 'office@northgate-civils.co.uk';
const DAY = 86_400_000;

let api: TestApi;
let company: string;
let now: number;

beforeEach(async () => {
  now = Date.parse('2026-11-20T17:10:00Z');
  api = await startApi({ 'accounts.newMailsPerDayFromNetwork': '6' });
  api.app.get(Clock).now = () => new Date(now);
  company = await aCompany(api.em, { contactEmail: OFFICE });
});
afterEach(() => api.stop());

/** An account with a confirmed address, made so many days ago. */
async function anAccount(days: number, role: 'driver' | 'supervisor' = 'driver'): Promise<TestDriver> {
  const driver = await aDriver(api, { role });
  await api.rows('update drivers set created_at = ? where id = ?', [new Date(now - days * DAY), driver.id]);
  return driver;
}

let people = 0;
async function sends(driver: TestDriver, count: number, network = '203.0.113.1', more: string[] = []) {
  const strangers = Array.from({ length: count }, () => `stranger${++people}@civils.co.uk`);
  return driver
    .request('post', '/api/timesheets/one-step-completion')
    .set('X-Forwarded-For', network)
    .send(
      await aTimesheet(company, { submissionEmails: [...more, ...strangers], plantNumber: `EX-${++people}` }),
    );
}

it('shares a day’s mails of a network among the accounts that are younger than seven days', async () => {
  const [one, other, third] = [await anAccount(6.9), await anAccount(0), await anAccount(1)];
  expect((await sends(one, 4)).status).toBe(200);
  const { status, body, headers } = await sends(other, 3);
  expect([status, body.code]).toEqual([429, 'account.too-many-mails']);
  expect(body.message).toMatch(
    /^Too many mails have been sent from this network today by accounts that are new here\. Your form has been kept\. Please try again /,
  );
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await sends(other, 2)).status).toBe(200);
  expect((await sends(third, 1)).status).toBe(429);
  expect((await sends(third, 1, '203.0.113.2')).status).toBe(200);
  now = Date.parse('2026-11-21T00:00:00Z');
  expect((await sends(third, 1)).status).toBe(200);
});

it('takes the networks of one IPv6 site for one', async () => {
  const driver = await anAccount(1);
  expect((await sends(driver, 6, '2001:db8:1:1::1')).status).toBe(200);
  expect((await sends(await anAccount(1), 1, '2001:db8:1:2::1')).status).toBe(429);
});

it('does not count the company’s own address', async () => {
  const driver = await anAccount(1);
  expect((await sends(driver, 6)).status).toBe(200);
  expect((await sends(driver, 0, '203.0.113.1', [OFFICE])).status).toBe(200);
});

it('leaves out accounts of seven days, and those to which an admin gave a role', async () => {
  expect((await sends(await anAccount(1), 6)).status).toBe(200);
  expect((await sends(await anAccount(7), 7)).status).toBe(200);
  expect((await sends(await anAccount(1, 'supervisor'), 7)).status).toBe(200);
});
