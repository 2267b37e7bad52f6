import { Clock } from '@groundsheet/platform';
import { aCompany, aDriver, aTimesheet, startApi, type TestApi } from '@groundsheet/testing';
import type { Response } from 'supertest';

const OFFICE = 'office@northgate-civils.co.uk';
const MIDNIGHT = '2026-11-21T00:00:00.000Z';

let api: TestApi;
let company: string;
let now: number;

beforeEach(async () => {
  // A Friday, at ten past five.
  now = Date.parse('2026-11-20T17:10:00Z');
  api = await startApi({
    METRICS_TOKEN: 'a token of thirty-two characters!',
    GUEST_MAILS_PER_DAY: '30',
    'guests.mailsPerRecipientPerDayFromDevice': '100',
    'guests.mailsPerRecipientPerDayFromNetwork': '100',
  });
  api.app.get(Clock).now = () => new Date(now);
  company = await aCompany(api.em, { contactEmail: OFFICE });
});
afterEach(() => api.stop());

let people = 0;
const strangers = (count: number) => Array.from({ length: count }, () => `stranger${++people}@civils.co.uk`);

async function send(network: string, recipients: string[]): Promise<Response> {
  const body = await aTimesheet(company, { submissionEmails: recipients });
  return api
    .request('post', '/api/timesheets/one-step-completion')
    .set('X-Forwarded-For', network)
    .send(body);
}
const accepts = async (network: string, recipients: string[]) =>
  expect((await send(network, recipients)).status).toBe(200);
async function refuses(network: string, recipients: string[], why: RegExp): Promise<void> {
  const { status, body, headers } = await send(network, recipients);
  expect([status, body.code]).toEqual([429, 'guest.too-many-mails']);
  expect(body.message).toMatch(why);
  expect(body.message).toMatch(
    / Your form has been kept\. Please try again after \d\d:\d\d on [A-Z][a-z]+day\.$/,
  );
  expect(body.details.tryAgainAt).toBe(new Date(now + Number(headers['retry-after']) * 1000).toISOString());
}

const OF_NETWORK = /^Too many mails have been sent from this network today without an account\./;
const OF_ALL = /^Too many mails have been sent today without an account\./;
const networks = (count: number) => Array.from({ length: count }, (_, n) => `203.0.113.${n + 1}`);

it('lets one network send a fifth of the day’s mails, and others theirs', async () => {
  await accepts('203.0.113.1', strangers(5));
  await refuses('203.0.113.1', strangers(2), OF_NETWORK);
  await accepts('203.0.113.1', strangers(1));
  await refuses('203.0.113.1', strangers(1), OF_NETWORK);
  await accepts('203.0.113.2', strangers(5));
});

it('takes the networks of one IPv6 site for one', async () => {
  for (let n = 0; n < 6; n++) await accepts(`2001:db8:1:${n}::1`, strangers(1));
  await refuses('2001:db8:1:6::1', strangers(1), OF_NETWORK);
  await accepts('2001:db8:2:1::1', strangers(1));
});

it('refuses everybody once the day’s mails have gone, until midnight on site', async () => {
  for (const network of networks(6)) await accepts(network, strangers(5));
  const { body } = await send('203.0.113.7', strangers(1));
  expect(body.message).toMatch(OF_ALL);
  expect(body.details.tryAgainAt).toBe(MIDNIGHT);
  now = Date.parse(MIDNIGHT) - 60_000;
  await refuses('203.0.113.7', strangers(1), OF_ALL);
  now = Date.parse(MIDNIGHT);
  for (const network of networks(6)) await accepts(network, strangers(5));
});

it('ends the day at midnight on site where the clocks are ahead, too', async () => {
  now = Date.parse('2026-07-10T17:10:00Z');
  await accepts('203.0.113.1', strangers(5));
  const { body } = await send('203.0.113.1', strangers(5));
  expect(body.details.tryAgainAt).toBe('2026-07-10T23:00:00.000Z');
});

it('does not count mails to the address of the company that the form is for', async () => {
  for (let form = 0; form < 8; form++) await accepts('203.0.113.1', [OFFICE]);
  await accepts('203.0.113.1', [OFFICE, ...strangers(4)]);
  await accepts('203.0.113.1', strangers(2));
  await refuses('203.0.113.1', strangers(1), OF_NETWORK);
  await accepts('203.0.113.1', [OFFICE]);
});

it('does not count the mails of a confirmed account', async () => {
  const driver = await aDriver(api);
  const body = await aTimesheet(company, { submissionEmails: strangers(7) });
  await driver.request('post', '/api/timesheets/one-step-completion').send(body).expect(200);
});

it('counts a form that is sent again as well', async () => {
  const driver = await aDriver(api, { confirmed: false });
  const body = await aTimesheet(company, { submissionEmails: [OFFICE] });
  await driver.request('post', '/api/timesheets/one-step-completion').send(body).expect(200);
  await api.drainJobs();
  await accepts('198.51.100.1', strangers(4));
  const again = (count: number) =>
    driver
      .request('post', `/api/forms/${body.timesheetData.id}/send-again`)
      .set('X-Forwarded-For', '198.51.100.1')
      .send({ recipients: strangers(count) });
  await again(3).expect(429);
  await again(2).expect(200);
});

it('gives no place away twice when many forms come at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) => send(`203.0.113.${n % 8}`, strangers(2))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(15);
});

it('tells every active admin once a day when half of the day’s mails have gone, and the metrics', async () => {
  const admin = await aDriver(api, { role: 'admin', fullName: 'Ada Quinn' });
  await aDriver(api, { role: 'supervisor' });
  const gone = await aDriver(api, { role: 'admin' });
  await api.rows('update drivers set deactivated_at = now() where id = ?', [gone.id]);
  const told = async () => {
    await api.drainJobs();
    return api.rows(`select recipient, state from emails where record_kind = 'account'`);
  };
  for (const network of networks(2)) await accepts(network, strangers(5));
  await accepts('203.0.113.3', strangers(4));
  expect(await told()).toEqual([]);
  await accepts('203.0.113.3', strangers(2));
  await accepts('203.0.113.4', strangers(1));
  expect(await told()).toEqual([{ recipient: admin.email, state: 'kept locally' }]);
  const metrics = await api
    .request('get', '/metrics')
    .set('Authorization', 'Bearer a token of thirty-two characters!');
  expect(metrics.text).toMatch(/^guest_mails\{state="limit"\} 30$/m);
  expect(metrics.text).toMatch(/^guest_mails\{state="used"\} 17$/m);
});
