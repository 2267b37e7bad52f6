import { Clock } from '@groundsheet/platform';
import { aCheckSheet, aCompany, aDriver, aSignature, suiteApi } from '@groundsheet/testing';

const api = await suiteApi();
const company = await aCompany(api.em);
const driver = await aDriver(api);
const supervisor = await aDriver(api, { role: 'supervisor', fullName: 'Siân O’Neill' });
const other = await aDriver(api, { role: 'supervisor' });
const admin = await aDriver(api, { role: 'admin' });
afterEach(() => jest.restoreAllMocks());

/** A stopped machine, its defect, and the link of a fitter. */
async function aLink(by = supervisor) {
  const plantNumber = `F${Math.random().toString(36).slice(2, 8)}`.toUpperCase();
  const machine = { plantNumber, machineNumber: 'Bomag', vehicleType: 'roller' };
  await admin.request('post', '/api/machines').send(machine).expect(201);
  const found = { defectParkBrake: 'something wrong', defectMirrors: false };
  const sheet = await aCheckSheet(company, { plantNumber, selectedVehicle: 'roller', ...found });
  await driver.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
  await api.drainJobs();
  const { body } = await driver.request('get', `/api/machines/plant/${plantNumber}`).expect(200);
  const defectId: string = body.defects[0].id;
  const made = await by.request('post', `/api/defects/${defectId}/repair-link`).expect(201);
  const url = new URL(made.body.url);
  return { plantNumber, defectId, url, id: url.pathname.split('/').at(-1)!, key: url.hash.slice(1) };
}

const open = (link: { id: string; key: string }) =>
  api.request('post', '/api/repair-links/open').send({ id: link.id, key: link.key });
const repair = async (link: { id: string; key: string; defectId: string }, change: object = {}) => {
  const { id, key, defectId } = link;
  const work = { fitter: 'Gary Platt', firm: 'Platt Hydraulics', work: 'New cable.', hours: 1.5 };
  const body = { id, key, defectId, ...work, fitterSignature: await aSignature(), ...change };
  return api.request('post', '/api/repair-links/repairs').send(body);
};

it('opens one machine for a fitter without an account, and changes nothing by that', async () => {
  const link = await aLink();
  expect(link.url.search).toBe('');
  const before = await api.rows('select * from defect_events order by id');
  for (let times = 0; times < 3; times++) {
    const { body } = await open(link).expect(200);
    expect(body).toMatchObject({ plantNumber: link.plantNumber, askedBy: 'Siân O’Neill' });
    expect(body.defects.map(({ item }: { item: string }) => item)).toEqual(['Park brake', 'Mirrors']);
  }
  expect(await api.rows('select * from defect_events order by id')).toEqual(before);
});

it('keeps a signed repair once, which stops the machine until it is released', async () => {
  const link = await aLink();
  expect((await repair(link)).status).toBe(200);
  expect((await repair(link)).body.code).toBe('defect.repaired-already');
  const { body } = await supervisor.request('get', `/api/defects/${link.defectId}`).expect(200);
  const kinds = body.events.map(({ kind }: { kind: string }) => kind);
  expect([kinds, body.isStopping]).toEqual([['reported', 'repaired'], true]);
  expect(body.events[1].signature).toMatch(/^data:image\/png;base64,/);
  expect(body.events[1].lines).toContain('New cable.');
  const asDriver = await driver.request('get', `/api/defects/${link.defectId}`).expect(200);
  expect(asDriver.body.events[1].signature).toBeNull();
  await supervisor.request('post', `/api/defects/${link.defectId}/release`).expect(204);
  expect((await open(link)).body.defects).toHaveLength(1);
});

it('takes a signature as large as a phone draws it', async () => {
  const link = await aLink();
  const large = `data:image/png;base64,${'A'.repeat(600_000)}`;
  // It is read and turns out not to be a picture: nothing else is wrong.
  const { status, body } = await repair(link, { fitterSignature: large });
  expect([status, body.details.map(({ path }: { path: string }) => path)]).toEqual([
    422,
    ['fitterSignature'],
  ]);
});

