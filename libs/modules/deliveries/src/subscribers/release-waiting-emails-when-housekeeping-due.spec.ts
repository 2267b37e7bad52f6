import { Clock } from '@groundsheet/platform';
import { aRenderedForm, startApi, type TestApi } from '@groundsheet/testing';
import { FormEmail } from '../form-email.entity.js';

const HOUR = 3_600_000;
let api: TestApi;
let now = Date.parse('2026-11-21T21:30:00Z');

beforeEach(async () => {
  api = await startApi();
  api.app.get(Clock).now = () => new Date(now);
});
afterEach(() => api.stop());

const recipients = ['a@civils.co.uk', 'b@civils.co.uk'];
const heldUntil = (time: string) => ({ recipients, held: { 'b@civils.co.uk': time } });

async function housekeepingAt(time: string): Promise<void> {
  now = Date.parse(time);
  for (const name of ['ReleaseWaitingEmails', 'GiveUpEmails']) {
    await api.em.execute(`select graphile_worker.add_job(?, '{}'::json)`, [`${name}WhenHousekeepingDue`]);
  }
  await api.drainJobs();
}
async function states(): Promise<Record<string, string>> {
  const mails = await api.em.find(FormEmail, {});
  return Object.fromEntries(mails.map(({ recipient, state }) => [recipient.split('@')[0], state]));
}

it('sends a mail at once unless it has to wait, and that one when its hour has come', async () => {
  await aRenderedForm(api, heldUntil('2026-11-22T02:00:00Z'));
  await api.drainJobs();
  expect(await states()).toEqual({ a: 'kept locally', b: 'waiting' });
  await housekeepingAt('2026-11-22T01:00:00Z');
  expect(await states()).toEqual({ a: 'kept locally', b: 'waiting' });
  await housekeepingAt('2026-11-22T02:00:00Z');
  expect(await states()).toEqual({ a: 'kept locally', b: 'kept locally' });
});

it('gives it the date of the day on which it goes, and 24 hours of retries from then', async () => {
  await aRenderedForm(api, heldUntil('2026-11-25T02:00:00Z'));
  await api.drainJobs();
  await housekeepingAt('2026-11-25T02:00:00Z');
  const mail = await api.em.findOneOrFail(FormEmail, { recipient: 'b@civils.co.uk' });
  expect(mail).toMatchObject({ state: 'kept locally', attempts: 1, linkDate: '2026-11-25' });
  expect(mail.queuedAt).toEqual(new Date(now));
});

it('does not hold a mail back whose hour came before its PDF was ready', async () => {
  await aRenderedForm(api, heldUntil(new Date(now - HOUR).toISOString()));
  await api.drainJobs();
  expect(await states()).toEqual({ a: 'kept locally', b: 'kept locally' });
});

it('mails nobody twice, whether the event or the hour comes twice', async () => {
  await aRenderedForm(api, { ...heldUntil('2026-11-26T02:00:00Z'), times: 3 });
  await api.drainJobs();
  await housekeepingAt('2026-11-26T02:00:00Z');
  await housekeepingAt('2026-11-26T03:00:00Z');
  const mails = await api.em.find(FormEmail, {});
  expect(mails.map(({ attempts }) => attempts)).toEqual([1, 1]);
});
