import { HousekeepingDue } from '@groundsheet/contracts';
import { DriverForm, formSha256, SIGNATURES } from '@groundsheet/forms';
import { EventRecorder, Transaction } from '@groundsheet/platform';
import {
  aJpegOfScans,
  aPhoto,
  aVastPng,
  aWorkshop,
  expectTidyPages,
  mailsTo,
  readPdf,
  REPAIR,
  suiteApi,
  UploadingPhone,
  type StoppedMachine,
  drawsPdfs,
} from '@groundsheet/testing';
import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

const api = await suiteApi();
await drawsPdfs(api);
const { driver, supervisor, admin, aStopped, linkOf, bring, record, eventsOf, recordOf, download, verify } =
  await aWorkshop(api);

const sha256 = (file: Buffer) => createHash('sha256').update(file).digest('hex');
const details = ({ body }: { body: { details: { path: string; code: string }[] } }) =>
  body.details.map(({ path, code }) => `${path}: ${code}`);
const heldBy = async (id: string) =>
  Number((await api.row('select count(*) as n from uploads where held_by = ?', [id]))['n']);

async function twoPhotos() {
  const phone = new UploadingPhone(api);
  const files = [await aPhoto(), await aPhoto({ width: 320, height: 480 })];
  const photos = [await phone.upload(files[0]), await phone.upload(files[1])];
  return { phone, photos, hashes: files.map(sha256) };
}

/** A repair that a fitter has signed, with two photos. */
async function aPhotographed(stopped?: StoppedMachine) {
  const machine = stopped ?? (await aStopped());
  const link = await linkOf(machine);
  const taken = await twoPhotos();
  const { status, body } = await bring(link, { photos: taken.photos }, taken.phone);
  expect([status, body.receipt?.pictures]).toEqual([200, taken.hashes]);
  await api.drainJobs();
  return { ...taken, stopped: machine, link, id: body.id as string, reference: body.reference as string };
}

it('stand on the record, in the history of the defect, on the machine’s page and on paper', async () => {
  const { id, reference, stopped, photos, hashes } = await aPhotographed();
  const photoURLs = photos.map((url) => url.replace('/api/objects/', `/api/repairs/${id}/photos/`));
  const { body } = await admin.request('get', `/api/forms/${id}`).expect(200);
  expect(body).toMatchObject({ photos, photoHashes: hashes, photoURLs });
  expect((await recordOf(stopped)).photoURLs).toEqual(photoURLs);
  const list = await supervisor.request('get', `/api/machines/plant/${stopped.plantNumber}/repairs`);
  expect(list.body[0]).toMatchObject({ id, photos, photoURLs });
  const pdf = await download(id);
  const { pages, text } = await readPdf(pdf);
  expect(pages).toHaveLength(1);
  expectTidyPages(pages);
  expect(text).toContain('Photo 2 of 2');
  expect(await verify(reference, pdf)).toBe('same');
});

it('are read by those who may read the record alone', async () => {
  const { id, photos } = await aPhotographed();
  const path = photos[0]!.replace('/api/objects/', `/api/repairs/${id}/photos/`);
  await supervisor.request('get', path).expect(200).expect('Content-Type', 'image/jpeg');
  await driver.request('get', path).expect(404);
  await api.request('get', path).expect(404);
  await supervisor.request('get', `/api/repairs/${id}/photos/${uuidv7()}`).expect(404);
  await supervisor.request('get', path.replace('repairs', 'check-sheets')).expect(404);
});

it('are part of what is signed', async () => {
  const { id, hashes } = await aPhotographed();
  const em = api.em.fork();
  const form = await em.findOneOrFail(DriverForm, id, { populate: SIGNATURES });
  expect(form.signedHow.operator!.shownSha256).toBe(formSha256(form));
  Object.assign(form, { photoHashes: [hashes[0], '0'.repeat(64)] });
  expect(form.signedHow.operator!.shownSha256).not.toBe(formSha256(form));
});

