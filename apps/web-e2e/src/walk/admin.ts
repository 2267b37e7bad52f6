import { expect, type Page } from '@playwright/test';

import { anAddress } from '../support/accounts.js';
import { expectToFit, inspect, picturePaper } from '../support/inspect.js';
import { aCheckOf } from '../support/machine-check.js';
import { tellEvent } from '../support/mail-events.js';
import { mailTo, pdfOf } from '../support/mail.js';
import { OFFICE } from '../support/screen.js';
import { sendForm } from '../support/sent-form.js';

/** In one long word, as some are. */
const NAME = 'Łukasz Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';
const MACHINES =
  'Plant number,Machine number,Vehicle type\nD-114,Thwaites,Dumper\nZ-1,,Crane\nZ-2,CAT,Roller';
const REASON = '550 5.1.1 The email account that you tried to reach does not exist';

export async function visitCompanies(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Edit Calder Valley Surfacing' }).waitFor();
  await inspect(page, 'the companies');
  await page.getByRole('button', { name: 'Edit Calder Valley Surfacing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Company' });
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await dialog.getByLabel('Company Name').fill('');
  await dialog.getByLabel('Try an order number').fill('P-99');
  await dialog.getByRole('button', { name: 'Update Company' }).click();
  await expect(page.getByText('Please enter a company name.')).toHaveCount(2);
  await inspect(page, 'editing a company, refused');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('switch', { name: 'Show archived companies' }).press('Space');
  await page.getByPlaceholder('Search companies...').fill('no such company');
  await expect(page.getByText('No companies found matching your search.')).toBeVisible();
  await inspect(page, 'companies, none found');
}

