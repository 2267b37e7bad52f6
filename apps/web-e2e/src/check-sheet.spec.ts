import { HOME_AFTER_SUBMIT_MS, SECTION_ADVANCE_MS } from '@groundsheet/form-rules';
import { expect, test, type Page } from '@playwright/test';

import { aPhoto, checkAll, expectPhoto, expectPicture } from './support/check-sheet.js';
import { watchEffort } from './support/effort.js';
import { linkIn, mailTo, pdfOf } from './support/mail.js';
import { readPaper } from './support/pdf.js';
import {
  PHONE,
  choose,
  chooseCustomer,
  expectShorterThan,
  next,
  sign,
  toast,
  watchForFaults,
} from './support/screen.js';

const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test.use({
  ...PHONE,
  // No animations: a click waits until its button stands still.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...CAMERA] });
  },
});

const RECIPIENT = 'plant.hire@northgate-civils.co.uk';
const NOTE = '21 Nov: hose to the dipper weeping, fitter called 07:20.';

/** By the quick button, for another customer, and with the machine entered by hand; `npm run bench -- taps` counts the shortest way. */
const MOST_TAPS = 39;
const WIZARD_HEAD_PX = 96;
const MOST_WAITING_MS = 6000;
/**
 * Long timers that nobody waits for: the outbox after a call, toasts and their announcement, the NEXT mark, how long the
 * device's storage may take to open and to write, and when it is said that it does not.
 */
const BESIDE = [500, 900, 1000, 1500, 3000, 4000, 5000, 10_000];
/** Of lists that go stale and files that are let go: longer than this test, so it has waited for none of them. */
const LONGER_THAN_ANYBODY_MS = 240_000;

test('a driver reports an excavator with a photo, and checks a clean dumper in 39 taps the next time', async ({
  page,
}) => {
  const faults = watchForFaults(page);
  const effort = await watchEffort(page);
  await excavatorWithADefect(page);
  const mail = await mailTo(RECIPIENT);
  await checkExcavatorPaper(pdfOf(mail));
  await checkCompletedForm(page, linkIn(mail));

  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Quick Check Sheet' })).toBeVisible();
  await cleanDumper(page);
  const { taps, timers } = await effort();
  expect(taps, 'taps for a clean dumper').toBeLessThanOrEqual(MOST_TAPS);
  const waits = timers.filter((ms) => ms >= 500 && ms < LONGER_THAN_ANYBODY_MS && !BESIDE.includes(ms));
  expect(new Set(waits)).toEqual(new Set([SECTION_ADVANCE_MS, HOME_AFTER_SUBMIT_MS]));
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(MOST_WAITING_MS);

  await page.getByRole('link', { name: /^Check sheet as last time Harrow Groundworks/ }).click();
  await expect(page.getByText('Step 2 of 5', { exact: true })).toBeVisible();
  expect((await page.locator('header').boundingBox())!.height).toBeLessThanOrEqual(WIZARD_HEAD_PX);
  expect(faults).toEqual([]);
});

async function excavatorWithADefect(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Quick Check Sheet' }).click();
  await chooseCustomer(page, 'Northgate Civils Ltd', 'p-004417');
  await expect(page.getByText('Order No. P-004417')).toBeVisible();
  await expect(page.getByText("Ensure Machine is full of fuel at all HR's.")).toBeVisible();
  await expect(page.getByText(/^ALL DAMAGES ARE COUNTER CHARGEABLE\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use Last Entry' })).toHaveCount(0);
  await expect(page.getByText('Completed fields 2/5')).toBeVisible();
  await page.getByLabel('Driver full name').fill('łukasz wójcik');
  await page.getByLabel('Company', { exact: true }).fill('Hill Plant Ltd');
  await expect(page.getByLabel('Driver full name')).toHaveValue('Łukasz Wójcik');
  await page.getByLabel('Site location').fill('Wharf Road, Plot 4');
  await expect(page.getByText('Completed fields 5/5')).toBeVisible();
  await next(page);

  await choose(page, 'Excavator');
  await page.getByLabel('Plant number').fill('EX-0417');
  await page.getByLabel('Machine number').fill('JCB 220X');
  await next(page);
  await expect(toast(page)).toContainText('Machine Hours Required');
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('4512.5');
  await next(page);

  await expect(page.getByText('Only Excavator safety checks are shown below')).toBeVisible();
  await checkAll(page, 'excavator', { Hoses: 'Fail', 'Brake fluid': 'Top up', Tracks: 'N/A' });
  await expect(page.getByText('Needs attention: Hoses (Fail), Brake fluid (Top up)')).toBeVisible();
  await page
    .getByLabel('Record and date below any plant defects including any corrective action taken:')
    .fill(NOTE);
  await next(page);

  await takePhoto(page);
  await next(page);
  await expect(page.getByText('Complete signature and add email to submit your check sheet')).toBeVisible();
  await expect(page.getByLabel('Print Name')).toHaveValue('Łukasz Wójcik');
  await sign(page, 'driver/operator');
  await page.getByLabel('Signature Date').fill('2026-11-21');
  await expect(page.getByText('Saturday 21 November 2026')).toBeVisible();
  await page.getByLabel('Email 1').fill('Plant.Hire@Northgate-Civils.co.uk');
  await submit(page, RECIPIENT);
}

/** With the device's camera. */
async function takePhoto(page: Page): Promise<void> {
  await expect(page.getByText('Max 5 photos, up to 10MB each')).toBeVisible();
  const open = () => page.getByRole('button', { name: 'Add Equipment Photos' }).click();
  await open();
  const dialog = page.getByRole('dialog', { name: 'Add Equipment Photos' });
  await recoverChosen(page, open);
  await dialog.getByRole('tab', { name: 'Camera' }).click();
  // Before the camera shows anything.
  await dialog.getByRole('button', { name: 'Take a picture' }).click();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await dialog.getByRole('button', { name: 'Upload 1 file' }).click();
  await expectPhoto(page);
  await page.reload();
  await expectPhoto(page);
}

/** What was chosen and not sent yet is there again after the page was lost, or at least asked for. */
async function recoverChosen(page: Page, open: () => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add Equipment Photos' });
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(await aPhoto());
  await expect(dialog.getByRole('button', { name: 'Upload 1 file' })).toBeVisible();
  await expect.poll(() => page.evaluate(countChosen, false)).toBe(1);
  await page.reload();
  await open();
  await expect(dialog).toContainText('We restored all files. You can now resume the upload.');
  await page.evaluate(countChosen, true);
  await page.reload();
  await open();
  await expect(dialog).toContainText(
    'We could not fully recover 1 file. Please re-select it and resume the upload.',
  );
  await dialog.getByRole('button', { name: 'Remove file' }).click();
}

/** How many chosen files the page has kept; loses them if asked to. */
function countChosen(lose: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('uppy-blobs');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const files = opening.result.transaction('files', 'readwrite').objectStore('files');
      if (lose) files.clear();
      const count = files.count();
      count.onsuccess = () => resolve(count.result);
      opening.result.close();
    };
  });
}

