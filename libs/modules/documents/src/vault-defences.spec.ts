import { Clock } from '@groundsheet/platform';
import { VAULT_BYTES } from '@groundsheet/form-rules';
import { aDriver, aPhoto, becomes, EMPTY_PDF, hangUp, listenTo, suiteApi, Vault } from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { parse } from 'content-disposition';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { TidyVaultsWhenHousekeepingDue } from './subscribers/tidy-vaults-when-housekeeping-due.js';

const HOUR = 3_600_000;

let vault: Vault;
const api = await suiteApi();
beforeEach(async () => (vault = new Vault(await aDriver(api))));
afterEach(() => (api.app.get(Clock).now = () => new Date()));

const files = (folder: string): string[] =>
  existsSync(join(api.dataDir, folder))
    ? readdirSync(join(api.dataDir, folder), { recursive: true }).map(String)
    : [];

async function tidyThreeHoursLater(): Promise<void> {
  api.app.get(Clock).now = () => new Date(Date.now() + 3 * HOUR);
  const tidy = api.app.get(TidyVaultsWhenHousekeepingDue, { strict: false });
  await RequestContext.create(api.app.get(MikroORM).em, () => tidy.handle());
  api.app.get(Clock).now = () => new Date();
}

it('leaves nothing of a document whose sender hangs up, and takes it when it is sent again', async () => {
  const before = files('objects');
  const begun = await vault.begin();
  const photo = await aPhoto();
  for (const bytes of [0, 1, 20_000]) await hangUp(api, [`PUT ${begun.uploadURL} HTTP/1.1`], photo, bytes);
  await becomes(() => files('incoming').length === 0);
  expect([files('incoming'), files('objects')]).toEqual([[], before]);
  await vault.complete(begun.documentId).expect(409);
  expect(await vault.list()).toEqual([]);
  await vault.send(begun, photo).expect(200);
  await vault.complete(begun.documentId).expect(204);
  expect(await vault.list()).toHaveLength(1);
});

it('holds 500 MB, whichever file comes first, and keeps nothing of what had no room', async () => {
  const photo = await aPhoto();
  await vault.bring(photo);
  const [{ id, fileSize }] = await vault.list();
  const left = Math.floor(fileSize * 1.5);
  await api.rows('update document_files set byte_size = ? where document_id = ?', [VAULT_BYTES - left, id]);
  const tooLarge = { category: 'other', fileName: 'a.jpg', fileSize: left + 1, mimeType: 'image/jpeg' };
  await vault.driver.request('post', '/api/documents/upload').send(tooLarge).expect(413);

  const two = [await vault.begin(), await vault.begin()];
  for (const begun of two) await vault.send(begun, photo).expect(200);
  const answers = await Promise.all(two.map(({ documentId }) => vault.complete(documentId)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 413]);
  expect(answers.find(({ status }) => status === 413)!.body.code).toBe('document.vault-full');

  await tidyThreeHoursLater();
  expect(await vault.list()).toHaveLength(2);
  const unknown = 'held_by is not null and held_by not in (select id from documents)';
  expect(await api.rows(`select id from uploads where ${unknown}`)).toEqual([]);
});

it.each([
  ['../../../etc/passwd', 'passwd'],
  ['C:\\Users\\jo\\licence.pdf', 'licence'],
  ['invoice\u202egpj.exe', 'invoicegpj'],
  ['a"; filename="b.exe', 'a"; filename="b'],
  ['\u0141ukasz – card.pdf', '\u0141ukasz – card'],
  ['..', 'document'],
  ['.pdf', 'document'],
])(
  'shows a file called %s as its owner reads it, and lets it be saved nowhere else',
  async (fileName, saved) => {
    const id = await vault.bring(EMPTY_PDF, { fileName });
    const [document] = await vault.list();
    expect(document.originalFileName).toBe(fileName.replace('\u202e', ''));
    const path = `/api/documents/${id}/files/${document.files[0].id}`;
    const { headers } = await vault.driver.request('get', path).expect(200);
    const { parameters } = parse(String(headers['content-disposition']));
    expect(parameters).toMatchObject({ filename: `${saved}.pdf` });
    expect(files('objects').join()).not.toMatch(/passwd|exe|card/);
  },
);

