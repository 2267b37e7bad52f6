import { MachineStatusChanged } from '@groundsheet/contracts';
import { EventRecorder } from '@groundsheet/platform';
import { aCheckSheet, aCompany, aDriver, suiteApi, type TestDriver } from '@groundsheet/testing';

const api = await suiteApi();
const company = await aCompany(api.em);
const driver = await aDriver(api);
const supervisor = await aDriver(api, { role: 'supervisor' });
const admin = await aDriver(api, { role: 'admin' });
const machine = { plantNumber: 'DX-0417', machineNumber: 'Thwaites 9t', vehicleType: 'dumper' };
await admin.request('post', '/api/machines').send(machine).expect(201);

async function check(by: Pick<TestDriver, 'request'>, checkDate: string, change: object) {
  const path = '/api/one-step-completion/check-sheet';
  const sheet = await aCheckSheet(company, { checkDate, ...change });
  const { body } = await by.request('post', path).send(sheet).expect(200);
  return body.id as string;
}
const page = (by: TestDriver, part = '') => by.request('get', `/api/machines/plant/dx%200417${part}`);

it('shows hours, open defects and the checks; the sheets to those who may read them', async () => {
  const written = { plantNumber: 'DX 0417' };
  await check(api, '2026-11-16', {
    ...written,
    defectHorn: false,
    defectEngineOil: 'top up',
    machineHours: '4,500.5 h',
  });
  await check(driver, '2026-11-17', { ...written, defectHorn: false, machineHours: '4508' });
  await api.drainJobs();
  const items = ({ body }: { body: { defects: { item: string }[] } }) => body.defects.map(({ item }) => item);
  expect(items(await page(driver).expect(200))).toEqual(['Horn']);
  const last = await check(driver, '2026-11-18', { plantNumber: 'dx-0417', machineHours: '0' });
  // As it stands in forms of before, which took any word.
  await api.rows(`update forms set machine_hours = 'none' where id = ? returning id`, [last]);
  await check(driver, '2026-11-19', { plantNumber: 'DX-9999', defectHorn: false });

  const { body } = await page(driver).expect(200);
  expect(body.machine).toMatchObject({ plantNumber: 'DX-0417', isArchived: false });
  expect(body.hours).toEqual([
    { date: '2026-11-16', hours: 4500.5 },
    { date: '2026-11-17', hours: 4508 },
  ]);

  const own = (await page(driver, '/checks?limit=2').expect(200)).body;
  expect(own.map(({ date, attentionCount, canOpen }: never) => [date, attentionCount, canOpen])).toEqual([
    ['2026-11-18', 0, true],
    ['2026-11-17', 1, true],
  ]);
  expect(own[0]).toMatchObject({ id: last, driverName: 'Łukasz Wójcik', machineHours: 'none' });
  expect(own[0].passed).toBeGreaterThan(10);
  const rest = await page(driver, `/checks?after=${own[1].id}`).expect(200);
  expect(rest.body).toMatchObject([{ date: '2026-11-16', attentionCount: 2, canOpen: false }]);
  expect((await page(supervisor, '/checks').expect(200)).body.every(({ canOpen }: never) => canOpen)).toBe(
    true,
  );
});

it('names nobody to an account whose address is not confirmed, but for its own checks', async () => {
  const stranger = await aDriver(api, { confirmed: false });
  await check(stranger, '2026-11-20', { plantNumber: 'DX 0417', driverSignedName: 'Al Fore' });
  const { body } = await page(stranger, '/checks').expect(200);
  const [own, ...others] = body.map(({ driverName }: { driverName: string | null }) => driverName);
  expect(own).toBe('Al Fore');
  expect(others).toEqual([null, null, null]);
});

it('names the account beside the typed name to the office alone', async () => {
  const jo = await aDriver(api, { fullName: 'Jo Kerr', confirmed: false });
  await check(jo, '2026-11-21', { plantNumber: 'DX 0417', driverSignedName: 'Dave Hill' });
  await check(driver, '2026-11-22', { plantNumber: 'DX 0417' });
  await check(api, '2026-11-23', { plantNumber: 'DX 0417' });
  const accountsFor = async (by: TestDriver) => {
    const { body } = await page(by, '/checks?limit=3').expect(200);
    return body.map(({ account }: { account: object | null }) => account);
  };
  for (const office of [supervisor, admin])
    expect(await accountsFor(office)).toEqual([
      null,
      { fullName: 'Łukasz Wójcik', isConfirmed: true, isAsTyped: true },
      { fullName: 'Jo Kerr', isConfirmed: false, isAsTyped: false },
    ]);
  for (const other of [driver, jo]) expect(await accountsFor(other)).toEqual([null, null, null]);
});

