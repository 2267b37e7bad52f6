import { aCheckSheet, aCompany, aDriver, suiteApi, type TestDriver } from '@groundsheet/testing';

const api = await suiteApi();
const company = await aCompany(api.em);
const driver = await aDriver(api);
const supervisor = await aDriver(api, { role: 'supervisor' });
const admin = await aDriver(api, { role: 'admin', fullName: 'Bev Haigh' });

const list = async () => (await admin.request('get', '/api/severities').expect(200)).body;
const MIRRORS = { vehicle: 'roller', item: 'defectMirrors', finding: 'Fail' };
const put = (change: object, by: TestDriver = admin) => by.request('put', '/api/severities').send(change);
/** With the present version, so that a test changes what it names alone. */
const change = async (body: object) => put({ ...MIRRORS, version: (await list()).version, ...body });
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
  const found = { plantNumber: plant, selectedVehicle: 'roller', defectMirrors: false };
  const sheet = await aCheckSheet(company, found);
  await by.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
  await api.drainJobs();
  const { body } = await supervisor.request('get', `/api/machines/plant/${plant}`).expect(200);
  const { body: defect } = await supervisor.request('get', `/api/defects/${body.defects[0].id}`).expect(200);
  return { ...defect, status: body.status };
}

it('has every finding of every type of vehicle as the product brings it, until something is changed', async () => {
  const { version, rows, changes } = await list();
  expect([version, changes]).toEqual([0, []]);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.every(({ severity, supplied }: Record<string, string>) => severity === supplied)).toBe(true);
  expect(await rowOf()).toEqual({ ...MIRRORS, label: 'Mirrors', severity: 'B', supplied: 'B' });
  expect(await failing()).toMatchObject({ severity: 'B', severityVersion: 0 });
});

it('proposes by the version that is in force, which each defect names, and leaves what is known as it is', async () => {
  const before = await failing();
  expect((await change({ severity: 'A' })).status).toBe(204);
  const { version, changes } = await list();
  expect(changes[0]).toMatchObject({ version, by: 'Bev Haigh', label: 'Mirrors', from: 'B', to: 'A' });
  expect(await failing()).toMatchObject({
    ...{ severity: 'A', severityVersion: version, isStopping: true, status: 'do-not-use' },
  });
  const { body: known } = await supervisor.request('get', `/api/defects/${before.id}`).expect(200);
  expect(known).toMatchObject({ severity: 'B', severityVersion: 0 });
  expect((await rowOf({ ...MIRRORS, vehicle: 'dumper' })).severity).toBe('B');

  expect((await change({ severity: 'C' })).status).toBe(204);
  expect(await failing()).toMatchObject({ severity: 'C', severityVersion: version + 1, status: 'in-use' });
  expect((await change({ severity: 'B' })).status).toBe(204);
});

it('raises a known defect by a later check where the list has become stricter, and names that version', async () => {
  const plant = await aMachine();
  await failing(driver, plant);
  await change({ severity: 'A' });
  const { version } = await list();
  expect(await failing(driver, plant)).toMatchObject({ severity: 'A', severityVersion: version });
  await change({ severity: 'B' });
});

it('counts what a guest’s device stops by the list that is in force', async () => {
  await change({ severity: 'A' });
  const found = { selectedVehicle: 'roller', defectMirrors: false };
  let cookie = '';
  const device: Pick<TestDriver, 'request'> = {
    request: (...call) => (cookie ? api.request(...call).set('Cookie', cookie) : api.request(...call)),
  };
  const first = await device
    .request('post', '/api/one-step-completion/check-sheet')
    .send(await aCheckSheet(company, { ...found, plantNumber: await aMachine() }));
  cookie = (first.headers['set-cookie'] as unknown as string[]).map((each) => each.split(';')[0]).join('; ');
  const statuses = [];
  for (let sent = 1; sent < 4; sent++) statuses.push((await failing(device)).status);
  expect(statuses).toEqual(['do-not-use', 'do-not-use', 'use-with-care']);
  await change({ severity: 'B' });
});

it('records who has changed what, and never changes a version afterwards', async () => {
  await change({ severity: 'A' });
  const { version } = await list();
  const log = (await admin.request('get', '/api/audit-events').expect(200)).body;
  expect(log[0]).toMatchObject({
    words: 'Changed the severity list (Use with care to Do not use)',
    about: { kind: 'severity', name: `Version ${version}: Roller, Mirrors, Fail`, opens: true },
    who: { id: admin.id },
  });
  for (const sql of [`update severity_changes set severity = 'C'`, 'delete from severity_changes'])
    await expect(api.rows(sql)).rejects.toThrow('are not changed');
  await change({ severity: 'B' });
});

it('never overwrites what another admin has changed meanwhile, and makes no version of nothing', async () => {
  const { version } = await list();
  const both = ['A', 'C'].map((severity) => put({ ...MIRRORS, severity, version }));
  const answers = await Promise.all(both);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const refused = answers.find(({ status }) => status === 409)!.body;
  expect(refused).toMatchObject({ code: 'severity.changed-meanwhile', details: { version: version + 1 } });
  const { severity } = await rowOf();
  expect((await change({ severity })).status).toBe(204);
  expect((await list()).version).toBe(version + 1);
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
    await put({ ...MIRRORS, severity: 'A', version: (await list()).version }, by).expect(403);
  }
  await api.request('get', '/api/severities').expect(401);
});

it('tells any phone what is in force: the version and the lines that differ, and nothing of who changed them or when', async () => {
  await change({ severity: 'A' });
  const { version } = await list();
  const asked = await Promise.all([
    api.request('get', '/api/severities/in-force').expect(200),
    driver.request('get', '/api/severities/in-force').expect(200),
  ]);
  for (const { body } of asked) {
    expect(body).toMatchObject({ version, rules: expect.arrayContaining([{ ...MIRRORS, severity: 'A' }]) });
    expect(new Set(body.rules.flatMap(Object.keys))).toEqual(
      new Set(['vehicle', 'item', 'finding', 'severity']),
    );
    expect(JSON.stringify(body)).not.toContain('Bev Haigh');
  }
  await change({ severity: 'B' });
});
