import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { formatDate } from '@groundsheet/form-rules';
import { aDocument } from '@groundsheet/testing/documents';
import { expect, test as base, type Browser, type LaunchOptions, type Page } from '@playwright/test';
import PDFDocument from 'pdfkit';

import { anAddress, haveAccount } from './support/accounts.js';
import { aCard } from './support/card.js';
import { pictures, seeing, videoOfCard, watchStreams } from './support/fake-camera.js';
import { acceptPrivacy, inspect, LOOKS, nameOf, openOn, type Look } from './support/inspect.js';
import { haveControl } from './support/outbox.js';
import { watchForFaults } from './support/screen.js';

const FILM = join(tmpdir(), `groundsheet-film-${process.pid}.mjpeg`);

/** Tests in a browser whose camera shows what is in that file. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use(seeing(FILM, launchOptions));
      await rm(FILM, { force: true });
    },
    { scope: 'worker' },
  ],
});

/** Several sides, on a machine that does much else. */
const READ_WITHIN_MS = 60_000;
const BACK = ['9. B 10. 15.03.11', 'C1 D1'];

const LICENCE = aDocument('licence');

const scanner = (page: Page) => page.getByRole('dialog', { name: 'Document Scanner' });
const edges = (page: Page) => page.getByRole('dialog', { name: 'Is this the document?' });
const documents = (page: Page) => page.getByRole('list', { name: 'Documents', exact: true });

async function takePicture(page: Page, card: Buffer): Promise<void> {
  await writeFile(FILM, await videoOfCard(card));
  await scanner(page).getByRole('tab', { name: 'Camera' }).click();
  await pictures(scanner(page).locator('video'), 2);
  await scanner(page).getByRole('button', { name: 'Take a picture' }).click();
  await scanner(page).getByRole('button', { name: 'Use this picture' }).click();
}

/** Sends what has been chosen of one side. */
async function upload(page: Page, side: 'front' | 'back'): Promise<void> {
  await scanner(page)
    .getByRole('button', { name: `Upload the ${side}` })
    .click();
  await expect(scanner(page).getByText(`The ${side} is in your vault.`)).toBeVisible();
}

const JOURNEY =
  'a licence is scanned on both sides, found by a word, shown to a site office, withdrawn, and kept on the phone beside a PDF';

const FILES =
  'a passport is straightened and its lines believed once accepted; a scanned PDF shows its pages';

for (const look of LOOKS) {
  test.describe(nameOf(look), () => {
    test(JOURNEY, async ({ browser }) => {
      const page = await openVaultOf('Sarah Morgan', browser, look);
      const office = await openOn(browser, look.own);
      const faults = watchForFaults(page);
      await scanLicence(page);
      await findByWord(page);
      await share(page, office);
      await addFile(page, 'Other', {
        name: 'report.pdf',
        mimeType: 'application/pdf',
        buffer: await aReport(),
      });
      await lookAtPdf(page, /report\.pdf/);
      await lookWithoutSignal(page);
      expect(faults).toEqual([]);
    });

    test(FILES, { tag: '@deep' }, async ({ browser }) => {
      const page = await openVaultOf('Rowan Okafor', browser, look);
      const faults = watchForFaults(page);
      await page.goto('/home');
      await page.getByRole('tab', { name: 'Document Vault' }).click();
      await refuseLarge(page);
      const passport = await aDocument('passport', 'tilted');
      await addFile(page, 'Passport', { name: 'passport.jpg', ...sent(passport) });
      const insurance = await aDocument('insurance');
      await addFile(page, 'Other', { name: 'insurance.pdf', ...sent(insurance) });
      const all = documents(page);
      await expect(all.getByText('Complete')).toHaveCount(2, { timeout: READ_WITHIN_MS });
      await inspect(page, 'the vault, two documents');
      await believe(page, /passport\.jpg/, passport.facts);
      await lookAtPdf(page, /insurance\.pdf/);
      // What was accepted is there after a reload, without any event.
      await page.reload();
      await expect(all.getByText('to check')).toHaveCount(1);
      expect(faults).toEqual([]);
    });
  });
}

/** The signed-in owner of an empty vault. */
async function openVaultOf(name: string, browser: Browser, look: Look): Promise<Page> {
  const page = await openOn(browser, look.own, { serviceWorkers: 'allow' });
  await acceptPrivacy(page);
  await haveAccount(page, name, anAddress('vault'));
  return page;
}

async function aReport(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4' });
  pdf.fontSize(30).text('Report of Thorough Examination, found in order').end();
  return Buffer.concat(await pdf.toArray());
}

/** What the phone keeps of the documents, once their driver has asked for it. */
async function lookWithoutSignal(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Keep my documents on this phone' }).press('Space');
  await expect(page.getByRole('status').filter({ hasText: '2 documents are on this phone' })).toBeVisible();
  await haveControl(page);
  await page.context().setOffline(true);
  await page.reload();
  const kept = page.getByRole('region', { name: 'Documents kept on this phone' });
  await expect(kept.getByRole('listitem')).toHaveCount(2);
  await inspect(page, 'the vault without a signal');
  await page.context().setOffline(false);
}

