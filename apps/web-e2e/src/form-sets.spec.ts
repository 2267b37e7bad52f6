import { expect, test, type Browser, type Page } from '@playwright/test';

import { anAddress, haveAccount } from './support/accounts.js';
import { loginAs } from './support/demo.js';
import { mailTo, pdfOf } from './support/mail.js';
import { readPaper } from './support/pdf.js';
import { drawWave, expectShorterThan, OFFICE, PHONE, watchForFaults } from './support/screen.js';
import { sendCheckSheet, sendTimesheet } from './support/sent-week.js';

test.use(PHONE);

/** How long an approval may be on a phone, in pixels. */
const SET = 1600;

/** Another one where this is tried again. */
const PLANT = `EX-${String(Date.now()).slice(-6)}`;

test('a set appears at the supervisor’s while the driver sends its forms, is signed on site, rated and mailed once', async ({
  page: phone,
  browser,
}) => {
  const faults = watchForFaults(phone);
  const client = anAddress('client');
  const owen = anAddress('owen');
  await haveAccount(phone, 'Owen Pryce', owen);
  const sender = { driver: 'Owen Pryce', plantNumber: PLANT, recipient: anAddress('hire') };
  await sendCheckSheet(phone, sender, { vehicle: 'roller' });

  const office = await (await browser.newContext(OFFICE)).newPage();
  faults.push(...watchForFaults(office));
  await loginAs(office, 'supervisor');
  await office.goto('/collations');
  await office.getByRole('button', { name: 'Accept', exact: true }).click();
  await office.getByRole('searchbox', { name: 'Search' }).fill(PLANT);
  const list = office.getByRole('tabpanel');
  await expect(list).not.toContainText('Owen Pryce');
  await sendTimesheet(phone, sender);
  await expect(list).toContainText('Owen Pryce');
  const row = list.getByRole('row', { name: /Owen Pryce/ });
  await row.getByRole('link', { name: /Get Approval/ }).click();

  await expect(office.getByText('45.0 h').first()).toBeVisible();
  for (const role of ['region', 'button'] as const)
    await expect(office.getByRole(role, { name: /^(Client Signature|Hand to client)$/ })).toBeInViewport({
      ratio: 1,
    });
  await expectShorterThan(office, SET);
  const second = await office.context().newPage();
  await second.goto(office.url());
  await expect(second.getByRole('heading', { name: 'This form set is open in another tab' })).toBeVisible();
  await second.close();
  await handOver(office, 'client', 'Siân Rees');
  await office.reload();
  await office.getByRole('button', { name: /Client signs/ }).click();
  await expect(office.getByRole('img', { name: 'Client signature' })).toBeVisible();
  const other = await watchBeside(browser);
  await office.getByRole('button', { name: /Foreman signs/ }).click();
  await expect(office.getByText('Rate Driver Performance')).toHaveCount(0);
  await handOver(office, 'foreman', 'Dai Morgan');
  await expect(other.page.getByRole('navigation', { name: 'Approval' })).toContainText('Dai Morgan');
  await office.getByText('Excellent', { exact: true }).click();
  await office.getByRole('textbox', { name: /email/i }).first().fill(client);
  await office.getByRole('button', { name: 'Email to Clients & Complete' }).click();
  await office.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(
    office.getByText(`Forms approved and emailed to ${client} successfully!`).first(),
  ).toBeVisible();
  await expect(other.list.getByRole('tabpanel')).not.toContainText('Owen Pryce');

  const mail = await mailTo(client);
  expect(mail.subject).toContain('Weekly form set: Owen Pryce, week ending Sat 21 Nov 2026');
  const paper = await readPaper(pdfOf(mail));
  expect(paper).toMatchObject({ pages: 3, outside: [] });
  for (const words of ['Siân Rees', 'Dai Morgan', PLANT, 'Weekly timesheet', 'Daily check sheet']) {
    expect(paper.text).toContain(words);
  }
  expect(paper.text).not.toContain('Driver performance');
  await phone.goto('/collations?tab=completed');
  await expect(phone.getByRole('tabpanel')).toContainText(PLANT);
  expect(faults).toEqual([]);
});

/** A colleague in the office, who has the list and the set open meanwhile and touches neither. */
async function watchBeside(browser: Browser): Promise<{ list: Page; page: Page }> {
  const context = await browser.newContext(OFFICE);
  const list = await context.newPage();
  await loginAs(list, 'admin');
  await list.goto(`/collations?search=${PLANT}`);
  const row = list.getByRole('row', { name: /Owen Pryce/ });
  await expect(row).toBeVisible();
  const page = await context.newPage();
  await page.goto((await row.getByRole('link', { name: /Get Approval/ }).getAttribute('href'))!);
  await expect(page.getByRole('navigation', { name: 'Approval' })).toContainText('Siân Rees');
  return { list, page };
}

async function handOver(page: Page, by: 'client' | 'foreman', name: string): Promise<void> {
  await page.getByRole('button', { name: `Hand to ${by}` }).click();
  const view = page.getByRole('dialog', { name: `For the ${by} to sign` });
  await expect(view.getByRole('button', { name: /Enter name first/ })).toBeDisabled();
  await expect(view.getByLabel(by === 'client' ? 'Representative name' : 'Foreman name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await drawWave(page);
  await view.getByRole('button', { name: 'Done, hand back' }).click();
  await expect(view).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Approval' })).toContainText(name);
}