it('are shown small in the mail, and can be opened by its link', async () => {
  const { id, photos } = await aPhotographed();
  const [mail] = (await mailsTo(api, supervisor.email)).filter(({ row }) => row['form_id'] === id);
  const { text, html, attachments } = mail!.mail!;
  expect(text).toMatch(/^Photos: 2$/m);
  expect(html).toContain('Photo 2');
  const pictures = attachments.filter(({ mimeType }) => mimeType === 'image/jpeg');
  expect(pictures.map(({ filename }) => filename)).toEqual(['photo-1.jpg', 'photo-2.jpg']);
  const { search } = new URL(/https?:\S+completed-form\S+/.exec(text!)![0]);
  const path = photos[0]!.replace('/api/objects/', `/api/repairs/${id}/photos/`);
  await api.request('get', `${path}${search}`).expect(200);
});

it.each([
  ['that are not there', [`/api/objects/${uuidv7()}`], 'photos.0: upload.unknown'],
  ['from elsewhere', ['https://evil.example/a.jpg'], 'photos.0: upload.unknown'],
  ['of which there are six', ['a', 'b', 'c', 'd', 'e', 'f'], 'photos: repair.too-many-photos'],
  ['of which there is no end', Array.from({ length: 21 }, () => 'a'), 'photos: request.invalid-value'],
  ['that are no list', 'a', 'photos: request.invalid-value'],
  ['with an address that has no end', ['a'.repeat(101)], 'photos: request.invalid-value'],
])('are refused %s, from a fitter and from the office', async (_, photos, fault) => {
  const stopped = await aStopped();
  const refused = await bring(await linkOf(stopped), { photos });
  expect([refused.status, details(refused)]).toEqual([422, [fault]]);
  const path = `/api/defects/${stopped.id}/repair`;
  const ofOffice = await supervisor
    .request('post', path)
    .send({ ...REPAIR, photos })
    .expect(422);
  expect(details(ofOffice)).toEqual([fault]);
  expect(await eventsOf(stopped)).toHaveLength(1);
});

it('are refused twice, from another phone and from another record, and are free again after a refusal', async () => {
  const { photos } = await aPhotographed();
  const { phone, photos: others } = await twoPhotos();
  const stopped = await aStopped();
  const link = await linkOf(stopped);
  const faults = async (given: string[], by = phone) => details(await bring(link, { photos: given }, by));
  expect(await faults([others[0]!, others[0]!])).toEqual(['photos.1: upload.repeated']);
  expect(await faults(photos)).toEqual(['photos.0: upload.unknown', 'photos.1: upload.unknown']);
  const thief = new UploadingPhone(api);
  await thief.ask();
  expect(await faults(others, thief)).toEqual(['photos.0: upload.unknown', 'photos.1: upload.unknown']);
  expect((await bring(link, { photos: others }, phone)).status).toBe(200);
  const again = await bring(await linkOf(await aStopped()), { photos: others }, phone);
  expect(details(again)).toEqual(['photos.0: upload.attached', 'photos.1: upload.attached']);
});

it('are bounded before any record has them: bytes, pixels, scans and what they are', async () => {
  const phone = new UploadingPhone(api);
  const brought = async (file: Buffer) => {
    const { body } = await phone.ask();
    const answer = await phone.put((body as { uploadURL: string }).uploadURL, file);
    return `${answer.status} ${(answer.body as { code: string }).code}`;
  };
  expect(await brought(Buffer.alloc(10_485_761))).toBe('413 upload.too-large');
  expect(await brought(Buffer.from('GIF89a, no photo of anybody’s'))).toBe('415 photo.wrong-type');
  expect(await brought(aVastPng({ width: 9_000, height: 9_000 }))).toBe('422 photo.too-many-dots');
  expect(await brought(aJpegOfScans(1, { width: 4_000, height: 4_000 }))).toBe('422 photo.too-many-dots');
  expect(await brought((await aPhoto()).subarray(0, 200))).toBe('422 photo.damaged');
  // Of few dots and hundreds of scans: read within the time that is allowed, or refused.
  const scans = await brought(aJpegOfScans(800, { width: 4_000, height: 3_000 }));
  expect(['200 undefined', '422 photo.too-costly']).toContain(scans);
});

