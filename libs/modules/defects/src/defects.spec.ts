import {
  aCheckSheet,
  aCompany,
  aDriver,
  aSignature,
  mailsTo,
  suiteApi,
  type TestDriver,
} from '@groundsheet/testing';
import { FormLimits } from '@groundsheet/forms';

const api = await suiteApi();
const company = await aCompany(api.em, { contactEmail: 'hire@northgate-civils.co.uk' });
const driver = await aDriver(api);
const other = await aDriver(api, { fullName: 'Dave Hill' });
const supervisor = await aDriver(api, { role: 'supervisor', fullName: 'Siân O’Neill' });
const admin = await aDriver(api, { role: 'admin', fullName: 'Bev Haigh' });
const guest = { request: api.request };

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
const statusOf = async (plantNumber: string) => (await page(plantNumber)).status;
const only = async (plantNumber: string, by: TestDriver = driver) => {
  const { defects } = await page(plantNumber, by);
  expect(defects).toHaveLength(1);
  return defects[0];
};
const act = (by: Pick<TestDriver, 'request'>, id: string, what: string, body?: object) =>
  by.request('post', `/api/defects/${id}/${what}`).send(body);
const history = async (id: string) =>
  (await supervisor.request('get', `/api/defects/${id}`).expect(200)).body.events.map(
    ({ kind }: { kind: string }) => kind,
  );
const REPAIR = { fitter: 'Gary Platt', firm: 'Platt Hydraulics', work: 'New park brake cable.', hours: 1.5 };

it('stops a machine for a park brake until it is repaired, released and found good by the next check', async () => {
  const plant = await aMachine();
  await send(driver, plant, { ...BRAKE, checkDate: '2026-11-17' });
  const defect = await only(plant);
  expect(defect).toMatchObject({ item: 'Park brake', severity: 'A', state: 'open', isStopping: true });
  expect(defect.number).toMatch(/^D-\d{4}$/);
  expect(await statusOf(plant)).toBe('do-not-use');

  await send(other, plant, { checkDate: '2026-11-18' });
  expect(await statusOf(plant)).toBe('do-not-use');
  await act(supervisor, defect.id, 'release').expect(409);
  await act(supervisor, defect.id, 'repair', REPAIR).expect(200);
  expect(await statusOf(plant)).toBe('do-not-use');
  await act(supervisor, defect.id, 'release').expect(204);
  expect(await statusOf(plant)).toBe('use-with-care');

  await send(other, plant);
  expect(await statusOf(plant)).toBe('use-with-care');
  await api.rows(`update defects set released_at = '2026-11-20T12:00:00Z' where id = ?`, [defect.id]);
  await send(other, plant);
  expect(await page(plant)).toMatchObject({ status: 'in-use', defects: [] });
  expect(await history(defect.id)).toEqual(['reported', 'repaired', 'released', 'confirmed']);
});

it('mails supervisor, office and customer at once, and how it ended to the same people', async () => {
  const plant = await aMachine();
  await send(driver, plant, {
    ...BRAKE,
    itemNotes: [{ item: 'defectParkBrake', text: 'Rolls on the ramp.' }],
  });
  const defect = await only(plant);
  const about = async (email: string) =>
    (await mailsTo(api, email)).filter(({ row }) => row['record_id'] === defect.id);
  for (const to of [supervisor.email, admin.email, 'hire@northgate-civils.co.uk']) {
    const mails = await about(to);
    expect(mails.map(({ row }) => row['subject'])).toEqual([`DO NOT USE ${plant}: park brake`]);
    expect(mails[0]!.mail!.text).toContain('Rolls on the ramp.');
  }
  expect(await about(driver.email)).toEqual([]);
  const [stop, sheet] = await api.rows(
    `select about, queued_at from emails where recipient = 'hire@northgate-civils.co.uk' order by queued_at desc, about limit 2`,
  );
  expect([stop!['about'], sheet!['about']].toSorted()).toEqual(['form', 'told']);

  await act(supervisor, defect.id, 'repair', REPAIR).expect(200);
  // Its record is drawn long before the machine is released and checked; a mail that is faster is tried again later.
  await api.drainJobs();
  await act(supervisor, defect.id, 'release').expect(204);
  await api.rows(`update defects set released_at = '2026-11-20T12:00:00Z' where id = ?`, [defect.id]);
  const { reference } = await send(other, plant, { driverSignedName: 'Dave Hill' });
  const [, cleared] = await about('hire@northgate-civils.co.uk');
  expect(cleared!.row['subject']).toBe(`Repaired and checked, ${plant}: park brake`);
  for (const words of ['Gary Platt, Platt Hydraulics', 'Siân O’Neill', `Dave Hill, ${reference}`])
    expect(cleared!.mail!.text).toContain(words);
});

