import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { Clock } from '@groundsheet/platform';
import { aDriver, mailsTo, suiteApi, type TestDriver } from '@groundsheet/testing';
import { RemoveUnconfirmedWhenHousekeepingDue } from '../subscribers/remove-unconfirmed-when-housekeeping-due.js';

const DAY = 86_400_000;
const SUBJECT = 'Groundsheet: your account is about to be removed';
const begun = Date.now();
let now = begun;

const api = await suiteApi();
api.app.get(Clock).now = () => new Date(now);
beforeEach(() => {
  now = begun;
});

const housekeeping = () =>
  RequestContext.create(api.app.get(MikroORM).em, () =>
    api.app.get(RemoveUnconfirmedWhenHousekeepingDue, { strict: false }).handle(),
  );
async function onDay(day: number): Promise<void> {
  now = begun + day * DAY + 60_000;
  await housekeeping();
}
const isThere = async ({ id }: TestDriver) =>
  (await api.rows('select 1 from drivers where id = ?', [id])).length === 1;
const told = async ({ email }: TestDriver) =>
  (await mailsTo(api, email)).filter(({ mail }) => mail!.subject === SUBJECT);

it('tells the owner a week before, once, and removes the account with its drafts after 30 days', async () => {
  const driver = await aDriver(api, { confirmed: false });
  await driver.request('post', '/api/timesheets').send({}).expect(201);
  await onDay(22);
  expect(await told(driver)).toEqual([]);
  await onDay(23);
  await onDay(24);
  const [mail, ...more] = await told(driver);
  expect(more).toEqual([]);
  expect(mail!.mail!.text).toContain('unless you confirm the address before then');
  await onDay(29);
  expect(await isThere(driver)).toBe(true);
  await onDay(30);
  expect(await isThere(driver)).toBe(false);
  await api.drainJobs();
  expect(await api.rows('select 1 from forms where driver_id = ?', [driver.id])).toEqual([]);
  const entries = await api.rows(
    `select what, who from audit_events where about_id = ? and what like 'account.%'`,
    [driver.id],
  );
  expect(entries).toEqual([{ what: 'account.removed', who: null }]);
});

it('tells the owners of accounts older than the rule first, and gives them a week', async () => {
  const driver = await aDriver(api, { confirmed: false });
  await api.rows(`update drivers set created_at = now() - interval '400 days' where id = ?`, [driver.id]);
  await onDay(0);
  expect(await isThere(driver)).toBe(true);
  expect(await told(driver)).toHaveLength(1);
  await onDay(6);
  expect(await isThere(driver)).toBe(true);
  await onDay(8);
  expect(await isThere(driver)).toBe(false);
});

it('leaves an account whose address is confirmed with the link of that mail', async () => {
  const driver = await aDriver(api, { confirmed: false });
  await onDay(24);
  const [mail] = await told(driver);
  const key = /\/confirm-email\?key=(\S+)/.exec(mail!.mail!.text ?? '')![1];
  const body = { key, password: driver.password };
  await api.request('post', '/api/drivers/confirm-email').send(body).expect(204);
  await onDay(40);
  expect(await isThere(driver)).toBe(true);
});

it('leaves confirmed accounts and deactivated ones', async () => {
  const kept = [await aDriver(api), await aDriver(api, { confirmed: false })];
  await api.rows('update drivers set deactivated_at = now() where id = ?', [kept[1]!.id]);
  await onDay(24);
  await onDay(60);
  for (const driver of kept) {
    expect(await told(driver)).toEqual([]);
    expect(await isThere(driver)).toBe(true);
  }
});
