import { aDriver, EMPTY_PDF, suiteApi, Vault } from '@groundsheet/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

const AS_PDF = { fileName: 'cover.pdf', mimeType: 'application/pdf', category: 'insurance' };
const api = await suiteApi();

let vault: Vault;
beforeEach(async () => {
  vault = new Vault(await aDriver(api));
});

async function aPack(...documentIds: string[]) {
  const pack = { documentIds, title: 'Site office', endsOn: new Date().toISOString().slice(0, 10) };
  const { body } = await vault.driver.request('post', '/api/share-packs').send(pack).expect(201);
  const key = new URL(body.link).searchParams.get('key');
  const opened = await api
    .request('post', '/api/share-pack-links')
    .send({ packId: body.id, key })
    .expect(204);
  const cookie = String(opened.headers['set-cookie']).split(';')[0]!;
  const get = (rest = '') => api.request('get', `/api/share-packs/${body.id}${rest}`).set('Cookie', cookie);
  const files = async () => (await get().expect(200)).body.documents[0].files;
  return { get, files };
}

/** On a busy machine a page is drawn at the second try, some seconds later. */
async function drawn({ files }: Awaited<ReturnType<typeof aPack>>): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    await api.drainJobs();
    if ((await files()).every(({ drawnPages }: { drawnPages: number | null }) => drawnPages !== null)) return;
    await sleep(500);
  }
}

async function aPdf(pages: number): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4' });
  pdf.text('Certificate of Employers Liability Insurance');
  for (let page = 2; page <= pages; page += 1) pdf.addPage().text(`This is page ${page} of the certificate.`);
  pdf.end();
  return Buffer.concat(await pdf.toArray());
}

const aCover = async (pages = 1) => vault.bring(await aPdf(pages), AS_PDF);

it('gives a PDF as pictures of its first ten pages, and the PDF itself to nobody', async () => {
  const pack = await aPack(await aCover(12));
  expect(await pack.files()).toMatchObject([
    { mimeType: 'application/pdf', drawnPages: null, allPages: null },
  ]);
  await drawn(pack);
  const [file] = await pack.files();
  expect(file).toMatchObject({ drawnPages: 10, allPages: 12 });
  const { body, headers } = await pack.get(`/files/${file.id}/pages/10`).expect(200);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
  expect((await sharp(body).metadata()).height).toBeLessThanOrEqual(1600);
  for (const page of ['11', '0', '-1', 'all', '99999999999999'])
    await pack.get(`/files/${file.id}/pages/${page}`).expect(404);
  await pack.get(`/files/${file.id}`).expect(404);
  await api.request('get', `/api/share-packs/${file.id}/files/${file.id}/pages/1`).expect(404);
});

it('draws what was read long before it was shared, and what is added to it later', async () => {
  const id = await aCover();
  await api.drainJobs();
  const pack = await aPack(id);
  await api.drainJobs();
  expect(await pack.files()).toMatchObject([{ drawnPages: 1 }]);
  const back = await vault.begin({ ...AS_PDF, partOf: id, side: 'page' });
  await vault.send(back, await aPdf(1)).expect(200);
  await vault.complete(id).expect(204);
  await api.drainJobs();
  expect(await pack.files()).toMatchObject([{ drawnPages: 1 }, { drawnPages: 1, allPages: 1 }]);
});

it('draws only what is in a pack, and once', async () => {
  const [shared, own] = [await aCover(), await aCover()];
  await drawn(await aPack(shared));
  const first = await api.rows('select * from document_pages');
  await aPack(shared);
  await api.drainJobs();
  expect(await api.rows('select * from document_pages')).toEqual(first);
  const of = (id: string) =>
    api.rows(
      'select * from document_pages where file_id in (select id from document_files where document_id = ?)',
      [id],
    );
  expect([(await of(shared)).length, (await of(own)).length]).toEqual([1, 0]);
});

it('says of a PDF that cannot be drawn that there is nothing to see', async () => {
  const pack = await aPack(await vault.bring(EMPTY_PDF, AS_PDF));
  await api.drainJobs();
  expect(await pack.files()).toMatchObject([{ drawnPages: 0, allPages: null }]);
});

it('gives no page of a document that is not in the pack, or has been deleted', async () => {
  const [shown, other] = [await aCover(), await aCover()];
  const pack = await aPack(shown);
  const another = await aPack(other);
  for (const each of [pack, another]) await drawn(each);
  const [[file], [hidden]] = [await pack.files(), await another.files()];
  await pack.get(`/files/${file.id}/pages/1`).expect(200);
  await pack.get(`/files/${hidden.id}/pages/1`).expect(404);
  await vault.driver.request('delete', `/api/documents/${shown}`).expect(204);
  await pack.get(`/files/${file.id}/pages/1`).expect(404);
});

it('erases the pages with the account', async () => {
  const pack = await aPack(await aCover());
  await api.drainJobs();
  const [file] = await pack.files();
  const { driver } = vault;
  await driver.request('delete', '/api/drivers/me').send({ password: driver.password }).expect(204);
  await api.drainJobs();
  expect(await api.rows('select number from document_pages where file_id = ?', [file.id])).toEqual([]);
});