it('keeps two drivers apart, on every call and in every picture', async () => {
  const id = await vault.bring(await aPhoto());
  const [{ files: own }] = await vault.list();
  const file = `/api/documents/${id}/files/${own[0].id}`;
  await api.rows(`update document_files set thumbnail = '\\x00' where document_id = ?`, [id]);
  await api.rows(
    `insert into document_proposals (document_id, field, value, confidence, picture)
     values (?, 'expiryDate', '2031-04-30', 0.9, '\\x00')`,
    [id],
  );
  const pictures = [`${file}/thumbnail`, `/api/documents/${id}/proposals/expiryDate/picture`];
  for (const path of pictures) {
    const { headers } = await vault.driver.request('get', path).expect(200);
    expect(headers['content-disposition']).toMatch(/^inline; filename=(first-page|part-of-page)\.webp$/);
  }

  for (const role of ['driver', 'supervisor', 'admin'] as const) {
    const other = await aDriver(api, { role });
    const change = { category: 'other' };
    const answer = { field: 'expiryDate', value: '2031-04-30' };
    const begin = { ...change, fileName: 'a.jpg', fileSize: 9, mimeType: 'image/jpeg', partOf: id };
    const pack = { documentIds: [id], title: 'x', endsOn: new Date().toISOString().slice(0, 10) };
    for (const path of pictures) await other.request('get', path).expect(404);
    await other.request('get', file).expect(role === 'admin' ? 200 : 404);
    await other.request('get', `/api/objects/${own[0].id}`).expect(404);
    await other.request('post', `/api/documents/${id}/complete`).expect(404);
    await other.request('put', `/api/documents/${id}`).send(change).expect(404);
    await other.request('post', `/api/documents/${id}/proposals`).send(answer).expect(404);
    await other.request('delete', `/api/documents/${id}`).expect(404);
    await other.request('post', `/api/documents/${id}/restore`).expect(404);
    await other.request('post', '/api/documents/upload').send(begin).expect(404);
    await other.request('post', '/api/share-packs').send(pack).expect(404);
    expect((await other.request('get', '/api/documents/counts').expect(200)).body.total).toBe(0);
    if (role !== 'admin') {
      const path = `/api/documents/owner/${encodeURIComponent(`${vault.driver.fullName} `)}`;
      await other.request('get', path).expect(404);
    }
  }
  await vault.driver.request('get', `/api/documents/${id}/files/${uuidv7()}`).expect(404);
  const reads = (await vault.driver.request('get', '/api/documents/reads').expect(200)).body;
  expect(reads).toMatchObject([{ document: 'scan.jpg' }]);
});

it('tells a driver of their own documents, and nobody else', async () => {
  const other = new Vault(await aDriver(api));
  const [own, others] = await Promise.all(
    [vault, other].map(({ driver }) => listenTo(api, '/api/documents/events', driver)),
  );
  await vault.bring(EMPTY_PDF);
  await own!.until(/event: changed/);
  // Changes that follow each other more closely are told as one.
  await sleep(400);
  await other.bring(EMPTY_PDF);
  await others!.until(/event: changed/);
  await vault.bring(EMPTY_PDF);
  await own!.until(/(event: changed[^]*){2}/);
  expect([own!, others!].map(({ text }) => text().match(/event: changed/g)?.length)).toEqual([2, 1]);
  for (const { hangUp: stop } of [own!, others!]) stop();
});

it.each([
  ['2026-07-01T22:59:00Z', false, 0],
  ['2026-07-01T23:01:00Z', true, -1],
])('at %s in London has a document of 1 July expired: %s', async (now, isExpired, daysLeft) => {
  api.app.get(Clock).now = () => new Date(now);
  vault = new Vault(await aDriver(api));
  const id = await vault.bring(EMPTY_PDF);
  const facts = { category: 'passport', expiryDate: '2026-07-01' };
  await vault.driver.request('put', `/api/documents/${id}`).send(facts).expect(200);
  expect(await vault.list('?state=expiring')).toMatchObject([{ isExpired, daysLeft }]);
  const { body } = await vault.driver.request('get', '/api/documents/counts').expect(200);
  expect(body.expiringSoon).toBe(1);
});
