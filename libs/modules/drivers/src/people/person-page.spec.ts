import { aCompany, aDriver, BusyDriver, suiteApi } from '@groundsheet/testing';
import { Clock } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';

const api = await suiteApi();
const company = await aCompany(api.em);
const admin = await aDriver(api, { role: 'admin', fullName: 'Siân Hill' });
const look = (id: string) => admin.request('get', `/api/drivers/${id}`);
const looks = (id: string) =>
  api.rows(`select who, details from audit_events where what = 'account.looked-at' and about_id = ?`, [id]);

it('tells the account, its devices, machines and latest forms', async () => {
  const dave = await aDriver(api, { fullName: 'Dave Hill' });
  const login = { email: dave.email, password: dave.password };
  await api
    .request('post', '/api/drivers/login')
    .set('User-Agent', 'Mozilla/5.0 (Linux; Android 14) Chrome/141.0')
    .send(login)
    .expect(200);
  const busy = new BusyDriver(dave, company);
  await busy.sendsTimesheet({ plantNumber: 'EX-0417', weekEnding: '2026-11-14' });
  await busy.sendsCheckSheet({ plantNumber: 'ex 0417', checkDate: '2026-11-18', defectHorn: false });
  const { body: last } = await busy.sendsCheckSheet({
    plantNumber: '',
    machineNumber: 'JCB 6ST',
    checkDate: '2026-11-20',
  });
  await busy.savesTimesheet({ plantNumber: 'D-999' });

  const { body } = await look(dave.id).expect(200);
  expect(body).toMatchObject({
    id: dave.id,
    fullName: 'Dave Hill',
    email: dave.email,
    role: 'driver',
    state: 'active',
    forms: 3,
    closed: null,
    createdAt: expect.stringMatching(/Z$/),
  });
  expect(body.devices.map(({ device, current }: never) => [device, current])).toContainEqual([
    'Chrome on Android',
    false,
  ]);
  expect(body.machines).toEqual([
    { machine: 'JCB6ST', hasPlantNumber: false, forms: 1, lastOn: '2026-11-20' },
    { machine: 'EX-0417', hasPlantNumber: true, forms: 2, lastOn: '2026-11-18' },
  ]);
  expect(body.latestForms).toHaveLength(3);
  expect(body.latestForms[0]).toEqual({
    id: last.id,
    kind: 'check-sheet',
    reference: expect.stringMatching(/^CS-/),
    date: '2026-11-20',
    plantNumber: null,
    customerName: 'Northgate Civils Ltd',
    totalHours: null,
    attentionCount: 0,
  });
});

it('records each look once an hour, and none at oneself', async () => {
  const dave = await aDriver(api);
  await Promise.all([look(dave.id).expect(200), look(dave.id).expect(200)]);
  await look(dave.id).expect(200);
  expect(await looks(dave.id)).toEqual([{ who: admin.id, details: {} }]);
  const { body: events } = await admin.request('get', '/api/audit-events').expect(200);
  expect(events).toContainEqual(
    expect.objectContaining({ what: 'account.looked-at', words: 'Looked at the page of an account' }),
  );
  const later = new Date(Date.now() + 3_600_001);
  await api.rows('update sessions set used_at = ? where driver_id = ?', [later, admin.id]);
  const clock = jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(later);
  await look(dave.id).expect(200);
  clock.mockRestore();
  expect(await looks(dave.id)).toHaveLength(2);
  const { body } = await look(admin.id).expect(200);
  expect(body.closed).toMatch(/only admin/);
  expect(await looks(admin.id)).toEqual([]);
});

it('is for admins alone, and knows nobody who is not there', async () => {
  const dave = await aDriver(api);
  const supervisor = await aDriver(api, { role: 'supervisor' });
  await api.request('get', `/api/drivers/${dave.id}`).expect(401);
  await supervisor.request('get', `/api/drivers/${dave.id}`).expect(403);
  await dave.request('get', `/api/drivers/${dave.id}`).expect(403);
  expect(await looks(dave.id)).toEqual([]);
  await look(uuidv7()).expect(404);
  await look('nobody').expect(404);
});
