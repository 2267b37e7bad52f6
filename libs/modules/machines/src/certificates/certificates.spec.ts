import { Clock } from '@groundsheet/platform';
import {
  aCheckSheet,
  aCompany,
  aDriver,
  MachinePapers,
  suiteApi,
  type RegisteredMachine,
  type TestDriver,
} from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

const api = await suiteApi();
const company = await aCompany(api.em);
const driver = await aDriver(api);
const supervisor = await aDriver(api, { role: 'supervisor', fullName: 'Siân O’Neill' });
const admin = await aDriver(api, { role: 'admin', fullName: 'Bev Haigh' });
const papers = new MachinePapers(api.app.get(Clock).today(), supervisor, admin);
const guest = { request: api.request };

const page = async ({ plantNumber }: RegisteredMachine, by: TestDriver = driver) =>
  (await by.request('get', `/api/machines/plant/${plantNumber}`).expect(200)).body;
const statusOf = async (machine: RegisteredMachine) => (await page(machine)).status;
const publicState = async ({ plantNumber }: RegisteredMachine, code = `GS-${plantNumber}`) =>
  (await guest.request('get', `/api/machine-status/${code}`).expect(200)).body;

async function check({ plantNumber }: RegisteredMachine, change: object = {}): Promise<void> {
  const sheet = await aCheckSheet(company, { plantNumber, selectedVehicle: 'roller', ...change });
  await driver.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
  await api.drainJobs();
}

it('stops a machine without a defect while a required certificate is over, and says so on its public page', async () => {
  const machine = await papers.aMachine();
  expect(await statusOf(machine)).toBe('in-use');
  const id = await papers.added(machine, { dueOn: papers.inDays(-1) });
  const shown = await page(machine);
  expect(shown).toMatchObject({ status: 'do-not-use', defects: [] });
  expect(shown.certificates).toMatchObject([
    { id, label: 'Thorough examination, 12 months', state: 'over', isRequired: true, addedBy: null },
  ]);
  expect((await page(machine, supervisor)).certificates[0].addedBy).toBe('Siân O’Neill');
  const open = await publicState(machine);
  expect(open).toMatchObject({ status: 'do-not-use', certificates: [{ state: 'over' }] });
  expect(JSON.stringify(open)).not.toContain('Siân');

  await papers
    .add(machine, { replaces: id, examinedOn: papers.inDays(0), dueOn: papers.inDays(365) })
    .expect(201);
  expect(await page(machine)).toMatchObject({ status: 'in-use', certificates: [{ state: 'good' }] });
  expect(
    await api.rows('select 1 from certificates where id = ? and replaced_at is not null', [id]),
  ).toHaveLength(1);
});

it('asks for care 14 days before any certificate ends, and after one that is not required', async () => {
  const machine = await papers.aMachine();
  const id = await papers.added(machine, { kind: 'insurance', isRequired: false, dueOn: papers.inDays(15) });
  const change = (dueOn: string) =>
    supervisor
      .request('put', `/api/certificates/${id}`)
      .send({ ...papers.examination, kind: 'insurance', isRequired: false, dueOn })
      .expect(200);
  expect(await statusOf(machine)).toBe('in-use');
  await change(papers.inDays(14));
  expect(await statusOf(machine)).toBe('use-with-care');
  expect((await page(machine)).certificates[0].standing).toBe('Due in 14 days');
  await change(papers.inDays(-10));
  expect(await statusOf(machine)).toBe('use-with-care');
});

it('counts by the meter last read on a check sheet where that comes first', async () => {
  const machine = await papers.aMachine();
  await papers.added(machine, { kind: 'service', dueOn: papers.inDays(300), dueAtHours: 4500 });
  expect(await statusOf(machine)).toBe('in-use');
  await check(machine, { machineHours: '4,480 h' });
  expect(await page(machine)).toMatchObject({
    status: 'use-with-care',
    certificates: [{ standing: 'Due in 20 hours' }],
  });
  await check(machine, { machineHours: '4501' });
  expect(await page(machine)).toMatchObject({
    status: 'do-not-use',
    certificates: [{ standing: 'Over: was due at 4,500 hours' }],
  });
  expect((await publicState(machine)).status).toBe('do-not-use');
});

it('lists machines by status, those that must not be used first, and counts them so', async () => {
  const [stopped, soon, good] = [await papers.aMachine(), await papers.aMachine(), await papers.aMachine()];
  await papers.added(stopped, { dueOn: papers.inDays(-1) });
  await papers.added(soon, { dueOn: papers.inDays(3) });
  const list = async (query: string) =>
    (await supervisor.request('get', `/api/machine-states?limit=100&${query}`).expect(200)).body;
  const all = await list('');
  const places = [stopped, soon, good].map(({ id }) =>
    all.findIndex((row: RegisteredMachine) => row.id === id),
  );
  expect(places).toEqual(places.toSorted((one, next) => one - next));
  expect(await list(`status=do-not-use&search=${stopped.plantNumber}`)).toMatchObject([
    { plantNumber: stopped.plantNumber, status: 'do-not-use', dueCertificates: 1, openDefects: 0 },
  ]);
  expect(await list(`status=in-use&search=${stopped.plantNumber}`)).toEqual([]);
  const { body: counts } = await supervisor.request('get', '/api/machine-states/counts').expect(200);
  for (const [status, count] of Object.entries(counts))
    expect(all.filter((row: { status: string }) => row.status === status)).toHaveLength(count as number);
  const first = (await list('')).at(0);
  const rest = (await supervisor.request('get', `/api/machine-states?limit=1&after=${first.id}`).expect(200))
    .body;
  expect(rest).toMatchObject([{ id: all[1].id }]);
  const { body: summary } = await supervisor.request('get', '/api/defects/summary').expect(200);
  expect([summary.doNotUse, summary.useWithCare]).toEqual([counts['do-not-use'], counts['use-with-care']]);
});

it('refuses what is no certificate with every fault at once, and a twenty-first', async () => {
  const machine = await papers.aMachine();
  const { body } = await papers.add(machine, { examinedOn: papers.inDays(1), dueOn: null }).expect(422);
  expect(body.details.map(({ path }: { path: string }) => path)).toEqual(['examinedOn', 'dueOn']);
  await papers.add(machine, { kind: 'lease' }).expect(422);
  await papers.add(machine, { dueAtHours: 0 }).expect(422);
  await papers.add(machine, { replaces: uuidv7() }).expect(404);
  const elsewhere = await papers.added(await papers.aMachine());
  await papers.add(machine, { replaces: elsewhere }).expect(404);
  await api.rows(
    `insert into certificates (id, machine_id, kind, is_required, opens_from_code, added_by_id, added_by, added_at)
     select gen_random_uuid(), ?, 'insurance', false, false, gen_random_uuid(), 'Bev', now() from generate_series(1, 20)`,
    [machine.id],
  );
  expect((await papers.add(machine).expect(422)).body.code).toBe('certificate.too-many');
});

it('keeps drivers and guests from adding, changing and removing', async () => {
  const machine = await papers.aMachine();
  const id = await papers.added(machine);
  for (const [by, status] of [
    [driver, 403],
    [guest, 401],
  ] as const) {
    await by.request('post', '/api/certificates/files').expect(status);
    await by
      .request('post', `/api/machines/${machine.id}/certificates`)
      .send(papers.examination)
      .expect(status);
    await by.request('put', `/api/certificates/${id}`).send(papers.examination).expect(status);
    await by.request('delete', `/api/certificates/${id}`).expect(status);
    await by.request('get', '/api/machine-states').expect(status);
  }
  expect((await page(machine)).certificates).toHaveLength(1);
});
