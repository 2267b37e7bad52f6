import { expect, test, type Page } from '@playwright/test';

import { mailTo } from './support/mail.js';
import {
  choose,
  chooseCustomer,
  leaveWeek,
  next,
  PHONE,
  sign,
  signHandedOver,
  toast,
} from './support/screen.js';

test.use(PHONE);

const RECIPIENT = 'gate@thamesquay.co.uk';

test('a driver without a signal opens the app, fills in the week, and sends it when the signal is back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Quick Timesheet' }).click();
  await expect(page.getByRole('option', { name: 'Harrow Groundworks' })).toBeAttached();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Quick Timesheet' }).click();
  await expect(page.getByText(/This list was loaded/)).toBeVisible();
  await chooseCustomer(page, 'Harrow Groundworks');

  await fillIn(page, RECIPIENT);
  const queue = page.getByRole('button', { name: 'Sign and queue' });
  const queued = page.getByRole('heading', { name: 'Kept on this phone' });
  await queue.click();
  await expect(queued).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Take back and change' }).click();
  await expect(page.getByLabel('Email 1')).toHaveValue(RECIPIENT);
  await queue.click();
  await expect(queued).toBeVisible();
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Outbox: 1 waiting' }).click();
  const entry = page.getByRole('list', { name: 'Outbox' }).getByRole('listitem');
  await expect(entry).toContainText('Queued');

  // The first signal is gone again before the answer is there.
  const keys: (string | undefined)[] = [];
  await context.route('**/one-step-completion', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await (keys.length === 1 ? route.abort() : route.continue());
  });
  await context.setOffline(false);
  await expect(entry).toContainText(/Sent.* arrived /);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
  expect((await mailTo(RECIPIENT)).subject).toContain('Dave Hill');
});

test('a driver whose response was lost on the way finds the form that had arrived', async ({ page }) => {
  await page.goto('/select-customer');
  await chooseCustomer(page, 'Harrow Groundworks');
  await fillIn(page, 'lost.answer@thamesquay.co.uk');
  let tries = 0;
  await page.route('**/one-step-completion', async (route) => {
    tries += 1;
    // What the outbox sends by itself does not arrive: it would find the form before its driver does.
    if (tries === 1) await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Send Email (1)' }).click();
  await expect(toast(page)).toContainText('Unable to send timesheet. Please try again.');

  await page.getByLabel("Client's name").fill('Somebody Else');
  await page.unroute('**/one-step-completion');
  await page.getByRole('button', { name: 'Send Email (1)' }).click();
  await expect(toast(page)).toContainText('Already sent');
  await expect(page.getByRole('heading', { name: 'Weekly Timesheet - Completed' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

/** The smallest form that a guest can send. */
async function fillIn(page: Page, recipient: string): Promise<void> {
  await page.getByLabel('Driver name').fill('Dave Hill');
  await leaveWeek(page);
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('0');
  await next(page);
  await page.getByRole('button', { name: '+9 Hours' }).first().click();
  await next(page);
  await sign(page, 'driver');
  await page.getByLabel("Client's name").fill("Siân O'Neill");
  await signHandedOver(page, 'client');
  await choose(page, 'Excellent');
  await page.getByLabel('Email 1').fill(recipient);
}