it('need not be there: a repair without any says so by null as well', async () => {
  expect((await record(await aStopped(), { photos: null })).reference).toMatch(/^RR-/);
  expect((await bring(await linkOf(await aStopped()), { photos: null })).status).toBe(200);
});

it('are taken once: who brings the repair again is told that it has been recorded', async () => {
  const { link, phone, photos, id } = await aPhotographed();
  const again = await bring(link, { photos }, phone);
  expect([again.status, again.body.code]).toEqual([409, 'defect.repaired-already']);
  expect(await heldBy(id)).toBe(2);
});

it('are carried over into a correction, as far as they are not removed, and the first record keeps its own', async () => {
  const { link, phone, photos, hashes, id, stopped } = await aPhotographed();
  const another = await phone.upload();
  const change = { photos: [photos[1]!, another], corrects: id };
  const second = await bring(link, change, phone);
  expect([second.status, second.body.receipt.pictures[0]]).toEqual([200, hashes[1]]);
  expect([await heldBy(id), await heldBy(second.body.id)]).toEqual([2, 2]);
  const read = (await admin.request('get', `/api/forms/${second.body.id}`).expect(200)).body;
  expect(read.replaces.changes).toEqual([{ what: 'Photos', now: '2, 1 of them new', was: '2' }]);
  expect(read.photos).not.toContain(photos[1]);
  const path = `/api/defects/${stopped.id}/repair`;
  const ofOffice = { ...REPAIR, photos: [read.photos[0]], corrects: second.body.id };
  const third = await supervisor.request('post', path).send(ofOffice).expect(200);
  expect(third.body.receipt.pictures).toEqual([hashes[1]]);
  await supervisor
    .request('get', `/api/forms/${third.body.id}`)
    .expect(200)
    .then(({ body }) => expect(body.photoHashes).toEqual([hashes[1]]));
});

it('go with their record when its time is over, and those of its correction stay', async () => {
  const { link, phone, photos, id } = await aPhotographed();
  const second = await bring(link, { photos, work: 'New cable.', corrects: id }, phone);
  await api.drainJobs();
  await api.rows(`update forms set submitted_at = '2015-01-01T00:00:00Z' where id = ?`, [id]);
  await api.app.get(Transaction).run(() => api.app.get(EventRecorder).record(new HousekeepingDue({})));
  await api.drainJobs();
  expect([await heldBy(id), await heldBy(second.body.id)]).toEqual([0, 2]);
  const { body } = await admin.request('get', `/api/forms/${second.body.id}`).expect(200);
  await admin.request('get', body.photoURLs[0]).expect(200);
});

describe('what was signed through one link', () => {
  it('is seen and corrected through no other, while the office corrects all', async () => {
    const stopped = await aStopped();
    const [mine, theirs] = [await linkOf(stopped), await linkOf(stopped, admin)];
    const { body: first } = await bring(mine);
    const recordsOf = async ({ id, key }: typeof mine) =>
      (await api.request('post', '/api/repair-links/open').send({ id, key }).expect(200)).body.records.map(
        ({ id: record }: { id: string }) => record,
      );
    expect([await recordsOf(mine), await recordsOf(theirs)]).toEqual([[first.id], []]);
    const refused = await bring(theirs, { work: 'Not mine.', corrects: first.id });
    expect([refused.status, refused.body.code]).toEqual([404, 'defect.unknown-record']);
    // The very same words do not open it either.
    expect((await bring(theirs)).body.code).toBe('defect.repaired-already');
    expect((await bring(theirs, { corrects: uuidv7() })).body).toEqual(refused.body);
    const { body: second } = await bring(mine, { work: 'Mine.', corrects: first.id });
    expect(await recordsOf(mine)).toEqual([second.id]);
    const path = `/api/defects/${stopped.id}/repair`;
    const ofOffice = { ...REPAIR, work: 'By the office.', corrects: second.id };
    const { body: third } = await supervisor.request('post', path).send(ofOffice).expect(200);
    expect([await recordsOf(mine), await recordsOf(theirs)]).toEqual([[], []]);
    expect((await bring(mine, { work: 'Once more.', corrects: third.id })).status).toBe(404);
  });
});
