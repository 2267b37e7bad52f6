import { expect, test } from '@playwright/test';

import { chooseCustomer, PHONE } from './support/screen.js';

test.use(PHONE);

test('two tabs on one form never overwrite one another, and two forms are both found again', async ({
  page,
  context,
}) => {
  await page.goto('/select-customer?mode=quick');
  await chooseCustomer(page, 'Harrow Groundworks');
  await page.getByLabel('Driver name').fill('Dave Hill');

  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { name: 'This timesheet is open in another tab' })).toBeVisible();
  await second.getByRole('button', { name: 'Use it here' }).click();
  await expect(second.getByLabel('Driver name')).toHaveValue('Dave Hill');
  await second.getByLabel('Site location').fill('Wharf Road');
  await expect(page.getByRole('heading', { name: 'This timesheet is open in another tab' })).toBeVisible();
  // It is kept, and let go of, before the tab has gone.
  await second.goto('/select-customer?mode=quick&form=check-sheet');
  await expect(page.getByLabel('Site location')).toHaveValue('Wharf Road');
  await expect(page.getByLabel('Driver name')).toHaveValue('Dave Hill');

  await chooseCustomer(second, 'Fenland Drainage Partners');
  await second.getByLabel('Driver full name').fill('Jo Hill');
  const third = await context.newPage();
  await third.goto(second.url());
  await expect(third.getByRole('heading', { name: 'This check sheet is open in another tab' })).toBeVisible();
  await third.close();
  await second.getByRole('link', { name: 'Back to home' }).click();
  await expect(second.getByRole('button', { name: 'Carry on with your timesheet' })).toBeVisible();
  await second.getByRole('button', { name: 'Carry on with your check sheet' }).click();
  await expect(second.getByLabel('Driver full name')).toHaveValue('Jo Hill');
  await expect(page.getByLabel('Driver name')).toHaveValue('Dave Hill');
});
