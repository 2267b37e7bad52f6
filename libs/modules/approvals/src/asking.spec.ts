import { aDriver, type Site, Sites, type TestApi, type TestDriver } from '@groundsheet/testing';

let api: TestApi;
let sites: Sites;
let site: Site;

beforeAll(async () => {
  sites = await Sites.start();
  api = sites.api;
});
afterAll(() => api.stop());
beforeEach(async () => {
  site = await sites.aSite();
});

const WEEK = '2026-11-21';
const ask = (driverId: string, week = WEEK, who: TestDriver = site.supervisor) =>
  who.request('post', '/api/collations/ask').send({ driverId, week });
const missingRow = async () => {
  const { body } = await site.supervisor
    .request('get', '/api/overview?from=2026-11-15&to=2026-11-21')
    .expect(200);
  return body.missing.items.find(({ driverId }: { driverId: string }) => driverId === site.driver.id);
};
const mails = async () => {
  await api.drainJobs();
  return api.rows(
    `select purpose, matter from emails where recipient = ? and purpose is not null order by matter`,
    [site.driver.email],
  );
};

it('mails the driver what is missing of the week, once', async () => {
  await site.busy.sendsCheckSheet();
  await ask(site.driver.id, '2026-11-18').expect(204);
  const { body, headers } = await ask(site.driver.id).expect(429);
  expect(body).toMatchObject({
    code: 'form-set.asked-already',
    message: expect.stringMatching(/^\S+ \S+ has been asked already\. Please try again after /),
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
  expect(await mails()).toEqual([
    { purpose: 'form-set-asked', matter: 'Timesheet, EX-0417, week ending Sat 21 Nov 2026' },
  ]);
});

it('asks for the check sheets where the timesheet is there alone, and for each week anew', async () => {
  await site.busy.sendsTimesheet();
  await site.busy.sendsCheckSheet({ checkDate: '2026-11-10' });
  await ask(site.driver.id).expect(204);
  await ask(site.driver.id, '2026-11-14').expect(204);
  expect(await mails()).toEqual([
    { purpose: 'form-set-asked', matter: 'Check sheets, EX-0417, week ending Sat 21 Nov 2026' },
    { purpose: 'form-set-asked', matter: 'Timesheet, EX-0417, week ending Sat 14 Nov 2026' },
  ]);
});

it('asks about a week once, from a set or from the overview', async () => {
  await site.busy.savesCheckSheet();
  await api.drainJobs();
  const { id } = await site.theSet();
  await site.supervisor.request('post', `/api/collations/${id}/ask`).send({}).expect(204);
  await ask(site.driver.id).expect(429);
  expect(await mails()).toHaveLength(1);
});

it('sends no mail where nothing is missing, or nobody is there to be asked', async () => {
  await site.busy.sendsCheckSheet();
  await site.busy.sendsTimesheet();
  const { body } = await ask(site.driver.id).expect(409);
  expect(body.code).toBe('form-set.nothing-missing');
  await ask('00000000-0000-7000-8000-000000000000').expect(409);
  await site.supervisor.request('post', '/api/collations/ask').send({ week: WEEK }).expect(422);
  expect(await mails()).toEqual([]);
});

it('does not mail somebody who has left', async () => {
  await site.busy.sendsCheckSheet();
  await api.rows('update drivers set deactivated_at = now() where id = ?', [site.driver.id]);
  await ask(site.driver.id).expect(409);
  expect(await mails()).toEqual([]);
});

it('can ask again after a day', async () => {
  await site.busy.sendsCheckSheet();
  await ask(site.driver.id).expect(204);
  await api.rows(`update limit_counters set ends_at = now() where name = 'asks-of-week-per-day'`);
  expect((await missingRow()).askedAt).toBeNull();
  await ask(site.driver.id).expect(204);
  expect(await mails()).toHaveLength(2);
});

it('is for supervisors and admins', async () => {
  await site.busy.sendsCheckSheet();
  await ask(site.driver.id, WEEK, site.driver).expect(403);
  await ask(site.driver.id, WEEK, await aDriver(api, { role: 'admin' })).expect(204);
});

it('leaves the machines out of the mail where they are too many for a line', async () => {
  for (const place of [1, 2, 3, 4])
    await site.busy.sendsCheckSheet({ plantNumber: `EXCAVATOR-WITH-A-LONG-NO-${place}` });
  await ask(site.driver.id).expect(204);
  expect(await mails()).toMatchObject([{ matter: 'Timesheet, week ending Sat 21 Nov 2026' }]);
});

it('tells the overview when the driver was asked, and records who asked', async () => {
  await site.busy.sendsCheckSheet();
  expect((await missingRow()).askedAt).toBeNull();
  const before = Date.now();
  await ask(site.driver.id).expect(204);
  const at = new Date((await missingRow()).askedAt).getTime();
  expect(Math.abs(at - before)).toBeLessThan(10_000);
  expect(
    await api.rows(
      `select who, details from audit_events where what = 'account.asked-for-sheets' and about_id = ?`,
      [site.driver.id],
    ),
  ).toEqual([{ who: site.supervisor.id, details: expect.objectContaining({ week: WEEK }) }]);
});
