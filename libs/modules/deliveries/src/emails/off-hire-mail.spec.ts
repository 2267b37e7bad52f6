import { EventRecorder, Transaction } from '@groundsheet/platform';
import { OffHireRequested, type OffHireFacts } from '@groundsheet/contracts';
import { aDriver, enterFirm, mailsTo, suiteApi } from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';

const api = await suiteApi();
const admin = await aDriver(api, { role: 'admin', email: 'bev@hill-plant.co.uk' });

const facts = (change: Partial<OffHireFacts> = {}): OffHireFacts => ({
  ...{
    offHireId: uuidv7(),
    reference: 'OH-7K3M9QXD',
    plantNumber: 'D-114',
    machine: 'Dumper, Thwaites MACH 690',
  },
  ...{ firm: 'Northgate Civils Ltd', contactName: 'Siân O’Neill', phone: '0191 496 0114' },
  ...{ email: 'sian@northgate-civils.co.uk', companyEmail: 'hire@northgate-civils.co.uk' },
  ...{ machineHours: '4210.5', siteLocation: 'Wharf Road', readyFrom: '2026-11-27' },
  ...{ givenAt: '2026-11-25T09:15:00.000Z', noticeDays: 7, noticeEnds: '2026-12-04', photos: 2 },
  ...change,
});
async function tell(told: OffHireFacts): Promise<void> {
  const record = () => api.app.get(EventRecorder).record(new OffHireRequested(told));
  await RequestContext.create(api.app.get(MikroORM).em, () => api.app.get(Transaction).run(record));
  await api.drainJobs();
}
const last = async (to: string) => (await mailsTo(api, to)).at(-1)!;

it('gives the hirer and the customer a receipt with the number and the end of the notice', async () => {
  await tell(facts());
  for (const to of ['sian@northgate-civils.co.uk', 'hire@northgate-civils.co.uk']) {
    const { row, mail } = await last(to);
    expect([row['about'], row['state'], row['driver_id']]).toEqual(['off-hire', 'kept locally', null]);
    expect(mail!.subject).toBe('Groundsheet: Off-hire notice OH-7K3M9QXD, D-114');
    for (const part of [mail!.text!, mail!.html!])
      for (const words of [
        'OH-7K3M9QXD',
        'D-114, Dumper, Thwaites MACH 690',
        'Wharf Road',
        '7 working days, to Fri 4 Dec 2026',
        'does not end the hire by itself',
        'Do not send me these',
      ])
        expect(part).toContain(words);
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
  await tell(facts());
  expect((await mailsTo(api, admin.email)).length).toBe(before);
  const office = await last('office@hillplant.co.uk');
  expect(office.mail!.subject).toBe('Hill Plant Ltd: Off-hire notice OH-7K3M9QXD, D-114');
  expect(office.mail!.from).toMatchObject({ name: 'Hill Plant Ltd' });
});

it('is one mail for each, however often the event comes, and none twice where both addresses are one', async () => {
  const told = facts({ email: 'Hire@quarry.co.uk', companyEmail: 'hire@Quarry.co.uk' });
  await tell(told);
  await tell(told);
  expect(await mailsTo(api, 'hire@quarry.co.uk')).toHaveLength(1);
});

it('holds nothing that can be tapped or that looks like something else', async () => {
  const hostile = facts({
    ...{ email: 'tap@quarry.co.uk', plantNumber: 'pay-now.example.com', firm: '<b>evil.com</b>' },
    ...{
      contactName: 'http://evil.com\n\nDear customer',
      siteLocation: '\u202ereversed',
      phone: '+44 191 496 0114',
    },
  });
  await tell(hostile);
  const { row, mail } = await last('tap@quarry.co.uk');
  for (const part of [mail!.text!, mail!.html!, mail!.subject!]) {
    expect(part).not.toMatch(/evil\.com|now\.example|\u202e|http:\/\/evil/);
  }
  expect(mail!.html).not.toContain('<b>');
  expect(mail!.text).not.toMatch(/^Dear customer/m);
  expect(row['subject']).not.toContain('\n');
});

it('stands in the office’s list of mails, can be looked at and sent again, and heeds who wants none', async () => {
  const told = facts({ email: 'again@quarry.co.uk', companyEmail: null });
  await tell(told);
  const query = { search: 'again@quarry' };
  const [listed] = (await admin.request('get', '/api/mails').query(query).expect(200)).body;
  expect(listed).toMatchObject({
    about: 'off-hire',
    formId: told.offHireId,
    reference: 'OH-7K3M9QXD',
    driverName: '',
  });
  const { body } = await admin.request('get', `/api/mails/${listed.id}`).expect(200);
  expect(body).toMatchObject({ about: 'off-hire', attachment: null });
  expect(body.text).toContain('Off-hire notice for D-114');
  await admin.request('post', `/api/mails/${listed.id}/send-again`).expect(200);
  expect(await mailsTo(api, 'again@quarry.co.uk')).toHaveLength(2);
  const logged = await api.rows('select what from audit_events where about_id = ? order by id', [
    told.offHireId,
  ]);
  expect(logged.map(({ what }) => what)).toEqual(['mail.read', 'mail.sent-again']);
  await admin
    .request('post', '/api/suppressions/addresses')
    .send({ address: 'again@quarry.co.uk' })
    .expect(204);
  await tell(facts({ email: 'again@quarry.co.uk', companyEmail: null }));
  expect((await last('again@quarry.co.uk')).row['state']).toBe('suppressed');
});
