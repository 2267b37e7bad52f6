import { aCompany, aPhoto, aTimesheet, startApi, type TestApi } from '@groundsheet/testing';
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** What an installation has signed, and what each of them opens. */
interface Signed {
  readonly cookie: string;
  readonly formId: string;
  readonly formKey: string;
  readonly claimToken: string;
  readonly doNotSendKey: string;
  readonly confirmationKey: string;
  readonly uploadUrl: string;
}

const aSecret = () => randomBytes(32).toString('hex');
const first = { LINK_SECRET: aSecret(), SESSION_SECRET: aSecret() };
const second = { LINK_SECRET: aSecret(), SESSION_SECRET: aSecret() };
const previous = {
  LINK_SECRET_PREVIOUS: first.LINK_SECRET,
  SESSION_SECRET_PREVIOUS: first.SESSION_SECRET,
};

let before: TestApi;
let rotated: TestApi;
let forgotten: TestApi;

beforeAll(async () => {
  before = await startApi(first);
  const sameDatabase = { EMBEDDED_DATABASE_URL: before.databaseUrl };
  rotated = await startApi({ ...sameDatabase, ...second, ...previous });
  forgotten = await startApi({
    ...sameDatabase,
    ...second,
    LINK_SECRET_PREVIOUS: '',
    SESSION_SECRET_PREVIOUS: '',
  });
});
afterAll(async () => {
  for (const api of [forgotten, rotated, before]) await api.stop();
});

/** Has a guest send a form, who then registers and asks where to upload a photo; reads the links from the mails. */
async function signedBy(api: TestApi): Promise<Signed> {
  const body = await aTimesheet(await aCompany(api.em, { name: aSecret() }));
  const sent = await api.request('post', '/api/timesheets/one-step-completion').send(body).expect(200);
  const person = {
    fullName: 'Łukasz Wójcik',
    email: `${aSecret()}@hill-plant.co.uk`,
    password: 'wheel loader 4711',
  };
  const registered = await api.request('post', '/api/drivers/register').send(person).expect(201);
  const upload = await api.request('post', '/api/objects/upload').expect(200);
  await api.drainJobs();
  const texts = await mailsOf(api);
  const keyAfter = (page: string) => new RegExp(`/${page}\\?key=([\\w.-]+)`).exec(texts)![1]!;
  return {
    cookie: (registered.headers['set-cookie'] as unknown as string[])[0]!.split(';')[0]!,
    formId: sent.body.id,
    formKey: keyAfter(`completed-form/${sent.body.id}`),
    claimToken: sent.body.claimToken,
    doNotSendKey: keyAfter('do-not-send'),
    confirmationKey: keyAfter('confirm-email'),
    uploadUrl: upload.body.uploadURL,
  };
}

async function mailsOf(api: TestApi): Promise<string> {
  const folder = join(api.dataDir, 'mail');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.map(({ text }) => text).join('\n');
}

/** The status that each thing signed gets. */
async function statusesAt(api: TestApi, signed: Signed): Promise<Record<string, number>> {
  const { cookie, formId, formKey, claimToken, doNotSendKey, confirmationKey, uploadUrl } = signed;
  const post = (path: string, body: object) => api.request('post', path).set('Cookie', cookie).send(body);
  const photo = api.request('put', uploadUrl).set('Content-Type', 'image/jpeg');
  return {
    session: (await api.request('get', '/api/drivers/me').set('Cookie', cookie)).status,
    'form link': (await api.request('post', '/api/form-links').send({ formId, key: formKey })).status,
    'do not send': (await api.request('post', '/api/suppressions').send({ key: doNotSendKey })).status,
    'account link': (
      await post('/api/drivers/confirm-email', { key: confirmationKey, password: 'wheel loader 4711' })
    ).status,
    claim: (await post(`/api/forms/${formId}/claim`, { token: claimToken })).status,
    upload: (await photo.serialize((bytes: unknown) => bytes as string).send(await aPhoto())).status,
  };
}

it('goes on with what was signed by the secrets of before, while they are given', async () => {
  expect(await statusesAt(rotated, await signedBy(before))).toEqual({
    session: 200,
    'form link': 204,
    'do not send': 204,
    'account link': 204,
    claim: 204,
    upload: 200,
  });
});

it('signs with the new secrets only', async () => {
  const statuses = await statusesAt(before, await signedBy(rotated));
  expect(Object.values(statuses).every((status) => [401, 403, 404].includes(status))).toBe(true);
});

it('refuses what was signed by the secrets of before once they are given no more', async () => {
  expect(await statusesAt(forgotten, await signedBy(before))).toEqual({
    session: 401,
    'form link': 404,
    'do not send': 404,
    'account link': 404,
    claim: 401,
    upload: 403,
  });
});
