import { MachineStatusChanged } from '@groundsheet/contracts';
import { Clock, EventRecorder } from '@groundsheet/platform';
import {
  aCheckSheet,
  aCompany,
  aDriver,
  mailsTo,
  MachinePapers,
  suiteApi,
  type RegisteredMachine,
  type TestDriver,
} from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { LookAfterCertificatesWhenHousekeepingDue } from './subscribers/look-after-certificates-when-housekeeping-due.js';

const DAY_MS = 86_400_000;

const api = await suiteApi();
const company = await aCompany(api.em);
const driver = await aDriver(api);
const supervisor = await aDriver(api, { role: 'supervisor', fullName: 'Siân O’Neill' });
const admin = await aDriver(api, { role: 'admin', fullName: 'Bev Haigh' });
const papers = new MachinePapers(api.app.get(Clock).today(), supervisor, admin);

async function check({ plantNumber }: RegisteredMachine, change: object = {}): Promise<void> {
  const sheet = await aCheckSheet(company, { plantNumber, selectedVehicle: 'roller', ...change });
  await driver.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
  await api.drainJobs();
}

async function housekeep(daysLater = 0): Promise<void> {
  api.app.get(Clock).now = () => new Date(Date.now() + daysLater * DAY_MS);
  const work = () => api.app.get(LookAfterCertificatesWhenHousekeepingDue, { strict: false }).handle();
  await RequestContext.create(api.app.get(MikroORM).em, work);
  api.app.get(Clock).now = () => new Date();
}

/** What is announced of a machine while something is done. */
async function announcedOf(
  { plantNumber }: RegisteredMachine,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const record = jest.spyOn(api.app.get(EventRecorder), 'record');
  await work();
  const events = record.mock.calls.flat().filter((event) => event instanceof MachineStatusChanged);
  record.mockRestore();
  return events.flatMap(({ payload }) =>
    payload.plantNumber === plantNumber ? `${payload.from} > ${payload.to}` : [],
  );
}

it('reminds supervisors and office once at each of 30, 7 and 0 days, in one mail about all machines', async () => {
  await housekeep();
  await api.drainJobs();
  const [one, two] = [await papers.aMachine(), await papers.aMachine()];
  await papers.added(one, { dueOn: papers.inDays(30) });
  await papers.added(two, { kind: 'service', isRequired: false, dueOn: papers.inDays(37) });
  const subjects = async (to: TestDriver) =>
    (await mailsTo(api, to.email))
      .filter(({ row }) => String(row['subject']).includes('due'))
      .map(({ row, mail }) => [row['subject'], mail?.text ?? ''] as const);
  const before = (await subjects(supervisor)).length;
  for (const days of [0, 0, 1, 7, 23, 30, 31]) {
    await housekeep(days);
    await api.drainJobs();
  }
  const mails = (await subjects(supervisor)).slice(before);
  const about = ({ plantNumber }: RegisteredMachine) =>
    mails.filter(([, text]) => text.includes(plantNumber)).length;
  expect([about(one), about(two)]).toEqual([3, 2]);
  expect(mails.length).toBeLessThanOrEqual(5);
  expect(mails[0]![1]).toContain('required for use');
  expect(await subjects(admin)).toHaveLength((await subjects(supervisor)).length);
  expect(await subjects(driver)).toEqual([]);
});

it('announces once what a certificate changes, also where it ends with the day or at a reading of the meter', async () => {
  const machine = await papers.aMachine();
  const said = (work: () => Promise<unknown>) => announcedOf(machine, work);
  let id = '';
  expect(
    await said(
      async () => (id = await papers.added(machine, { dueOn: papers.inDays(15), dueAtHours: 4500 })),
    ),
  ).toEqual([]);
  expect(await said(() => housekeep(2))).toEqual(['in-use > use-with-care']);
  expect(await said(() => housekeep(2.5))).toEqual([]);
  expect(await said(() => housekeep(17))).toEqual(['use-with-care > do-not-use']);
  expect(await said(() => housekeep(18))).toEqual([]);
  const change = (body: object) =>
    supervisor
      .request('put', `/api/certificates/${id}`)
      .send({ ...papers.examination, ...body })
      .expect(200);
  // The clock is back: what the last look has told is caught up with first.
  expect(await said(async () => change({ dueOn: papers.inDays(300), dueAtHours: 4500 }))).toEqual([
    'do-not-use > in-use',
  ]);
  expect(await said(() => check(machine, { machineHours: '4510' }))).toEqual(['in-use > do-not-use']);
  expect(await said(() => check(machine, { machineHours: '4511' }))).toEqual([]);
  expect(await said(async () => supervisor.request('delete', `/api/certificates/${id}`).expect(204))).toEqual(
    ['do-not-use > in-use'],
  );
});

it('takes the meter from the last ten checks, for its status, its page and its log alike', async () => {
  const machine = await papers.aMachine();
  await papers.added(machine, { dueOn: papers.inDays(300), dueAtHours: 100 });
  const told = async () => {
    const { body } = await driver.request('get', `/api/machines/plant/${machine.plantNumber}`).expect(200);
    return [body.status, body.certificates[0].state];
  };
  await check(machine, { machineHours: '120' });
  expect(await told()).toEqual(['do-not-use', 'over']);
  for (let without = 0; without < 10; without++) await check(machine, { machineHours: '0' });
  // As they stood in forms of before, which took any word.
  await api.rows(`update forms set machine_hours = 'none' where machine_hours = '0' returning id`);
  expect(await told()).toEqual(['in-use', 'good']);
});
