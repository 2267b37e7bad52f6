import { aDriver, aPhoto, startApi, type TestApi, type TestDriver } from '@groundsheet/testing';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const LICENCE = {
  category: 'driving_license',
  fileName: 'licence.jpg',
  fileSize: 1000,
  mimeType: 'image/jpeg',
};

let api: TestApi;
let driver: TestDriver;
beforeAll(async () => (api = await startApi()));
beforeEach(async () => (driver = await aDriver(api)));
afterAll(() => api.stop());

const begin = async (body: object = {}) =>
  (
    await driver
      .request('post', '/api/documents/upload')
      .send({ ...LICENCE, ...body })
      .expect(200)
  ).body as {
    documentId: string;
    uploadURL: string;
    uploadUrl: string;
  };
const send = (address: string, file: Buffer) =>
  driver.request('put', address).set('Content-Type', 'application/octet-stream').send(file);
const complete = (id: string) => driver.request('post', `/api/documents/${id}/complete`);
const listed = async (query = '', by: TestDriver = driver) =>
  (await by.request('get', `/api/documents/owner/${encodeURIComponent(by.fullName)}${query}`).expect(200))
    .body;

/** A document of one file, as the app brings it. */
async function aDocument(file: Buffer, facts: object = {}): Promise<string> {
  const { documentId, uploadURL } = await begin(facts);
  await send(uploadURL, file).expect(200);
  await complete(documentId).expect(204);
  return documentId;
}

it('takes a document from its address into the vault', async () => {
  const { documentId, uploadURL, uploadUrl } = await begin({ description: 'My licence' });
  expect(uploadUrl).toBe(uploadURL);
  expect(await listed()).toEqual([]);
  await complete(documentId).expect(409);
  await send(uploadURL, await aPhoto()).expect(200);
  await complete(documentId).expect(204);
  await complete(documentId).expect(204);
  const [document, ...others] = await listed();
  expect(others).toEqual([]);
  expect(document).toMatchObject({
    id: documentId,
    category: 'driving_license',
    originalFileName: 'licence.jpg',
    description: 'My licence',
    isExpired: false,
    expiryDate: null,
    files: [{ side: 'front', mimeType: 'image/jpeg' }],
  });
  expect(document.fileSize).toBe(document.files[0].fileSize);
});

it('has the back of a licence in the same document as its front', async () => {
  const front = await aDocument(await aPhoto());
  const { documentId, uploadURL } = await begin({ partOf: front, side: 'back' });
  expect(documentId).toBe(front);
  await send(uploadURL, await aPhoto()).expect(200);
  await complete(front).expect(204);
  const [document] = await listed();
  expect(document.files.map(({ side }: { side: string }) => side)).toEqual(['front', 'back']);
  expect((await driver.request('get', '/api/documents/counts').expect(200)).body.total).toBe(1);
});

it.each<[string, () => Promise<Buffer>, string]>([
  ['a PDF as it is', async () => PDF, 'application/pdf'],
  [
    'a PNG as JPEG',
    () =>
      sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')).png().toBuffer(),
    'image/jpeg',
  ],
])('keeps %s', async (_, file, mimeType) => {
  const id = await aDocument(await file());
  const [document] = await listed();
  expect([document.id, document.files[0].mimeType]).toEqual([id, mimeType]);
  const { body, headers } = await driver
    .request('get', `/api/documents/${id}/files/${document.files[0].id}`)
    .expect(200);
  expect(headers['content-type']).toBe(mimeType);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain('sandbox');
  if (mimeType === 'application/pdf') expect(Buffer.compare(body, PDF)).toBe(0);
});

it.each<[string, Buffer]>([
  ['a page of HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['HTML that has a PDF in it', Buffer.concat([Buffer.from('<html>'), PDF])],
  ['a programme', Buffer.from('MZ\x90\x00')],
])('refuses %s', async (_, file) => {
  const { documentId, uploadURL } = await begin();
  await send(uploadURL, file).expect(415);
  await complete(documentId).expect(409);
});

it('finds a document by its name and description, whatever the capitals and accents', async () => {
  await aDocument(PDF, { fileName: 'assurance.pdf', description: 'Société Générale, 100%_x' });
  for (const [search, found] of [
    ['societe', 1],
    ['ASSUR', 1],
    ['100%_', 1],
    ['1000', 0],
    ['%', 1],
    ['nothing', 0],
  ] as const)
    expect([search, (await listed(`?search=${encodeURIComponent(search)}`)).length]).toEqual([search, found]);
  expect(await listed('?category=passport')).toEqual([]);
});

it('changes what is known of a document, unless somebody else has meanwhile', async () => {
  const id = await aDocument(PDF);
  const facts = { category: 'passport', expiryDate: '2020-01-31', documentNumber: '123456789' };
  const change = (body: object) => driver.request('put', `/api/documents/${id}`).send(body);
  const { body } = await change(facts).expect(200);
  expect(body).toMatchObject({ ...facts, isExpired: true, description: null });
  await change({ ...facts, version: body.version - 1 }).expect(409);
  expect((await driver.request('get', '/api/documents/counts').expect(200)).body.expiringSoon).toBe(1);
  expect(await listed('?state=expiring')).toHaveLength(1);
});

it('deletes a document, and brings it back', async () => {
  const id = await aDocument(PDF);
  await driver.request('delete', `/api/documents/${id}`).expect(204);
  expect(await listed()).toEqual([]);
  await driver.request('delete', `/api/documents/${id}`).expect(404);
  await driver.request('post', `/api/documents/${id}/restore`).expect(204);
  expect(await listed()).toHaveLength(1);
});

it('tells a driver which admin has looked into their vault, and lets no supervisor do so', async () => {
  const fullName = `Dave Hill ${uuidv7()}`;
  const namesake = (driver = await aDriver(api, { fullName }));
  const other = await aDocument(PDF);
  const owner = (driver = await aDriver(api, { fullName }));
  const id = await aDocument(PDF);
  const [{ files }] = await listed();
  const admin = await aDriver(api, { role: 'admin', fullName: 'Ann Office' });
  const path = `/api/documents/owner/${encodeURIComponent(owner.fullName)}`;
  const { body: seen } = await admin.request('get', path).expect(200);
  expect(seen).toMatchObject([
    { id, ownerEmail: owner.email },
    { id: other, ownerEmail: namesake.email },
  ]);
  await admin.request('get', `/api/documents/${id}/files/${files[0].id}`).expect(200);
  await (await aDriver(api, { role: 'supervisor' })).request('get', path).expect(404);
  const { body } = await owner.request('get', '/api/documents/reads').expect(200);
  expect(body).toMatchObject([
    { by: 'Ann Office', document: 'licence.jpg' },
    { by: 'Ann Office', document: null },
  ]);
});
