import { FormLinks } from '@groundsheet/forms';
import { aCheckSheet, aCompany, suiteApi, UploadingPhone, drawsPdfs } from '@groundsheet/testing';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { v7 as uuidv7 } from 'uuid';

/** The fields that only draft saves have; kept and given back all the same. */
const FURTHER = {
  stoppageReason: 'Rain',
  onHireTo: 'Northgate',
  fuelLevel: '3/4',
  hydraulicOilLevel: 'ok',
  engineOilLevel: 'ok',
  coolantLevel: 'low',
  seatBeltCheck: true,
  emergencyStopCheck: false,
  warningLightsCheck: true,
  hornCheck: null,
  operatorSignedName: 'Łukasz Wójcik',
  clientSignedName: 'Jo Kerr',
  submitViaWhatsApp: true,
  submissionWhatsApps: ['+44 7700 900123'],
  orderNumber: 'P-0012',
};

const api = await suiteApi();
await drawsPdfs(api);
const phone = new UploadingPhone(api);
const photo = await phone.upload();
const sent = await aCheckSheet(await aCompany(api.em), {
  ...FURTHER,
  photos: [photo],
  defectMirrors: false,
  defectBrakeFluid: 'top up',
  defectHorn: undefined,
  defectRams: true,
  defectSteering: null,
});
await api
  .request('post', '/api/one-step-completion/check-sheet')
  .set('Cookie', phone.cookie!)
  .send(sent)
  .expect(200);
const key = keyFor(sent.checkSheetData.id);

function keyFor(formId: string): string {
  const sentOn = new Date().toISOString().slice(0, 10);
  return api.app
    .get(FormLinks)
    .keyFor({ formId, recipient: 'hire@northgate-civils.co.uk', linkVersion: 1, sentOn });
}
const path = () => `/api/check-sheets/${sent.checkSheetData.id}`;
const pdfPath = () => `/api/forms/${sent.checkSheetData.id}/pdf`;
const photoPath = () => `${path()}/photos/${photo.slice(photo.lastIndexOf('/') + 1)}`;

it('gives every field but the addresses back to anyone with the key of the link', async () => {
  const { body } = await api.request('get', path()).query({ key }).expect(200);
  const {
    submissionEmails: _,
    submissionWhatsApps: __,
    ...typed
  } = JSON.parse(JSON.stringify(sent.checkSheetData));
  expect(body).toMatchObject({
    ...typed,
    status: 'submitted',
    customerName: 'Northgate Civils Ltd',
    clientSignature: null,
    photos: [photo],
    photoURLs: [photoPath()],
    version: 1,
  });
  expect(body.reference).toMatch(/^CS-/);
  expect(Date.parse(body.submittedAt)).toBeGreaterThan(Date.now() - 60_000);
  expect('defectHorn' in body).toBe(false);
  for (const own of ['answers', 'pdfKey', 'companyEmail', 'linkVersion', 'signatures']) {
    expect(body[own]).toBeUndefined();
  }
});

it('gives the photo to the same reader, as a picture and nothing else', async () => {
  const { body, headers } = await api.request('get', photoPath()).query({ key }).buffer(true).expect(200);
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^inline; filename="?photo-1-CS-\w{8}\.jpg"?$/),
  });
  expect((await sharp(body as Buffer).metadata()).format).toBe('jpeg');
});

it.each([
  ['no key', () => api.request('get', path())],
  ['a key of another form', () => api.request('get', path()).query({ key: keyFor(uuidv7()) })],
  ['an id that does not exist', () => api.request('get', `/api/check-sheets/${uuidv7()}`).query({ key })],
  ['an id that is none', () => api.request('get', '/api/check-sheets/1')],
  ['its PDF without a key', () => api.request('get', pdfPath())],
  ['its photo without a key', () => api.request('get', photoPath())],
  ['a photo that it does not have', () => api.request('get', `${path()}/photos/${uuidv7()}`).query({ key })],
])('is not found with %s', async (_, ask) => {
  const answer = await ask().expect(404);
  expect(answer.body.message).toMatch(/\.$/);
});

it('says that the PDF is being made, then gives it with the photo in it', async () => {
  const early = await api.request('get', pdfPath()).query({ key }).expect(503);
  expect([early.body.code, early.headers['retry-after']]).toEqual(['form.pdf-not-ready', '2']);
  // The app asks so, and waits, before it has the browser save what comes.
  const asked = await api.request('head', pdfPath()).query({ key }).expect(503);
  expect(asked.headers['retry-after']).toBe('2');
  await api.drainJobs();
  await api.request('head', pdfPath()).query({ key }).expect(200);
  const { body, headers } = await api.request('get', pdfPath()).query({ key }).buffer(true).expect(200);
  expect(headers['content-disposition']).toMatch(
    /attachment; filename="check-sheet-2026-11-21-CS-\w{8}\.pdf"/,
  );
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(body as Buffer)), {
    mergePages: true,
  });
  // So much was entered that the signature record has no room below it; the photo comes behind.
  expect(totalPages).toBe(2);
  for (const words of ['2 DEFECTS: DX-0417', 'Mirrors: Fail', 'Brake fluid: top up', 'Photo 1 of 1']) {
    expect(text).toContain(words);
  }
  expect(text.indexOf('Signature record')).toBeLessThan(text.indexOf('Photos'));
});

it('is mailed with the PDF and the link that opens it', async () => {
  await api.drainJobs();
  const folder = join(api.dataDir, 'mail');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.eml'));
  expect(names).toHaveLength(1);
  const mail = await PostalMime.parse(await readFile(join(folder, names[0]!)));
  expect(mail.subject).toBe(
    '2 DEFECTS: DX-0417 daily check, Łukasz Wójcik, Sat 21 Nov 2026 (Northgate Civils Ltd)',
  );
  expect(mail.text).toMatch(/^2 DEFECTS: DX-0417\n- Mirrors\n- Brake fluid: top up\n/);
  expect(mail.text).toContain('\nPlant number: DX-0417\nMachine: Thwaites 9t\n');
  expect(mail.text).toContain('\nNotes: ');
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain('Łukasz Wójcik has sent you this daily check sheet.');
  expect(mail.text).toContain('Check date: Sat 21 Nov 2026');
  expect(mail.text).toContain(`/completed-form/${sent.checkSheetData.id}?key=`);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^check-sheet-2026-11-21-CS-\w{8}\.pdf$/),
  ]);
});

it('closes every link when the version is raised', async () => {
  await api.em.execute('update forms set link_version = 2 where id = ?', [sent.checkSheetData.id]);
  for (const address of [path(), pdfPath(), photoPath()]) {
    await api.request('get', address).query({ key }).expect(404);
  }
});
