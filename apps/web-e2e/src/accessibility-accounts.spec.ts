import { expect, test, type Page } from '@playwright/test';

import { anAddress, createAccount, expectDashboard } from './support/accounts.js';
import { dress, inspect, LOOKS, nameOf } from './support/inspect.js';
import { chooseCustomer, next, watchForFaults } from './support/screen.js';

for (const look of LOOKS) {
  test.describe(nameOf(look), () => {
    test.use({ ...look.device, reducedMotion: 'reduce' } as object);

    test.setTimeout(300_000);
    test('every screen of an account is free of serious findings and of sideways scrolling', async ({
      page,
    }) => {
      const faults = watchForFaults(page);
      await dress(page, look);
      await visitWayIn(page);
      await createAccount(page, 'Siân Fitzgerald-O’Donoghue', anAddress('sian.fitzgerald-odonoghue'));
      await page.getByRole('button', { name: 'Send the mail again' }).waitFor();
      await inspect(page, 'the dashboard, new');
      await visitAccount(page);
      expect(faults).toEqual([]);
    });
  });
}

async function visitWayIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByLabel('Email').fill('nobody@hill-plant.co.uk');
  await page.getByLabel('Password').fill('not a password');
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await inspect(page, 'login failed');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('Full name').fill('Dave Hill');
  await page.getByLabel('Email').fill('dave@hill-plant.co.uk');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByLabel('Password').press('Enter');
  await page.getByRole('button', { name: 'OK' }).click();
  await inspect(page, 'create account, asking');
  for (const [path, button] of [
    ['/forgotten-password', 'Mail me a link'],
    ['/reset-password?key=half', 'Set new password'],
    ['/confirm-email?key=half', 'Confirm my address'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).waitFor();
    await inspect(page, path.slice(1).replace('?key=half', ''));
  }
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('alert')).toContainText('This link does not work any more.');
  await inspect(page, 'confirm-email, dead link');
}

async function visitAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: "Start this week's timesheet" }).click();
  await chooseCustomer(page, 'Harrow Groundworks');
  await next(page);
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('12');
  await next(page);
  await page.getByRole('button', { name: 'Tuesday +9 Hours' }).click();
  await page.goto('/home');
  await expectDashboard(page, 'Siân Fitzgerald-O’Donoghue');
  await expect(page.getByRole('img', { name: /Tuesday 9 hours/ })).toBeVisible();
  await inspect(page, 'the dashboard');
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page.getByText('This device')).toBeVisible();
  await inspect(page, 'the account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('One form is not sent yet');
  await inspect(page, 'logging out');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.context().clearCookies();
  await page.getByLabel('Current password').fill('correct horse battery');
  await page.getByLabel('New password').fill('battery correct horse');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in to go on' })).toBeVisible();
  await inspect(page, 'sign in to go on');
}
