import { expect, type Page } from '@playwright/test';

import { test } from './support/bad-line.js';
import { choose, chooseCustomer, leaveWeek, next, PHONE } from './support/screen.js';

test.use(PHONE);

test('an update waits for a form in the next tab and for what is on its way, and comes with the next start @deep', async ({
  page,
  context,
  line,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  const form = await context.newPage();
  await form.goto('/select-customer');
  await chooseCustomer(form, 'Harrow Groundworks');
  await form.getByLabel('Driver name').fill('Dave Hill');
  for (const tab of [page, form]) await mark(tab);

  line.appended.set('/sw.js', '\n// The next version.');
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => isWaiting(page)).toBe(true);
  // Both on the way home, and by the time a few steps of the form have been filled in.
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.goBack();
  await leaveWeek(form);
  await form.getByRole('textbox', { name: 'Machine hours' }).fill('0');
  await next(form);
  await form.getByRole('button', { name: '+9 Hours' }).first().click();
  await next(form);
  await choose(form, 'Excellent');
  for (const tab of [page, form]) expect(await isMarked(tab)).toBe(true);
  expect(await isWaiting(page)).toBe(true);

  await form.close();
  await page.reload();
  await expect.poll(() => isWaiting(page), { timeout: 60_000 }).toBe(false);
  await expect(page.getByRole('button', { name: 'Quick Timesheet' })).toBeVisible();
});

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);
/** Whether a new version is there, and waits. */
const isWaiting = (page: Page) =>
  page
    .evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
    // It is just being loaded again.
    .catch(() => true);
