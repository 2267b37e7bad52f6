import { expect, type Page } from '@playwright/test';

import { inspect } from '../support/inspect.js';
import { ageEntries, giveEntriesTo, haveWorker } from '../support/outbox.js';
import { choose, chooseCustomer, leaveWeek, next, sign, signHandedOver } from '../support/screen.js';

const BAR = 'This phone cannot keep what you type.';
/** How long a driver may go on typing without knowing, in milliseconds. */
const SAID_WITHIN_MS = 1000;

/** What is shown without a signal, and by a phone that keeps nothing. */
export async function visitWithoutSignal(page: Page): Promise<void> {
  await haveWorker(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(/This list was loaded/)).toBeVisible();
  await inspect(page, 'customer selection without a signal');
  await queueWeek(page);
  await visitHandingOn(page);
  await visitOldEntries(page);
  await visitAnotherDrivers(page);
  await visitPhoneThatKeepsNothing(page);
}

async function queueWeek(page: Page): Promise<void> {
  await chooseCustomer(page, 'Harrow Groundworks');
  await page.getByLabel('Driver name').fill('Siân Fitzgerald-O’Donoghue');
  await leaveWeek(page);
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('0');
  await next(page);
  await page.getByRole('button', { name: 'Monday +9 Hours' }).click();
  await next(page);
  await sign(page, 'driver');
  await page.getByLabel("Client's name").fill("Siân O'Neill");
  await signHandedOver(page, 'client');
  await choose(page, 'Excellent');
  await page.getByLabel('Email 1').fill('gate@thamesquay.co.uk');
  await inspect(page, 'step 4 without a signal');
  await page.getByRole('button', { name: 'Sign and queue' }).click();
  await expect(page.getByRole('heading', { name: 'Kept on this phone' })).toBeVisible();
  await inspect(page, 'kept on this phone');
  await page.getByRole('button', { name: 'Home' }).click();
}

async function visitHandingOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear this phone' }).click();
  const question = page.getByRole('alertdialog', { name: 'Clear this phone' });
  await expect(question.getByText('Signed and not sent yet:')).toBeVisible();
  await inspect(page, 'handing on a phone with an unsent form');
  await question.getByRole('button', { name: 'Cancel' }).click();
}

/** Safari says for itself that a week is the longest. */
async function visitOldEntries(page: Page): Promise<void> {
  await ageEntries(page, 60);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone)' }),
  );
  await page.goto('/outbox');
  await expect(page.getByText(/waiting for two days/)).toBeVisible();
  await inspect(page, 'the outbox of a phone that may forget');
}

async function visitAnotherDrivers(page: Page): Promise<void> {
  await giveEntriesTo(page, '01998877-0000-7000-8000-000000000000');
  await page.reload();
  await expect(page.getByText(/^A driver’s form is waiting on this phone/)).toBeVisible();
  await inspect(page, 'the outbox, a form of another person');
  await giveEntriesTo(page, 'guest');
  await page.reload();
}

async function visitPhoneThatKeepsNothing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take back' }).click();
  const name = page.getByLabel("Client's name");
  await expect(name).toBeVisible();
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('The connection is closing.', 'InvalidStateError');
    };
  });
  await name.fill('Siân Rees');
  const bar = page.getByRole('alert').filter({ hasText: BAR });
  await expect(bar).toBeVisible({ timeout: SAID_WITHIN_MS });
  await inspect(page, 'nothing is kept');
}
