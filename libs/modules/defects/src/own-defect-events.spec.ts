import { aCheckSheet, aCompany, aDriver, suiteApi } from '@groundsheet/testing';

const api = await suiteApi();
const company = await aCompany(api.em);
const driver = await aDriver(api, { fullName: 'Dave Hill' });
const other = await aDriver(api, { fullName: 'Jo Kerr' });
const supervisor = await aDriver(api, { role: 'supervisor', fullName: 'Siân O’Neill' });
const admin = await aDriver(api, { role: 'admin', fullName: 'Bev Haigh' });
const machine = { plantNumber: 'OD-1', machineNumber: 'Bomag 120', vehicleType: 'roller' };
await admin.request('post', '/api/machines').send(machine).expect(201);

const sheet = await aCheckSheet(company, {
  ...{ plantNumber: 'OD-1', selectedVehicle: 'roller', defectParkBrake: 'something wrong' },
});
await driver.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
await api.drainJobs();
const report = { code: 'OD-1', item: 'defectMirrors', text: 'Left one hangs loose.' };
await driver.request('post', '/api/defect-reports').send(report).expect(201);
await other
  .request('post', '/api/defect-reports')
  .send({ ...report, text: 'Still loose.' })
  .expect(201);
const { body: page } = await supervisor.request('get', '/api/machines/plant/OD-1').expect(200);
const idOf = (item: string) => page.defects.find((each: { item: string }) => each.item === item).id as string;
const reason = 'The mirror is cracked and of no use.';
const raise = { severity: 'A', reason };
await driver
  .request('post', `/api/defects/${idOf('Mirrors')}/severity`)
  .send(raise)
  .expect(204);

const own = async (by: typeof driver) =>
  (await by.request('get', '/api/drivers/me/data').expect(200)).body.defects as Record<string, unknown>[];

it('are part of the download of own data: what a person has reported, and what they have done under their name', async () => {
  expect((await own(driver)).map(({ what, item }) => [what, item])).toEqual([
    ['Severity changed', 'Mirrors'],
    ['Reported', 'Mirrors'],
    ['Reported', 'Park brake'],
  ]);
  const [raised, reported] = await own(driver);
  expect(raised).toMatchObject({ severity: 'Do not use', severityBefore: 'Use with care', text: reason });
  expect(reported).toMatchObject({
    ...{ plantNumber: 'OD-1', note: 'Left one hangs loose.', name: 'Dave Hill', hasPhoto: false },
    defect: expect.stringMatching(/^D-\d+$/),
  });
  expect(await own(other)).toMatchObject([{ what: 'Found again', note: 'Still loose.', name: 'Jo Kerr' }]);
  expect(await own(supervisor)).toEqual([]);
});

it('come page by page without repeating one', async () => {
  const id = idOf('Mirrors');
  for (let said = 0; said < 25; said++)
    await supervisor
      .request('post', `/api/defects/${id}/comments`)
      .send({ text: `Looked, ${said}.` })
      .expect(204);
  const all = await own(supervisor);
  expect(all).toHaveLength(25);
  expect(new Set(all.map((event) => event['id'])).size).toBe(25);
});

it('stay as they were printed when the account is deleted, as the sheets of the machine do', async () => {
  const read = async () =>
    (await supervisor.request('get', `/api/defects/${idOf('Mirrors')}`).expect(200)).body.events;
  const before = await read();
  await driver.request('delete', '/api/drivers/me').send({ password: driver.password }).expect(204);
  await api.drainJobs();
  expect(await read()).toEqual(before);
  expect(before[0]).toMatchObject({ kind: 'reported', by: 'Dave Hill' });
});
