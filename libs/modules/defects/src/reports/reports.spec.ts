import { aCheckSheet, aCompany, aDriver, mailsTo, suiteApi, UploadingPhone } from '@groundsheet/testing';
import type { Response } from 'supertest';
import { v7 as uuidv7 } from 'uuid';

const api = await suiteApi({ 'guests.formsPerHour': '6', GUEST_FORMS_PER_DAY: '12' });
const company = await aCompany(api.em, { contactEmail: 'hire@northgate-civils.co.uk' });
const driver = await aDriver(api, { fullName: 'Dave Hill' });
const supervisor = await aDriver(api, { role: 'supervisor', fullName: 'Siân O’Neill' });
const admin = await aDriver(api, { role: 'admin', fullName: 'Bev Haigh' });

let machines = 0;
async function aMachine(vehicleType = 'roller'): Promise<string> {
  const plantNumber = `RP${++machines}`;
  const body = { plantNumber, machineNumber: 'Bomag 120', vehicleType };
  await admin.request('post', '/api/machines').send(body).expect(201);
  return plantNumber;
}

/** What a phone has that has read its label. */
const labelOf = async (plantNumber: string) => ({
  code: plantNumber,
  key: (await api.row('select label_key from machines where plant_number = ?', [plantNumber]))['label_key'],
});
/** What the day has counted so far is another day's. */
const nextDay = () => api.rows(`delete from limit_counters where name like 'stops-of-%'`);

let phones = 0;
/** A browser without an account: keeps its cookie, calls from an address of its own. */
class Phone {
  cookie: string | undefined;

  constructor(private readonly address = `203.0.113.${++phones}`) {}

  async reports(body: object, key = uuidv7()): Promise<Response> {
    const request = api.request('post', '/api/defect-reports').set('X-Forwarded-For', this.address);
    void request.set('Idempotency-Key', key);
    if (this.cookie) void request.set('Cookie', this.cookie);
    const answer = await request.send(body);
    const [set] = (answer.headers['set-cookie'] as unknown as string[] | undefined) ?? [];
    if (set) this.cookie = set.split(';')[0];
    await api.drainJobs();
    return answer;
  }
}

const page = async (plantNumber: string) =>
  (await supervisor.request('get', `/api/machines/plant/${plantNumber}`).expect(200)).body;
const inFull = async (id: string) => (await supervisor.request('get', `/api/defects/${id}`).expect(200)).body;
const kinds = async (id: string) => (await inFull(id)).events.map(({ kind }: { kind: string }) => kind);
const act = (id: string, what: string, body?: object) =>
  supervisor.request('post', `/api/defects/${id}/${what}`).send(body);
const REPAIR = { fitter: 'Gary Platt', work: 'New latch.' };

async function check(plantNumber: string, change: object = {}): Promise<void> {
  const sheet = await aCheckSheet(company, { plantNumber, selectedVehicle: 'roller', ...change });
  await driver.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
  await api.drainJobs();
}

it('opens a defect with a number for an item of the machine, reported without an account by its code', async () => {
  const plant = await aMachine();
  const body = { code: `gs-${plant}`, item: 'defectMirrors', text: 'Left one hangs loose.', name: 'Jo Kerr' };
  const { status, body: taken } = await new Phone().reports(body);
  expect([status, taken]).toEqual([
    201,
    {
      ...{ number: expect.stringMatching(/^D-\d{4}$/), plantNumber: plant, item: 'Mirrors', severity: 'B' },
      ...{ isStopping: false, isProposed: false, isMailed: false, isKnown: false },
    },
  ]);
  const { status: machine, defects } = await page(plant);
  expect([machine, defects.length]).toEqual(['use-with-care', 1]);
  expect(await inFull(defects[0].id)).toMatchObject({
    ...{ finding: 'Reported', note: 'Left one hangs loose.', formId: null, isOwn: false },
    events: [{ kind: 'reported', by: 'Jo Kerr', lines: ['Left one hangs loose.'] }],
  });
  expect(await api.rows('select 1 from emails where record_id = ?', [defects[0].id])).toEqual([]);
});

it('stops the machine at once where its reporter says so, and mails supervisors and admins', async () => {
  const plant = await aMachine();
  const { body } = await driver
    .request('post', '/api/defect-reports')
    .send({ code: plant, text: 'Crack in the drum frame.', mustNotBeUsed: true, name: 'Somebody else' })
    .expect(201);
  await api.drainJobs();
  expect(body).toMatchObject({ item: 'Other fault', severity: 'A', isStopping: true, isMailed: true });
  const { status, defects } = await page(plant);
  expect(status).toBe('do-not-use');
  const [mail] = (await mailsTo(api, admin.email)).filter(({ row }) => row['record_id'] === defects[0].id);
  expect(mail!.row['subject']).toBe(`DO NOT USE ${plant}: other fault`);
  expect(mail!.mail!.text).toContain('Someone has reported a defect that stops this machine.');
  expect(mail!.mail!.text).toContain('Crack in the drum frame.');
  expect(mail!.mail!.text).toContain('Dave Hill');
  expect(mail!.mail!.text).not.toMatch(/Somebody else|Check sheet/);
  const { body: own } = await driver.request('get', '/api/defects/own').expect(200);
  expect(own).toContainEqual(
    expect.objectContaining({ id: defects[0].id, isOwn: true, customerMailed: null }),
  );
});