it('ends a B by itself when the next check finds it good, and asks nobody', async () => {
  const plant = await aMachine();
  await send(driver, plant, { defectMirrors: false, checkDate: '2026-11-19' });
  const defect = await only(plant);
  expect(await statusOf(plant)).toBe('use-with-care');
  await send(other, plant, { checkDate: '2026-11-20' });
  expect(await statusOf(plant)).toBe('in-use');
  expect(await history(defect.id)).toEqual(['reported', 'confirmed']);
  expect(await api.rows('select 1 from emails where record_id = ?', [defect.id])).toEqual([]);
});

it('takes checks by their own time: what was found before a good check that came first is over', async () => {
  const plant = await aMachine();
  await send(other, plant, { checkDate: '2026-11-20' });
  await send(driver, plant, { defectMirrors: false, ...BRAKE, checkDate: '2026-11-18' });
  const { defects } = await page(plant);
  expect(defects.map(({ item }: { item: string }) => item)).toEqual(['Park brake']);
  await send(other, plant, { checkDate: '2026-11-16' });
  expect((await page(plant)).defects).toHaveLength(1);
});

it('has taken a sheet by the time its sender is told that it has arrived, and nothing where it is refused', async () => {
  const plant = await aMachine();
  const sheet = await aCheckSheet(company, { plantNumber: plant, selectedVehicle: 'roller', ...BRAKE });
  const send = () => guest.request('post', '/api/one-step-completion/check-sheet').send(sheet);
  const limits = jest.spyOn(api.app.get(FormLimits), 'count');
  limits.mockRejectedValueOnce(new Error('The day is full.'));
  await send().expect(500);
  expect(await page(plant)).toMatchObject({ status: 'in-use', defects: [] });
  await send().expect(200);
  expect(await page(plant)).toMatchObject({ status: 'use-with-care', defects: [{ item: 'Park brake' }] });
  limits.mockRestore();
});

it('leaves an A standing when its sheet is corrected, and withdraws a B', async () => {
  const plant = await aMachine();
  const { id } = await send(driver, plant, { ...BRAKE, defectMirrors: false });
  const { body } = await driver.request('post', `/api/forms/${id}/correct`).expect(201);
  await send(driver, plant, { id: body.id });
  const { defects, status } = await page(plant);
  expect(defects).toMatchObject([{ item: 'Park brake', isWithdrawn: true, isStopping: true }]);
  expect(status).toBe('do-not-use');
  expect(await history(defects[0].id)).toEqual(['reported', 'withdrawn']);
});

it('only proposes what a guest says of a machine that is not in the register', async () => {
  // Nobody of ours has been mailed about strangers' defects within the hour.
  await api.rows('delete from limit_counters');
  const plant = `X${Math.random().toString(36).slice(2, 8)}`.toUpperCase();
  await send(guest, plant, BRAKE);
  const defect = await only(plant, supervisor);
  expect(defect).toMatchObject({ severity: 'B', proposed: 'A', isStopping: false });
  const mails = await api.rows('select recipient, subject from emails where record_id = ?', [defect.id]);
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
    [supervisor.email, admin.email].toSorted(),
  );
  await act(supervisor, defect.id, 'severity', { severity: 'A' }).expect(204);
  expect((await only(plant, supervisor)).isStopping).toBe(true);
  const stopped = await mailsTo(api, 'hire@northgate-civils.co.uk');
  expect(stopped.at(-1)!.row['subject']).toBe(`DO NOT USE ${plant}: park brake`);
});

/** What stands behind the # of the label on a machine. */
const labelOf = async (plant: string) =>
  (await api.row('select label_key from machines where plant_number = ?', [plant]))['label_key'] as string;

it('lets a guest’s device stop three machines a day by their labels and proposes the rest', async () => {
  const plants = [await aMachine(), await aMachine(), await aMachine(), await aMachine()];
  const machineKey = await labelOf(plants[0]!);
  const found = { plantNumber: plants[0], selectedVehicle: 'roller', machineKey, ...BRAKE };
  const first = await api
    .request('post', '/api/one-step-completion/check-sheet')
    .send(await aCheckSheet(company, found))
    .expect(200);
  const cookies = (first.headers['set-cookie'] as unknown as string[]).map((each) => each.split(';')[0]);
  const device: Pick<TestDriver, 'request'> = {
    request: (...call) => api.request(...call).set('Cookie', cookies.join('; ')),
  };
  for (const plant of plants.slice(1))
    await send(device, plant, { ...BRAKE, machineKey: await labelOf(plant) });
  const statuses = await Promise.all(plants.map(statusOf));
  expect(statuses).toEqual(['do-not-use', 'do-not-use', 'do-not-use', 'use-with-care']);
});

