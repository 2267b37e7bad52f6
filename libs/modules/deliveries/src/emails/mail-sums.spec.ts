import { aCompany, aDriver, mailsTo, makeJobsDue, suiteApi } from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

const CUSTOMER = 'hire@northgate-civils.co.uk';
const LIMITS = { 'guests.formsPerHour': '1000', GUEST_FORMS_PER_DAY: '1000', GUEST_MAILS_PER_DAY: '100000' };

const NOW = Date.now();
const api = await suiteApi(LIMITS);
const admin = await aDriver(api, { role: 'admin', email: 'bev@hill-plant.co.uk' });
await aCompany(api.em, { name: 'Northgate Civils Ltd', contactEmail: CUSTOMER });
// What one test counts is over before the next begins.
beforeEach(async () => void (await api.rows('delete from limit_counters')));

const mailedTo = async (recipient: string) =>
  Number((await api.row('select count(*) as n from emails where recipient = ?', [recipient]))['n']);
const since = async (recipient: string, act: () => Promise<void>) => {
  const before = await mailedTo(recipient);
  await act();
  return (await mailedTo(recipient)) - before;
};

/** @param network each phone of it without the cookie of ours, as one who throws it away */
const give = (network: string, change: object = {}) =>
  api
    .request('post', '/api/off-hires')
    .set('X-Forwarded-For', network)
    .set('Idempotency-Key', uuidv7())
    .send({
      ...{ plantNumber: 'D-114', contactName: 'Siân O’Neill', firm: 'Northgate Civils Ltd' },
      ...{ phone: '0191 496 0114', email: 'sian@northgate-civils.co.uk', machineHours: '4210.5' },
      readyFrom: new Date(NOW + 48 * 3_600_000).toISOString().slice(0, 10),
      ...change,
    });

describe('above a sum what a stranger does stands, and nobody is mailed', () => {
  it('of off-hire notices from one network: 40 to a typed address, 60 to the customer, and one in an hour to ours', async () => {
    const held: (string | undefined)[] = [];
    const taken: string[] = [];
    const customer = await since(CUSTOMER, async () => {
      for (let time = 0; time < 62; time += 1) {
        const answer = await give('203.0.113.7', { email: 'crowd@elsewhere.co.uk' }).expect(201);
        taken.push(answer.body.reference);
        held.push(answer.headers['mails-held-back']);
      }
    });
    expect([customer, await mailedTo('crowd@elsewhere.co.uk')]).toEqual([60, 40]);
    // The first at once, and a list of all others when the hour is over.
    expect(await mailedTo(admin.email)).toBe(2);
    const [first, list] = await mailsTo(api, admin.email);
    expect([first!.row['state'], list!.row['state']]).toEqual(['kept locally', 'queued']);
    await makeJobsDue(api);
    const text = (await mailsTo(api, admin.email))[1]!.mail!.text!.replaceAll('\u200c', '');
    expect(taken.slice(1).filter((reference) => !text.includes(reference))).toEqual([]);
    expect(text).not.toContain(taken[0]!);
    expect([held[0], held[40], held[60]]).toEqual([undefined, '1', '2']);
    const { body } = await admin.request('get', '/api/off-hires?limit=100').expect(200);
    const listed = body.map(({ reference }: { reference: string }) => reference);
    expect(taken.filter((reference) => !listed.includes(reference))).toEqual([]);
  });

  it('from many networks: 60 to a typed address', async () => {
    for (let time = 0; time < 64; time += 1)
      await give(`198.51.100.${time}`, { email: 'many@elsewhere.co.uk' }).expect(201);
    expect(await mailedTo('many@elsewhere.co.uk')).toBe(60);
  });
});

it('a confirmed account is held to 30 mails to one address that it typed, and to none to customers and ours', async () => {
  const supervisor = await aDriver(api, { role: 'supervisor' });
  const notices = (email: string) =>
    supervisor
      .request('post', '/api/off-hires')
      .set('Idempotency-Key', uuidv7())
      .send({
        ...{ plantNumber: 'D-114', contactName: 'Siân O’Neill', firm: 'Northgate Civils Ltd' },
        ...{ phone: '0191 496 0114', email, machineHours: '4210.5' },
        readyFrom: new Date(NOW + 48 * 3_600_000).toISOString().slice(0, 10),
      })
      .expect(201);
  const customer = await since(CUSTOMER, async () => {
    for (let time = 0; time < 70; time += 1) await notices('typed@elsewhere.co.uk');
  });
  expect([customer, await mailedTo('typed@elsewhere.co.uk')]).toEqual([70, 30]);
});

it('is counted by mailbox: a tag or another spelling makes no other recipient', async () => {
  for (let time = 0; time < 42; time += 1)
    await give('203.0.113.9', { email: `Sian+${time}@spelt.co.uk` }).expect(201);
  const { n } = await api.row(`select count(*) as n from emails where recipient like 'sian+%@spelt.co.uk'`);
  expect(Number(n)).toBe(40);
});
