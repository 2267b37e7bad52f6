import { expect, test, type Locator, type Page } from '@playwright/test';

import {
  chooseCustomer,
  expectUncovered,
  leaveWeek,
  next,
  sign,
  signHandedOver,
  toast,
  watchForFaults,
} from './support/screen.js';

test('what the server refuses is in view, wherever its field is and whatever the window', async ({
  page,
}) => {
  const faults = watchForFaults(page);
  // Without a customer there is no form.
  await page.goto('/timesheet?mode=quick');
  await expect(page).toHaveURL(/\/select-customer\?mode=quick/);
  await chooseCustomer(page, 'Harrow Groundworks');
  await leaveWeek(page);
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('0');
  await next(page);
  await page.getByRole('button', { name: 'Tuesday +9 Hours' }).click();
  await next(page);
  await sign(page, 'driver');
  await page.getByLabel("Driver's name").fill('dave hill');
  await page.getByLabel("Client's name").fill('imran patel');
  await signHandedOver(page, 'client', 'Poor');
  await page.getByLabel('Email 1').fill('foreman@harrow-groundworks.co.uk');
  for (const size of [
    { width: 360, height: 640 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await refuse(page, 'breakdownNotes');
    await expectLedTo(page, page.getByLabel('Breakdown notes'));
    await refuse(page, 'tuesdayStart');
    await expectLedTo(page, page.getByLabel('Tuesday Start'));
    await refuse(page, 'plantNumber');
    await expectLedTo(page, page.getByRole('textbox', { name: 'Plant number' }));
    // No step shows it: the footer says it in the server's words.
    await refuse(page, 'rating');
    await expectUncovered(page.getByText(`Please check 1 field. ${WORDS}`));
  }
  expect(faults).toEqual([]);
});

const WORDS = 'This contains a character we cannot use. Please type it again.';

/** Sends, and lets the server refuse one field. */
async function refuse(page: Page, field: string): Promise<void> {
  const details = [{ path: `timesheetData.${field}`, code: 'field.characters', message: WORDS }];
  const json = {
    statusCode: 422,
    code: 'request.invalid',
    message: `Please check 1 field. ${WORDS}`,
    details,
  };
  await page.unroute('**/one-step-completion');
  await page.route('**/one-step-completion', (route) => route.fulfill({ status: 422, json }));
  const send = page.getByRole('button', { name: /^Send Email/ });
  const onward = page.getByRole('button', { name: 'Next Step' });
  for (;;) {
    await send.or(onward).waitFor();
    if (await send.isVisible()) break;
    await onward.click();
  }
  await send.click();
  await expect(toast(page)).toContainText('Send Failed');
}

async function expectLedTo(page: Page, field: Locator): Promise<void> {
  await expect(field).toBeFocused();
  await expectUncovered(field);
  await expectUncovered(page.getByText(WORDS));
}
