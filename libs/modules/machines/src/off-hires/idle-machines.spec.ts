import { HousekeepingDue } from '@groundsheet/contracts';
import { Clock, EventRecorder, Transaction } from '@groundsheet/platform';
import {
  aCheckSheet,
  aCompany,
  aDriver,
  aTimesheet,
  mailsTo,
  startApi,
  type TestApi,
} from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';

const HIRE = 'hire@northgate-civils.co.uk';
const QUARRY = 'plant@quarry.co.uk';
/** A Thursday: the three working days before are Monday to Wednesday. */
const THURSDAY = Date.parse('2026-11-19T09:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function aYard(settings: Record<string, string>) {
  const api = await startApi(settings);
  const admin = await aDriver(api, { role: 'admin' });
  const driver = await aDriver(api);
  for (const plantNumber of ['D-114', 'R-207', 'EX-0417', 'B-031', 'OLD-1'])
    await admin
      .request('post', '/api/machines')
      .send({ plantNumber, machineNumber: 'Make', vehicleType: 'dumper' })
      .expect(201);
  await api.rows(`update machines set archived_at = now() where plant_number = 'OLD-1'`);
  const northgate = await aCompany(api.em, { name: 'Northgate Civils Ltd', contactEmail: HIRE });
  const quarry = await aCompany(api.em, { name: 'Quarry Bank', contactEmail: QUARRY });
  const checks = async (
    plantNumber: string,
    hours: string[],
    { by = driver }: { by?: Pick<TestApi, 'request'> } = {},
  ) => {
    for (const [at, machineHours] of hours.entries()) {
      const checkDate = `2026-11-${16 + at}`;
      const sheet = await aCheckSheet(northgate, { plantNumber, checkDate, machineHours });
      await by.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
    }
  };
  const week = async (plantNumber: string, change: object) => {
    const sheet = await aTimesheet(quarry, { plantNumber, weekEnding: '2026-11-21', ...change });
    await driver.request('post', '/api/timesheets/one-step-completion').send(sheet).expect(200);
  };
  return { api, driver, checks, week };
}

async function housekeeping(api: TestApi, now = THURSDAY): Promise<void> {
  const clock = jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(new Date(now));
  const record = () => api.app.get(EventRecorder).record(new HousekeepingDue({}));
  await RequestContext.create(api.app.get(MikroORM).em, () => api.app.get(Transaction).run(record));
  await api.drainJobs();
  clock.mockRestore();
}
const reminders = async (api: TestApi, to: string) => {
  const mails = await mailsTo(api, to);
  return mails.map(({ mail }) => mail?.text ?? '').filter((text) => text.includes('three working days'));
};

it('are told to their customer in one mail, each once a week, and to nobody who has had one today', async () => {
  const { api, checks } = await aYard({ OFF_HIRE_REMINDERS: 'true' });
  await checks('D-114', ['0', '0', '0', '0']);
  await checks('R-207', ['0', '0.0', ' 0,00 ', '0']);
  // Used on a day, unknown on a day, out of use, in no register: none of them.
  await checks('EX-0417', ['0', '0', '4210']);
  await checks('B-031', ['0', '0']);
  await checks('OLD-1', ['0', '0', '0']);
  await checks('HIRED-7', ['0', '0', '0']);
  await housekeeping(api);
  const [text, ...others] = await reminders(api, HIRE);
  expect(others).toEqual([]);
  for (const words of [
    '2 machines on hire to you',
    'D-114: Dumper, Make',
    'R-207',
    'from Mon 16 Nov 2026 to Wed 18 Nov 2026',
    '/off-hire',
  ])
    expect(text).toContain(words);
  for (const words of ['EX-0417', 'B-031', 'OLD-1', 'HIRED']) expect(text).not.toContain(words);
  // An hour later, and a day later, when it has stood once more.
  for (const later of [0, HOUR, DAY + HOUR]) await housekeeping(api, THURSDAY + later);
  expect(await reminders(api, HIRE)).toHaveLength(1);
  await api.stop();
});

it('are counted by timesheets too, and not while they wait for collection or were worked with', async () => {
  const { api, driver, checks, week } = await aYard({ OFF_HIRE_REMINDERS: 'true' });
  const none = {
    ...{ mondayStart: null, mondayFinish: null, mondayNetHours: 0 },
    ...{ tuesdayStart: null, tuesdayFinish: null, tuesdayStanding: null },
  };
  await week('B-031', { ...none, thursdayStart: '07:00', thursdayFinish: '16:30', thursdayBreak: 30 });
  await checks('D-114', ['0', '0', '0']);
  await driver
    .request('post', '/api/off-hires')
    .send({
      ...{ plantNumber: 'd114', contactName: 'Dave', firm: 'Northgate', phone: '0191 496 0114' },
      ...{
        email: 'dave@hill-plant.co.uk',
        machineHours: '0',
        readyFrom: new Date().toISOString().slice(0, 10),
      },
    })
    .expect(201);
  await housekeeping(api);
  expect(await reminders(api, HIRE)).toEqual([]);
  const [text] = await reminders(api, QUARRY);
  expect(text).toContain('A machine on hire to you has stood idle');
  expect(text).toContain('/off-hire?plant=B-031');
  await api.stop();
});

it('are not believed to stand where guests alone say so, but to be used where they do', async () => {
  const { api, checks } = await aYard({ OFF_HIRE_REMINDERS: 'true' });
  await checks('D-114', ['0', '0', '0'], { by: api });
  await checks('R-207', ['0', '0', '0']);
  await checks('R-207', ['4210'], { by: api });
  await checks('B-031', ['0', '0', '0']);
  await housekeeping(api);
  const [text] = await reminders(api, HIRE);
  expect(text).toContain('B-031');
  for (const words of ['D-114', 'R-207']) expect(text).not.toContain(words);
  await api.stop();
});

it('are told to nobody unless the settings ask for it', async () => {
  const { api, checks } = await aYard({});
  await checks('D-114', ['0', '0', '0']);
  await housekeeping(api);
  expect(await reminders(api, HIRE)).toEqual([]);
  await api.stop();
});
