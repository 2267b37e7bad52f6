import { Clock } from '@groundsheet/platform';
import { aCompany, aTimesheet, suiteApi } from '@groundsheet/testing';
import type { Response } from 'supertest';
import { v7 as uuidv7 } from 'uuid';

const HOUR = 3_600_000;
const OFFICE = 'office@northgate-civils.co.uk';

let now = Date.parse('2026-11-21T13:20:30Z');

const api = await suiteApi({
  'guests.formsPerHour': '2',
  GUEST_FORMS_PER_DAY: '3',
  'guests.recipients': '2',
  'guests.mailsPerRecipientPerDayFromDevice': '2',
  'guests.mailsPerRecipientPerDayFromNetwork': '4',
  'guests.mailsPerRecipientPerDay': '5',
});
api.app.get(Clock).now = () => new Date(now);
const company = await aCompany(api.em, { contactEmail: 'Office@Northgate-Civils.co.uk' });
// The counts of one test are over before the next one begins.
beforeEach(() => {
  now += 30 * HOUR;
});

const wait = (milliseconds: number) => {
  now += milliseconds;
};

/** A browser on a device: keeps its cookie, sends from one address. */
class Phone {
  private cookie: string | undefined;

  constructor(private readonly address: string) {}

  async send(
    recipients = [OFFICE],
    changes: Record<string, unknown> = {},
    key = uuidv7(),
  ): Promise<Response> {
    return this.post(await aTimesheet(company, { submissionEmails: recipients, ...changes }), key);
  }

  async post(body: object, key: string): Promise<Response> {
    const request = api
      .request('post', '/api/timesheets/one-step-completion')
      .set('X-Forwarded-For', this.address)
      .set('Idempotency-Key', key);
    if (this.cookie) void request.set('Cookie', this.cookie);
    const answer = await request.send(body);
    const [set] = (answer.headers['set-cookie'] as unknown as string[] | undefined) ?? [];
    if (set) this.cookie = set.split(';')[0];
    return answer;
  }

  async sendsAll(count: number, recipients?: string[]): Promise<void> {
    for (let n = 0; n < count; n++) expect((await this.send(recipients)).status).toBe(200);
  }
}

function expectRefusal(answer: Response, code: string, retryAfter: number): void {
  expect([answer.status, answer.body.code]).toEqual([429, code]);
  expect(Number(answer.headers['retry-after'])).toBe(retryAfter);
  expect(Date.parse(answer.body.details.tryAgainAt)).toBe(now + retryAfter * 1000);
}

it('gives a device its cookie with its first accepted form, once', async () => {
  const phone = new Phone('203.0.113.1');
  expect((await phone.send([OFFICE], { machineHours: '' })).headers['set-cookie']).toBeUndefined();
  const [cookie] = (await phone.send()).headers['set-cookie'] as unknown as string[];
  expect(cookie).toMatch(/^groundsheet-device=[0-9a-f-]{36}\.[^;]+; /);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect((await phone.send()).headers['set-cookie']).toBeUndefined();
});

it('takes so many forms of a device in an hour, keeps the next one waiting and then takes it', async () => {
  const phone = new Phone('203.0.113.2');
  await phone.sendsAll(1);
  wait(20 * 60_000);
  await phone.sendsAll(1);
  const body = await aTimesheet(company, { submissionEmails: [OFFICE] });
  const refused = await phone.post(body, 'the same key');
  expectRefusal(refused, 'guest.too-many-forms', 40 * 60);
  expect(refused.body.message).toMatch(
    /^2 forms have been sent from this device within an hour, which is the limit without an account\. Your form has been kept\. Please try again after \d\d:21( on \w+)?\.$/,
  );
  expect(await api.rows('select 1 from forms where id = ?', [body.timesheetData.id])).toEqual([]);
  wait(40 * 60_000);
  expect((await phone.post(body, 'the same key')).status).toBe(200);
});

it('takes so many forms of a device in a day', async () => {
  const phone = new Phone('203.0.113.3');
  await phone.sendsAll(2);
  wait(HOUR);
  await phone.sendsAll(1);
  const refused = await phone.send();
  expectRefusal(refused, 'guest.too-many-forms', 23 * 3600);
  expect(refused.body.message).toMatch(/3 forms .* within a day.* after \d\d:\d\d on [A-Z][a-z]+day\.$/);
  wait(23 * HOUR);
  await phone.sendsAll(1);
});

it('counts two devices behind one address for themselves, and for the address together', async () => {
  const phones = Array.from({ length: 6 }, () => new Phone('203.0.113.4'));
  for (const phone of phones) await phone.sendsAll(2);
  const refused = await new Phone('203.0.113.4').send();
  expectRefusal(refused, 'guest.too-many-forms', 3600);
  expect(refused.body.message).toMatch(/^Too many forms have been sent from this network within an hour\./);
  await new Phone('203.0.113.5').sendsAll(1);
});

it('takes so many forms of one address in a day', async () => {
  for (let hour = 0; hour < 3; hour++) {
    for (let device = 0; device < 5; device++) await new Phone('203.0.113.6').sendsAll(2);
    wait(HOUR);
  }
  expectRefusal(await new Phone('203.0.113.6').send(), 'guest.too-many-forms', 21 * 3600);
});

