import { aDriver, aPhoto, becomes, HeldRows, suiteApi, Vault, type TestDriver } from '@groundsheet/testing';

// Before the product is stopped, and its database with it.
afterAll(() => held.end());
const api = await suiteApi();
const held = await HeldRows.of(api);
afterEach(() => held.letGo());

const isWaitedFor = async (locktype: string) =>
  (await api.rows('select 1 from pg_locks where locktype = ? and not granted', [locktype])).length > 0;

/** Keeps a command at work on a document when the job of the deletion of its owner comes to it. */
async function deletedDuring(driver: TestDriver, work: () => PromiseLike<unknown>): Promise<void> {
  await held.hold('documents.owner_id', driver.id, 'after');
  const working = Promise.resolve(work());
  await becomes(() => isWaitedFor('advisory'));
  const { password } = driver;
  await driver.request('delete', '/api/drivers/me').send({ password }).expect(204);
  const erasing = api.drainJobs();
  await becomes(() => isWaitedFor('transactionid'));
  await held.release();
  await Promise.all([working, erasing]);
  await api.drainJobs();
  expect(await api.rows('select 1 from documents where owner_id = ?', [driver.id])).toEqual([]);
}

it('leaves none of the files that arrive while the account is erased', async () => {
  const driver = await aDriver(api);
  const vault = new Vault(driver);
  const { documentId, uploadURL } = await vault.begin();
  await vault.send({ uploadURL }, await aPhoto()).expect(200);
  await deletedDuring(driver, async () => (await vault.complete(documentId)).status);
  expect(await api.rows('select 1 from uploads where held_by = ?', [documentId])).toEqual([]);
});