async function submit(page: Page, recipient: string): Promise<void> {
  await page.getByRole('button', { name: 'Submit Check Sheet' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Submission' });
  await expect(dialog).toContainText(recipient);
  await dialog.getByRole('button', { name: 'Send Check Sheet' }).click();
  await expect(toast(page)).toContainText('Check Sheet Submitted Successfully!');
  await expect(toast(page)).toContainText(`Your check sheet has been sent to ${recipient} and processed.`);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Carry on with your check sheet')).toHaveCount(0);
}

/** Enters the machine by hand; scanning its code, tested elsewhere, takes one tap. */
async function cleanDumper(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Quick Check Sheet' }).click();
  await page.getByLabel('Select Customer').selectOption({ label: 'Harrow Groundworks' });
  await page.getByRole('button', { name: 'Continue to Form' }).click();
  await expect(page.getByRole('button', { name: 'Use Last Entry' })).toBeVisible();
  await expect(page.getByLabel('Company on hire to')).toHaveValue('Harrow Groundworks');
  await expect(page.getByText('Completed fields 5/5')).toBeVisible();
  await next(page);
  await choose(page, 'Dumper');
  await page.getByRole('textbox', { name: 'Machine hours' }).click();
  await page.keyboard.type('812');
  await next(page);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await checkAll(page, 'dumper');
  await next(page);
  await next(page);
  await sign(page, 'driver/operator');
  await submit(page, RECIPIENT);
}

async function checkExcavatorPaper(pdf: Uint8Array): Promise<void> {
  const { text, outside } = await readPaper(pdf);
  expect(outside).toEqual([]);
  const words = ['P-004417', 'Northgate Civils Ltd', 'Hill Plant Ltd', 'Łukasz Wójcik', 'EX-0417'];
  const more = ['JCB 220X', '4512.5', 'Wharf Road', 'Hoses', 'Brake fluid', NOTE];
  for (const each of [...words, ...more]) expect(text, `${each} on paper`).toContain(each);
}

async function checkCompletedForm(page: Page, link: string): Promise<void> {
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { name: 'Daily Check Sheet - Completed' })).toBeVisible();
  const shown = (region: string) => page.getByRole('region', { name: region });
  await expect(page.getByText(/^Check Date: 2026-\d\d-\d\d$/)).toBeVisible();
  await expect(shown('Company Details')).toContainText('Hill Plant Ltd');
  await expect(shown('Equipment Details')).toContainText('Łukasz Wójcik');
  await expectShorterThan(page, 1400);
  for (const fold of [/ checks as answered$/, 'Daily Safety Checks'])
    await page.getByRole('heading', { name: fold }).click();
  const terms = await shown('Daily Safety Checks').locator('dt').allInnerTexts();
  const results = await shown('Daily Safety Checks').locator('dd').allInnerTexts();
  expect(terms.map((term, index) => `${term}: ${results[index]?.trim()}`)).toEqual([
    'Steering: OK',
    'Hoist: OK',
    'Fire/Safety: OK',
    'Tyres: OK',
    'Tracks: N/A',
    'Fuel/Oil: OK',
    'Cab/Glass: OK',
    'Mirrors: OK',
    'Wipers: OK',
    'Bucket: OK',
    'Rams: Not on this list',
    'Brakes: Not on this list',
    'Hoses: DEFECT',
    'Lights: OK',
    'Defects: OK',
    'Operators: OK',
  ]);
  await expect(shown('Brakes')).toContainText(/Brake fluid\s*Top up/);
  await expect(shown('Defects/Notes')).toContainText(NOTE);
  await expect(shown('Uploaded Photos (1)').getByRole('img')).toHaveCount(1);
  await expectPicture(page);
  await expect(page.getByText('successfully submitted and emailed to clients')).toBeVisible();
}
