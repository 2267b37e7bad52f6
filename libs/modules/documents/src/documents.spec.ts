import { aDriver, aPhoto, EMPTY_PDF, suiteApi, Vault, type TestDriver } from '@groundsheet/testing';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';

let driver: TestDriver;
let vault: Vault;
const api = await suiteApi();
beforeEach(async () => (vault = new Vault((driver = await aDriver(api)))));

it('takes a document from its address into the vault', async () => {
  const facts = { category: 'driving_license', fileName: 'licence.jpg', description: 'My licence' };
  const { documentId, uploadURL, uploadUrl } = await vault.begin(facts);
  expect(uploadUrl).toBe(uploadURL);
  expect(await vault.list()).toEqual([]);
  await vault.complete(documentId).expect(409);
  await vault.send({ uploadURL }, await aPhoto()).expect(200);
  await vault.complete(documentId).expect(204);
  await vault.complete(documentId).expect(204);
  const [document, ...others] = await vault.list();
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
  const front = await vault.bring(await aPhoto());
  const { documentId, uploadURL } = await vault.begin({ partOf: front, side: 'back' });
  expect(documentId).toBe(front);
  await vault.send({ uploadURL }, await aPhoto()).expect(200);
  await vault.complete(front).expect(204);
  const [document] = await vault.list();
  expect(document.files.map(({ side }: { side: string }) => side)).toEqual(['front', 'back']);
  expect((await driver.request('get', '/api/documents/counts').expect(200)).body.total).toBe(1);
});

it('has the front once where its response was lost and it came again', async () => {
  const first = await vault.begin();
  await vault.send(first, await aPhoto()).expect(200);
  const again = { partOf: first.documentId, side: 'page', replaces: vault.uploadOf(first) };
  const second = await vault.begin(again);
  await vault.send(second, await aPhoto()).expect(200);
  await vault.complete(first.documentId).expect(204);
  const sides = async () =>
    (await vault.list()).map(({ files }) => files.map(({ side }: { side: string }) => side));
  expect(await sides()).toEqual([['front']]);
  // The server had taken it meanwhile.
  const third = await vault.begin({ ...again, replaces: vault.uploadOf(second) });
  expect(await sides()).toEqual([['front']]);
  await vault.send(third, await aPhoto()).expect(200);
  await vault.complete(first.documentId).expect(204);
  expect(await sides()).toEqual([['front']]);
});

it('replaces no file of another document', async () => {
  const other = await vault.begin();
  await vault.send(other, await aPhoto()).expect(200);
  await vault.bring(await aPhoto(), { replaces: vault.uploadOf(other) });
  await vault.complete(other.documentId).expect(204);
  expect(await vault.list()).toHaveLength(2);
});

it('shows a document whose file has come while nobody has said that it is complete', async () => {
  const { documentId, uploadURL } = await vault.begin();
  await vault.send({ uploadURL }, await aPhoto()).expect(200);
  const finishing = { id: documentId, uploadStatus: 'processing', isFinishing: true, files: [] };
  expect(await vault.list()).toMatchObject([finishing]);
  expect(await vault.list('?state=processing')).toMatchObject([finishing]);
  expect(await vault.list('?state=processed')).toEqual([]);
  const counts = async () => (await driver.request('get', '/api/documents/counts').expect(200)).body;
  expect(await counts()).toMatchObject({ total: 1, processing: 1, processed: 0 });
  await vault.complete(documentId).expect(204);
  expect(await vault.list()).toMatchObject([
    { id: documentId, isFinishing: false, files: [{ side: 'front' }] },
  ]);
  expect(await counts()).toMatchObject({ total: 1 });
});

it.each<[string, () => Promise<Buffer>, string]>([
  ['a PDF as it is', async () => EMPTY_PDF, 'application/pdf'],
  [
    'a PNG as JPEG',
    () =>
      sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')).png().toBuffer(),
    'image/jpeg',
  ],
])('keeps %s', async (_, file, mimeType) => {
  const id = await vault.bring(await file());
  const [document] = await vault.list();
  expect([document.id, document.files[0].mimeType]).toEqual([id, mimeType]);
  const { body, headers } = await driver
    .request('get', `/api/documents/${id}/files/${document.files[0].id}`)
    .expect(200);
  expect(headers['content-type']).toBe(mimeType);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain('sandbox');
  if (mimeType === 'application/pdf') expect(Buffer.compare(body, EMPTY_PDF)).toBe(0);
});