it('releases and confirms another fault as any: a check with all defects good after its repair ends it, none before', async () => {
  const plant = await aMachine();
  await new Phone().reports({ code: plant, text: 'Door does not close.' });
  const [{ id }] = (await page(plant)).defects;
  await check(plant);
  expect(await kinds(id)).toEqual(['reported']);
  await act(id, 'repair', REPAIR).expect(200);
  await api.rows(
    `update defects set repaired_at = '2026-11-19T08:00:00Z', found_at = '2026-11-19T07:00:00Z' where id = ?`,
    [id],
  );
  await check(plant, { defectDefects: false });
  expect(await kinds(id)).not.toContain('confirmed');
  await check(plant);
  expect(await kinds(id)).toEqual(['reported', 'repaired', 'confirmed']);
});

it('is added to the open defect of its item, raises it, and says that a repair did not hold', async () => {
  const plant = await aMachine();
  const mirrors = { ...(await labelOf(plant)), item: 'defectMirrors' };
  await new Phone().reports(mirrors);
  const [{ id }] = (await page(plant)).defects;
  const { body } = await new Phone().reports({ ...mirrors, mustNotBeUsed: true });
  expect(body).toMatchObject({ isKnown: true, severity: 'A', isStopping: true });
  await act(id, 'repair', REPAIR).expect(200);
  await admin.request('post', `/api/defects/${id}/release`).expect(204);
  await new Phone().reports({ ...mirrors, mustNotBeUsed: true });
  expect(await kinds(id)).toEqual(['reported', 'again', 'severity', 'repaired', 'released', 'rejected']);
  expect(await page(plant)).toMatchObject({ status: 'do-not-use', defects: [{ id, isRepeat: true }] });
});

/** Whether each of these reports stops a machine of its own. */
async function stopsOf(reports: readonly ((body: object) => Promise<{ body: { isStopping: boolean } }>)[]) {
  const stopping = [];
  for (const report of reports)
    stopping.push(
      (await report({ ...(await labelOf(await aMachine())), item: 'defectParkBrake' })).body.isStopping,
    );
  return stopping;
}
const of = (length: number, phone: () => Phone) =>
  Array.from({ length }, () => (body: object) => phone().reports(body));

it('stops nothing for a stranger without the key of the label, who then only proposes it', async () => {
  await nextDay();
  const plant = await aMachine();
  for (const key of [undefined, null, '', 'guessed', (await labelOf(await aMachine())).key]) {
    const { body } = await new Phone().reports({ code: `GS-${plant}`, key, item: 'defectParkBrake' });
    expect([body.isStopping, body.isProposed]).toEqual([false, true]);
  }
  expect((await page(plant)).status).toBe('use-with-care');
  await driver
    .request('post', '/api/defect-reports')
    .send({ code: plant, item: 'defectParkBrake', mustNotBeUsed: true });
  expect((await page(plant)).status).toBe('do-not-use');
});

it('lets five machines a day be stopped from one network, however often a cookie is thrown away', async () => {
  await nextDay();
  const stopping = await stopsOf(of(7, () => new Phone('198.51.100.7')));
  expect(stopping).toEqual([true, true, true, true, true, false, false]);
});

it('lets an unconfirmed account stop three machines a day, from whatever networks and devices', async () => {
  await nextDay();
  const { cookie } = await aDriver(api, { confirmed: false });
  const stopping = await stopsOf(of(4, () => Object.assign(new Phone(), { cookie })));
  expect(stopping).toEqual([true, true, true, false]);
});

it('lets all strangers together stop ten machines a day, and nobody whom we know fewer', async () => {
  await nextDay();
  const stopping = await stopsOf(of(12, () => new Phone()));
  expect(stopping.filter(Boolean)).toHaveLength(10);
  const known = (body: object) => driver.request('post', '/api/defect-reports').send(body);
  expect(await stopsOf([known, known])).toEqual([true, true]);
});

it('lets a device without an account stop three machines a day, by reports and check sheets together', async () => {
  await nextDay();
  const phone = new Phone();
  const results = [];
  for (let sent = 0; sent < 4; sent++) {
    const label = await labelOf(await aMachine());
    const { body } = await phone.reports({ ...label, item: 'defectParkBrake' });
    results.push([body.isStopping, body.isProposed]);
  }
  const [stopped, proposed] = [
    [true, false],
    [false, true],
  ];
  expect(results).toEqual([stopped, stopped, stopped, proposed]);
  const plant = await aMachine();
  const found = { plantNumber: plant, selectedVehicle: 'roller', defectParkBrake: 'something wrong' };
  const sending = api.request('post', '/api/one-step-completion/check-sheet').set('Cookie', phone.cookie!);
  await sending.send(await aCheckSheet(company, found)).expect(200);
  await api.drainJobs();
  expect((await page(plant)).status).toBe('use-with-care');
});

