import { expect, type Locator, type Page } from '@playwright/test';

import { addPhoto, answer } from '../support/check-sheet.js';
import { inspect } from '../support/inspect.js';
import { choose, chooseCustomer, next, sign, toast } from '../support/screen.js';

export async function visitWizard(page: Page): Promise<void> {
  await page.goto('/select-customer?mode=quick');
  await expect(page.getByLabel('Select Customer')).toBeVisible();
  await inspect(page, 'customer selection');
  await chooseCustomer(page, 'Northgate Civils Ltd', 'P-004417');
  await page.getByLabel('Week ending').fill('2026-11-18');
  await inspect(page, 'step 1');
  await next(page);
  await inspect(page, 'step 1, which week');
  await page.getByRole('button', { name: 'The week to Sat 21 Nov' }).click();
  await next(page);
  await expectAbove(toast(page), page.locator('footer'));
  await inspect(page, 'step 2, asking');
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('12');
  await next(page);
  await next(page);
  await page.getByRole('button', { name: 'Tuesday +9 Hours' }).click();
  await inspect(page, 'step 3');
  const day = page.getByRole('button', { name: /^Tuesday \d/ });
  // On a wide screen the week is a table.
  if (await day.isVisible()) {
    await day.click();
    await inspect(page, 'step 3, a day');
  }
  await next(page);
  await page.getByRole('button', { name: /^Send Email/ }).click();
  await inspect(page, 'step 4, asking');
  await page.getByRole('button', { name: 'Tap to sign driver signature' }).click();
  await expect.poll(() => heightOf(page.getByTestId('signature-sheet'))).toBeGreaterThan(0.4);
  await inspect(page, 'the signature');
  await expectOnOneScreen(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { name: 'Quick Timesheets' })).toBeVisible();
  await inspect(page, 'help');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hand to client' }).click();
  const view = page.getByRole('dialog', { name: 'For the client to sign' });
  await expect(view.getByText(/^I agree 9\.0 hours/)).toBeVisible();
  await inspect(page, 'the hand-over to a client');
}

/** As a share of the window's. */
async function heightOf(part: Locator): Promise<number> {
  const { height } = (await part.boundingBox())!;
  return height / part.page().viewportSize()!.height;
}

/** Turned on its side, the phone shows the sheet to sign on and all that belongs to it, with nothing to scroll. */
async function expectOnOneScreen(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  // A desk does not turn.
  if (size.width > 740) return;
  const sheet = page.getByTestId('signature-sheet');
  await page.setViewportSize({ width: 740, height: 360 });
  await expect.poll(() => heightOf(sheet)).toBeGreaterThan(0.6);
  const pad = page.getByRole('dialog');
  expect(await pad.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
  for (const name of ['Undo', 'Clear', 'Cancel', 'Save'])
    await expect(pad.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size);
}

async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect(upper).toBeVisible();
  const [above, below] = [(await upper.boundingBox())!, (await lower.boundingBox())!];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
}

export async function visitCheckSheet(page: Page): Promise<void> {
  await page.goto('/select-customer?mode=quick&form=check-sheet');
  await chooseCustomer(page, 'Northgate Civils Ltd', 'P-004417');
  await page.getByLabel('Driver full name').fill('Łukasz Wójcik');
  await inspect(page, 'check sheet step 1');
  await next(page);
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('12');
  await next(page);
  await inspect(page, 'check sheet without a machine');
  await choose(page, 'Roller');
  await answer(page, 'Steering', 'Pass');
  await answer(page, 'Tyres', 'Fail');
  await answer(page, 'Tracks', 'N/A');
  await inspect(page, 'check sheet step 3');
  await page.getByRole('button', { name: 'Brakes' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await inspect(page, 'the lock alert');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await next(page);
  await addPhoto(page);
  await inspect(page, 'check sheet step 4');
  await next(page);
  await inspect(page, 'check sheet step 5');
  await sign(page, 'driver/operator');
  await page.getByLabel('Email 1').fill('hire@northgate-civils.co.uk');
  await page.getByRole('button', { name: 'Save address 1' }).click();
  await page.getByLabel('Email 1').fill('foreman@northgate-civils.co.uk');
  await inspect(page, 'check sheet step 5, signed');
  await page.getByRole('button', { name: 'Submit Check Sheet' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Confirm Submission' })).toBeVisible();
  await inspect(page, 'confirm submission');
}
