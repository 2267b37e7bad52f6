import { Clock } from '@groundsheet/platform';
import { aDriver, aPhoto, suiteApi, Vault, type TestDriver } from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

const DAY = 86_400_000;

let driver: TestDriver;
let vault: Vault;
let document: string;
const api = await suiteApi();
beforeEach(async () => {
  driver = await aDriver(api);
  vault = new Vault(driver);
  document = await aDocument();
});
afterEach(() => (api.app.get(Clock).now = () => new Date()));

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const aDocument = async () =>
  vault.bring(await aPhoto(), { category: 'passport', fileName: 'my passport.jpg' });

const making = (facts: object = {}) =>
  driver
    .request('post', '/api/share-packs')
    .send({ documentIds: [document], title: 'Site office', endsOn: inDays(7), ...facts });
const listed = async () => (await driver.request('get', '/api/share-packs').expect(200)).body;
const aPack = async () => {
  const { id, link } = (await making().expect(201)).body;
  return { id, key: new URL(link).searchParams.get('key')! };
};
/** The cookie that the key is exchanged for. */
const openedBy = async (packId: string, key: string) => {
  const { headers } = await api
    .request('post', '/api/share-pack-links')
    .send({ packId, key })
    .set('User-Agent', 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36')
    .expect(204);
  return String(headers['set-cookie']).split(';')[0]!;
};
const reading = (id: string, cookie: string, rest = '') =>
  api.request('get', `/api/share-packs/${id}${rest}`).set('Cookie', cookie);

it('shows pictures and expiry dates to anyone with the link, and the driver who opened it', async () => {
  await driver
    .request('put', `/api/documents/${document}`)
    .send({
      category: 'passport',
      expiryDate: '2031-04-30',
      documentNumber: '123456789',
      description: 'Mine',
    })
    .expect(200);
  const { id, key } = await aPack();
  const cookie = await openedBy(id, key);
  const { body } = await reading(id, cookie).expect(200);
  const [file] = body.documents[0].files;
  expect(body).toEqual({
    title: 'Site office',
    driverName: driver.fullName,
    endsOn: inDays(7),
    documents: [
      {
        id: document,
        category: 'passport',
        expiryDate: '2031-04-30',
        isExpired: false,
        daysLeft: expect.any(Number),
        files: [{ id: file.id, side: 'front', mimeType: 'image/jpeg', drawnPages: null, allPages: null }],
      },
    ],
  });
  const { headers } = await reading(id, cookie, `/files/${file.id}`).expect(200);
  expect(headers['content-disposition']).not.toContain('my passport');
  expect(headers['cache-control']).toBe('no-store');
  expect(await listed()).toMatchObject([
    { id, state: 'open', documentIds: [document], openings: [{ device: 'Chrome on Android' }] },
  ]);
});

it.each<[string, (id: string) => Promise<unknown>]>([
  ['it is withdrawn', (id) => driver.request('delete', `/api/share-packs/${id}`).expect(204)],
  [
    'its driver is deactivated',
    () => api.rows('update drivers set deactivated_at = now() where id = ?', [driver.id]),
  ],
  [
    'an admin has withdrawn it',
    async (id) =>
      (await aDriver(api, { role: 'admin' })).request('delete', `/api/share-packs/${id}`).expect(204),
  ],
  ['its last day is over', async () => (api.app.get(Clock).now = () => new Date(Date.now() + 8 * DAY))],
])('is closed to everybody once %s', async (_, close) => {
  const { id, key } = await aPack();
  const cookie = await openedBy(id, key);
  await close(id);
  await reading(id, cookie).expect(404);
  await api.request('post', '/api/share-pack-links').send({ packId: id, key }).expect(404);
});

it('does not show a document any more that its owner has deleted', async () => {
  const { id, key } = await aPack();
  const cookie = await openedBy(id, key);
  const [{ files }] = (await reading(id, cookie).expect(200)).body.documents;
  await driver.request('delete', `/api/documents/${document}`).expect(204);
  expect((await reading(id, cookie).expect(200)).body.documents).toEqual([]);
  await reading(id, cookie, `/files/${files[0].id}`).expect(404);
});

it('opens nothing but what is in it', async () => {
  const { id, key } = await aPack();
  const other = await aDocument();
  const cookie = await openedBy(id, key);
  const [{ files }] = await vault.list();
  await reading(id, cookie, `/files/${files[0].id}`).expect(404);
  await api.request('get', `/api/documents/${other}/files/${files[0].id}`).set('Cookie', cookie).expect(401);
  const { id: next } = await aPack();
  await reading(next, cookie).expect(404);
  await reading(next, cookie.replace(id, next)).expect(404);
});

it('is made of one’s own documents only, until a day within a year', async () => {
  const stranger = await aDriver(api);
  await making({ documentIds: [document, uuidv7()] }).expect(404);
  await making({ endsOn: inDays(-2) }).expect(422);
  await making({ endsOn: inDays(400) }).expect(422);
  await making({ documentIds: [] }).expect(422);
  await making({ documentIds: [document, document] }).expect(422);
  const theirs = { documentIds: [document], title: 'x', endsOn: inDays(1) };
  await stranger.request('post', '/api/share-packs').send(theirs).expect(404);
  const { id } = await aPack();
  await stranger.request('delete', `/api/share-packs/${id}`).expect(404);
  expect((await stranger.request('get', '/api/share-packs').expect(200)).body).toEqual([]);
});

it('is made only once the address of the account is confirmed', async () => {
  await api.rows('update drivers set confirmed_at = null where id = ?', [driver.id]);
  const { body } = await making().expect(403);
  expect(body.code).toBe('share-pack.unconfirmed');
  expect(await listed()).toEqual([]);
});

it.each([
  'www.pay-now.example',
  'https://pay-now.example',
  'pay-now.example/site',
  'Site office jo@hill.example',
  'pay\u200b-now\uff0eexample',
  '203.0.113.7',
])('has no address in its title: %s', async (title) => {
  const { body } = await making({ title }).expect(422);
  expect(body.details).toMatchObject([
    { path: 'title', message: expect.stringContaining('leave out web and email addresses') },
  ]);
});

it.each(['Site office, Northgate', 'St. Mary Rd. no. 5', 'Gate 3.5 t'])('is for %s', async (title) => {
  await making({ title }).expect(201);
});

it('is listed for admins without its link, and recorded, and for nobody else', async () => {
  const { id } = await aPack();
  const path = `/api/share-packs-of-driver?ownerId=${driver.id}`;
  const admin = await aDriver(api, { role: 'admin', fullName: 'Ada Quinn' });
  const { body, text } = await admin.request('get', path).expect(200);
  expect(body).toMatchObject([{ id, title: 'Site office', state: 'open', documents: 1 }]);
  expect(text).not.toContain('key=');
  await driver.request('get', path).expect(403);
  const reads = (await driver.request('get', '/api/documents/reads').expect(200)).body;
  expect(reads).toMatchObject([{ by: 'Ada Quinn' }]);
});

it('is withdrawn by an admin under their own name', async () => {
  const { id } = await aPack();
  const admin = await aDriver(api, { role: 'admin' });
  await admin.request('delete', `/api/share-packs/${id}`).expect(204);
  const what = `select who from audit_events where what = 'share-pack.withdrawn' and about_id = ?`;
  expect(await api.rows(what, [id])).toEqual([{ who: admin.id }]);
  expect(await listed()).toMatchObject([{ id, state: 'withdrawn' }]);
});
