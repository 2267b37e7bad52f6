import { HousekeepingDue } from '@groundsheet/contracts';
import { EventRecorder, Transaction } from '@groundsheet/platform';
import {
  aCompany,
  aDriver,
  ask,
  aTimesheet,
  Signer,
  suiteApi,
  type TestDriver,
  drawsPdfs,
} from '@groundsheet/testing';
import { DriverForm, PdfsDrawnAnew, SIGNATURES } from '@groundsheet/forms';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';

const NOT_OURS = { found: 'not-ours', madeAt: null, replacedAt: null, replacedBy: null, isSigned: null };
const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

const api = await suiteApi();
await drawsPdfs(api);
const company = await aCompany(api.em);
let network = 0;

const hashOf = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex');

/** As a stranger asks, each from a network of their own. */
async function verify(reference: string, sha256: string) {
  const from = `203.0.113.${(network += 1)}`;
  const asked = api.request('post', '/api/verify').set('X-Forwarded-For', from);
  return (await asked.send({ reference, sha256 }).expect(200)).body as object;
}

async function aSentForm(driver: TestDriver, changes: Record<string, unknown> = {}) {
  const form = await aTimesheet(company, changes);
  const sent = await driver.request('post', '/api/timesheets/one-step-completion').send(form).expect(200);
  await api.drainJobs();
  const id = form.timesheetData.id;
  return { id, reference: sent.body.reference as string, pdf: await pdfOf(driver, id) };
}

const pdfOf = async (driver: TestDriver, id: string) =>
  (await driver.request('get', `/api/forms/${id}/pdf`).expect(200)).body as Buffer;

async function keepHouse(): Promise<void> {
  await RequestContext.create(api.app.get(MikroORM).em, () =>
    api.app.get(Transaction).run(() => api.app.get(EventRecorder).record(new HousekeepingDue({}))),
  );
  await api.drainJobs();
}

it('tells anybody that a PDF is the one we hold, by its reference however it is typed, and not a word more', async () => {
  const { reference, pdf } = await aSentForm(await aDriver(api));
  const same = { ...NOT_OURS, found: 'same', madeAt: MOMENT, isSigned: true };
  expect(await verify(reference, hashOf(pdf))).toEqual(same);
  expect(await verify(reference.replace('-', ' ').toLowerCase(), hashOf(pdf).toUpperCase())).toEqual(same);
});

it('does not take a PDF for ours that differs by one byte, or is of another form', async () => {
  const [one, other] = [await aSentForm(await aDriver(api)), await aSentForm(await aDriver(api))];
  for (const at of [0, 1000, one.pdf.length - 1]) {
    const changed = Buffer.from(one.pdf);
    changed[at]! ^= 1;
    expect(await verify(one.reference, hashOf(changed))).toEqual(NOT_OURS);
  }
  expect(await verify(one.reference, hashOf(other.pdf))).toEqual(NOT_OURS);
});

it('answers an unknown reference, and what is none, as a file that is not ours', async () => {
  const { reference, pdf } = await aSentForm(await aDriver(api));
  for (const asked of ['TS-00000000', reference.replace('TS', 'CS'), 'nothing', '%', "' or 1=1 --"])
    expect(await verify(asked, hashOf(pdf))).toEqual(NOT_OURS);
  expect(await verify(reference, 'none')).toEqual(NOT_OURS);
});

it('tells the PDF of a form that was corrected from the one of its correction', async () => {
  const driver = await aDriver(api);
  const first = await aSentForm(driver);
  const { body: draft } = await driver.request('post', `/api/forms/${first.id}/correct`).expect(201);
  const correction = await aSentForm(driver, { id: draft.id });
  expect(await verify(first.reference, hashOf(first.pdf))).toEqual({
    ...{ found: 'earlier', madeAt: MOMENT, replacedAt: MOMENT, replacedBy: 'correction', isSigned: true },
  });
  expect(await verify(correction.reference, hashOf(correction.pdf))).toMatchObject({ found: 'same' });
});

it('tells the PDF from before the client had signed from the one that took its place', async () => {
  const driver = await aDriver(api);
  const { id, reference, pdf } = await aSentForm(driver, { clientSignature: null });
  const unsigned = { ...NOT_OURS, found: 'same', madeAt: MOMENT, isSigned: false };
  expect(await verify(reference, hashOf(pdf))).toEqual(unsigned);
  await RequestContext.create(api.app.get(MikroORM).em, async () => {
    const form = await api.app.get(MikroORM).em.findOneOrFail(DriverForm, id, { populate: SIGNATURES });
    await api.app.get(PdfsDrawnAnew, { strict: false }).draw(form);
  });
  const anew = await pdfOf(driver, id);
  expect(await verify(reference, hashOf(pdf))).toEqual({
    ...{ found: 'earlier', madeAt: MOMENT, replacedAt: MOMENT, replacedBy: 'signature', isSigned: false },
  });
  expect(await verify(reference, hashOf(anew))).toMatchObject({ found: 'same', replacedAt: null });
});

it('says that a form has been signed since, as soon as it is, while the PDF with that signature is still to be drawn', async () => {
  const driver = await aDriver(api);
  const { id, reference, pdf } = await aSentForm(driver, { clientSignature: null });
  const signer = new Signer(api, (await ask(driver, id).expect(201)).body);
  expect(await verify(reference, hashOf(pdf))).toMatchObject({ found: 'same', isSigned: false });
  await signer.signs();
  const signed = { found: 'earlier', madeAt: MOMENT, replacedBy: 'signature', isSigned: false };
  expect(await verify(reference, hashOf(pdf))).toEqual({ ...signed, replacedAt: null });
  await api.drainJobs();
  expect(await verify(reference, hashOf(pdf))).toEqual({ ...signed, replacedAt: MOMENT });
  expect(await verify(reference, hashOf(await pdfOf(driver, id)))).toMatchObject({
    ...{ found: 'same', replacedAt: null, isSigned: true },
  });
});

it('refuses a network after 120 in an hour, whatever it asks', async () => {
  const ask = () =>
    api
      .request('post', '/api/verify')
      .set('X-Forwarded-For', '198.51.100.7')
      .send({ reference: 'TS-00000000', sha256: '0'.repeat(64) });
  for (let asked = 0; asked < 120; asked += 1) await ask().expect(200);
  const { body, headers } = await ask().expect(429);
  expect(body.code).toBe('request.too-many');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

it.each([
  ['no reference', { sha256: '0'.repeat(64) }],
  ['a reference of a thousand letters', { reference: 'T'.repeat(1000), sha256: '0'.repeat(64) }],
  ['an empty hash', { reference: 'TS-00000000', sha256: '' }],
  ['a hash that is too long', { reference: 'TS-00000000', sha256: '0'.repeat(65) }],
  ['the file itself', { reference: 'TS-00000000', sha256: '0', pdf: '%PDF' }],
])('refuses %s', async (_, body) => {
  await api.request('post', '/api/verify').set('X-Forwarded-For', '192.0.2.9').send(body).expect(422);
});

it('forgets a PDF with its form', async () => {
  const { id, reference, pdf } = await aSentForm(await aDriver(api));
  await api.rows(`update forms set submitted_at = now() - interval '7 years' where id = ?`, [id]);
  await keepHouse();
  expect(await verify(reference, hashOf(pdf))).toEqual(NOT_OURS);
  expect(await api.rows('select 1 from made_pdfs where form_id = ?', [id])).toEqual([]);
});