it('lets nobody release by themselves what they have reported', async () => {
  const plant = await aMachine();
  const body = { code: plant, item: 'defectParkBrake' };
  await supervisor.request('post', '/api/defect-reports').send(body).expect(201);
  const [{ id }] = (await page(plant)).defects;
  await act(id, 'repair', REPAIR).expect(200);
  await act(id, 'release').expect(403);
  await admin.request('post', `/api/defects/${id}/release`).expect(204);
});

it('shows the photo to the office and its reporter, and to nobody else', async () => {
  const plant = await aMachine();
  const camera = new UploadingPhone(api, '203.0.113.200');
  camera.cookie = driver.cookie;
  const photo = await camera.upload();
  const report = { code: plant, item: 'defectMirrors', photo };
  await driver.request('post', '/api/defect-reports').send(report).expect(201);
  const [defect] = (await page(plant)).defects;
  expect(defect.photoUrl).toMatch(/^\/api\/defects\/.*\/photos\//);
  for (const by of [supervisor, driver]) {
    const { headers } = await by.request('get', defect.photoUrl).expect(200);
    expect(headers['content-type']).toBe('image/jpeg');
  }
  const other = await aDriver(api);
  await other.request('get', defect.photoUrl).expect(404);
  expect((await other.request('get', `/api/defects/${defect.id}`).expect(200)).body.photoUrl).toBeNull();
  const stolen = await new Phone().reports({ ...report, code: await aMachine() });
  expect([stolen.status, stolen.body.details[0].path]).toEqual([422, 'photo']);
});

it.each<[string, object, string]>([
  ['nothing said', {}, 'text'],
  ['blanks', { text: ' ' }, 'text'],
  ['an item of another type', { item: 'defectBoomRam' }, 'item'],
  ['far too many words', { text: 'x'.repeat(1001) }, 'text'],
  ['something else', { text: 'x', severity: 'A' }, 'severity'],
  ['no text', { text: { $ne: '' } }, 'text'],
])('refuses %s, and keeps nothing', async (_, change, path) => {
  const plant = await aMachine();
  const { status, body } = await new Phone().reports({ code: plant, ...change });
  expect([status, body.code, body.details[0].path]).toEqual([422, 'request.invalid', path]);
  expect((await page(plant)).defects).toEqual([]);
});

it('takes no report of a machine that the register does not have in use', async () => {
  const report = { code: 'NOT-OURS', item: 'defectParkBrake' };
  expect((await new Phone().reports(report)).status).toBe(404);
  expect(await api.rows(`select 1 from defects where plant_number = 'NOT-OURS'`)).toEqual([]);
});

it('is taken once under its key, and counts as a guest’s form does', async () => {
  const plant = await aMachine();
  const phone = new Phone();
  const report = { code: plant, text: 'Door does not close.' };
  const [first, again] = [
    await phone.reports(report, 'k'.repeat(20)),
    await phone.reports(report, 'k'.repeat(20)),
  ];
  expect(again.body).toEqual(first.body);
  expect((await page(plant)).defects).toHaveLength(1);
  for (let sent = 1; sent < 6; sent++) expect((await phone.reports(report)).status).toBe(201);
  expect((await phone.reports(report)).body.code).toBe('guest.too-many-forms');
});

it('closes in one act, with one reason, what one stranger has reported of a fleet', async () => {
  const phones = [new Phone('192.0.2.50'), new Phone('192.0.2.50'), new Phone('192.0.2.51')];
  const ids: string[] = [];
  for (const phone of phones) {
    const plant = await aMachine();
    expect((await phone.reports({ ...(await labelOf(plant)), text: 'Brakes gone.' })).status).toBe(201);
    ids.push((await page(plant)).defects[0].id);
  }
  const [first, second, another] = ids as [string, string, string];
  expect(await inFull(first)).toMatchObject({ othersFromThere: 1 });
  const { body: asDriver } = await driver.request('get', `/api/defects/${first}`).expect(200);
  expect(asDriver.othersFromThere).toBe(0);
  const reason = 'Rung up: nobody was on that site today.';
  await act(first, 'no-fault', { reason, others: true }).expect(204);
  const states = await Promise.all([first, second, another].map(async (id) => (await inFull(id)).state));
  expect(states).toEqual(['no fault', 'no fault', 'open']);
  expect((await inFull(second)).events.at(-1)).toMatchObject({ kind: 'no-fault', lines: [reason] });
});
