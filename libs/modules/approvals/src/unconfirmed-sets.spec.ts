import { aDriver, mailsTo, Site, Sites, type TestDriver } from '@groundsheet/testing';

const sites = await Sites.start();
const { api, supervisor } = sites;
afterAll(() => api.stop());

const aSiteOf = (driver: TestDriver) => new Site(driver, supervisor, sites.company);
const unconfirmed = async () => aSiteOf(await aDriver(api, { confirmed: false, fullName: 'Al Fore' }));
const idsOf = async (who: TestDriver, query = '') =>
  (await who.request('get', `/api/collations${query}`).expect(200)).body.map(({ id }: { id: string }) => id);
const BUCKETS = ['', '?bucket=ready', '?bucket=incomplete', '?bucket=needs-completion', '?bucket=completed'];
const shownAmongOthers = async (id: string) =>
  (await Promise.all(BUCKETS.map((query) => idsOf(supervisor, query)))).flat().includes(id);
const counts = async (who: TestDriver) =>
  (await who.request('get', '/api/collations/counts').expect(200)).body;

/** Opens the link of the mail that confirms the address. */
async function confirms(driver: TestDriver): Promise<void> {
  await driver.request('post', '/api/drivers/me/confirmation').expect(204);
  const [{ mail } = { mail: undefined }] = await mailsTo(api, driver.email);
  const [, key] = /confirm-email\?key=([\w.-]+)/.exec(mail!.text!)!;
  const { password } = driver;
  await api.request('post', '/api/drivers/confirm-email').send({ key, password }).expect(204);
  await api.drainJobs();
}

it('keeps the sets of an account whose address is not confirmed in a list of their own', async () => {
  const before = await counts(supervisor);
  const site = await unconfirmed();
  const { id } = await site.aReadySet();
  expect(await shownAmongOthers(id)).toBe(false);
  expect(await idsOf(supervisor, '?bucket=unconfirmed')).toEqual([id]);
  expect(await counts(supervisor)).toEqual({ ...before, unconfirmed: before.unconfirmed + 1 });
  // To its driver it is a set like any other.
  expect(await idsOf(site.driver, '?bucket=ready')).toEqual([id]);
  expect(await counts(site.driver)).toEqual({ ready: 1, incomplete: 0, needsCompletion: 0, unconfirmed: 0 });
});

it('puts them among the others once the address is confirmed', async () => {
  const site = await unconfirmed();
  const { id } = await site.aReadySet();
  await confirms(site.driver);
  expect(await idsOf(supervisor, '?bucket=ready')).toContain(id);
  expect(await idsOf(supervisor, '?bucket=unconfirmed')).not.toContain(id);
});

it('names the account beside what was typed, and says whether its address is confirmed', async () => {
  const site = await unconfirmed();
  await site.busy.sendsTimesheet();
  const { id } = await site.theSet();
  const [listed] = (await supervisor.request('get', '/api/collations?bucket=unconfirmed')).body;
  const account = { fullName: 'Al Fore', isConfirmed: false, isAsTyped: false };
  expect(listed).toMatchObject({ id, driverSignedName: 'Łukasz Wójcik', account });
  expect((await site.set(id)).account).toEqual(account);
});
