import { Clock } from '@groundsheet/platform';
import {
  aDriver,
  aPhoto,
  MachinePapers,
  suiteApi,
  type RegisteredMachine,
  type TestDriver,
} from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import PDFDocument from 'pdfkit';
import { v7 as uuidv7 } from 'uuid';
import { EraseOldCertificatesWhenHousekeepingDue } from './subscribers/erase-old-certificates-when-housekeeping-due.js';

const DAY_MS = 86_400_000;

const api = await suiteApi();
const driver = await aDriver(api);
const supervisor = await aDriver(api, { role: 'supervisor', fullName: 'Siân O’Neill' });
const admin = await aDriver(api, { role: 'admin', fullName: 'Bev Haigh' });
const papers = new MachinePapers(api.app.get(Clock).today(), supervisor, admin);
const other = await aDriver(api, { role: 'supervisor' });
const guest = { request: api.request };

const page = async ({ plantNumber }: RegisteredMachine, by: TestDriver = driver) =>
  (await by.request('get', `/api/machines/plant/${plantNumber}`).expect(200)).body;
const publicState = async ({ plantNumber }: RegisteredMachine, code = `GS-${plantNumber}`) =>
  (await guest.request('get', `/api/machine-status/${code}`).expect(200)).body;

async function aReport(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4' });
  pdf.text('Report of Thorough Examination').moveDown();
  pdf.text('Date of thorough examination: 20/10/2026').moveDown();
  pdf.text('Next examination due by: 20/04/2027').end();
  return Buffer.concat(await pdf.toArray());
}

async function housekeep(daysLater = 0): Promise<void> {
  api.app.get(Clock).now = () => new Date(Date.now() + daysLater * DAY_MS);
  const work = () => api.app.get(EraseOldCertificatesWhenHousekeepingDue, { strict: false }).handle();
  await RequestContext.create(api.app.get(MikroORM).em, work);
  api.app.get(Clock).now = () => new Date();
}

it('reads a report and proposes what it says to the person who brought it, and enters nothing by itself', async () => {
  const machine = await papers.aMachine();
  const fileId = await papers.bring(await aReport());
  const found = (by: TestDriver) => by.request('get', `/api/certificates/files/${fileId}`);
  expect((await found(supervisor).expect(200)).body).toMatchObject({ isRead: false, kind: null });
  await api.drainJobs();
  expect((await found(supervisor).expect(200)).body).toEqual({
    ...{ isRead: true, kind: 'examination-6', examinedOn: '2026-10-20', dueOn: '2027-04-20' },
  });
  await found(other).expect(404);
  expect((await page(machine)).certificates).toEqual([]);
}, 60_000);

it('opens the evidence of the last inspection from the code, and no other file', async () => {
  const machine = await papers.aMachine();
  const shown = await papers.added(machine, { fileId: await papers.bring(await aReport()) });
  const kept = await papers.added(machine, {
    ...{
      kind: 'insurance',
      isRequired: false,
      opensFromCode: false,
      fileId: await papers.bring(await aPhoto()),
    },
  });
  const { certificates } = await publicState(machine);
  const urlOf = (id: string) => certificates.find((each: { id: string }) => each.id === id).fileUrl;
  expect(urlOf(kept)).toBeNull();
  const { headers } = await guest.request('get', urlOf(shown)).expect(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-security-policy']).toContain('sandbox');
  await guest.request('get', urlOf(shown).replace(shown, kept)).expect(404);
  const elsewhere = await papers.aMachine();
  await guest.request('get', urlOf(shown).replace(machine.plantNumber, elsewhere.plantNumber)).expect(404);
  // The number on the plate is no code.
  const byNumber = await publicState(machine, machine.plantNumber);
  expect(byNumber.certificates.map(({ fileUrl }: { fileUrl: string | null }) => fileUrl)).toEqual([
    null,
    null,
  ]);
  await guest.request('get', `/api/machine-status/${machine.plantNumber}/certificates/${shown}`).expect(404);

  const ofOffice = (await page(machine, supervisor)).certificates.find(
    ({ id }: { id: string }) => id === kept,
  );
  expect((await supervisor.request('get', ofOffice.fileUrl).expect(200)).headers['content-type']).toBe(
    'image/jpeg',
  );
  for (const by of [driver, guest])
    await by.request('get', ofOffice.fileUrl).expect(by === guest ? 401 : 403);

  await papers.add(machine, { replaces: shown }).expect(201);
  await guest.request('get', urlOf(shown)).expect(404);
  await admin.request('delete', `/api/machines/${machine.id}/archive`).expect(204);
  await guest.request('get', `/api/machine-status/GS-${machine.plantNumber}`).expect(404);
}, 60_000);

it('takes a file once, from the person who brought it, and lets go of it with its certificate', async () => {
  const machine = await papers.aMachine();
  const fileId = await papers.bring(await aPhoto());
  const refused = async (change: object, by: TestDriver = supervisor) => {
    const { body } = await papers.add(machine, change, by).expect(422);
    return body.details.map(({ code, path }: { code: string; path: string }) => `${path} ${code}`);
  };
  expect(await refused({ fileId }, other)).toEqual(['fileId certificate.file-unknown']);
  const id = await papers.added(machine, { fileId });
  expect(await refused({ fileId })).toEqual(['fileId certificate.file-unknown']);
  expect(await refused({ fileId: uuidv7() })).toEqual(['fileId certificate.file-unknown']);
  const second = await papers.bring(await aPhoto());
  await supervisor
    .request('put', `/api/certificates/${id}`)
    .send({ ...papers.examination, fileId: second })
    .expect(200);
  const held = () => api.rows('select id from uploads where held_by in (?, ?)', [fileId, second]);
  expect((await held()).map((row) => row['id'])).toEqual([second]);
  await supervisor.request('delete', `/api/certificates/${id}`).expect(204);
  expect(await held()).toEqual([]);
  await supervisor.request('delete', `/api/certificates/${id}`).expect(404);
  expect(await api.rows('select 1 from certificate_files where id in (?, ?)', [fileId, second])).toEqual([]);
  const log = await api.rows(`select what from audit_events where about_id = ? order by id`, [machine.id]);
  expect(log.map((row) => row['what'])).toEqual([
    ...['machine.added', 'machine.certificate-added'],
    ...['machine.certificate-changed', 'machine.certificate-removed'],
  ]);
});

it('forgets a file that nobody has made a certificate of, after a day', async () => {
  const unused = await papers.bring(await aPhoto());
  const machine = await papers.aMachine();
  const used = await papers.bring(await aPhoto());
  await papers.added(machine, { fileId: used });
  await housekeep(0.9);
  const kept = async () =>
    (await api.rows('select id from certificate_files where id in (?, ?)', [unused, used])).length;
  expect(await kept()).toBe(2);
  await housekeep(1.1);
  expect(await kept()).toBe(1);
  expect(await api.rows('select 1 from uploads where held_by = ?', [unused])).toEqual([]);
});
