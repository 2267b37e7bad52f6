import { Clock } from '@groundsheet/platform';
import { aCheckSheet, aCompany, aDriver, mailsTo, suiteApi, type TestDriver } from '@groundsheet/testing';
import { RemindOfDefectsWhenHousekeepingDue } from './subscribers/remind-of-defects-when-housekeeping-due.js';

const api = await suiteApi();
const company = await aCompany(api.em, { contactEmail: 'hire@northgate-civils.co.uk' });
const driver = await aDriver(api);
const supervisor = await aDriver(api, { role: 'supervisor', fullName: 'Siân O’Neill' });
const admin = await aDriver(api, { role: 'admin', fullName: 'Bev Haigh' });

/** A machine of its own for each test. */
async function aMachine(vehicleType = 'roller'): Promise<string> {
  const plantNumber = `M${Math.random().toString(36).slice(2, 8)}`.toUpperCase();
  const body = { plantNumber, machineNumber: 'Bomag 120', vehicleType };
  await admin.request('post', '/api/machines').send(body).expect(201);
  return plantNumber;
}

interface Sheet {
  id: string;
  reference: string;
}

async function send(
  by: Pick<TestDriver, 'request'>,
  plantNumber: string,
  change: object = {},
): Promise<Sheet> {
  const sheet = await aCheckSheet(company, { plantNumber, selectedVehicle: 'roller', ...change });
  const sending = by.request('post', '/api/one-step-completion/check-sheet').send(sheet);
  const { body } = await sending.expect(200);
  await api.drainJobs();
  return { id: body.id, reference: body.reference };
}

const BRAKE = { defectParkBrake: 'something wrong' };
const page = async (plantNumber: string, by: TestDriver = driver) =>
  (await by.request('get', `/api/machines/plant/${plantNumber}`).expect(200)).body;
const only = async (plantNumber: string, by: TestDriver = driver) => {
  const { defects } = await page(plantNumber, by);
  expect(defects).toHaveLength(1);
  return defects[0];
};
const act = (by: Pick<TestDriver, 'request'>, id: string, what: string, body?: object) =>
  by.request('post', `/api/defects/${id}/${what}`).send(body);
const REPAIR = { fitter: 'Gary Platt', firm: 'Platt Hydraulics', work: 'New park brake cable.', hours: 1.5 };

it('shows the office the board with its columns, counts, table and figures', async () => {
  const plant = await aMachine();
  await send(driver, plant, { defectMirrors: false, ...BRAKE, checkDate: '2026-10-01' });
  const list = async (query: object) =>
    (
      await supervisor
        .request('get', '/api/defects')
        .query({ search: plant, ...query })
        .expect(200)
    ).body;
  expect((await list({})).map(({ severity }: { severity: string }) => severity)).toEqual(['A', 'B']);
  expect(await list({ column: 'overdue' })).toHaveLength(2);
  const [brake] = await list({ severity: 'A' });
  expect(await list({ search: brake.number })).toMatchObject([{ id: brake.id }]);
  const typed = brake.number.toLowerCase().replace('-', ' ');
  for (const who of [driver, supervisor, admin]) {
    const found = await who.request('get', '/api/references').query({ reference: typed }).expect(200);
    expect(found.body).toMatchObject({ id: brake.id, kind: 'defect', reference: brake.number });
  }
  const [mirrors] = (await list({ limit: 1, after: brake.id })) as { id: string; isOverdue: boolean }[];
  expect(mirrors!.isOverdue).toBe(true);
  await act(supervisor, mirrors!.id, 'assign', {}).expect(204);
  expect(await list({ column: 'in hand' })).toMatchObject([{ id: mirrors!.id, owner: 'Siân O’Neill' }]);
  expect(await list({ column: 'new' })).toMatchObject([{ id: brake.id }]);
  const { body: counts } = await supervisor.request('get', '/api/defects/counts').expect(200);
  expect(counts['in hand']).toBeGreaterThan(0);
  const { text } = await supervisor
    .request('get', '/api/defects/table.csv')
    .query({ search: plant })
    .expect(200);
  expect(text).toContain(`"${brake.number}","${plant}","Park brake"`);
  const { body: summary } = await supervisor.request('get', '/api/defects/summary').expect(200);
  expect(summary.doNotUse).toBeGreaterThan(0);
  expect(summary.stopped[0]).toMatchObject({ isStopped: true });
  expect(summary.stopped[0].days).toBeGreaterThan(30);
  expect(summary.items.map(({ item }: { item: string }) => item)).toContain('Park brake');
  const { text: table } = await supervisor.request('get', '/api/defects/summary.csv').expect(200);
  expect(table).toMatch(/"Machines by status","Do not use",\d+/);
  expect(table).toMatch(/"Days stopped in 90 days","[^"]+",[\d.]+,"Still stopped"/);
  expect(table).toMatch(/"Defects in 90 days","Park brake",\d+/);
});