export async function visitMachines(page: Page): Promise<void> {
  await page.goto('/admin/machines?search=D-1');
  await expect(page.getByRole('link', { name: 'Open D-114' })).toBeVisible();
  await inspect(page, 'the register of machines');
  await page.getByRole('button', { name: 'Add machine' }).click();
  await inspect(page, 'a machine is added');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Print labels' }).click();
  await inspect(page, 'labels are printed');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import from a file' }).click();
  const buffer = Buffer.from(MACHINES);
  await page.getByLabel('CSV file').setInputFiles({ name: 'm.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText(/1 new, 1 changed, 0 the same, 1 wrong/)).toBeVisible();
  await inspect(page, 'machines are imported');
  // The hours of two days make a line.
  await aCheckOf(page, 'D-114', '2026-11-18');
  await aCheckOf(page, 'D-114');
  await page.goto('/machines/D-114');
  await expect(page.locator('svg circle').first()).toBeVisible();
  await inspect(page, 'a machine');
  await page.route('**/api/machines/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/^No signal\. This page was loaded/)).toBeVisible();
  await inspect(page, 'a machine as it was last seen');
  await page.unroute('**/api/machines/**');
}

export async function visitSeverities(page: Page): Promise<void> {
  await page.goto('/defects');
  await page.getByRole('link', { name: 'Severities' }).click();
  await page.getByText('Roller', { exact: true }).click();
  await page.getByRole('button', { name: 'Change Mirrors, Fail' }).waitFor();
  await inspect(page, 'severities');
  await page.getByRole('button', { name: 'Change Mirrors, Fail' }).click();
  await page.getByRole('dialog', { name: 'Mirrors: Fail' }).getByText('Next service').click();
  await inspect(page, 'a severity is changed');
}

/** A mail that came back is found and sent again. */
export async function visitMails(page: Page): Promise<void> {
  const recipient = anAddress('clerk');
  await sendForm(page.request, new URL(page.url()).origin, recipient);
  const mail = await mailTo(recipient);
  await tellEvent(page.request, mail.messageId!, { event: 'bounce', reason: REASON });
  await page.goto('/admin/mail');
  await expect(page.getByText(/^Practice mode: nothing leaves this computer/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(recipient);
  const open = page.getByRole('link', { name: /^Open/ });
  await expect(open).toHaveCount(1);
  await expect(page.getByText(REASON)).toBeVisible();
  await inspect(page, 'the mails');
  await picturePaper(pdfOf(mail), 'the paper of a timesheet');
  await open.click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Dave Hill has sent you this weekly timesheet.')).toBeVisible();
  // Its own styles count, which our pages would not allow.
  await expect(frame.locator('body')).toHaveCSS('margin', '0px');
  // Axe runs in every frame, and in this one nothing does.
  await page.getByRole('tab', { name: 'Text' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await inspect(page, 'a mail');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`A new mail is on its way to ${recipient}.`).first()).toBeVisible();
  await page.getByRole('link', { name: 'All mails' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(recipient);
  await expect(open).toHaveCount(2);
  await visitDoNotSend(page);
}

async function visitDoNotSend(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Problems' }).click();
  await expect(page.getByText('All mail and PDFs have gone through.')).toBeVisible();
  await inspect(page, 'the problems');
  await page.getByRole('tab', { name: 'Do not send' }).click();
  await page.getByRole('button', { name: 'Add an address' }).click();
  const unwanted = anAddress('quiet');
  await page.getByRole('textbox', { name: 'Email address' }).fill(unwanted);
  await inspect(page, 'an address to be added');
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByRole('button', { name: `Remove ${unwanted}` })).toBeVisible();
  await inspect(page, 'the do not send list');
  await page.goto('/admin/backups');
  await expect(page.getByText(/^No backup yet/)).toBeVisible();
  await inspect(page, 'the backups');
}

export async function visitOverview(page: Page): Promise<void> {
  await page.goto('/overview');
  await page.getByRole('button', { name: 'Other days' }).click();
  await page.getByRole('button', { name: 'Last four weeks' }).waitFor();
  await inspect(page, 'the days of the overview');
  await page.getByRole('button', { name: 'Last four weeks' }).click();
  // The demo's history may still be on its way in.
  await expect(async () => {
    await page.reload();
    await page.getByRole('table', { name: 'Hours per day of four weeks' }).waitFor({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
  await inspect(page, 'the overview');
}

export async function visitPeople(page: Page): Promise<void> {
  const address = anAddress('lukasz.wojcik-fitzgerald');
  await page.goto('/admin/people');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('Full name').fill(NAME);
  await dialog.getByLabel('Email').fill(address);
  await inspect(page, 'inviting somebody');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/admin/people?search=driver@groundsheet.example');
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Documents' }).click();
  await page.getByRole('button', { name: 'Look at the documents' }).click();
  await expect(page.getByText('operator-medical.jpg', { exact: true })).toBeVisible();
  await inspect(page, 'the documents of a person');
  await page.goto('/admin/people?search=driver@groundsheet.example');
  await page.getByRole('link', { name: /^Open / }).click();
  await page.getByRole('heading', { name: 'Devices' }).waitFor();
  await inspect(page, 'a person');
  await page.goto(`/admin/people?search=${address}`);
  const menu = page.getByRole('button', { name: `More for ${NAME}` });
  await menu.waitFor();
  await inspect(page, 'people');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Change role' }).click();
  await page.getByRole('dialog', { name: `Change the role of ${NAME}` }).waitFor();
  await inspect(page, 'changing a role');
  await page.keyboard.press('Escape');
  await menu.click();
  await inspect(page, 'what can be done about a person');
  await page.getByRole('menuitem', { name: 'See in the audit log' }).click();
  await expect(page.getByText('Invited somebody (driver)')).toBeVisible();
  await inspect(page, 'the audit log');
  // In rows, too, a long name leaves the others their room.
  await page.setViewportSize(OFFICE.viewport);
  await expect(page.getByRole('row').filter({ hasText: NAME }).first()).toBeVisible();
  await expectToFit(page, 'the audit log at a desk');
}
