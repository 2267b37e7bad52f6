import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { anAddress, confirmAddress, createAccount } from './support/accounts.js';
import { aPhoto } from './support/check-sheet.js';
import { mailedTo, mailTo } from './support/mail.js';
import { choose, chooseCustomer, leaveWeek, next, PHONE, sign, signHandedOver } from './support/screen.js';

test.use(PHONE);

/** As soon as the signal is back, in milliseconds. */
const SENT_WITHIN_MS = 10_000;
/** The next try after a lost response, and the turn that looks for it. */
const TRIED_AGAIN_WITHIN_MS = 20_000;

test('forms that were signed without a signal outlive their tab and arrive by themselves, once, photos and all', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const [dave, gate] = [anAddress('dave'), anAddress('gate')];
  await createAccount(page, 'Dave Hill', dave);
  await confirmAddress(page, dave);
  await page.goto('/select-customer');
  await expect(page.getByRole('option', { name: 'Harrow Groundworks' })).toBeAttached();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  const signal = { isThere: false };
  const arrived = await answersOfServer(context, signal);

  await context.setOffline(true);
  await queueWeek(page, gate);
  await queueCheck(page);
  await page.close();

  const again = await context.newPage();
  await again.goto('/');
  await again.getByRole('link', { name: 'Outbox: 2 waiting' }).click();
  await expect(again.getByText('Queued', { exact: true })).toHaveCount(2);
  expect(arrived).toEqual([]);

  signal.isThere = true;
  await context.setOffline(false);
  await expect
    .poll(() => new Set(arrived.map(({ formId }) => formId)).size, { timeout: SENT_WITHIN_MS })
    .toBe(2);
  await expect(again.getByText('Sent', { exact: true })).toHaveCount(2, { timeout: TRIED_AGAIN_WITHIN_MS });
  const hashes = await hashesOnPhone(again);
  expect(hashes).toHaveLength(2);
  expect(new Set(arrived.flatMap(({ pictures }) => pictures))).toEqual(new Set(hashes));
  await mailTo(gate);
  for (const reference of arrived.map((receipt) => receipt.reference)) {
    await expect.poll(async () => (await mailedTo(reference)).length, { timeout: 30_000 }).toBeGreaterThan(0);
    const addresses = await mailedTo(reference);
    expect(addresses).toEqual([...new Set(addresses)]);
  }
});

interface Receipt {
  formId: string;
  reference: string;
  pictures: string[];
}

/**
 * The receipts that the server has given; that of the first try of the check sheet is lost on the way. What a test fetches
 * itself knows nothing of the missing signal.
 */
async function answersOfServer(context: BrowserContext, signal: { isThere: boolean }): Promise<Receipt[]> {
  const receipts: Receipt[] = [];
  let isLost = false;
  await context.route(/\/api\/outbox\/(timesheets|check-sheets)$/, async (route) => {
    if (!signal.isThere) return route.abort();
    const response = await route.fetch();
    const answer = (await response.json()) as { receipt?: Receipt; details?: { receipt?: Receipt } };
    const receipt = answer.receipt ?? answer.details?.receipt;
    if (receipt) receipts.push(receipt);
    if (isLost || route.request().url().endsWith('timesheets')) return route.fulfill({ response });
    isLost = true;
    return route.abort();
  });
  return receipts;
}

async function queueWeek(page: Page, recipient: string): Promise<void> {
  await page.goto('/select-customer');
  await chooseCustomer(page, 'Harrow Groundworks');
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
  await page.getByRole('button', { name: 'Sign and queue' }).click();
  await expect(page.getByRole('heading', { name: 'Kept on this phone' })).toBeVisible();
}

async function queueCheck(page: Page): Promise<void> {
  await page.goto('/select-customer?form=check-sheet');
  await chooseCustomer(page, 'Harrow Groundworks');
  await next(page);
  await choose(page, 'Roller');
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('0');
  await next(page);
  await next(page);
  for (const at of [1, 2]) {
    const photo = await aPhoto();
    await page.getByLabel('Take photo').setInputFiles({ ...photo, name: `hose-${at}.jpg` });
    await expect(page.getByRole('button', { name: `Try again photo ${at}` })).toBeVisible();
  }
  await next(page);
  await sign(page, 'driver/operator');
  await page.getByRole('button', { name: 'Sign and queue' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Submission' });
  await dialog.getByRole('button', { name: 'Sign and queue' }).click();
  await expect(page.getByRole('heading', { name: 'Kept on this phone' })).toBeVisible();
}

/** The SHA-256 of every photo as the phone had it. */
function hashesOnPhone(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opened = indexedDB.open('groundsheet-outbox');
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const all = opened.result.transaction('outbox').objectStore('outbox').getAll();
    await new Promise((resolve) => (all.onsuccess = resolve));
    const entries = all.result as { pictures: { sha256: string }[] }[];
    return entries.flatMap(({ pictures }) => pictures.map(({ sha256 }) => sha256));
  });
}
