import { addDays, formatDate } from '@groundsheet/form-rules';
import { expect, test } from '@playwright/test';
import PDFDocument from 'pdfkit';

import { loginAs } from './support/demo.js';
import { inspect } from './support/inspect.js';
import { OFFICE, PHONE, watchForFaults } from './support/screen.js';

const PLANT = 'B-034';
const READ_WITHIN_MS = 60_000;

async function aReport(examinedOn: string, dueOn: string): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4' });
  pdf.text('Report of Thorough Examination').moveDown();
  pdf.text(`Date of thorough examination: ${examinedOn}`).moveDown();
  pdf.text(`Next thorough examination due by: ${dueOn}`).end();
  return Buffer.concat(await pdf.toArray());
}

test(
  'an examination that is over stops a machine without a defect, and its new report opens from the code',
  { tag: '@deep' },
  async ({ browser }) => {
    const driver = await (await browser.newContext(PHONE)).newPage();
    const office = await (await browser.newContext(OFFICE)).newPage();
    const stranger = await (await browser.newContext(PHONE)).newPage();
    const faults = [watchForFaults(driver), watchForFaults(office), watchForFaults(stranger)];
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });
    await loginAs(driver, 'driver');
    await driver.goto(`/machines/${PLANT}`);
    await expect(driver.getByText('In use', { exact: true })).toBeVisible();

    await loginAs(office, 'supervisor');
    await office.goto(`/machines/${PLANT}`);
    await office.getByRole('button', { name: 'Add certificate' }).click();
    const added = office.getByRole('dialog', { name: 'Add a certificate' });
    await added.getByLabel('What it is').selectOption('Thorough examination, 12 months');
    await added.getByLabel('Day of the examination or service').fill(addDays(today, -370));
    await added.getByLabel('Due on').fill(addDays(today, -5));
    await added.getByText('Required for use').click();
    await added.getByRole('button', { name: 'Save certificate' }).click();
    // The driver's page hears of it by itself.
    await expect(driver.getByText('Do not use', { exact: true })).toBeVisible();
    await expect(driver.getByText(`Over: was due ${formatDate(addDays(today, -5))}`)).toBeVisible();
    await inspect(driver, 'machine-without-certificate');

    await office.goto('/defects');
    await office.getByRole('link', { name: 'Show by status' }).click();
    await office.getByRole('button', { name: /Do not use$/ }).click();
    await expect(office.getByRole('link', { name: `Open ${PLANT}` })).toBeVisible();
    await expect(office.getByRole('link', { name: 'Open EX-0440' })).toBeVisible();
    await inspect(office, 'machines-by-status');
    await office.getByRole('link', { name: `Open ${PLANT}` }).click();
    await office.getByRole('button', { name: 'More for Thorough examination, 12 months' }).click();
    await office.getByRole('menuitem', { name: 'Replace' }).click();
    const replaced = office.getByRole('dialog', { name: 'Replace the certificate' });
    const [examinedOn, dueOn] = [addDays(today, -1), addDays(today, 364)];
    const buffer = await aReport(examinedOn, dueOn);
    await replaced
      .getByLabel('File (optional)')
      .setInputFiles({ name: 'r.pdf', mimeType: 'application/pdf', buffer });
    const use = (date: string) => replaced.getByRole('button', { name: `Use ${formatDate(date)}` }).first();
    await use(examinedOn).click({ timeout: READ_WITHIN_MS });
    await use(dueOn).click();
    await inspect(office, 'certificate');
    await replaced.getByRole('button', { name: 'Save certificate' }).click();
    await expect(driver.getByText('In use', { exact: true })).toBeVisible();

    await stranger.goto(`/m/GS-${PLANT}`);
    await expect(stranger.getByText('In use', { exact: true })).toBeVisible();
    await expect(stranger.getByText(`Good until ${formatDate(dueOn)}`)).toBeVisible();
    await inspect(stranger, 'machine-by-code');
    const file = stranger.getByRole('link', { name: /^Open the file: Thorough examination/ });
    const opened = await stranger.request.get((await file.getAttribute('href'))!);
    expect(opened.headers()['content-type']).toBe('application/pdf');
    expect(Buffer.compare(await opened.body(), buffer)).toBe(0);
    expect(faults).toEqual([[], [], []]);
  },
);
