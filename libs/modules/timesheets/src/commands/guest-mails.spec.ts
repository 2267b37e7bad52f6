import { Clock, Config } from '@groundsheet/platform';
import { aCompany, aDriver, aTimesheet, startApi, type TestApi } from '@groundsheet/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Response } from 'supertest';

const OFFICE = 'office@northgate-civils.co.uk';
const ON_ITS_WAY = 'Timesheet accepted. It is on its way to 1 address.';
/** A Friday, at five. */
const FIVE = '2026-11-20T17:10:00Z';

let api: TestApi;
let company: string;
let now: number;

beforeEach(async () => {
  now = Date.parse(FIVE);
  api = await startApi({
    TRUST_PROXY: '1',
    METRICS_TOKEN: 'a token of thirty-two characters!',
    GUEST_FORMS_PER_HOUR: '100',
    GUEST_FORMS_PER_DAY: '100',
    GUEST_MAILS_PER_DAY: '30',
    GUEST_MAILS_PER_RECIPIENT_PER_DAY_FROM_DEVICE: '100',
    GUEST_MAILS_PER_RECIPIENT_PER_DAY_FROM_NETWORK: '100',
  });
  api.app.get(Clock).now = () => new Date(now);
  company = await aCompany(api.em, { contactEmail: OFFICE });
});
afterEach(() => api.stop());

const five = (name: string) => Array.from({ length: 5 }, (_, n) => `${name}${n}@civils.co.uk`);

async function send(network: string, recipients: string[]): Promise<Response> {
  const body = await aTimesheet(company, { submissionEmails: recipients });
  return api
    .request('post', '/api/timesheets/one-step-completion')
    .set('X-Forwarded-For', network)
    .send(body);
}
async function sent(network: string, recipients: string[]): Promise<{ message: string; goesOutBy?: string }> {
  const { status, body } = await send(network, recipients);
  expect(status).toBe(200);
  return body;
}
async function housekeeping(time: string): Promise<void> {
  now = Date.parse(time);
  for (const name of ['ReleaseWaitingEmails', 'ForgetGuestMailHours']) {
    await api.rows(`select graphile_worker.add_job(?, '{}'::json)`, [`${name}WhenHousekeepingDue`]);
  }
  await api.drainJobs();
}
async function mailsIn(state: string): Promise<number> {
  const [row] = await api.rows(
    'select count(*)::int as mails from emails where form_id is not null and state = ?',
    [state],
  );
  return row!['mails'];
}

it('says of a flood when its mails go out, and sends another network’s form at once', async () => {
  const said = [];
  for (let form = 0; form < 4; form++) said.push(await sent('203.0.113.1', five(`flood${form}-`)));
  expect(said.slice(0, 2).map(({ message, goesOutBy }) => [message, goesOutBy])).toEqual(
    Array(2).fill(['Timesheet accepted. It is on its way to 5 addresses.', undefined]),
  );
  expect(said[2]!.message).toMatch(
    /^Timesheet accepted\. It will go out to 5 addresses by \d\d:15( on Saturday)?\.$/,
  );
  expect(Date.parse(said[2]!.goesOutBy!)).toBeGreaterThan(now);
  expect(Date.parse(said[3]!.goesOutBy!)).toBeGreaterThanOrEqual(Date.parse(said[2]!.goesOutBy!));
  expect((await sent('203.0.113.2', ['yard@civils.co.uk'])).message).toBe(ON_ITS_WAY);
  await api.drainJobs();
  expect([await mailsIn('kept locally'), await mailsIn('waiting')]).toEqual([11, 10]);
});

it('takes the networks of one IPv6 site for one', async () => {
  const said = [];
  for (let n = 1; n <= 4; n++) said.push(await sent(`2001:db8:1:${n}::1`, five(`flood${n}-`)));
  expect(said.map(({ goesOutBy }) => goesOutBy !== undefined)).toEqual([false, false, true, true]);
  expect((await sent('2001:db8:2:1::1', ['yard@civils.co.uk'])).message).toBe(ON_ITS_WAY);
});

it('says what goes now and what later when a form is divided', async () => {
  await sent('203.0.113.1', five('a'));
  await sent('203.0.113.1', five('b').slice(1));
  const { message } = await sent('203.0.113.1', five('c').slice(3));
  expect(message).toMatch(
    /^Timesheet accepted\. It is on its way to 1 address and will go out to 1 more by 18:15\.$/,
  );
});

it('has sent every mail once by the time that it has said, and none before its hour', async () => {
  for (let form = 0; form < 3; form++) await sent('203.0.113.1', five(`flood${form}-`));
  const { goesOutBy } = await sent('203.0.113.1', five('last'));
  await api.drainJobs();
  const rows = await api.rows(`select queued_at from emails where state = 'waiting' order by queued_at`);
  const [first] = rows.map(({ queued_at: at }) => new Date(at as string).getTime());
  await housekeeping(new Date(first! - 1).toISOString());
  expect(await mailsIn('waiting')).toBe(rows.length);
  await housekeeping(goesOutBy!);
  expect([await mailsIn('waiting'), await mailsIn('kept locally')]).toEqual([0, 20]);
});

it('neither counts nor holds back mails to the address of the company that the form is for', async () => {
  for (let form = 0; form < 12; form++)
    expect((await sent('203.0.113.1', [OFFICE])).message).toBe(ON_ITS_WAY);
  expect(await api.rows('select * from guest_mail_hours')).toEqual([]);
  for (let form = 0; form < 3; form++) await sent('203.0.113.1', five(`flood${form}-`));
  expect((await sent('203.0.113.1', [OFFICE])).message).toBe(ON_ITS_WAY);
});