it('shows the office a machine that is in no register from its checks, and nobody else', async () => {
  await check(api, '2026-11-19', { plantNumber: 'HIRED 7', defectHorn: false, machineHours: '88' });
  await api.drainJobs();
  const hired = (by: TestDriver, part = '') => by.request('get', `/api/machines/plant/hired7${part}`);
  expect((await hired(supervisor).expect(200)).body).toMatchObject({
    machine: null,
    hours: [{ date: '2026-11-19', hours: 88 }],
    defects: [{ item: 'Horn' }],
  });
  expect((await hired(supervisor, '/checks').expect(200)).body).toHaveLength(1);
  for (const part of ['', '/checks']) await hired(driver, part).expect(404);
  await supervisor.request('get', '/api/machines/plant/hired8').expect(404);
});

it('takes of two checks of one day the one that was signed later for the last, whatever their phones call them', async () => {
  const at = { plantNumber: 'DX-0500' };
  await admin
    .request('post', '/api/machines')
    .send({ ...machine, ...at, qrCode: 'SIX' })
    .expect(201);
  const morning = 'ffffffff-0000-7000-8000-000000000001';
  const evening = '00000000-0000-7000-8000-000000000002';
  await check(driver, '2026-11-24', { ...at, id: morning, machineHours: '100' });
  await check(driver, '2026-11-24', { ...at, id: evening, machineHours: '108' });
  const read = (part: string) => driver.request('get', `/api/machines/plant/DX0500${part}`).expect(200);
  expect((await read('')).body.hours).toEqual([{ date: '2026-11-24', hours: 108 }]);
  const first = (await read('/checks?limit=1')).body;
  const [{ id: last }] = first;
  expect(last).toBe(evening);
  expect((await read(`/checks?after=${evening}`)).body).toMatchObject([{ id: morning }]);
});

it('lists no defect that the office has closed, although the last check found it', async () => {
  const at = { plantNumber: 'DX-0600' };
  await admin
    .request('post', '/api/machines')
    .send({ ...machine, ...at, qrCode: 'SEVEN' })
    .expect(201);
  await check(driver, '2026-11-24', { ...at, defectMirrors: false });
  await api.drainJobs();
  const read = () => driver.request('get', '/api/machines/plant/DX0600').expect(200);
  const [{ id }] = (await read()).body.defects;
  await admin
    .request('post', `/api/defects/${id}/no-fault`)
    .send({ reason: 'Looked at it, no fault found.' })
    .expect(204);
  const { body } = await read();
  expect([body.status, body.defects, 'open' in body]).toEqual(['in-use', [], false]);
});

it('keeps a machine stopped that is given another plant number, and its defect with it', async () => {
  const body = { ...machine, plantNumber: 'DX-0700', qrCode: 'EIGHT' };
  const { id } = (await admin.request('post', '/api/machines').send(body).expect(201)).body;
  await check(driver, '2026-11-24', {
    plantNumber: 'DX-0700',
    selectedVehicle: 'roller',
    defectParkBrake: 'something wrong',
  });
  await api.drainJobs();
  const record = jest.spyOn(api.app.get(EventRecorder), 'record');
  await admin
    .request('put', `/api/machines/${id}`)
    .send({ ...body, plantNumber: 'NX-0700' })
    .expect(200);
  const told = record.mock.calls.flat().filter((event) => event instanceof MachineStatusChanged);
  record.mockRestore();
  expect(told.map(({ payload: { plantNumber, from, to } }) => [plantNumber, from, to])).toEqual([
    ['DX-0700', 'do-not-use', 'in-use'],
    ['NX-0700', 'in-use', 'do-not-use'],
  ]);
  const scanned = await api.request('get', '/api/machine-status/EIGHT').expect(200);
  expect(scanned.body).toMatchObject({
    plantNumber: 'NX-0700',
    status: 'do-not-use',
    defects: [{ item: 'Park brake' }],
  });
  const left = await supervisor.request('get', '/api/machines/plant/DX-0700');
  expect(left.body.defects ?? []).toEqual([]);
  const board = await supervisor.request('get', '/api/defects?search=NX-0700').expect(200);
  expect(board.body).toMatchObject([{ plantNumber: 'NX-0700' }]);
});
