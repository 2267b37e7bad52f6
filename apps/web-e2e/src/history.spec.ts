import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import { anAddress, haveAccount, login } from './support/accounts.js';
import { mailTo } from './support/mail.js';
import { OFFICE, PHONE, toast, watchForFaults } from './support/screen.js';
import { sendTimesheet } from './support/sent-week.js';

test.use(PHONE);

/** Of what destroys something. */
const RED = 'rgb(179, 32, 26)';

/** Saves everything shown as a file, and reads it. */
async function saveAs(page: Page, file: 'CSV' | 'ZIP', whileWaiting = async () => {}): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: file }).click();
  await whileWaiting();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^forms-\d{4}-\d\d-\d\d\.(csv|zip)$/);
  return readFileSync(await saved.path(), 'latin1');
}

test('a driver finds what was sent, has its PDF, has it mailed to another person, downloads everything, and begins a week like it', async ({
  page,
  context,
}) => {
  const faults = watchForFaults(page);
  const [hire, office, dave] = [anAddress('hire'), anAddress('office'), anAddress('dave')];
  await page.goto('/history');
  await expect(page.getByRole('heading', { name: 'Sign in to see this page' })).toBeVisible();

  await haveAccount(page, 'Dave Hill', dave);
  const sender = { driver: 'Dave Hill', plantNumber: 'EX-0417', recipient: hire };
  await sendTimesheet(page, sender, { siteLocation: 'Canal Street' });
  await mailTo(hire);

  await page.goto('/history');
  const forms = page.getByRole('list', { name: 'Forms' });
  await expect(forms).toContainText('Harrow Groundworks');
  await expect(forms).toContainText('45 hours');
  await expect(forms.getByRole('list', { name: 'Mails' })).toContainText(`${hire}Not sent (practice)`);

  await page.getByLabel('Search').fill('wharf');
  await expect(page).toHaveURL('/history?search=wharf');
  await expect(page.getByText('No forms match your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all forms' }).click();
  await expect(page.getByLabel('Search')).toHaveValue('');
  await page.getByLabel('Search').fill('canal');
  await page.getByRole('button', { name: 'Filters' }).click();
  const kind = page.getByRole('dialog', { name: 'Filters' }).getByLabel('Kind');
  await kind.selectOption({ label: 'Check sheets' });
  await expect(page.getByText('No forms match your search.')).toBeVisible();
  await kind.selectOption({ label: 'Timesheets' });
  await page.getByRole('button', { name: 'Show the list' }).click();
  // Typed text goes into the address a moment later, before or after the kind.
  const asked = () => Object.fromEntries(new URL(page.url()).searchParams);
  await expect.poll(asked).toEqual({ kind: 'timesheet', search: 'canal' });
  await expect(forms).toContainText('Canal Street');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole('button', { name: /^Send again/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Send again' });
  await expect(dialog.getByLabel('Email 1')).toHaveValue(hire);
  await dialog.getByLabel('Email 1').fill('office');
  await dialog.getByRole('button', { name: /^Send again/ }).click();
  await expect(dialog).toContainText('this address is not complete');
  await dialog.getByLabel('Email 1').fill(office);
  await dialog.getByRole('button', { name: 'Send again (1)' }).click();
  await expect(toast(page)).toContainText(`It is going to ${office}.`);
  await expect(dialog).toBeHidden();
  await mailTo(office);
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(forms).toContainText(`${office}Not sent (practice)`, { timeout: 5000 });
  }).toPass();

  await page.getByRole('button', { name: /^Stop links/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop links' }).click();
  await expect(toast(page)).toContainText('Links stopped');

  expect(await saveAs(page, 'CSV')).toContain(',"Canal Street",');
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

  await page.getByRole('button', { name: /^Copy last week/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Copy/ }).click();
  await expect(page).toHaveURL(/\/timesheet\?/);
  await expect(page.getByRole('textbox', { name: 'Machine hours' })).toHaveValue('');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('Driver name')).toHaveValue('Dave Hill');
  await expect(page.getByLabel('Site location')).toHaveValue('Canal Street');
  await page.goto('/history?status=draft');
  await expect(forms).toContainText('45 hours');
  await page.getByRole('button', { name: /^Delete draft/ }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' });
  await expect(confirm).toHaveCSS('background-color', RED);
  await confirm.click();
  await expect(toast(page)).toContainText('Draft deleted');
  await expect(page.getByText('No forms match your search.')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Last sent' })).toBeVisible();
  await expect(page.getByText('Carry on with your timesheet')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test(
  'a long history comes page by page, says when it cannot be loaded, and is there again',
  { tag: '@deep' },
  async ({ page }) => {
    const dave = anAddress('dave');
    await haveAccount(page, 'Dave Hill', dave);
    const headers = { Origin: new URL(page.url()).origin };
    for (let sheet = 1; sheet <= 21; sheet += 1) {
      const answer = await page.request.post('/api/check-sheets', {
        headers,
        data: { siteLocation: `Plot ${sheet}` },
      });
      expect(answer.status()).toBe(201);
    }
    const forms = page.getByRole('list', { name: 'Forms' }).getByRole('listitem');
    const refused = page.getByRole('alert');
    await page.route('**/api/history*', (route) => route.abort());
    await page.goto('/history');
    await expect(refused).toContainText('No signal, so your forms cannot be loaded.');
    // Before the first is taken away: the page asks again by itself, and would be answered in between.
    await page.route('**/api/history*', (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, code: 'x', message: 'Try again in a minute.' } }),
    );
    await refused.getByRole('button', { name: 'Try again' }).click();
    await expect(refused).toContainText('Try again in a minute.');
    await page.unroute('**/api/history*');
    // Unless the page has asked again by itself.
    await refused
      .getByRole('button', { name: 'Try again' })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await expect(page.getByText('Plot 21')).toBeVisible();
    await expect(page.getByText('Plot 1', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByText('Plot 1', { exact: true })).toBeVisible();
    await expect(forms.first()).toContainText('Plot 21');
    await openAtDesk(page, 'Plot 21');
  },
);

/** On a wide screen the forms are rows, each with a menu, and a click opens one. */
async function openAtDesk(page: Page, words: string): Promise<void> {
  await page.setViewportSize(OFFICE.viewport);
  const row = page.getByRole('row').filter({ hasText: words });
  await expect(row.getByRole('button', { name: /^More for/ })).toBeVisible();
  expect((await row.boundingBox())!.height).toBeLessThanOrEqual(60);
  await row.getByText(words).click();
  // It has no customer yet.
  await expect(page).toHaveURL(/\/select-customer\?form=check-sheet&id=/);
}