it('takes the addresses of one /64 for one network, and those of another for another', async () => {
  for (let host = 1; host <= 12; host++) await new Phone(`2001:db8:1:2::${host}`).sendsAll(1);
  expect((await new Phone('2001:db8:1:2:ffff::1').send()).status).toBe(429);
  await new Phone('2001:db8:1:3::1').sendsAll(1);
});

it('counts neither refused forms nor the same form sent again', async () => {
  const phone = new Phone('203.0.113.7');
  await phone.sendsAll(1);
  for (let n = 0; n < 4; n++) {
    expect((await phone.send([OFFICE], { machineHours: '' })).status).toBe(422);
    expect((await phone.send(['a@civils.co.uk', 'b@civils.co.uk', 'c@civils.co.uk'])).status).toBe(422);
  }
  const body = await aTimesheet(company, { submissionEmails: [OFFICE] });
  for (let n = 0; n < 5; n++) expect((await phone.post(body, 'k7')).status).toBe(200);
  expect((await phone.post(body, 'another key')).status).toBe(409);
  expect((await phone.send()).status).toBe(429);
});

it('does not give away the last place twice', async () => {
  const phone = new Phone('203.0.113.8');
  await phone.sendsAll(1);
  const answers = await Promise.all(Array.from({ length: 8 }, () => phone.send()));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(429)]);
});

describe('one recipient', () => {
  it('gets so many forms of one device in a day, whatever else the device sends', async () => {
    const phone = new Phone('203.0.113.9');
    await phone.sendsAll(2, ['Foreman@civils.co.uk']);
    wait(HOUR);
    const refused = await phone.send([OFFICE, 'foreman@civils.co.uk']);
    expectRefusal(refused, 'guest.too-many-mails', 23 * 3600);
    expect(refused.body.message).toMatch(
      /^2 forms have been sent to foreman@civils\.co\.uk from this device within a day\. Your form has been kept\. Please try again after .*, or now without this address\.$/,
    );
    await phone.sendsAll(1, [OFFICE, 'clerk@civils.co.uk']);
  });

  it('gets so many forms of one network in a day, and still those of others', async () => {
    for (let device = 0; device < 4; device++)
      await new Phone('203.0.114.1').sendsAll(1, ['yard@civils.co.uk']);
    const refused = await new Phone('203.0.114.1').send(['yard@civils.co.uk']);
    expectRefusal(refused, 'guest.too-many-mails', 24 * 3600);
    expect(refused.body.message).toMatch(
      /^Too many forms have been sent to yard@civils\.co\.uk from this network within a day\./,
    );
    await new Phone('203.0.114.2').sendsAll(1, ['yard@civils.co.uk']);
    wait(24 * HOUR);
    await new Phone('203.0.114.1').sendsAll(1, ['yard@civils.co.uk']);
  });

  it('gets so many forms of all guests in a day', async () => {
    for (let network = 1; network <= 5; network++)
      await new Phone(`203.0.116.${network}`).sendsAll(1, ['yard@civils.co.uk']);
    expectRefusal(
      await new Phone('203.0.116.6').send(['yard@civils.co.uk']),
      'guest.too-many-mails',
      24 * 3600,
    );
    wait(24 * HOUR);
    await new Phone('203.0.116.6').sendsAll(1, ['yard@civils.co.uk']);
  });

  it('counts a mailbox once, whatever tag its address has, and each mail of a form', async () => {
    const phone = new Phone('203.0.114.9');
    await phone.sendsAll(1, ['foreman+1@civils.co.uk', 'Foreman+2@civils.co.uk']);
    expectRefusal(await phone.send(['foreman@civils.co.uk']), 'guest.too-many-mails', 24 * 3600);
    await phone.sendsAll(1, ['clerk@civils.co.uk']);
  });

  it('has no such limit when it is the company that the form is for', async () => {
    for (let device = 1; device <= 5; device++) await new Phone(`203.0.115.${device}`).sendsAll(2);
  });
});

it('mails only to the addresses that count', async () => {
  const form = await aTimesheet(company, {
    submissionEmails: ['x@tempmail.org', 'Clerk@civils.co.uk', 'nobody', 'clerk@civils.co.uk'],
  });
  expect((await new Phone('203.0.113.10').post(form, 'k10')).body.message).toContain('to 1 address.');
  const { submission_emails: emails } = await api.row('select * from forms where id = ?', [
    form.timesheetData.id,
  ]);
  expect(emails).toEqual(['clerk@civils.co.uk']);
});

it('names nobody in the counters, and forgets them when they are over', async () => {
  const counters = () => api.rows('select * from limit_counters');
  await new Phone('203.0.113.11').sendsAll(1, ['foreman@civils.co.uk']);
  expect(JSON.stringify(await counters())).not.toMatch(/203\.0\.113|foreman/);
  // The PDFs of all these forms are not needed here.
  await api.em.execute('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
  const tidy = async () => {
    await api.em.execute(`select graphile_worker.add_job('ForgetOldRowsWhenHousekeepingDue', '{}'::json)`);
    await api.drainJobs();
  };
  wait(HOUR);
  await tidy();
  const left = (await counters()).map(({ name }) => name as string);
  expect(left.length).toBeGreaterThan(0);
  expect(left.filter((name) => !name.endsWith('-per-day'))).toEqual([]);
  wait(23 * HOUR);
  await tidy();
  expect(await counters()).toEqual([]);
});
