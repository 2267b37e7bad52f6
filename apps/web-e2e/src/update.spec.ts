import { expect, type Page } from '@playwright/test';

import { test, type BadLine } from './support/bad-line.js';
import { haveControl, leaveQueued } from './support/outbox.js';
import { choose, chooseCustomer, leaveWeek, next, PHONE } from './support/screen.js';

test.use({ ...PHONE, serviceWorkers: 'allow' });

test('an update waits for a form in the next tab, and comes with the next start', async ({
  page,
  context,
  line,
}) => {
  await page.goto('/');
  await haveControl(page);
  const form = await context.newPage();
  await form.goto('/select-customer');
  await chooseCustomer(form, 'Harrow Groundworks');
  await form.getByLabel('Driver name').fill('Dave Hill');
  for (const tab of [page, form]) await mark(tab);

  await publish(page, line);
  // Both on the way home, and by the time a few steps of the form have been filled in.
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.goBack();
  await leaveWeek(form);
  await form.getByRole('textbox', { name: 'Machine hours' }).fill('0');
  await next(form);
  await form.getByRole('button', { name: 'Monday +9 Hours' }).click();
  await next(form);
  await choose(form, 'Excellent');
  for (const tab of [page, form]) expect(await isMarked(tab)).toBe(true);
  expect(await isWaiting(page)).toBe(true);

  await form.close();
  await page.reload();
  await expectTaken(page);
  await expect(page.getByRole('button', { name: 'Quick Timesheet' })).toBeVisible();
});

test(
  'an update waits for a form on its way, and for typing in another tab',
  { tag: '@deep' },
  async ({ page, context, line }) => {
    const sending = 'POST /api/one-step-completion/check-sheet';
    line.fateOf = (call) => (call === sending ? 'hangs' : 'arrives');
    await page.goto('/');
    await leaveQueued(page);
    await haveControl(page);
    await expect.poll(() => line.timesOf(sending)).toBeGreaterThan(0);
    const login = await context.newPage();
    await login.goto('/?login=true');
    for (const tab of [page, login]) await mark(tab);
    await publish(page, line);
    await lookAgain(page);
    expect(await isWaiting(page)).toBe(true);

    await login.getByLabel('Email').fill('dave');
    // The answer is lost at last, and the next one asks for patience.
    line.fateOf = (call) => (call === sending ? 'is-refused' : 'arrives');
    await line.cut();
    await line.mend();
    await expect.poll(() => locksOf(page)).not.toContain('groundsheet-outbox');
    await lookAgain(page);
    for (const tab of [page, login]) expect(await isMarked(tab)).toBe(true);
    expect(await isWaiting(page)).toBe(true);

    await login.close();
    await expectTaken(page);
  },
);

/** There is a new version, and this phone hears of it. */
async function publish(page: Page, line: BadLine): Promise<void> {
  line.appended.set('/sw.js', '\n// The next version.');
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => isWaiting(page)).toBe(true);
}

/** The page is seen again: whether the update can be taken is looked at now. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function expectTaken(page: Page): Promise<void> {
  await expect.poll(() => isWaiting(page), { timeout: 60_000 }).toBe(false);
}

/** What is being done on the phone that must not be cut off. */
const locksOf = (page: Page) =>
  page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);
/** Whether a new version is there, and waits. */
const isWaiting = (page: Page) =>
  page
    .evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
    // It is just being loaded again.
    .catch(() => true);
