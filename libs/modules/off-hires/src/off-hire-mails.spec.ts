import { Clock } from '@groundsheet/platform';
import { aCompany, aDriver, enterFirm, mailsTo, suiteApi } from '@groundsheet/testing';

const HIRER = 'sian@northgate-civils.co.uk';
const CUSTOMER = 'hire@northgate-civils.co.uk';

const api = await suiteApi();
api.app.get(Clock).now = () => new Date('2026-11-25T09:15:00Z');
const admin = await aDriver(api, { role: 'admin', email: 'bev@hill-plant.co.uk' });
await aCompany(api.em, { name: 'Northgate Civils Ltd', contactEmail: CUSTOMER });
await aCompany(api.em, { name: 'Quarry Bank', contactEmail: 'hire@quarry.co.uk' });

const notice = {
  ...{
    plantNumber: 'D-114',
    contactName: 'Siân O’Neill',
    firm: 'Northgate Civils Ltd',
    phone: '0191 496 0114',
  },
  ...{ email: HIRER, machineHours: '4210.5', siteLocation: 'Wharf Road', readyFrom: '2026-11-27' },
};
// Each test in an hour of its own.
beforeEach(async () => void (await api.rows('delete from limit_counters')));
const give = (change: object = {}) =>
  api
    .request('post', '/api/off-hires')
    .send({ ...notice, ...change })
    .expect(201);
const last = async (to: string) => (await mailsTo(api, to)).at(-1)!;

it('gives the hirer and the customer a receipt with the number and the end of the notice', async () => {
  const { body } = await give();
  for (const to of [HIRER, CUSTOMER]) {
    const { row, mail } = await last(to);
    expect([row['state'], row['driver_id']]).toEqual(['kept locally', null]);
    expect(mail!.subject).toBe(`Groundsheet: Off-hire notice ${body.reference}, D-114`);
    expect(mail!.text).toContain('Given: 25 Nov 2026, 09:15');
    expect(mail!.text).not.toContain('/off-hires/');
  }
});

it('tells each admin, or the reply address of the firm once there is one, with the way to the notice', async () => {
  const { mail } = await last(admin.email);
  expect(mail!.text).toMatch(
    /Northgate Civils Ltd has off-hired D-114[\s\S]*http:\/\/.*\/off-hires\/[0-9a-f-]{36}/,
  );
  await enterFirm(admin);
  const before = (await mailsTo(api, admin.email)).length;
  const { body } = await give();
  expect((await mailsTo(api, admin.email)).length).toBe(before);
  const office = await last('office@hillplant.co.uk');
  expect(office.mail!.subject).toBe(`Hill Plant Ltd: Off-hire notice ${body.reference}, D-114`);
  expect(office.mail!.from).toMatchObject({ name: 'Hill Plant Ltd' });
});

it('tells the office, and nobody else, where the machine is in no register', async () => {
  const words = 'It is not in our register';
  await give({ plantNumber: 'Q-999', email: 'q@quarry.co.uk' });
  expect((await last('office@hillplant.co.uk')).mail!.text).toContain(words);
  expect((await last('q@quarry.co.uk')).mail!.text).not.toContain(words);
  const machine = { plantNumber: 'Q-998', machineNumber: 'Bomag', vehicleType: 'roller' };
  await admin.request('post', '/api/machines').send(machine).expect(201);
  await give({ plantNumber: 'Q-998' });
  expect((await last('office@hillplant.co.uk')).mail!.text).not.toContain(words);
});

it('is one mail where the hirer writes from the customer’s own address', async () => {
  await give({ email: 'Hire@quarry.co.uk', firm: 'Quarry Bank' });
  expect(await mailsTo(api, 'hire@quarry.co.uk')).toHaveLength(1);
});

it('holds nothing that can be tapped or that looks like something else', async () => {
  await give({
    ...{ email: 'tap@quarry.co.uk', plantNumber: 'pay-now.example.com', firm: '<b>evil.com</b>' },
    ...{ contactName: 'http://evil.com\n\nDear customer', siteLocation: '\u202ereversed' },
  });
  const { row, mail } = await last('tap@quarry.co.uk');
  for (const part of [mail!.text!, mail!.html!, mail!.subject!]) {
    expect(part).not.toMatch(/evil\.com|now\.example|\u202e|http:\/\/evil/i);
  }
  expect(mail!.html).not.toContain('<b>');
  expect(mail!.text).not.toMatch(/^Dear customer/m);
  expect(row['subject']).not.toContain('\n');
});

it('stands in the office’s list of mails, can be looked at and sent again, and heeds who wants none', async () => {
  const { body: given } = await give({ email: 'again@quarry.co.uk' });
  await api.drainJobs();
  const { id: formId } = await api.row('select id from off_hires where reference = ?', [given.reference]);
  const query = { search: 'again@quarry' };
  const [listed] = (await admin.request('get', '/api/mails').query(query).expect(200)).body;
  const facts = { about: 'off-hire', formId, reference: given.reference, driverName: '' };
  expect(listed).toMatchObject(facts);
  const { body } = await admin.request('get', `/api/mails/${listed.id}`).expect(200);
  expect(body).toMatchObject({ ...facts, attachment: null });
  expect(body.text).toContain('Off-hire notice for D-114');
  await admin.request('post', `/api/mails/${listed.id}/send-again`).expect(200);
  expect(await mailsTo(api, 'again@quarry.co.uk')).toHaveLength(2);
  const logged = await api.rows(
    `select what from audit_events where about_id = ? and what like 'mail.%' order by id`,
    [formId],
  );
  expect(logged.map(({ what }) => what)).toEqual(['mail.read', 'mail.sent-again']);
  await admin
    .request('post', '/api/suppressions/addresses')
    .send({ address: 'again@quarry.co.uk' })
    .expect(204);
  await give({ email: 'again@quarry.co.uk' });
  expect((await last('again@quarry.co.uk')).row['state']).toBe('suppressed');
});
