import { aCompany, aDriver, ask, anUnsigned, BusyDriver, Signer, suiteApi } from '@groundsheet/testing';

const api = await suiteApi();
const company = await aCompany(api.em);
const supervisor = await aDriver(api, { role: 'supervisor', fullName: 'Ruth Keane' });
const admin = await aDriver(api, { role: 'admin' });

const RATED = { rating: 'unhappy', notes: 'Late on two mornings.' };

async function anAsked() {
  const form = await anUnsigned(api, company);
  const request = await form.asked({ channel: 'code' });
  return { ...form, request, signer: new Signer(api, request) };
}

it('is asked for once it is signed, given once, and seen by supervisors and admins', async () => {
  const { id, request, signer } = await anAsked();
  expect((await signer.open().expect(200)).body.canRate).toBe(false);
  expect((await signer.post('rate', RATED).expect(409)).body.code).toBe('sign-request.not-to-rate');
  expect((await signer.signs()).body.canRate).toBe(true);
  expect((await signer.post('rate', RATED).expect(200)).body).toMatchObject({
    state: 'signed',
    canRate: false,
  });
  await signer.post('rate', { rating: 'happy' }).expect(409);
  for (const reader of [supervisor, admin]) {
    const { body } = await reader.request('get', `/api/sign-requests/${request.id}`).expect(200);
    expect(body.rating).toEqual({ ...RATED, ratedAt: expect.any(String) });
    const [listed] = (await reader.request('get', `/api/sign-requests?about=${id}`).expect(200)).body;
    expect(listed.rating).toMatchObject(RATED);
  }
});

it('is never shown to its driver, on no page, in no log, mail, PDF or download of their data', async () => {
  const { driver, id, request, signer } = await anAsked();
  await signer.signs();
  const logged = async () => (await driver.request('get', `/api/forms/${id}/events`).expect(200)).text;
  await api.drainJobs();
  const before = await logged();
  await signer.post('rate', RATED).expect(200);
  await api.drainJobs();
  expect(await logged()).toBe(before);
  expect(
    (await driver.request('get', `/api/sign-requests/${request.id}`).expect(200)).body.rating,
  ).toBeNull();
  for (const path of [
    `/api/sign-requests?about=${id}`,
    '/api/sign-requests',
    `/api/forms/${id}`,
    '/api/history',
    '/api/drivers/me/data',
  ])
    expect((await driver.request('get', path).expect(200)).text).not.toContain(RATED.notes);
  const mails = await api.rows('select id from emails where form_id = ? and queued_at > now()', [id]);
  expect(mails).toEqual([]);
});

it('is not shown to a supervisor whose own form it is', async () => {
  const own = await aDriver(api, { role: 'supervisor' });
  const { body: sent } = await new BusyDriver(own, company).sendsTimesheet({ clientSignature: null });
  const { body: request } = await ask(own, sent.id).expect(201);
  const signer = new Signer(api, request);
  await signer.signs();
  await signer.post('rate', RATED).expect(200);
  const seenBy = async (who: typeof own) =>
    (await who.request('get', `/api/sign-requests/${request.id}`).expect(200)).body.rating;
  expect(await seenBy(own)).toBeNull();
  expect(await seenBy(supervisor)).toMatchObject(RATED);
});

it.each([
  ['a rating that is none', { rating: 'splendid' }],
  ['no rating', { rating: undefined }],
  ['notes of 501 characters', { notes: 'x'.repeat(501) }],
])('does not take %s', async (_, change) => {
  const { signer } = await anAsked();
  await signer.signs();
  await signer.post('rate', { ...RATED, ...change }).expect(422);
});

it('is taken from nobody without the key, and not from the phone that asked', async () => {
  const { driver, signer } = await anAsked();
  await signer.signs();
  await signer.post('rate', { ...RATED, key: 'x'.repeat(43) }).expect(404);
  signer.cookie = driver.cookie;
  await signer.post('rate', RATED).expect(403);
});

it('is not asked for of a check, which has no hours', async () => {
  const driver = await aDriver(api);
  const { body: sent } = await new BusyDriver(driver, company).sendsCheckSheet();
  const { body: request } = await ask(driver, sent.id, { kind: 'check-sheet' }).expect(201);
  const signer = new Signer(api, request);
  expect((await signer.signs()).body.canRate).toBe(false);
  await signer.post('rate', RATED).expect(409);
});