it('tells anybody who has the code whether a machine may be used, without a name', async () => {
  const plant = await aMachine();
  const note = 'Jo Kerr saw it.';
  await send(driver, plant, { ...BRAKE, itemNotes: [{ item: 'defectParkBrake', text: note }] });
  const { id } = await only(plant);
  await act(supervisor, id, 'assign', { owner: 'Gary Platt' }).expect(204);
  for (const code of [`GS-${plant}`, `gs-${plant.toLowerCase()}`, plant]) {
    const { body, text } = await api.request('get', `/api/machine-status/${code}`).expect(200);
    expect(body).toMatchObject({ status: 'do-not-use', defects: [{ item: 'Park brake', state: 'in hand' }] });
    for (const name of ['Gary', 'Jo Kerr', 'Łukasz']) expect(text).not.toContain(name);
  }
  await api.request('get', '/api/machine-status/NONE').expect(404);
});

it('names nobody to an account whose address is not confirmed', async () => {
  const plant = await aMachine();
  await send(driver, plant, { ...BRAKE });
  const { id } = await only(plant);
  await act(supervisor, id, 'assign', { owner: 'Gary Platt' }).expect(204);
  await act(supervisor, id, 'repair', REPAIR).expect(200);
  const stranger = await aDriver(api, { confirmed: false });
  const { body, text } = await stranger.request('get', `/api/defects/${id}`).expect(200);
  expect(body).toMatchObject({ owner: null, formId: null });
  for (const name of ['Gary', 'Łukasz', 'Siân']) expect(text).not.toContain(name);
});

it('reminds supervisors and admins of what is overdue, in one mail a day and on three days at most', async () => {
  const plant = await aMachine();
  await send(driver, plant, { defectMirrors: false, checkDate: '2026-11-02' });
  const clock = api.app.get(Clock);
  const housekeepingOn = async (day: string) => {
    const now = jest.spyOn(clock, 'now').mockReturnValue(new Date(`${day}T09:00:00Z`));
    await api.app.get(RemindOfDefectsWhenHousekeepingDue, { strict: false }).handle();
    now.mockRestore();
  };
  const reminders = async () =>
    (await mailsTo(api, supervisor.email)).filter(({ row }) => /overdue$/.test(row['subject']));
  const before = (await reminders()).length;
  const days = ['2027-01-05', '2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08', '2027-01-11'];
  for (const day of days) await housekeepingOn(day);
  const told = (await reminders()).slice(before);
  const about = told.filter(({ mail }) => mail!.text!.includes(plant));
  expect(about).toHaveLength(4);
  expect(about[0]!.mail!.text).toContain('not in hand yet');
});

it('tells a driver what their check has found, whom it tells, and which of their machines are stopped', async () => {
  const own = async (by: TestDriver) => (await by.request('get', '/api/defects/own').expect(200)).body;
  const [jo, al, stranger] = [await aDriver(api), await aDriver(api), await aDriver(api)];
  const plant = await aMachine();
  const clock = api.app.get(Clock);
  await send(al, plant, { checkDate: clock.dayOf(new Date(Date.now() - 86_400_000)) });
  await send(jo, plant, { ...BRAKE, defectMirrors: false, checkDate: clock.today() });
  const [brake, mirrors] = await own(jo);
  const customerMailed = 'Northgate Civils Ltd';
  expect(brake).toMatchObject({ item: 'Park brake', isOwn: true, isMailed: true, customerMailed });
  expect(mirrors).toMatchObject({ item: 'Mirrors', isOwn: true, isMailed: false, customerMailed: null });
  expect(await own(al)).toMatchObject([
    { id: brake.id, isStopping: true, isOwn: false, isMailed: true, customerMailed: null, formId: null },
  ]);
  expect(await own(stranger)).toEqual([]);
  await act(supervisor, brake.id, 'repair', REPAIR).expect(200);
  await act(supervisor, brake.id, 'release').expect(204);
  expect(await own(al)).toEqual([]);
  const tomorrow = new Date(clock.now().getTime() + 86_400_000 + 1000);
  const isSignedIn = 'update sessions set created_at = ?, used_at = ? where driver_id = ?';
  await api.rows(isSignedIn, [tomorrow, tomorrow, jo.id]);
  const now = jest.spyOn(clock, 'now').mockReturnValue(tomorrow);
  try {
    expect(await own(jo)).toEqual([]);
  } finally {
    now.mockRestore();
  }
});

it('lists as many open defects as the columns of the board count', async () => {
  const plant = await aMachine();
  await send(driver, plant, { defectMirrors: false, ...BRAKE });
  const { body: listed } = await supervisor.request('get', '/api/defects').query({ limit: 100 }).expect(200);
  const { body: counts } = await supervisor.request('get', '/api/defects/counts').expect(200);
  expect(listed).toHaveLength(counts.new + counts['in hand'] + counts.repaired);
});
