import { aDriver, mailsTo, type Site, Sites, type TestApi, type TestDriver } from '@groundsheet/testing';

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
    `select purpose, told #>> '{words,lines,0,value}' as forms from emails
      where recipient = ? and purpose is not null order by forms`,
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
    { purpose: 'form-set-asked', forms: 'Timesheet, EX-0417, week ending Sat 21 Nov 2026' },
  ]);
});

it('asks for the check sheets where the timesheet is there alone, and for each week anew', async () => {
  await site.busy.sendsTimesheet();
  await site.busy.sendsCheckSheet({ checkDate: '2026-11-10' });
  await ask(site.driver.id).expect(204);
  await ask(site.driver.id, '2026-11-14').expect(204);
  expect(await mails()).toEqual([
    { purpose: 'form-set-asked', forms: 'Check sheets, EX-0417, week ending Sat 21 Nov 2026' },
    { purpose: 'form-set-asked', forms: 'Timesheet, EX-0417, week ending Sat 14 Nov 2026' },
  ]);
});

it('says in its subject which sheets, machine and week, and for checks each day that was worked', async () => {
  await site.busy.sendsTimesheet();
  await ask(site.driver.id).expect(204);
  const mail = (await mailsTo(api, site.driver.email)).at(-1)!.mail!;
  expect(mail.subject).toBe(
    'Groundsheet: Ruth Keane needs your check sheets, EX-0417, week ending Sat 21 Nov 2026',
  );
  const { worked } = await api.row(
    `select (select count(*)::int from jsonb_each(days) as day where (day.value->>'netHours')::numeric > 0) as worked
       from forms where driver_id = ?`,
    [site.driver.id],
  );
  const lines = mail.text!.split('\n').filter((line) => line.startsWith('- '));
  expect(lines[0]).toBe('- No check sheet Mon 16 Nov');
  expect(lines).toHaveLength(worked);
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

it('does not mail a driver who has left', async () => {
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
  expect(await mails()).toMatchObject([{ forms: 'Timesheet, week ending Sat 21 Nov 2026' }]);
});

it('tells the overview when the driver was asked, and records who asked', async () => {
  await site.busy.sendsCheckSheet();
  expect((await missingRow()).askedAt).toBeNull();
  const before = Date.now();
  await ask(site.driver.id).expect(204);
  const at = new Date((await missingRow()).askedAt).getTime();
  expect(Math.abs(at - before)).toBeLessThan(60_000);
  expect(
    await api.rows(
      `select who, details from audit_events where what = 'account.asked-for-sheets' and about_id = ?`,
      [site.driver.id],
    ),
  ).toEqual([{ who: site.supervisor.id, details: expect.objectContaining({ week: WEEK }) }]);
});

describe('about a set', () => {
  const askOf = (id: string, body: object = {}, who: TestDriver = site.supervisor) =>
    who.request('post', `/api/collations/${id}/ask`).send(body);
  const aSetThatLacks = async () => {
    await site.busy.savesCheckSheet({ operatorSignature: null, defectMirrors: undefined });
    await api.drainJobs();
    return site.theSet();
  };

  it('mails what the set lacks, with a line of the supervisor’s own, in their name', async () => {
    const { id } = await aSetThatLacks();
    await askOf(id, { note: ' Ring <b>me</b>\n at hire.example ' }).expect(204);
    const mail = (await mailsTo(api, site.driver.email)).at(-1)?.mail;
    expect(mail!.subject).toBe(
      'Groundsheet: Ruth Keane needs your timesheet and check sheet, EX-0417, week ending Sat 21 Nov 2026',
    );
    expect(mail!.replyTo).toMatchObject([{ address: site.supervisor.email }]);
    const text = mail!.text!;
    expect(text).toContain('Ruth Keane needs the forms below. They are not complete yet.');
    expect(text).toContain('- No timesheet\n');
    expect(text).toMatch(/- Check sheet Thu 19 Nov: 1 of \d+ items, driver’s signature\n/);
    expect(text).toContain('Ruth Keane writes: Ring <b>me</b> at hire. example');
    expect(mail!.text).not.toContain('hire.example');
    expect(mail!.html).toContain('Ring &lt;b&gt;me&lt;/b&gt; at');
    expect(mail!.html).not.toContain('<b>me');
    expect(text).toContain(`/collations/${id}`);
  });

  it('says on the set when and by whom, to its driver too, and to nobody by a link', async () => {
    const { id } = await aSetThatLacks();
    expect((await site.set(id)).asked).toBeNull();
    const before = Date.now();
    await askOf(id).expect(204);
    for (const who of [site.supervisor, site.driver]) {
      const [listed] = (await who.request('get', '/api/collations').expect(200)).body.filter(
        (set: { id: string }) => set.id === id,
      );
      expect(listed.asked.by).toBe('Ruth Keane');
      expect(Math.abs(new Date(listed.asked.at).getTime() - before)).toBeLessThan(60_000);
    }
    expect((await site.set(id)).asked.by).toBe('Ruth Keane');
  });

  it('says nothing of a question that was refused', async () => {
    const { id } = await aSetThatLacks();
    await askOf(id).expect(204);
    const { asked } = await site.set(id);
    await askOf(id, {}, await aDriver(api, { role: 'admin' })).expect(429);
    expect((await site.set(id)).asked).toEqual(asked);
  });

  it('tells the open sets of a week that the overview asked about', async () => {
    await site.busy.sendsCheckSheet();
    await site.busy.sendsCheckSheet({ checkDate: '2026-11-10' });
    await ask(site.driver.id).expect(204);
    const { body } = await site.driver.request('get', '/api/collations').expect(200);
    const askedAbout = (week: string) =>
      body.find((set: { collationDate: string }) => set.collationDate === week).asked?.by;
    expect([askedAbout('2026-11-21'), askedAbout('2026-11-14')]).toEqual(['Ruth Keane', undefined]);
  });

  it('asks for nothing where nothing is missing, and takes one line of 200 characters', async () => {
    const { id } = await aSetThatLacks();
    await askOf(id, { note: 'x'.repeat(201) }).expect(422);
    await askOf(id, { other: 1 }).expect(422);
    await askOf(id, { note: 'x'.repeat(200) }).expect(204);
    const ready = await (await sites.aSite()).aReadySet();
    const { body } = await askOf(ready.id).expect(409);
    expect(body.code).toBe('form-set.nothing-missing');
  });

  it('is for supervisors and admins', async () => {
    const { id } = await aSetThatLacks();
    await askOf(id, {}, site.driver).expect(403);
    await askOf(id, {}, await aDriver(api, { role: 'admin' })).expect(204);
  });
});