it('does not count the mails of a confirmed account', async () => {
  const driver = await aDriver(api);
  const body = await aTimesheet(company, { submissionEmails: five('x') });
  await driver.request('post', '/api/timesheets/one-step-completion').send(body).expect(200);
  expect(await api.rows('select * from guest_mail_hours')).toEqual([]);
});

it('holds a form sent again back as well', async () => {
  const driver = await aDriver(api, { confirmed: false });
  const body = await aTimesheet(company, { submissionEmails: [OFFICE] });
  await driver.request('post', '/api/timesheets/one-step-completion').send(body).expect(200);
  await api.drainJobs();
  for (let form = 0; form < 3; form++) await sent('127.0.0.1', five(`flood${form}-`));
  const again = await driver
    .request('post', `/api/forms/${body.timesheetData.id}/send-again`)
    .set('X-Forwarded-For', '127.0.0.1')
    .send({ recipients: ['late@civils.co.uk'] })
    .expect(200);
  expect(again.body.message).toMatch(/^Timesheet accepted\. It will go out to 1 address by /);
  await api.drainJobs();
  const mail = await api.row(`select state from emails where recipient = 'late@civils.co.uk'`);
  expect(mail['state']).toBe('waiting');
});

it('gives no place away twice when many forms come at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => send(`203.0.113.${n % 4}`, five(`x${n}-`))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const rows = await api.rows('select hour, sum(mails)::int as mails from guest_mail_hours group by hour');
  expect(rows.reduce((sum, { mails }) => sum + (mails as number), 0)).toBe(40);
  const now = rows.find(({ hour }) => new Date(hour as string).toISOString() === '2026-11-20T17:00:00.000Z');
  expect(now!['mails']).toBeLessThanOrEqual(25);
  const today = rows.filter(({ hour }) => new Date(hour as string) < new Date('2026-11-21'));
  expect(today.reduce((sum, { mails }) => sum + (mails as number), 0)).toBeLessThanOrEqual(30);
});

it('refuses and keeps what finds no place in the days ahead', async () => {
  let answer: Response;
  let forms = 0;
  do {
    answer = await send('203.0.113.1', five(`flood${forms++}-`));
  } while (answer.status === 200);
  expect(answer.status).toBe(429);
  expect(answer.body.code).toBe('guest.too-many-mails');
  expect(answer.body.message).toBe(
    'Too many forms from this network are waiting to be mailed. Your form has been kept: send it again after 18:10.',
  );
  expect(answer.headers['retry-after']).toBe('3600');
  expect((await sent('203.0.113.2', ['yard@civils.co.uk'])).message).toBe(ON_ITS_WAY);
});

it('tells every active admin once a day when half of the day’s count has gone, and the metrics', async () => {
  const admin = await aDriver(api, { role: 'admin', fullName: 'Ada Quinn' });
  await aDriver(api, { role: 'supervisor' });
  const gone = await aDriver(api, { role: 'admin' });
  await api.rows('update drivers set deactivated_at = now() where id = ?', [gone.id]);
  const told = () => api.rows(`select recipient, state from emails where about = 'account'`);
  await sent('203.0.113.1', five('a'));
  await sent('203.0.113.2', five('b'));
  await api.drainJobs();
  expect(await told()).toEqual([]);
  for (let n = 3; n < 9; n++) await sent(`203.0.113.${n}`, five(`x${n}-`));
  await api.drainJobs();
  expect(await told()).toEqual([{ recipient: admin.email, state: 'kept locally' }]);
  const metrics = await api
    .request('get', '/metrics')
    .set('Authorization', 'Bearer a token of thirty-two characters!');
  expect(metrics.text).toMatch(/^guest_mails\{state="limit"\} 30$/m);
  expect(Number(/^guest_mails\{state="used"\} (\d+)$/m.exec(metrics.text)![1])).toBeGreaterThanOrEqual(15);
});

it('forgets the networks of days that are over', async () => {
  await sent('203.0.113.1', ['yard@civils.co.uk']);
  expect(JSON.stringify(await api.rows('select * from guest_mail_hours'))).not.toContain('203.0.113');
  await housekeeping('2026-11-21T17:00:00Z');
  expect(await api.rows('select * from guest_mail_hours')).toHaveLength(1);
  await housekeeping('2026-11-22T18:00:00Z');
  expect(await api.rows('select * from guest_mail_hours')).toEqual([]);
});

describe('while another form is being counted', () => {
  const COUNTING = `select pg_advisory_xact_lock(hashtextextended('guest-mails', 0))`;

  it.each([
    ['waits where the last places could be given away twice', 30, 'waits'],
    ['does not wait where there is room for everybody', 30_000, 'is accepted'],
  ])('a form %s', async (_, mailsPerDay, what) => {
    Object.assign(api.app.get(Config).guests, { mailsPerDay });
    // What room there is, a process knows once it has looked.
    await sent('203.0.113.1', ['first@civils.co.uk']);
    const answer = await api.em.fork().transactional(async (counting) => {
      await counting.execute(COUNTING);
      const accepted = sent('203.0.113.2', ['second@civils.co.uk']).then(() => 'is accepted');
      expect(await Promise.race([accepted, sleep(what === 'waits' ? 500 : 10_000, 'waits')])).toBe(what);
      return { accepted };
    });
    await answer.accepted;
  });
});
