import { aCheckSheet, aCompany, aDriver, suiteApi, type TestDriver } from '@groundsheet/testing';

const api = await suiteApi();
const company = await aCompany(api.em);
const driver = await aDriver(api);
const supervisor = await aDriver(api, { role: 'supervisor' });
const admin = await aDriver(api, { role: 'admin', fullName: 'Bev Haigh' });

const list = async () => (await admin.request('get', '/api/severities').expect(200)).body;
const MIRRORS = { vehicle: 'roller', item: 'defectMirrors', finding: 'Fail' };
const put = (change: object, by: TestDriver = admin) => by.request('put', '/api/severities').send(change);
const change = (body: object) => put({ ...MIRRORS, ...body });
const rowOf = async ({ vehicle, item, finding } = MIRRORS) =>
  (await list()).rows.find(
    (row: typeof MIRRORS) => row.vehicle === vehicle && row.item === item && row.finding === finding,
  );

let machines = 0;
async function aMachine(vehicleType = 'roller'): Promise<string> {
  const plantNumber = `SV${++machines}`;
  const body = { plantNumber, machineNumber: 'Bomag 120', vehicleType };
  await admin.request('post', '/api/machines').send(body).expect(201);
  return plantNumber;
}

/** Sends a check that fails the mirrors; @returns the defect in full. */
async function failing(by: Pick<TestDriver, 'request'> = driver, plantNumber?: string) {
  const plant = plantNumber ?? (await aMachine());
  const { label_key: machineKey } = await api.row('select label_key from machines where plant_number = ?', [
    plant,
  ]);
  const found = { plantNumber: plant, machineKey, selectedVehicle: 'roller', defectMirrors: false };
  const sheet = await aCheckSheet(company, found);
  await by.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
  await api.drainJobs();
  const { body } = await supervisor.request('get', `/api/machines/plant/${plant}`).expect(200);
  const { body: defect } = await supervisor.request('get', `/api/defects/${body.defects[0].id}`).expect(200);
  return { ...defect, status: body.status };
}

it('has every finding of every type of vehicle as the product brings it, until something is changed', async () => {
  const { rows, changes } = await list();
  expect(changes).toEqual([]);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.every(({ severity, supplied }: Record<string, string>) => severity === supplied)).toBe(true);
  expect(await rowOf()).toEqual({ ...MIRRORS, label: 'Mirrors', severity: 'B', supplied: 'B' });
  expect(await failing()).toMatchObject({ severity: 'B' });
});

it('proposes by what an admin has changed, and leaves what is known as it is', async () => {
  const before = await failing();
  expect((await change({ severity: 'A' })).status).toBe(204);
  expect(await failing()).toMatchObject({ severity: 'A', isStopping: true, status: 'do-not-use' });
  const { body: known } = await supervisor.request('get', `/api/defects/${before.id}`).expect(200);
  expect(known).toMatchObject({ severity: 'B' });
  expect((await rowOf({ ...MIRRORS, vehicle: 'dumper' })).severity).toBe('B');

  expect((await change({ severity: 'C' })).status).toBe(204);
  expect(await failing()).toMatchObject({ severity: 'C', status: 'in-use' });
  expect((await change({ severity: 'B' })).status).toBe(204);
});

it('raises a known defect by a later check where the list has become stricter', async () => {
  const plant = await aMachine();
  await failing(driver, plant);
  await change({ severity: 'A' });
  expect(await failing(driver, plant)).toMatchObject({ severity: 'A' });
  await change({ severity: 'B' });
});

it('counts what a guest’s device stops by the list that is in force', async () => {
  await change({ severity: 'A' });
  let cookie = '';
  const device: Pick<TestDriver, 'request'> = {
    request: (...call) => (cookie ? api.request(...call).set('Cookie', cookie) : api.request(...call)),
  };
  const first = await device.request('get', '/api/form-limits');
  cookie = (first.headers['set-cookie'] as unknown as string[]).map((each) => each.split(';')[0]).join('; ');
  const statuses = [];
  for (let sent = 0; sent < 4; sent++) statuses.push((await failing(device)).status);
  expect(statuses).toEqual(['do-not-use', 'do-not-use', 'do-not-use', 'use-with-care']);
  await change({ severity: 'B' });
});

it('records who has changed what, and shows it beside the list, the latest first', async () => {
  await change({ severity: 'A' });
  await change({ severity: 'A' });
  await change({ vehicle: 'dumper', severity: 'C' });
  const log = (await admin.request('get', '/api/audit-events').expect(200)).body;
  expect(log[1]).toMatchObject({
    words: 'Changed the severity list (Use with care to Do not use)',
    about: { kind: 'severity', name: 'Roller, Mirrors, Fail', opens: true },
    who: { id: admin.id },
  });
  const [dumper, roller] = (await list()).changes;
  const changed = { by: 'Bev Haigh', label: 'Mirrors', finding: 'Fail', from: 'Use with care' };
  expect(dumper).toEqual({ ...changed, vehicle: 'dumper', to: 'Next service', at: expect.any(String) });
  expect(roller).toEqual({ ...changed, vehicle: 'roller', to: 'Do not use', at: log[1].at });
  for (const vehicle of ['roller', 'dumper']) await change({ vehicle, severity: 'B' });
});

it('keeps what two admins change at the same moment, each with what it was before', async () => {
  const both = ['A', 'C'].map((severity) => change({ severity }));
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([204, 204]);
  const [last, first] = (await list()).changes;
  expect([first.from, last.from]).toEqual(['Use with care', first.to]);
  await change({ severity: 'B' });
});

it.each([
  [{ item: 'defectBoomRam' }, 'item'],
  [{ item: 'defectOther' }, 'item'],
  [{ finding: 'Pass' }, 'finding'],
  [{ finding: 'change' }, 'finding'],
  [{ vehicle: 'crane' }, 'vehicle'],
  [{ severity: 'D' }, 'severity'],
  [{ severity: 'A', colour: 'red' }, 'colour'],
])('refuses %j, and changes nothing', async (wrong, path) => {
  const before = await list();
  const { status, body } = await change({ severity: 'A', ...wrong });
  expect([status, body.code, body.details[0].path]).toEqual([422, 'request.invalid', path]);
  expect(await list()).toEqual(before);
});

it('is for admins alone', async () => {
  for (const by of [driver, supervisor]) {
    await by.request('get', '/api/severities').expect(403);
    await put({ ...MIRRORS, severity: 'A' }, by).expect(403);
  }
  await api.request('get', '/api/severities').expect(401);
});

it('tells any phone with a machine what differs, and nothing of who changed it or when', async () => {
  const plant = await aMachine();
  await change({ severity: 'A' });
  for (const by of [api, driver]) {
    const byNumber = await by.request('get', `/api/machine-status?plantNumber=${plant}`).expect(200);
    const byCode = await by.request('get', `/api/machine-status/GS-${plant}`).expect(200);
    for (const { severities } of [byNumber.body[0], byCode.body]) {
      expect(severities).toContainEqual({ ...MIRRORS, severity: 'A' });
      expect(new Set(severities.flatMap(Object.keys))).toEqual(
        new Set(['vehicle', 'item', 'finding', 'severity']),
      );
    }
  }
  await change({ severity: 'B' });
});
