import { HousekeepingDue } from '@groundsheet/contracts';
import { EventRecorder, Transaction } from '@groundsheet/platform';
import {
  aCheckSheet,
  aCompany,
  aDriver,
  aSignature,
  expectTidyPages,
  mailsTo,
  makeJobsDue,
  readPdf,
  suiteApi,
  type TestDriver,
} from '@groundsheet/testing';
import { createHash } from 'node:crypto';

const api = await suiteApi({ GUEST_FORMS_PER_HOUR: '100' });
const company = await aCompany(api.em, { contactEmail: 'hire@northgate-civils.co.uk' });
const driver = await aDriver(api);
const other = await aDriver(api, { fullName: 'Dave Hill' });
const supervisor = await aDriver(api, { role: 'supervisor', fullName: 'Siân O’Neill' });
const admin = await aDriver(api, { role: 'admin', fullName: 'Bev Haigh' });

const CHROME =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const REPAIR = { fitter: 'Gary Platt', firm: 'Platt Hydraulics', work: 'New park brake cable.', hours: 1.5 };

async function check(by: TestDriver, plantNumber: string, change: object = {}): Promise<void> {
  const sheet = await aCheckSheet(company, { plantNumber, selectedVehicle: 'roller', ...change });
  await by.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
  await api.drainJobs();
}

/** A machine that its park brake stops. */
async function aStopped() {
  const plantNumber = `R${Math.random().toString(36).slice(2, 8)}`.toUpperCase();
  const machine = { plantNumber, machineNumber: 'Bomag', vehicleType: 'roller' };
  await admin.request('post', '/api/machines').send(machine).expect(201);
  await check(driver, plantNumber, { defectParkBrake: 'something wrong' });
  const { body } = await driver.request('get', `/api/machines/plant/${plantNumber}`).expect(200);
  return { plantNumber, id: body.defects[0].id as string };
}
type Stopped = Awaited<ReturnType<typeof aStopped>>;

async function sign({ id }: Stopped, change: object = {}): Promise<void> {
  const made = await supervisor.request('post', `/api/defects/${id}/repair-link`).expect(201);
  const url = new URL(made.body.url);
  const link = { id: url.pathname.split('/').at(-1), key: url.hash.slice(1), defectId: id };
  const body = { ...link, ...REPAIR, fitterSignature: await aSignature(), ...change };
  const sending = api.request('post', '/api/repair-links/repairs').set('User-Agent', CHROME).send(body);
  await sending.expect(204);
  await api.drainJobs();
}

async function record({ id }: Stopped, change: object = {}): Promise<void> {
  await supervisor
    .request('post', `/api/defects/${id}/repair`)
    .send({ ...REPAIR, ...change })
    .expect(204);
  await api.drainJobs();
}

const eventsOf = async ({ id }: Stopped, by = supervisor) =>
  (await by.request('get', `/api/defects/${id}`).expect(200)).body.events;
const recordOf = async (stopped: Stopped) => (await eventsOf(stopped)).at(-1).record;
const download = async (url: string): Promise<Buffer> =>
  (await supervisor.request('get', url).buffer().expect(200)).body;
const verify = async (reference: string, pdf: Buffer) => {
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  return (await api.request('post', '/api/verify').send({ reference, sha256 })).body.found;
};

it('puts what a fitter has signed on paper, with its signature record, which can be checked', async () => {
  const stopped = await aStopped();
  await sign(stopped);
  const { reference, pdfUrl } = await recordOf(stopped);
  expect(reference).toMatch(/^RR-[0-9A-Z]{8}$/);
  const pdf = await download(pdfUrl);
  const { pages, text } = await readPdf(pdf);
  expect(pages).toHaveLength(2);
  expectTidyPages(pages);
  for (const words of [
    ...['Repair record', reference, stopped.plantNumber, 'Park brake', 'Gary Platt', 'Platt Hydraulics'],
    ...['New park brake cable.', '1.5', 'I have repaired D-', 'has released it'],
    ...['Signature record', 'Fitter: Gary Platt', 'on their own phone, by a link', 'Chrome on Android'],
    `/verify/${reference}`,
  ])
    expect(text).toContain(words);
  expect(await verify(reference, pdf)).toBe('same');
  expect(await verify(reference, Buffer.from('another'))).toBe('not-ours');
});

