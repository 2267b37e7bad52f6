import { Clock } from '@groundsheet/platform';
import {
  aDocument,
  aDriver,
  aPhoto,
  EMPTY_PDF,
  mailsTo,
  suiteApi,
  Vault,
  type TestDriver,
} from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import sharp from 'sharp';
import { Uploads } from '@groundsheet/files';
import { EraseVaultWhenAccountDeleted } from './subscribers/erase-vault-when-account-deleted.js';
import { RemindOwnersWhenHousekeepingDue } from './subscribers/remind-owners-when-housekeeping-due.js';
import { TidyVaultsWhenHousekeepingDue } from './subscribers/tidy-vaults-when-housekeeping-due.js';

const HOUR = 3_600_000;

let driver: TestDriver;
let vault: Vault;
const api = await suiteApi();
beforeEach(async () => (vault = new Vault((driver = await aDriver(api)))));

/** Later than sessions last, so the clock is put back. */
async function housekeep(hoursLater = 0): Promise<void> {
  api.app.get(Clock).now = () => new Date(Date.now() + hoursLater * HOUR);
  for (const job of [TidyVaultsWhenHousekeepingDue, RemindOwnersWhenHousekeepingDue]) {
    await RequestContext.create(api.app.get(MikroORM).em, () => api.app.get(job, { strict: false }).handle());
  }
  api.app.get(Clock).now = () => new Date();
}
const rowsOf = (id: string) => api.rows('select id from documents where id = ?', [id]);

it('reads a card, proposes what it says with the place that says so, and fills nothing in by itself', async () => {
  const { file, facts } = await aDocument('cpcs', 'clean');
  const id = await vault.bring(file);
  expect(await vault.list()).toMatchObject([
    { uploadStatus: 'processing', extractedText: '', proposals: [] },
  ]);
  await api.drainJobs();
  const [document] = await vault.list();
  expect(document).toMatchObject({
    uploadStatus: 'completed',
    note: null,
    expiryDate: null,
    category: 'other',
  });
  expect(document.files).toMatchObject([{ pages: 1, hasThumbnail: true }]);
  expect(await vault.list('?search=tipping%20dumper')).toHaveLength(1);

  const thumbnail = `/api/documents/${id}/files/${document.files[0].id}/thumbnail`;
  const picture = (await driver.request('get', thumbnail).expect(200)).body;
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 480 });

  expect((await vault.list('?state=to-check')).map((each: { id: string }) => each.id)).toEqual([id]);
  expect((await driver.request('get', '/api/documents/counts')).body.toCheck).toBe(1);

  const path = `/api/documents/${id}/proposals`;
  const cutOut = await driver.request('get', `${path}/expiryDate/picture`).expect(200);
  expect(cutOut.headers['content-type']).toBe('image/webp');
  await (await aDriver(api)).request('get', `${path}/expiryDate/picture`).expect(404);

  const proposed = Object.fromEntries(
    document.proposals.map(({ field, value }: { field: string; value: string }) => [field, value]),
  );
  expect(proposed).toMatchObject({ expiryDate: facts.expires, documentNumber: facts.number });
  const say = (body: object) => driver.request('post', path).send(body);
  await say({ field: 'expiryDate', value: 'soon' }).expect(422);
  await say({ field: 'expiryDate', value: proposed.expiryDate }).expect(200);
  await say({ field: 'documentNumber', value: 'X1' }).expect(200);
  const { body } = await say({ field: 'category', value: null }).expect(200);
  expect(body).toMatchObject({ expiryDate: facts.expires, documentNumber: 'X1', category: 'other' });
  expect(body.proposals.map(({ field }: { field: string }) => field)).not.toContain('expiryDate');
  await say({ field: 'expiryDate', value: proposed.expiryDate }).expect(409);
});

it('has the second document of an account wait for its first, and for the first of any other', async () => {
  const pdf = { fileName: 'scan.pdf', mimeType: 'application/pdf' };
  const other = new Vault(await aDriver(api));
  const ids = [await vault.bring(EMPTY_PDF, pdf), await vault.bring(await aPhoto())];
  ids.push(await other.bring(EMPTY_PDF, pdf));
  const jobs = await api.rows(
    `select identifier, job.priority, queue_name as queue from graphile_worker._private_jobs as job
       join graphile_worker._private_tasks as task on task.id = job.task_id
       join graphile_worker._private_job_queues as queue on queue.id = job.job_queue_id
      where payload ->> 'id' = any(?::text[]) order by job.id`,
    [`{${ids.join()}}`],
  );
  const queueOf = (id: string) => `vault ${id.slice(-3)}`;
  expect(jobs).toEqual([
    { identifier: 'ReadDocumentWhenUploaded', priority: 0, queue: queueOf(driver.id) },
    { identifier: 'ReadPhotosWhenUploaded', priority: 1, queue: queueOf(driver.id) },
    { identifier: 'ReadDocumentWhenUploaded', priority: 0, queue: queueOf(other.driver.id) },
  ]);
  await api.drainJobs();
  const states = [...(await vault.list()), ...(await other.list())].map(
    ({ uploadStatus }: { uploadStatus: string }) => uploadStatus,
  );
  expect(states).toEqual(['completed', 'completed', 'completed']);
});

it('reads a document as a whole where a further file comes while it is read', async () => {
  const id = await vault.bring(await aPhoto());
  const uploads = api.app.get(Uploads, { strict: false });
  const { open } = uploads;
  const opening = jest.spyOn(uploads, 'open').mockImplementationOnce(async (...which) => {
    const { uploadURL } = await vault.begin({ partOf: id, side: 'back' });
    await vault.send({ uploadURL }, await aPhoto()).expect(200);
    await vault.complete(id);
    return open.apply(uploads, which);
  });
  await api.drainJobs();
  // The first alone, and then both.
  expect(opening).toHaveBeenCalledTimes(3);
  opening.mockRestore();
  const [document] = await vault.list();
  expect(document.uploadStatus).toBe('completed');
  expect(document.files.map(({ pages }: { pages: number }) => pages)).toEqual([1, 1]);
});