it.each([
  ['no label', async () => null],
  ['the label of another', async () => labelOf(await aMachine())],
])('only proposes what a guest says of a machine with %s', async (_, machineKey) => {
  const plant = await aMachine();
  await send(guest, plant, { ...BRAKE, machineKey: await machineKey() });
  expect(await statusOf(plant)).toBe('use-with-care');
});

it('lets an account that is younger than seven days stop five machines a day', async () => {
  const [young, old] = [await aDriver(api, { days: 6 }), await aDriver(api, { days: 8 })];
  const stoppedBy = async (by: TestDriver) => {
    const plants = await Promise.all(Array.from({ length: 6 }, aMachine));
    for (const plant of plants) await send(by, plant, BRAKE);
    const statuses = await Promise.all(plants.map(statusOf));
    return statuses.filter((status) => status === 'do-not-use').length;
  };
  expect([await stoppedBy(young), await stoppedBy(old)]).toEqual([5, 6]);
});

it('marks what comes back after its repair, or is found a third time', async () => {
  const plant = await aMachine();
  for (const day of ['10', '12', '14'])
    await send(driver, plant, { defectMirrors: false, checkDate: `2026-11-${day}` });
  const mirrors = await only(plant);
  expect([mirrors.isRepeat, await history(mirrors.id)]).toEqual([true, ['reported', 'again', 'again']]);

  const another = await aMachine();
  await send(driver, another, { defectMirrors: false, checkDate: '2026-11-10' });
  const first = await only(another);
  await act(supervisor, first.id, 'repair', REPAIR).expect(200);
  await api.rows(`update defects set repaired_at = '2026-11-11T08:00:00Z' where id = ?`, [first.id]);
  await send(driver, another, { defectMirrors: false, checkDate: '2026-11-12' });
  expect(await history(first.id)).toEqual(['reported', 'repaired', 'rejected']);
  expect(await only(another)).toMatchObject({ state: 'open' });
});

it('lets a driver raise a severity and the office alone lower it, with a reason', async () => {
  const plant = await aMachine();
  await send(driver, plant, { defectMirrors: false });
  const { id } = await only(plant);
  await act(other, id, 'severity', { severity: 'C' }).expect(403);
  await act(await aDriver(api, { confirmed: false }), id, 'severity', { severity: 'A' }).expect(403);
  await act(other, id, 'severity', { severity: 'A' }).expect(204);
  expect(await statusOf(plant)).toBe('do-not-use');
  await act(other, id, 'severity', { severity: 'B' }).expect(403);
  await act(supervisor, id, 'severity', { severity: 'B', reason: 'too short' }).expect(422);
  await act(supervisor, id, 'severity', { severity: 'B', reason: 'Cosmetic, seen with Gary.' }).expect(204);
  expect(await statusOf(plant)).toBe('use-with-care');
  const { body } = await supervisor.request('get', `/api/defects/${id}`).expect(200);
  expect(body.events.at(-1)).toMatchObject({
    kind: 'severity',
    by: 'Siân O’Neill',
    lines: ['Do not use to Use with care', 'Cosmetic, seen with Gary.'],
  });
});

it('lets nobody release, lower or close by themselves what they have stopped', async () => {
  const plant = await aMachine();
  await send(supervisor, plant, BRAKE);
  const { id } = await only(plant);
  const reason = 'Looked at it again, fine.';
  await act(supervisor, id, 'no-fault', { reason }).expect(403);
  await act(supervisor, id, 'severity', { severity: 'C', reason }).expect(403);
  await act(supervisor, id, 'repair', REPAIR).expect(200);
  await act(supervisor, id, 'release').expect(403);
  await act(admin, id, 'release').expect(204);
  expect(await statusOf(plant)).toBe('use-with-care');
});