it('draws a repair once, however often its event arrives', async () => {
  const stopped = await aStopped();
  await sign(stopped);
  await sign(stopped);
  const events = await eventsOf(stopped);
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['reported', 'repaired']);
  const { reference } = events[1].record;
  expect(await api.rows('select 1 from made_pdfs where reference = ?', [reference])).toHaveLength(1);
});

it('signs another hash for other words', async () => {
  const hashes = new Set<string>();
  for (const work of ['New cable.', 'New cable, adjusted.']) {
    const stopped = await aStopped();
    await sign(stopped, { work });
    const { reference } = await recordOf(stopped);
    const [row] = await api.rows('select made from repair_records where reference = ?', [reference]);
    const { way, device, shownSha256 } = row!['made'] as Record<string, string>;
    expect([way, device]).toEqual(['own-phone-link', 'Chrome on Android']);
    hashes.add(shownSha256!);
  }
  expect(hashes.size).toBe(2);
});

it('shows paper and list to supervisors and admins alone, and finds it by its reference', async () => {
  const stopped = await aStopped();
  await sign(stopped);
  const { reference, pdfUrl } = await recordOf(stopped);
  expect((await eventsOf(stopped, driver)).at(-1)).toMatchObject({ record: null, signature: null });
  const list = `/api/machines/plant/${stopped.plantNumber.toLowerCase()}/repairs`;
  for (const path of [pdfUrl, list]) {
    await api.request('get', path).expect(401);
    await driver.request('get', path).expect(403);
    await admin.request('get', path).expect(200);
  }
  expect((await supervisor.request('get', list)).body).toEqual([
    {
      ...{
        reference,
        pdfUrl,
        defectId: stopped.id,
        number: expect.stringMatching(/^D-/),
        item: 'Park brake',
      },
      ...{ fitter: 'Gary Platt', firm: 'Platt Hydraulics', on: expect.stringMatching(/^\d{4}-/) },
    },
  ]);
  const find = (by: TestDriver) => by.request('get', '/api/references').query({ reference });
  expect((await find(supervisor).expect(200)).body).toEqual({
    ...{ id: stopped.id, kind: 'defect', reference, isDraft: false },
  });
  await find(driver).expect(404);
});

it('says who of the office has recorded a repair, and takes the place of one that was recorded wrongly', async () => {
  const stopped = await aStopped();
  await record(stopped, { work: 'New cabel.' });
  const first = await recordOf(stopped);
  const wrong = await download(first.pdfUrl);
  expect(await verify(first.reference, wrong)).toBe('same');
  const read = await readPdf(wrong);
  expect(read.pages).toHaveLength(1);
  expect(read.text).toContain('Recorded by Siân O’Neill');
  expect(read.text).toContain('recorded by the office, not signed');
  await record(stopped, { work: 'New cable.' });
  const second = await recordOf(stopped);
  const { text } = await readPdf(await download(second.pdfUrl));
  expect(text).toContain(`takes the place of ${first.reference}`);
  expect(await verify(first.reference, wrong)).toBe('earlier');
});

it('calls a record that was drawn late an earlier version, too', async () => {
  const stopped = await aStopped();
  for (const work of ['New cabel.', 'New cable.'])
    await supervisor
      .request('post', `/api/defects/${stopped.id}/repair`)
      .send({ ...REPAIR, work })
      .expect(204);
  await api.drainJobs();
  const [, first, second] = await eventsOf(stopped);
  const verified = async ({ record: { reference, pdfUrl } }: typeof first) =>
    verify(reference, await download(pdfUrl));
  expect([await verified(first), await verified(second)]).toEqual(['earlier', 'same']);
});

