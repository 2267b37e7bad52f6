import { expect, test, type Page } from '@playwright/test';

import { anAddress, createAccount } from './support/accounts.js';
import { aCard } from './support/card.js';
import { dress, inspect, LOOKS, nameOf } from './support/inspect.js';
import { watchForFaults } from './support/screen.js';

const FRONT = ['DRIVING LICENCE', '1. MORGAN', '2. SARAH', '4b. 14.03.2031', '5. MORGA753116SM9IJ'];
/** Two sides, on a machine that does much else. */
const READ_WITHIN_MS = 60_000;
const BACK = ['9. B 10. 15.03.11', 'C1 D1'];

/** Chooses a picture of one side and uploads it. */
async function upload(page: Page, side: 'front' | 'back', lines: string[]): Promise<void> {
  const scanner = page.getByRole('dialog', { name: 'Document Scanner' });
  await expect(
    scanner.getByRole('heading', { name: side === 'front' ? 'Front side' : 'Back side' }),
  ).toBeVisible();
  const card = await aCard(`licence-${side}.jpg`, lines);
  await scanner.locator('input[type=file]').first().setInputFiles(card);
  await scanner.getByRole('button', { name: `Upload the ${side}` }).click();
  await expect(scanner.getByText(`The ${side} is in your vault.`)).toBeVisible();
}

const JOURNEY = 'a licence is scanned on both sides, found by a word, shown to a site office, and withdrawn';

for (const look of LOOKS) {
  test.describe(nameOf(look), () => {
    test.use({ ...look.device, reducedMotion: 'reduce' } as object);
    test.setTimeout(180_000);
    test(JOURNEY, async ({ page, browser }) => {
      const faults = watchForFaults(page);
      await dress(page, look);
      await createAccount(page, 'Sarah Morgan', anAddress('sarah'));
      await page.getByRole('button', { name: 'Accept' }).click();
      await scanLicence(page);
      await findByWord(page);
      const office = await (await browser.newContext({ ...look.device } as object)).newPage();
      await dress(office, look);
      await share(page, office);
      expect(faults).toEqual([]);
    });
  });
}

async function scanLicence(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Document Vault' }).click();
  await expect(page.getByText('No documents found')).toBeVisible();
  await inspect(page, 'the vault, empty');
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const scanner = page.getByRole('dialog', { name: 'Document Scanner' });
  await scanner.getByLabel('Category').selectOption({ label: 'Driving licence' });
  await scanner.getByLabel('Description').fill('Photo card');
  await inspect(page, 'the scanner');
  await upload(page, 'front', FRONT);
  await expect(scanner.getByRole('button', { name: 'N/A - Back is Blank' })).toBeHidden();
  await upload(page, 'back', BACK);
  await expect(scanner).toBeHidden();
}

async function findByWord(page: Page): Promise<void> {
  const tiles = page.getByRole('list', { name: 'Documents in your vault' });
  await expect(tiles.getByRole('button', { name: '1 Total Documents' })).toBeVisible();
  const card = page.getByRole('list', { name: 'Documents', exact: true }).getByRole('button');
  await expect(card.getByText('Complete')).toBeVisible({ timeout: READ_WITHIN_MS });
  // Nobody has typed this: it is printed on the card.
  await page.getByRole('searchbox', { name: 'Search' }).fill('morga753');
  await expect(card.locator('mark')).toHaveText('MORGA753');
  await inspect(page, 'the vault, searched');
  await card.click();
  await expect(page.getByRole('tab', { name: 'Back' })).toBeVisible();
  await inspect(page, 'a document');
  const expiry = page.getByRole('group', { name: 'Expiry date: 14 Mar 2031' });
  await expect(expiry.getByRole('img')).toBeVisible();
  await expiry.getByRole('button', { name: 'Accept' }).click();
  await expect(expiry).toBeHidden();
  await page.getByRole('button', { name: 'Edit' }).click();
  await inspect(page, 'a document, edited');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
}

async function share(page: Page, office: Page): Promise<void> {
  await page.getByRole('button', { name: 'New share pack' }).click();
  await page.getByLabel('Who is it for?').fill('Wharf Road');
  await page.getByRole('checkbox', { name: /licence-front/ }).check();
  await inspect(page, 'a new share pack');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByRole('img', { name: 'QR code for Wharf Road' })).toBeVisible();
  await inspect(page, 'the link of a share pack');
  const { pathname, search } = new URL(await page.getByLabel('Link').inputValue());
  await page.getByRole('button', { name: 'Done' }).click();

  await office.goto(pathname + search);
  await expect(office.getByRole('heading', { name: 'Documents of Sarah Morgan' })).toBeVisible();
  await expect(office).toHaveURL(pathname);
  const picture = office.getByRole('img', { name: 'Driving licence, back' });
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(500);
  await expect(office.getByText('Valid until 14 Mar 2031')).toBeVisible();
  await inspect(office, 'documents for a site office');

  await page.reload();
  const pack = page.getByRole('article', { name: 'Wharf Road' });
  await expect(pack.getByText(/Opened once/)).toBeVisible();
  await pack.getByRole('button', { name: 'Withdraw' }).click();
  await expect(pack.getByText('Withdrawn')).toBeVisible();
  await office.reload();
  await expect(office.getByText(/They are not shared any more/)).toBeVisible();
}