it('takes no repair without a signature that can be read', async () => {
  const link = await aLink();
  const blank = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`;
  for (const fitterSignature of ['', blank])
    expect((await repair(link, { fitterSignature })).status).toBe(422);
  const { body } = await supervisor.request('get', `/api/defects/${link.defectId}`).expect(200);
  expect(body.state).toBe('open');
});

it('opens nothing with another key, for another machine, or after 14 days', async () => {
  const [link, another] = [await aLink(), await aLink()];
  const refused = (await open({ ...link, key: another.key }).expect(404)).body;
  expect((await open({ id: another.defectId, key: link.key }).expect(404)).body).toEqual(refused);
  expect((await repair({ ...link, defectId: another.defectId })).status).toBe(404);
  expect((await repair({ ...link, key: 'x' })).status).toBe(404);
  const late = new Date(Date.now() + 14 * 86_400_000 + 1000);
  const clock = jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(late);
  const after = await open(link);
  clock.mockRestore();
  expect([after.status, after.body]).toEqual([404, refused]);
});

it('gives the same link again on the same day, and another to another person', async () => {
  const link = await aLink();
  const make = (by: typeof supervisor) => by.request('post', `/api/defects/${link.defectId}/repair-link`);
  expect((await make(supervisor).expect(201)).body.url).toBe(link.url.href);
  expect((await make(other).expect(201)).body.url).not.toBe(link.url.href);
  await make(driver).expect(403);
});

it('opens nothing once its link is withdrawn, no matter who made it, and another one works', async () => {
  const [link, another] = [await aLink(), await aLink()];
  const call = (by: typeof supervisor, method: 'get' | 'delete' | 'post', path = '') =>
    by.request(method, `/api/defects/${link.defectId}${path}`);
  const isWithFitter = async (by: typeof supervisor) => (await call(by, 'get').expect(200)).body.isWithFitter;
  expect([await isWithFitter(other), await isWithFitter(driver)]).toEqual([true, false]);
  await call(driver, 'delete', '/repair-link').expect(403);
  await call(other, 'delete', '/repair-link').expect(204);
  await call(other, 'delete', '/repair-link').expect(204);
  expect((await open(link)).status).toBe(404);
  expect((await repair(link)).status).toBe(404);
  expect(await isWithFitter(supervisor)).toBe(false);
  await open(another).expect(200);
  const { body } = await call(supervisor, 'post', '/repair-link').expect(201);
  expect(body.url).not.toBe(link.url.href);
});

it.each([
  ['is deactivated', `deactivated_at = now()`],
  ['is no longer of the office', `role = 'driver'`],
])('opens nothing once its maker %s', async (_, change) => {
  const leaving = await aDriver(api, { role: 'supervisor' });
  const link = await aLink(leaving);
  await open(link).expect(200);
  await api.rows(`update drivers set ${change} where id = ?`, [leaving.id]);
  expect((await open(link)).body.code).toBe('defect.link-over');
  expect((await repair(link)).status).toBe(404);
  const { body } = await supervisor.request('get', `/api/defects/${link.defectId}`).expect(200);
  expect(body.isWithFitter).toBe(false);
});

it('opens nothing once the account of its maker is erased', async () => {
  const leaving = await aDriver(api, { role: 'supervisor' });
  const link = await aLink(leaving);
  await leaving.request('delete', '/api/drivers/me').send({ password: leaving.password }).expect(204);
  await open(link).expect(404);
});

it('is in the audit log when it is made, opened, once an hour, and withdrawn', async () => {
  const link = await aLink();
  const now = jest.spyOn(api.app.get(Clock), 'now');
  for (const minutes of [0, 1, 59, 61]) {
    now.mockReturnValue(new Date(Date.now() + minutes * 60_000));
    await open(link).expect(200);
  }
  now.mockRestore();
  await supervisor.request('post', `/api/defects/${link.defectId}/repair-link`).expect(201);
  for (let times = 0; times < 2; times += 1)
    await other.request('delete', `/api/defects/${link.defectId}/repair-link`).expect(204);
  const logged = await admin.request('get', `/api/audit-events?record=${link.id}`).expect(200);
  const entries = logged.body as { what: string; who: { id: string } | null; about: object }[];
  expect(entries.map(({ what, who }) => [what, who?.id ?? null]).toSorted()).toEqual([
    ['repair-link.made', supervisor.id],
    ['repair-link.opened', null],
    ['repair-link.opened', null],
    ['repair-link.withdrawn', other.id],
  ]);
  const about = { kind: 'repair-link', label: 'Fitter’s link', name: link.plantNumber, opens: false };
  expect(entries[0]!.about).toMatchObject(about);
});
