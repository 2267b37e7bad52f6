import { Clock } from '@groundsheet/platform';
import { aRenderedForm, startApi, type TestApi } from '@groundsheet/testing';
import { FormEmail } from './form-email.entity.js';

const HOUR = 3_600_000;
let api: TestApi;
let now = Date.parse('2026-11-21T09:00:00Z');

beforeEach(async () => {
  api = await startApi({ GUEST_MAILS_PER_DAY: '3' });
  api.app.get(Clock).now = () => new Date(now);
});
afterEach(() => api.stop());

async function send(recipients: string[], fromGuest = true): Promise<void> {
  await aRenderedForm(api, { recipients: recipients.map((name) => `${name}@civils.co.uk`), fromGuest });
  await api.drainJobs();
}
async function housekeeping(afterHours: number): Promise<void> {
  now += afterHours * HOUR;
  for (const name of ['ReleaseWaitingEmails', 'GiveUpEmails', 'ForgetLimitCounters']) {
    await api.em.execute(`select graphile_worker.add_job(?, '{}'::json)`, [`${name}WhenHousekeepingDue`]);
  }
  await api.drainJobs();
}
async function states(): Promise<Record<string, string>> {
  const mails = await api.em.find(FormEmail, {}, { orderBy: { id: 'asc' } });
  return Object.fromEntries(mails.map(({ recipient, state }) => [recipient.split('@')[0], state]));
}
const SENT = 'kept locally';

it('sends as many guests’ mails a day as allowed; the rest wait and go the next day, oldest first', async () => {
  await send(['a', 'b']);
  await send(['c', 'd']);
  await send(['e', 'f', 'g']);
  expect(await states()).toEqual({
    ...{ a: SENT, b: SENT, c: SENT },
    ...{ d: 'waiting', e: 'waiting', f: 'waiting', g: 'waiting' },
  });
  await housekeeping(23);
  expect((await states())['d']).toBe('waiting');
  await housekeeping(1);
  expect(await states()).toMatchObject({ d: SENT, e: SENT, f: SENT, g: 'waiting' });
  await send(['h']);
  expect(await states()).toMatchObject({ g: 'waiting', h: 'waiting' });
  await housekeeping(24);
  expect(await states()).toMatchObject({ g: SENT, h: SENT });
});

it('has the date of the day on which it goes, and 24 hours of retries from then', async () => {
  await send(['a', 'b', 'c', 'd']);
  await housekeeping(24);
  const mail = await api.em.findOneOrFail(FormEmail, { recipient: 'd@civils.co.uk' });
  expect(mail).toMatchObject({ state: SENT, attempts: 1, queuedAt: new Date(now) });
  expect(mail.linkDate).toBe(new Date(now).toISOString().slice(0, 10));
});

it('sends waiting mail before that of a new form', async () => {
  await send(['a', 'b', 'c', 'd']);
  now += 24 * HOUR;
  await send(['e', 'f', 'g']);
  expect(await states()).toMatchObject({ d: SENT, e: SENT, f: SENT, g: 'waiting' });
});

it('sends a new form’s mail together with waiting mail as soon as the limit allows both', async () => {
  await send(['a', 'b', 'c', 'd']);
  now += 24 * HOUR;
  await send(['e']);
  expect(await states()).toMatchObject({ d: SENT, e: SENT });
  await send(['f', 'g']);
  expect(await states()).toMatchObject({ f: SENT, g: 'waiting' });
});

it('counts neither an event that arrives twice nor mails of accounts', async () => {
  await aRenderedForm(api, { recipients: ['a@civils.co.uk', 'b@civils.co.uk'], fromGuest: true, times: 3 });
  await api.drainJobs();
  await send(['p', 'q', 'r', 's'], false);
  await send(['c', 'd']);
  expect(await states()).toEqual({
    ...{ a: SENT, b: SENT, c: SENT, d: 'waiting' },
    ...{ p: SENT, q: SENT, r: SENT, s: SENT },
  });
});

it('keeps the limit when many forms are rendered at once', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      aRenderedForm(api, { recipients: [`x${n}@civils.co.uk`], fromGuest: true }),
    ),
  );
  await api.drainJobs();
  const all = Object.values(await states());
  expect([all.filter((state) => state === SENT).length, all.length]).toEqual([3, 8]);
});
