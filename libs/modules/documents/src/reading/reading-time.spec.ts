import { Clock } from '@groundsheet/platform';
import { aDriver, EMPTY_PDF, suiteApi, Vault, type TestDriver } from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { ResumeReadingsWhenHousekeepingDue } from '../subscribers/resume-readings-when-housekeeping-due.js';

const HOUR = 3_600_000;

const api = await suiteApi({ READING_SECONDS_PER_HOUR: '60', UNCONFIRMED_READING_SECONDS_PER_DAY: '30' });
afterEach(() => (api.app.get(Clock).now = () => new Date()));

/** A vault with a document that has been read and one that waits. */
async function aVault(driver: TestDriver, used: { hour: number; day: number }): Promise<Vault> {
  const vault = new Vault(driver);
  await vault.bring(EMPTY_PDF);
  await api.drainJobs();
  const seconds = [used.hour * 1000, used.day * 1000, driver.id];
  await api.rows('update reading_times set of_hour = ?, of_day = ? where owner_id = ?', seconds);
  await vault.bring(EMPTY_PDF);
  return vault;
}
const states = async (vault: Vault) => {
  await api.drainJobs();
  return (await vault.list()).map(({ uploadStatus }: { uploadStatus: string }) => uploadStatus);
};
async function housekeep(hoursLater = 0): Promise<void> {
  api.app.get(Clock).now = () => new Date(Date.now() + hoursLater * HOUR);
  const resume = api.app.get(ResumeReadingsWhenHousekeepingDue, { strict: false });
  await RequestContext.create(api.app.get(MikroORM).em, () => resume.handle());
  await api.drainJobs();
  api.app.get(Clock).now = () => new Date();
}

it('reads no more of an account whose time for the hour is used up, but others', async () => {
  const vault = await aVault(await aDriver(api), { hour: 60, day: 60 });
  const other = new Vault(await aDriver(api));
  await other.bring(EMPTY_PDF);
  expect(await states(vault)).toEqual(['processing', 'completed']);
  expect(await states(other)).toEqual(['completed']);
  await housekeep();
  expect(await states(vault)).toEqual(['processing', 'completed']);
  await housekeep(1);
  expect(await states(vault)).toEqual(['completed', 'completed']);
});

const goesOn = async (vault: Vault) =>
  (await vault.list()).map(({ readingGoesOnAt }: { readingGoesOnAt: string | null }) => readingGoesOnAt);

it('says from when on a document is read whose owner’s time is used up, and nothing of what has been read', async () => {
  const used = await aVault(await aDriver(api), { hour: 60, day: 60 });
  const nextHour = new Date((Math.floor(Date.now() / HOUR) + 1) * HOUR).toISOString();
  expect(await goesOn(used)).toEqual([nextHour, null]);
  const unconfirmed = await aVault(await aDriver(api, { confirmed: false }), { hour: 0, day: 30 });
  expect(await goesOn(unconfirmed)).toEqual([api.app.get(Clock).tomorrow().toISOString(), null]);
  const inTime = await aVault(await aDriver(api), { hour: 59, day: 600 });
  expect(await goesOn(inTime)).toEqual([null, null]);
  await api.drainJobs();
});

it('reads for less than a day’s time what belongs to an account that is not confirmed', async () => {
  const driver = await aDriver(api, { confirmed: false });
  const vault = await aVault(driver, { hour: 0, day: 30 });
  expect(await states(vault)).toEqual(['processing', 'completed']);
  await housekeep();
  expect(await states(vault)).toEqual(['processing', 'completed']);
  await api.rows('update drivers set confirmed_at = now() where id = ?', [driver.id]);
  await housekeep();
  expect(await states(vault)).toEqual(['completed', 'completed']);
});

it('counts how long an account’s documents are read', async () => {
  const driver = await aDriver(api);
  await aVault(driver, { hour: 5, day: 7 });
  await api.drainJobs();
  const row = await api.row('select of_hour, of_day from reading_times where owner_id = ?', [driver.id]);
  expect(row['of_hour']).toBeGreaterThan(5000);
  expect(row['of_day'] - row['of_hour']).toBe(2000);
});
