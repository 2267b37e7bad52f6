import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import { anAddress, createAccount, login } from './support/accounts.js';
import { mailTo } from './support/mail.js';
import { choose, chooseCustomer, next, PHONE, sign, toast, watchForFaults } from './support/screen.js';

test.use(PHONE);

async function sendTimesheet(page: Page, recipient: string): Promise<void> {
  await page.getByRole('link', { name: "Start this week's timesheet" }).click();
  await chooseCustomer(page, 'Harrow Groundworks');
  await page.getByLabel('Driver name').fill('Dave Hill');
  await page.getByLabel('Site location').fill('Canal Street');
  await next(page);
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('12');
  await next(page);
  await page.getByRole('button', { name: 'Tuesday +9 Hours' }).click();
  await next(page);
  await sign(page, 'driver');
  await page.getByLabel("Client's name").fill('Jo Hill');
  await sign(page, 'client');
  await choose(page, 'Average');
  await page.getByLabel('Email 1').fill(recipient);
  await page.getByRole('button', { name: 'Send Email (1)' }).click();
  await expect(toast(page)).toContainText('Timesheet Sent!');
}

/** Saves all that is shown as a file, and reads the file. */
async function saveAs(page: Page, file: 'CSV' | 'ZIP', whileWaiting = async () => {}): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: file }).click();
  await whileWaiting();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^forms-\d{4}-\d\d-\d\d\.(csv|zip)$/);
  return readFileSync(await saved.path(), 'latin1');
}

test('a driver finds what was sent, has its PDF, has it mailed to somebody else, and takes all of it along', async ({
  page,
  context,
}) => {
  const faults = watchForFaults(page);
  const [hire, office, dave] = [anAddress('hire'), anAddress('office'), anAddress('dave')];
  await page.goto('/history');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();

  await createAccount(page, 'Dave Hill', dave);
  await page.getByRole('link', { name: /View Forms/ }).click();
  await expect(page.getByText('appear here once you save or send them')).toBeVisible();
  await sendTimesheet(page, hire);
  await mailTo(hire);

  await page.goto('/history');
  const forms = page.getByRole('list', { name: 'Forms' });
  await expect(forms).toContainText('Harrow Groundworks');
  await expect(forms).toContainText('9 hours');
  await expect(forms.getByRole('list', { name: 'Mails' })).toContainText(`${hire}Kept locally`);

  await page.getByLabel('Search').fill('wharf');
  await expect(page).toHaveURL('/history?search=wharf');
  await expect(page.getByText('No form fits what you are looking for.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all forms' }).click();
  await expect(page.getByLabel('Search')).toHaveValue('');
  await page.getByLabel('Search').fill('canal');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Kind').selectOption({ label: 'Check sheets' });
  await expect(page.getByText('No form fits what you are looking for.')).toBeVisible();
  await page.getByLabel('Kind').selectOption({ label: 'Timesheets' });
  await expect(page).toHaveURL('/history?kind=timesheet&search=canal');
  await expect(forms).toContainText('Canal Street');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole('button', { name: /^Send again/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Send again' });
  await expect(dialog.getByLabel('Email 1')).toHaveValue(hire);
  await dialog.getByLabel('Email 1').fill('office');
  await dialog.getByRole('button', { name: /^Send again/ }).click();
  await expect(dialog).toContainText('Write a whole mail address');
  await dialog.getByLabel('Email 1').fill(office);
  await dialog.getByRole('button', { name: 'Send again (1)' }).click();
  await expect(toast(page)).toContainText(`It goes to ${office}.`);
  await expect(dialog).toBeHidden();
  await mailTo(office);
  await expect(async () => {
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(forms).toContainText(`${office}Kept locally`, { timeout: 1000 });
  }).toPass();

  expect(await saveAs(page, 'CSV')).toContain(',Canal Street,');
  await context.clearCookies();
  const zip = await saveAs(page, 'ZIP', () =>
    login(page.getByRole('dialog', { name: 'Sign in to go on' }), dave),
  );
  expect(zip).toMatch(/^PK/);
  expect(zip).toMatch(/ timesheet .*TS-\w{8}\.pdf/);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'CSV' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The file is made on the server' })).toBeVisible();
  await context.setOffline(false);
  expect(faults).toEqual([]);
});