async function scanLicence(page: Page): Promise<void> {
  const tracks = await watchStreams(page);
  await page.goto('/home');
  await page.getByRole('tab', { name: 'Document Vault' }).click();
  await expect(page.getByText('No documents found')).toBeVisible();
  await inspect(page, 'the vault, empty');
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await scanner(page).getByLabel('Category').selectOption({ label: 'Driving licence' });
  await scanner(page).getByLabel('Description').fill('Photo card');
  await inspect(page, 'the scanner');
  await takePicture(page, (await LICENCE).file);
  await expect(edges(page)).toBeVisible();
  await inspect(page, 'the edges of a page');
  await edges(page).getByRole('button', { name: 'Straighten it' }).click();
  await upload(page, 'front');
  await expect(scanner(page).getByRole('heading', { name: 'Back side' })).toBeVisible();
  await expect(scanner(page).getByRole('button', { name: 'N/A - Back is Blank' })).toBeHidden();
  // The finder of edges cannot be had: the picture is used as it is.
  await page.route('**/edges.worker*', (route) => route.abort());
  await takePicture(page, (await aCard('back.jpg', BACK)).buffer);
  await upload(page, 'back');
  await expect(scanner(page)).toBeHidden();
  expect(new Set(await tracks())).toEqual(new Set(['ended']));
}

async function findByWord(page: Page): Promise<void> {
  const { facts } = await LICENCE;
  const tiles = page.getByRole('list', { name: 'Documents in your vault' });
  await expect(tiles.getByRole('button', { name: '1 Total Documents' })).toBeVisible();
  const card = documents(page).getByRole('button');
  await expect(card.getByText('Complete')).toBeVisible({ timeout: READ_WITHIN_MS });
  // Nobody has typed this: it is printed on the card.
  const printed = facts.number.slice(0, 8);
  await page.getByRole('searchbox', { name: 'Search' }).fill(printed.toLowerCase());
  await expect(card.locator('mark')).toHaveText(printed);
  await inspect(page, 'the vault, searched');
  await card.click();
  await expect(page.getByRole('tab', { name: 'Back' })).toBeVisible();
  await inspect(page, 'a document');
  const expiry = page.getByRole('group', { name: `Expiry date: ${formatDate(facts.expires)}` });
  await expect(expiry.getByRole('img')).toBeVisible();
  await expiry.getByRole('button', { name: 'Accept' }).click();
  await expect(expiry).toBeHidden();
  await page.getByRole('button', { name: 'Edit' }).click();
  await inspect(page, 'a document, edited');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  // The card becomes lower then, and what is below it moves.
  await expect(card.locator('mark')).toHaveCount(0);
}

async function share(page: Page, office: Page): Promise<void> {
  await page.getByRole('button', { name: 'New share pack' }).click();
  await page.getByLabel('Who is it for?').fill('Wharf Road');
  await page.getByRole('checkbox', { name: /Photo card/ }).check();
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
  await expect(office.getByText(`Valid until ${formatDate((await LICENCE).facts.expires)}`)).toBeVisible();
  await inspect(office, 'documents for a site office');

  await page.reload();
  const pack = page.getByRole('article', { name: 'Wharf Road' });
  await expect(pack.getByText(/Opened once/)).toBeVisible();
  await pack.getByRole('button', { name: 'Withdraw' }).click();
  await expect(pack.getByText('Withdrawn')).toBeVisible();
  await office.reload();
  await expect(office.getByText(/They are not shared any more/)).toBeVisible();
}

type Made = Awaited<ReturnType<typeof aDocument>>;
const sent = ({ mimeType, file }: Made) => ({ mimeType, buffer: file });

async function addFile(
  page: Page,
  category: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await scanner(page).getByLabel('Category').selectOption({ label: category });
  await scanner(page).locator('input[type=file]').first().setInputFiles(file);
  if (file.mimeType === 'image/jpeg')
    await edges(page).getByRole('button', { name: 'Straighten it' }).click();
  await upload(page, 'front');
  await scanner(page).getByRole('button', { name: 'N/A - Back is Blank' }).click();
}

async function refuseLarge(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const large = test.info().outputPath('large.pdf');
  await writeFile(large, Buffer.alloc(10_485_761));
  await scanner(page).locator('input[type=file]').first().setInputFiles(large);
  await expect(scanner(page).getByText('large.pdf is larger than 10 MB.').first()).toBeVisible();
  await inspect(page, 'a file that is too large');
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Requested device not found'));
  });
  await scanner(page).getByRole('tab', { name: 'Camera' }).click();
  await expect(scanner(page).getByText('press Cancel and choose a file instead.')).toBeVisible();
  await expect(scanner(page).getByText('Requested device not found')).toHaveCount(0);
  await inspect(page, 'a camera that is not allowed');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

/** Accepts all that was read of a document, which is what is printed on it. */
async function believe(page: Page, name: RegExp, facts: Made['facts']): Promise<void> {
  await documents(page).getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  for (const said of [
    `Expiry date: ${formatDate(facts.expires)}`,
    `Number: ${facts.number}`,
    /^Name on it/,
  ]) {
    const proposal = dialog.getByRole('group', { name: said });
    await proposal.getByRole('button', { name: 'Accept' }).click();
    await expect(proposal).toBeHidden();
  }
  await expect(dialog.getByRole('definition').filter({ hasText: facts.number })).toBeVisible();
  await inspect(page, 'a document, all accepted');
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
}

async function lookAtPdf(page: Page, name: RegExp): Promise<void> {
  await documents(page).getByRole('button', { name }).click();
  const sheet = page.getByRole('img', { name: 'Document, page 1 of 1' });
  const width = () => sheet.evaluate((canvas: HTMLCanvasElement) => canvas.width);
  await expect.poll(width).toBeGreaterThan(300);
  const before = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(before);
  // Something is printed on it.
  await expect.poll(() => sheet.evaluate(darkDots)).toBeGreaterThan(1000);
  await inspect(page, 'a document, its PDF');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

function darkDots(canvas: Element): number {
  const { width, height } = canvas as HTMLCanvasElement;
  const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
  return data.filter((value, at) => at % 4 === 0 && value < 80).length;
}
