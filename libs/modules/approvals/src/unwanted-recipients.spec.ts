import { aDispatch, aDriver, type Site, Sites, type TestApi } from '@groundsheet/testing';

let sites: Sites;
let site: Site;
let api: TestApi;
let admin: Site['driver'];

beforeAll(async () => {
  sites = await Sites.start();
  api = sites.api;
  admin = await aDriver(api, { role: 'admin' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  site = await sites.aSite();
});

const wantsNone = (address: string) =>
  admin.request('post', '/api/suppressions/addresses').send({ address }).expect(204);
const addressesOf = (reference: string) =>
  ['hire', 'site'].map((name) => `${name}-${reference}@northgate-civils.co.uk`.toLowerCase()) as [
    string,
    string,
  ];

it('a set whose every address wants no mail is refused, and stays open', async () => {
  const set = await site.aReadySet();
  const emails = addressesOf(set.reference);
  for (const address of emails) await wantsNone(address);
  const { body } = await site.dispatch(await aDispatch(set, { emailAddresses: emails })).expect(422);
  expect(body).toMatchObject({ code: 'form-set.nobody-mailed', details: { unwanted: emails } });
  expect(await site.set(set.id)).toMatchObject({ status: 'pending', emails: [], rating: null });
});

it('where one of two wants none, the set goes to the other, and says so', async () => {
  const set = await site.aReadySet();
  const [hire, other] = addressesOf(set.reference);
  await wantsNone(other);
  const asked = await aDispatch(set, { emailAddresses: [hire, other] });
  const told = {
    unwanted: [other],
    message: `Forms approved and emailed to ${hire} successfully! Not sent to ${other}, who has asked for no more mail.`,
  };
  expect((await site.dispatch(asked).expect(200)).body).toMatchObject(told);
  expect((await site.dispatch(asked).expect(200)).body).toMatchObject(told);
  expect((await site.complete(set.id).expect(200)).body).toMatchObject(told);
  await api.drainJobs();
  const { mails } = await site.set(set.id);
  expect(mails).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ recipient: hire, state: 'kept locally' }),
      expect.objectContaining({ recipient: other, state: 'suppressed' }),
    ]),
  );
  const own = await site.driver.request('get', `/api/combined-forms/${set.id}`).expect(200);
  expect(own.body.mails).toHaveLength(2);
});

it('is told beforehand, to supervisors and admins alone', async () => {
  const { reference } = await site.aReadySet();
  const [hire, other] = addressesOf(reference);
  await wantsNone(other);
  const ask = (who: Site['driver']) =>
    who
      .request('post', '/api/supervisor-email-dispatch/recipients')
      .send({ emailAddresses: [hire, other.toUpperCase(), 'nonsense'] });
  expect((await ask(site.supervisor).expect(200)).body).toEqual({ unwanted: [other] });
  await ask(site.driver).expect(403);
});