it.each<[string, Buffer]>([
  ['a page of HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['HTML that has a PDF in it', Buffer.concat([Buffer.from('<html>'), EMPTY_PDF])],
  ['a programme', Buffer.from('MZ\x90\x00')],
])('refuses %s', async (_, file) => {
  const { documentId, uploadURL } = await vault.begin();
  await vault.send({ uploadURL }, file).expect(415);
  await vault.complete(documentId).expect(409);
});

it('says of a damaged PDF what to do about a PDF', async () => {
  const { uploadURL } = await vault.begin();
  const cut = Buffer.concat([Buffer.from('\r\n'), EMPTY_PDF]);
  const { body } = await vault.send({ uploadURL }, cut).expect(415);
  expect(body).toMatchObject({
    code: 'photo.damaged-pdf',
    message: expect.stringMatching(/^This PDF is damaged\./),
  });
});

it('finds a document by its name and description, whatever the capitals and accents', async () => {
  await vault.bring(EMPTY_PDF, { fileName: 'assurance.pdf', description: 'Société Générale, 100%_x' });
  for (const [search, found] of [
    ['societe', 1],
    ['ASSUR', 1],
    ['100%_', 1],
    ['1000', 0],
    ['%', 1],
    ['nothing', 0],
  ] as const)
    expect([search, (await vault.list(`?search=${encodeURIComponent(search)}`)).length]).toEqual([
      search,
      found,
    ]);
  expect(await vault.list('?category=passport')).toEqual([]);
});

it('changes what is known of a document, unless it was changed meanwhile', async () => {
  const id = await vault.bring(EMPTY_PDF);
  const facts = { category: 'passport', expiryDate: '2020-01-31', documentNumber: '123456789' };
  const change = (body: object) => driver.request('put', `/api/documents/${id}`).send(body);
  const { body } = await change(facts).expect(200);
  expect(body).toMatchObject({ ...facts, isExpired: true, description: null });
  await change({ ...facts, version: body.version - 1 }).expect(409);
  expect((await driver.request('get', '/api/documents/counts').expect(200)).body.expiringSoon).toBe(1);
  expect(await vault.list('?state=expiring')).toHaveLength(1);
  expect(await vault.list('?state=to-check')).toEqual([]);
});

it('deletes a document, and brings it back', async () => {
  const id = await vault.bring(EMPTY_PDF);
  await driver.request('delete', `/api/documents/${id}`).expect(204);
  expect(await vault.list()).toEqual([]);
  await driver.request('delete', `/api/documents/${id}`).expect(404);
  await driver.request('post', `/api/documents/${id}/restore`).expect(204);
  expect(await vault.list()).toHaveLength(1);
});

it('tells a driver which admin has looked into their vault, and lets no supervisor do so', async () => {
  const fullName = `Dave Hill ${uuidv7()}`;
  const namesake = await aDriver(api, { fullName });
  const other = await new Vault(namesake).bring(EMPTY_PDF);
  const owner = await aDriver(api, { fullName });
  driver = owner;
  vault = new Vault(owner);
  const id = await vault.bring(EMPTY_PDF);
  const [{ files }] = await vault.list();
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
    { by: 'Ann Office', document: 'scan.jpg' },
    { by: 'Ann Office', document: null },
  ]);
});

it('lets an admin name the account that they mean, be it of their own name, and records that one alone', async () => {
  const fullName = `Ann Office ${uuidv7()}`;
  const admin = await aDriver(api, { role: 'admin', fullName });
  const namesake = await aDriver(api, { fullName });
  const owner = await aDriver(api, { fullName });
  await new Vault(admin).bring(EMPTY_PDF);
  await new Vault(namesake).bring(EMPTY_PDF);
  const id = await new Vault(owner).bring(EMPTY_PDF);
  const at = (name: string, ownerId: string) =>
    `/api/documents/owner/${encodeURIComponent(name)}?ownerId=${ownerId}`;
  const { body: seen } = await admin.request('get', at(fullName, owner.id)).expect(200);
  expect(seen).toMatchObject([{ id, ownerEmail: owner.email }]);
  const reads = async (of: typeof owner) => (await of.request('get', '/api/documents/reads')).body;
  expect(await reads(owner)).toMatchObject([{ by: fullName, document: null }]);
  expect(await reads(namesake)).toEqual([]);
  for (const nobody of ['Somebody Else', 'Nobody\0'])
    await admin.request('get', at(nobody, owner.id)).expect(404);
  await admin.request('get', at(fullName, uuidv7())).expect(404);
  await namesake.request('get', at(fullName, owner.id)).expect(404);
  await namesake.request('get', at(fullName, namesake.id)).expect(200);
});