it('ends a document that cannot be read as completed, with a note', async () => {
  await vault.bring(EMPTY_PDF);
  await api.drainJobs();
  const [document] = await vault.list();
  expect(document).toMatchObject({ uploadStatus: 'completed', note: expect.any(String), extractedText: '' });
});

it('settles what was not completed: arrived files are taken, others forgotten', async () => {
  const arrived = await vault.begin();
  await vault.send(arrived, await aPhoto()).expect(200);
  const lost = await vault.begin();
  await housekeep();
  expect(await rowsOf(lost.documentId)).toHaveLength(1);
  await housekeep(3);
  expect(await rowsOf(lost.documentId)).toHaveLength(0);
  const ids = (await vault.list()).map(({ id }: { id: string }) => id);
  expect(ids).toEqual([arrived.documentId]);
});

it('erases a deleted document a day later, with its files', async () => {
  const id = await vault.bring(EMPTY_PDF);
  await driver.request('delete', `/api/documents/${id}`).expect(204);
  await housekeep(23);
  expect(await rowsOf(id)).toHaveLength(1);
  await housekeep(25);
  expect(await rowsOf(id)).toHaveLength(0);
  expect(await api.rows('select id from uploads where held_by = ?', [id])).toEqual([]);
  await driver.request('post', `/api/documents/${id}/restore`).expect(404);
});

it('erases the vault with the account, and lists it and its share packs in the download of own data before', async () => {
  const id = await vault.bring(EMPTY_PDF);
  const pack = { documentIds: [id], title: 'Site office', endsOn: new Date().toISOString().slice(0, 10) };
  const { body: made } = await driver.request('post', '/api/share-packs').send(pack).expect(201);
  const key = new URL(made.link).searchParams.get('key')!;
  await api.request('post', '/api/share-pack-links').send({ packId: made.id, key }).expect(204);
  const { body, text } = await driver.request('get', '/api/drivers/me/data').expect(200);
  expect(body.documents).toMatchObject([{ id, category: 'other' }]);
  const openings = [{ at: expect.any(String), network: expect.any(String) }];
  expect(body.sharePacks).toMatchObject([{ id: made.id, ...pack, state: 'open', openings }]);
  expect(text).not.toContain(key);
  await driver.request('delete', '/api/drivers/me').send({ password: driver.password }).expect(204);
  await api.drainJobs();
  for (const table of ['documents', 'share_packs']) {
    expect(await api.rows(`select id from ${table} where owner_id = ?`, [driver.id])).toEqual([]);
  }
  expect(await api.rows('select id from uploads where held_by = ?', [id])).toEqual([]);
});

it('reminds at 30, 7 and 0 days, once each, and not a driver who wants no reminders', async () => {
  const id = await vault.bring(EMPTY_PDF);
  const today = api.app.get(Clock).today();
  const day = (days: number) => new Date(Date.parse(today) + days * 24 * HOUR).toISOString().slice(0, 10);
  const facts = { category: 'driving_license', expiryDate: day(40) };
  await driver.request('put', `/api/documents/${id}`).send(facts).expect(200);
  const mails: number[] = [];
  for (const days of [0, 9, 10, 11, 32, 33, 34, 40, 41]) {
    await housekeep(days * 24);
    await housekeep(days * 24);
    mails.push((await mailsTo(api, driver.email)).length);
  }
  expect(mails).toEqual([0, 0, 1, 1, 1, 2, 2, 3, 3]);
  const [first] = await mailsTo(api, driver.email);
  expect(first!.mail!.text).toContain('Document: Driving licence, valid until');
  expect(first!.mail!.text).not.toContain('When:');
  expect(first!.mail!.text).toMatch(/Switch these reminders off: \S+tab=account/);

  const preference = '/api/drivers/me/preferences/expiry-reminders';
  await driver.request('put', preference).send({ value: 'off' }).expect(204);
  await driver
    .request('put', `/api/documents/${id}`)
    .send({ ...facts, expiryDate: day(5) })
    .expect(200);
  await housekeep();
  expect(await mailsTo(api, driver.email)).toHaveLength(3);
});

it.each(['read', 'drawn'])(
  'leaves no failed job behind for a document that is erased while it is %s',
  async (work) => {
    const id = await vault.bring(EMPTY_PDF, { fileName: 'cover.pdf', mimeType: 'application/pdf' });
    if (work === 'drawn') {
      await api.drainJobs();
      const endsOn = new Date().toISOString().slice(0, 10);
      const pack = { documentIds: [id], title: 'Site office', endsOn };
      await driver.request('post', '/api/share-packs').send(pack).expect(201);
    }
    const uploads = api.app.get(Uploads, { strict: false });
    const { open } = uploads;
    const opening = jest.spyOn(uploads, 'open').mockImplementationOnce(async (...which) => {
      await api.app.get(EraseVaultWhenAccountDeleted, { strict: false }).handle({ driverId: driver.id });
      return open.apply(uploads, which);
    });
    await api.drainJobs();
    expect(opening).toHaveBeenCalled();
    opening.mockRestore();
    expect(await rowsOf(id)).toEqual([]);
    expect(
      await api.rows('select last_error from graphile_worker.jobs where last_error is not null'),
    ).toEqual([]);
  },
);