it('takes no place of a repair that a check has failed since', async () => {
  const stopped = await aStopped();
  await record(stopped);
  const first = await recordOf(stopped);
  await api.rows(`update defects set repaired_at = '2026-11-20T12:00:00Z' where id = ?`, [stopped.id]);
  await check(other, stopped.plantNumber, { defectParkBrake: 'something wrong' });
  await record(stopped);
  const { text } = await readPdf(await download((await recordOf(stopped)).pdfUrl));
  expect(text).not.toContain('takes the place');
  expect(await verify(first.reference, await download(first.pdfUrl))).toBe('same');
});

it('mails the record with the news of how the defect ended, and waits until it is drawn', async () => {
  const stopped = await aStopped();
  await sign(stopped);
  const { reference, pdfUrl } = await recordOf(stopped);
  await supervisor.request('post', `/api/defects/${stopped.id}/release`).expect(204);
  await api.rows(`update defects set released_at = '2026-11-20T12:00:00Z' where id = ?`, [stopped.id]);
  const [row] = await api.rows('select pdf_key from repair_records where reference = ?', [reference]);
  const draw = (key: unknown) =>
    api.rows('update repair_records set pdf_key = ? where reference = ?', [key, reference]);
  await draw(null);
  await supervisor.request('get', pdfUrl).expect(503);
  await check(other, stopped.plantNumber);
  const cleared = async () =>
    (await mailsTo(api, 'hire@northgate-civils.co.uk')).find(
      (mail) => mail.row['defect_id'] === stopped.id && String(mail.row['subject']).startsWith('Repaired'),
    )!;
  expect(await cleared()).toMatchObject({ row: { state: 'queued', attempts: 1 } });
  await draw(row!['pdf_key']);
  await makeJobsDue(api);
  await api.drainJobs();
  const { mail, row: sent } = await cleared();
  expect(mail!.text).toContain(reference);
  const names = mail!.attachments.map(({ filename }) => filename);
  expect(names).toContain(`repair-record-${reference}.pdf`);
  const read = await admin.request('get', `/api/mails/${String(sent['id'])}`).expect(200);
  expect(read.body.attachment).toBe(`repair-record-${reference}.pdf`);
  const attached = await admin.request('get', `/api/mails/${String(sent['id'])}/attachment`).buffer();
  expect(await verify(reference, attached.body)).toBe('same');
});

it('leaves a repair from before in the history, with its signature and without a paper', async () => {
  const stopped = await aStopped();
  await sign(stopped);
  const { reference, pdfUrl } = await recordOf(stopped);
  await api.rows(
    'update repair_records set reference = null, made = null, pdf_key = null where reference = ?',
    [reference],
  );
  expect((await eventsOf(stopped)).at(-1)).toMatchObject({
    record: null,
    signature: expect.stringMatching(/^data:image\/png/),
  });
  await supervisor.request('get', pdfUrl).expect(404);
  const list = `/api/machines/plant/${stopped.plantNumber}/repairs`;
  expect((await supervisor.request('get', list).expect(200)).body).toEqual([]);
});

it('goes with its defect when that need not be kept any longer', async () => {
  const stopped = await aStopped();
  await sign(stopped);
  const { reference, pdfUrl } = await recordOf(stopped);
  await api.rows(`update defects set closed_at = '2015-01-01T00:00:00Z', state = 'confirmed' where id = ?`, [
    stopped.id,
  ]);
  await api.app.get(Transaction).run(() => api.app.get(EventRecorder).record(new HousekeepingDue({})));
  await api.drainJobs();
  await supervisor.request('get', pdfUrl).expect(404);
  expect(await api.rows('select 1 from repair_records where reference = ?', [reference])).toEqual([]);
  expect(await api.rows('select 1 from made_pdfs where reference = ?', [reference])).toEqual([]);
});
