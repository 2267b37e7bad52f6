import { Clock } from '@groundsheet/platform';
import {
  aCheckSheet,
  aWorkshop,
  becomes,
  HeldRows,
  MachinePapers,
  REPAIR,
  suiteApi,
  type TestDriver,
} from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import type { Test } from 'supertest';
import { LookAfterCertificatesWhenHousekeepingDue } from '../certificates/subscribers/look-after-certificates-when-housekeeping-due.js';

const DAY_MS = 86_400_000;
const REASON = { reason: 'Looked at it with the fitter, cosmetic.' };

const api = await suiteApi();
const { company, driver, other, supervisor, admin, check } = await aWorkshop(api);
const papers = new MachinePapers(api.app.get(Clock).today(), supervisor, admin);
const machine = await papers.aMachine();
const CODE = `GS-${machine.plantNumber}`;
await check(driver, machine.plantNumber);

/** Of the defect and the certificate that the table is at. */
const at = { defect: '', certificate: '' };
const read = async (by: Pick<TestDriver, 'request'>, path: string) =>
  (await by.request('get', path).expect(200)).body;

/** What the machine is, asked in every way. It is the only one that is known. */
async function asked(): Promise<Record<string, string>> {
  const { plantNumber } = machine;
  const own = await read(driver, '/api/machine-states/own');
  const counted = await read(supervisor, '/api/machine-states/counts');
  const board = await read(supervisor, '/api/defects/summary');
  const [first] = await read(supervisor, `/api/machine-states?search=${plantNumber}`);
  return {
    page: (await read(driver, `/api/machines/plant/${plantNumber}`)).status,
    list: first.status,
    chosen: (await read(supervisor, `/api/machine-states?status=${first.status}`))[0].status,
    own: own[0]?.status ?? 'in-use',
    overview: Object.keys(counted).find((status) => counted[status] === 1)!,
    board: board.doNotUse ? 'do-not-use' : board.useWithCare ? 'use-with-care' : 'in-use',
    set: (await read(supervisor, `/api/machine-status?plantNumber=${plantNumber}`))[0].status,
    phone: (await read(api, `/api/machine-status/${CODE}`)).status,
  };
}

async function found(answers: object): Promise<void> {
  await check(driver, machine.plantNumber, answers);
  const { defects } = await read(driver, `/api/machines/plant/${machine.plantNumber}`);
  at.defect = defects[0].id;
}
const act = (what: string, body: object = {}, by = supervisor) =>
  by.request('post', `/api/defects/${at.defect}/${what}`).send(body);

async function renumbered(plantNumber: string): Promise<void> {
  const body = { plantNumber, machineNumber: 'Bomag 120', vehicleType: 'roller' };
  await admin.request('put', `/api/machines/${machine.id}`).send(body).expect(200);
  machine.plantNumber = plantNumber;
  await check(driver, plantNumber);
}

async function collected(): Promise<void> {
  const notice = {
    ...{ plantNumber: machine.plantNumber, contactName: 'Siân', firm: 'Northgate Civils Ltd' },
    ...{
      phone: '0191 496 0114',
      email: 'sian@northgate-civils.co.uk',
      machineHours: '1',
      readyFrom: papers.inDays(0),
    },
  };
  await api.request('post', '/api/off-hires').send(notice).expect(201);
  const { id } = await api.row('select id from off_hires');
  const collection = { collectedBy: 'Dave Hill', collectedAt: new Date().toISOString() };
  await supervisor
    .request('post', `/api/off-hires/${id as string}/collect`)
    .send(collection)
    .expect(204);
}

async function housekeptIn(days: number): Promise<void> {
  const clock = api.app.get(Clock);
  clock.now = () => new Date(Date.now() + days * DAY_MS);
  const subscriber = api.app.get(LookAfterCertificatesWhenHousekeepingDue, { strict: false });
  await RequestContext.create(api.app.get(MikroORM).em, () => subscriber.handle());
  clock.now = () => new Date();
}
const changed = (change: object) => papers.change(at.certificate, change);