it('takes two people of the office, where there are two, to release what somebody without an account has stopped', async () => {
  const release = (by: TestDriver, id: string) => act(by, id, 'release');
  const byGuest = async () => {
    const plant = await aMachine();
    await send(driver, plant, BRAKE);
    const { id } = await only(plant);
    // As of an account that is erased, or of a label's reader without one.
    await api.rows('update defects set reporter_id = null where id = ?', [id]);
    return id;
  };
  const recorded = await byGuest();
  await act(supervisor, recorded, 'repair', REPAIR).expect(200);
  expect((await release(supervisor, recorded).expect(403)).body.code).toBe('defect.own-repair');
  await release(admin, recorded).expect(204);

  const signed = await byGuest();
  const { body: made } = await act(supervisor, signed, 'repair-link').expect(201);
  const { pathname, hash } = new URL(made.url);
  const link = { id: pathname.split('/').at(-1), key: hash.slice(1), defectId: signed };
  const repair = { ...link, ...REPAIR, fitterSignature: await aSignature() };
  await api.request('post', '/api/repair-links/repairs').send(repair).expect(200);
  await supervisor.request('delete', `/api/defects/${signed}/repair-link`).expect(204);
  await release(supervisor, signed).expect(403);
  await api.rows(`update drivers set deactivated_at = now() where role <> 'driver' and id <> ?`, [
    supervisor.id,
  ]);
  await release(supervisor, signed).expect(204);
  await api.rows('update drivers set deactivated_at = null');
});

it('keeps who has it in hand, what was said, and that no fault was found', async () => {
  const plant = await aMachine();
  await send(driver, plant, { defectMirrors: false });
  const { id } = await only(plant);
  await act(supervisor, id, 'assign', { owner: 'Gary Platt' }).expect(204);
  await act(supervisor, id, 'comments', { text: 'Comes on Monday.' }).expect(204);
  expect(await only(plant)).toMatchObject({ state: 'in hand', owner: 'Gary Platt' });
  await act(supervisor, id, 'no-fault', { reason: 'Mirror was only dirty.' }).expect(204);
  expect(await history(id)).toEqual(['reported', 'assigned', 'comment', 'no-fault']);
  await act(supervisor, id, 'comments', { text: 'One more.' }).expect(409);
  await expect(
    api.rows(`update defect_events set kind = 'comment' where defect_id = ?`, [id]),
  ).rejects.toThrow('is not changed');
});

it('opens a closed defect again for supervisors and admins, with a reason, and stops its machine again', async () => {
  const plant = await aMachine();
  await send(driver, plant, { ...BRAKE, checkDate: '2026-11-19' });
  const { id } = await only(plant);
  const reason = 'It rolled again on the ramp.';
  await act(admin, id, 'reopen', { reason }).expect(409);
  await act(admin, id, 'no-fault', { reason: 'Nothing to be found.' }).expect(204);
  expect(await statusOf(plant)).toBe('in-use');
  await act(driver, id, 'reopen', { reason }).expect(403);
  await act(supervisor, id, 'reopen', { reason: ' too short ' }).expect(422);
  expect(await statusOf(plant)).toBe('in-use');
  await act(supervisor, id, 'reopen', { reason }).expect(204);
  expect(await only(plant)).toMatchObject({ id, state: 'open', severity: 'A', isStopping: true });
  expect(await statusOf(plant)).toBe('do-not-use');
  await act(supervisor, id, 'reopen', { reason }).expect(409);
  expect(await history(id)).toEqual(['reported', 'no-fault', 'reopened']);
  const { body } = await admin.request('get', `/api/defects/${id}`).expect(200);
  expect(body.events.at(-1)).toMatchObject({ by: 'Siân O’Neill', lines: [reason] });
  await api.drainJobs();
  const mails = (await mailsTo(api, admin.email)).filter(({ row }) => row['record_id'] === id);
  const subject = `DO NOT USE ${plant}: park brake`;
  expect(mails.map(({ row }) => row['subject'])).toEqual([
    ...[subject, `No fault found, ${plant}: park brake`, subject],
  ]);
});

it('opens nothing again beside a later defect of the item, and no earlier check ends what was opened again', async () => {
  const plant = await aMachine();
  const reason = 'It is cracked after all.';
  await send(driver, plant, { defectMirrors: false, checkDate: '2026-11-16' });
  const first = await only(plant);
  await send(other, plant, { checkDate: '2026-11-17' });
  await act(supervisor, first.id, 'reopen', { reason }).expect(204);
  await send(other, plant, { checkDate: '2026-11-18' });
  expect(await only(plant)).toMatchObject({ id: first.id, state: 'open' });
  await act(supervisor, first.id, 'no-fault', { reason: 'Mirror was only dirty.' }).expect(204);
  await send(driver, plant, { defectMirrors: false, checkDate: '2026-11-19' });
  const { body } = await act(supervisor, first.id, 'reopen', { reason }).expect(409);
  expect(body.code).toBe('defect.open-anew');
});
