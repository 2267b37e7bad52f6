import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import {
  anAddress,
  createAccount,
  expectDashboard,
  login,
  logout,
  openMailedLink,
  PASSWORD,
} from './support/accounts.js';
import { PHONE, toast, watchForFaults } from './support/screen.js';

test.use({ ...PHONE, serviceWorkers: 'allow' });

const CHANGED = 'battery horse, correct';

const alert = (page: Page) => page.getByRole('alertdialog');
const signInAgain = (page: Page) => page.getByRole('dialog', { name: 'Sign in to go on' });

test('a driver creates an account, confirms the address, changes the password, sets a forgotten one, and deletes the account', async ({
  page,
  context,
}) => {
  const faults = watchForFaults(page);
  const email = anAddress('lukasz');
  await page.goto('/?signup=true');
  await page.getByLabel('Full name').fill('Łukasz Wójcik');
  await page.getByLabel('Password').fill('wojcik-1987');
  await expect(page.getByText(/^This is little more than your own name/)).toBeVisible();
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Very weak');
  await page.getByLabel('Password').fill(PASSWORD);
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong');
  await createAccount(page, 'Łukasz Wójcik', email);
  await expect(page).toHaveURL('/?tab=dashboard');
  await expect(page.getByText(/Confirm your address/)).toBeVisible();

  await openMailedLink(page, email, '/confirm-email');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your address is confirmed.' })).toBeVisible();
  await page.goto('/home');
  await expectDashboard(page, 'Łukasz Wójcik');
  await expect(page.getByText(/Confirm your address/)).toHaveCount(0);

  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page.getByText('This device')).toBeVisible();
  await context.clearCookies();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill(CHANGED);
  await page.getByRole('button', { name: 'Change password' }).click();
  await login(signInAgain(page), email);
  await expect(page.getByRole('status').filter({ hasText: 'The password is changed.' })).toBeVisible();

  const second = await context.newPage();
  await second.goto('/?tab=account');
  await expect(second.getByText('This device')).toBeVisible();
  await logout(page);
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await expect(second.getByRole('tab', { name: 'Login' })).toBeVisible();
  await second.close();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();

  await login(page, email, PASSWORD);
  await expect(alert(page)).toContainText('Login failed. Please check your credentials.');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password')).toHaveValue(PASSWORD);
  await page.route('**/api/drivers/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(alert(page)).toContainText('Login failed. Please try again.');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.unroute('**/api/drivers/login');

  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  // The login form behind it has an "Email" too.
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'a mail is on its way' })).toBeVisible();
  await openMailedLink(page, email, '/reset-password');
  await page.getByLabel('New password').fill('a new one, longer');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await login(page, email, 'a new one, longer');
  await expectDashboard(page, 'Łukasz Wójcik');

  await logoutWithoutSignal(page);
  await page.goto('/?signup=true');
  await page.getByLabel('Full name').fill('łukasz wójcik');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Password').press('Enter');
  await expect(alert(page)).toContainText('Registration failed: An account with this email already exists.');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.goto('/?login=true');
  await login(page, email, 'a new one, longer');
  await expectDashboard(page, 'Łukasz Wójcik');
  await deleteAccount(page, email, 'a new one, longer');
  await createAccount(page, 'Łukasz Wójcik', email);
  expect(faults).toEqual([]);
});

/** The phone is wiped at once; the server ends the session when the signal is back. */
async function logoutWithoutSignal(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const asked = async () =>
    (await fetch(new URL('/api/drivers/me', page.url()), { headers: { cookie } })).status;
  await page.context().setOffline(true);
  await logout(page);
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  expect([await page.evaluate(() => localStorage.getItem('auth')), await asked()]).toEqual([null, 200]);
  await page.context().setOffline(false);
  await expect.poll(asked).toBe(401);
}

/** Downloads the data, types a wrong password once, and deletes the account. */
async function deleteAccount(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('tab', { name: 'Account' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const data = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { account: object };
  expect(data.account).toMatchObject({ email, fullName: 'Łukasz Wójcik' });
  await page.getByRole('button', { name: 'Delete account...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('That is not your password.');
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page)).toContainText('Your account is deleted');
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  await login(page, email, password);
  await expect(alert(page)).toContainText('Login failed. Please check your credentials.');
  await page.getByRole('button', { name: 'OK' }).click();
}
