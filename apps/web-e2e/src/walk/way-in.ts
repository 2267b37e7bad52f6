import { expect, type Page } from '@playwright/test';

import { inspect } from '../support/inspect.js';

/** How one signs in, creates an account, and follows the links of its mails. */
export async function visitWayIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Log in' }).waitFor();
  await inspect(page, 'a stranger’s home');
  await page.getByRole('link', { name: 'Log in' }).click();
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
    ['/history', 'Login'],
    ['/forgotten-password', 'Mail me a link'],
    ['/reset-password?key=half', 'Set new password'],
    ['/accept-invitation?key=half', 'Set password and sign in'],
    ['/confirm-email?key=half', 'Confirm my address'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).waitFor();
    await inspect(page, path.slice(1).replace('?key=half', ''));
  }
  await page.getByLabel('Password').fill('not the one');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('alert')).toContainText('This link no longer works.');
  await inspect(page, 'confirm-email, dead link');
}

/** What the code on a machine leads to. */
export async function visitMachineByCode(page: Page, plantNumber: string, item: string): Promise<void> {
  await page.goto(`/m/GS-${plantNumber}`);
  const report = page.getByRole('link', { name: 'Report a defect' });
  await report.waitFor();
  await inspect(page, 'a machine by its code');
  await report.click();
  await page.getByLabel('Item').selectOption(item);
  await page.getByLabel('What is wrong').fill('Left one hangs loose.');
  await inspect(page, 'reporting a defect');
  await page.getByRole('button', { name: 'Report defect' }).click();
  await expect(page.getByRole('heading', { name: /^Reported: D-\d+/ })).toBeVisible();
  await inspect(page, 'a defect is reported');
  await page.getByRole('link', { name: 'Back to the machine' }).click();
  await expect(page.getByText(new RegExp(`^D-\\d+ ${item}: use with care`))).toBeVisible();
}

/** A machine is off-hired without an account. */
export async function visitOffHire(page: Page, plantNumber: string): Promise<void> {
  await page.goto(`/off-hire?plant=${plantNumber}`);
  await page.getByRole('button', { name: 'Give off-hire notice' }).click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await inspect(page, 'an off-hire notice with faults');
  for (const [label, text] of Object.entries({
    'Your name': 'Siân O’Neill',
    'Firm that has it on hire': 'A firm with a name that is rather long for a phone, Gateshead',
    Telephone: '0191 496 0114',
    Email: 'hire.and.plant.and.transport@a-rather-long-name-for-a-firm.co.uk',
    'Hours on the clock': '4210',
  }))
    await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Give off-hire notice' }).click();
  await expect(page.getByText(/^OH-/)).toBeVisible();
  await inspect(page, 'an off-hire notice is given');
}