const ACTS: [what: string, is: string, act: () => unknown][] = [
  ['nothing was found', 'in-use', () => undefined],
  ['a check fails the mirrors', 'use-with-care', () => found({ defectMirrors: false })],
  ['the office finds no fault', 'in-use', () => act('no-fault', REASON, admin).expect(204)],
  ['it is opened again', 'use-with-care', () => act('reopen', REASON).expect(204)],
  ['a driver raises it', 'do-not-use', () => act('severity', { severity: 'A' }, other).expect(204)],
  ['the office lowers it', 'in-use', () => act('severity', { severity: 'C', ...REASON }).expect(204)],
  ['a later check finds the mirrors good', 'in-use', () => check(other, machine.plantNumber)],
  ['a check fails the park brake', 'do-not-use', () => found({ defectParkBrake: 'something wrong' })],
  ['it gets another plant number', 'do-not-use', () => renumbered('NEW-0417')],
  ['the number is written otherwise', 'do-not-use', () => renumbered('new 0417')],
  ['a repair is recorded', 'do-not-use', () => act('repair', REPAIR).expect(200)],
  ['it is released', 'use-with-care', () => act('release').expect(204)],
  ['it is off hire and collected', 'use-with-care', collected],
  ['the next check fails it again', 'do-not-use', () => found({ defectParkBrake: 'something wrong' })],
  [
    'a required certificate is over',
    'do-not-use',
    async () => (at.certificate = await papers.added(machine, { dueOn: papers.inDays(-1) })),
  ],
  [
    'the office finds no fault, and the paper is over',
    'do-not-use',
    () => act('no-fault', REASON).expect(204),
  ],
  [
    'the paper is required no more',
    'use-with-care',
    () => changed({ isRequired: false, dueOn: papers.inDays(3) }),
  ],
  ['it is good for long', 'in-use', () => changed({ dueOn: papers.inDays(60) })],
  ['it ends with the day', 'do-not-use', () => housekeptIn(61)],
  [
    'it is removed',
    'in-use',
    () => supervisor.request('delete', `/api/certificates/${at.certificate}`).expect(204),
  ],
];

it.each(ACTS)('is the same to page, list, overview, board, set and phone once %s: %s', async (_, is, act) => {
  await act();
  await api.drainJobs();
  const told = await asked();
  expect(told).toEqual(Object.fromEntries(Object.keys(told).map((where) => [where, is])));
});

it('is the same after many have changed it at the same moment', async () => {
  const { plantNumber } = machine;
  const sheet = async (by: TestDriver, answers: object) => {
    const body = await aCheckSheet(company, { plantNumber, selectedVehicle: 'roller', ...answers });
    await by.request('post', '/api/one-step-completion/check-sheet').send(body).expect(200);
  };
  const report = (by: Pick<TestDriver, 'request'>, body: object) =>
    by
      .request('post', '/api/defect-reports')
      .send({ code: plantNumber, ...body })
      .expect(201);
  await Promise.all([
    sheet(driver, { defectParkBrake: 'something wrong', checkDate: papers.inDays(0) }),
    sheet(driver, { defectMirrors: false, checkDate: papers.inDays(0) }),
    report(api, { text: 'Door latch broken.' }),
    report(driver, { item: 'defectMirrors', text: 'Cracked.' }),
    papers.added(machine, { dueOn: papers.inDays(-1) }),
    papers.added(machine, { kind: 'insurance', isRequired: false, dueOn: papers.inDays(3) }),
  ]);
  const told = await asked();
  expect(new Set(Object.values(told))).toEqual(new Set(['do-not-use']));
  const [listed] = await read(supervisor, `/api/machine-states?search=${plantNumber}`);
  expect(listed).toMatchObject({ dueCertificates: 2 });
  const { defects } = await read(driver, `/api/machines/plant/${plantNumber}`);
  expect(listed.openDefects).toBe(defects.length);
});

it('counts on the board without the papers of machines that are archived, whose pages say it still', async () => {
  const { id, plantNumber } = await papers.aMachine();
  await papers.added({ id, plantNumber }, { dueOn: papers.inDays(-1) });
  const stopped = async () => (await read(supervisor, '/api/defects/summary')).doNotUse;
  const before = await stopped();
  await admin.request('delete', `/api/machines/${id}/archive`).expect(204);
  expect(await stopped()).toBe(before - 1);
  expect((await read(driver, `/api/machines/plant/${plantNumber}`)).status).toBe('do-not-use');
});

it('follows a machine that gets another number while others wait to change it', async () => {
  const { id, plantNumber } = await papers.aMachine();
  await check(driver, plantNumber, { defectParkBrake: 'something wrong' });
  const pageOf = (number: string) => read(driver, `/api/machines/plant/${number}`);
  const [{ id: defect }] = (await pageOf(plantNumber)).defects;
  const certificate = await papers.added({ id, plantNumber }, { dueOn: papers.inDays(-1) });
  const held = await HeldRows.of(api);
  const waiting = async () =>
    (await api.rows(`select 1 from pg_locks where locktype = 'advisory' and not granted`)).length;
  const body = { plantNumber: `N${plantNumber}`, machineNumber: 'Bomag 120', vehicleType: 'roller' };
  const began = (asking: Test, status: number) => asking.expect(status).then(() => undefined);

  await held.hold('machines.id', id, 'before');
  const all = [began(admin.request('put', `/api/machines/${id}`).send(body), 200)];
  await becomes(async () => (await waiting()) === 1);
  all.push(began(admin.request('post', `/api/defects/${defect}/no-fault`).send(REASON), 204));
  all.push(began(supervisor.request('delete', `/api/certificates/${certificate}`), 204));
  await becomes(async () => (await waiting()) === 3);
  await held.letGo();
  await Promise.all(all);
  await held.end();
  expect(await pageOf(body.plantNumber)).toMatchObject({ status: 'in-use', defects: [], certificates: [] });
});
