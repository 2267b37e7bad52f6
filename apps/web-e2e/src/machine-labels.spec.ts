import jsqr from 'jsqr';
import sharp from 'sharp';
import { chromium, expect, test, type Page } from '@playwright/test';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { loginAs } from './support/demo.js';
import { seeing, videoOf, watchStreams } from './support/fake-camera.js';
import { inspect } from './support/inspect.js';
import { codeOnPaper } from './support/paper-code.js';
import {
  chooseCustomer,
  closeByEscape,
  leaveWeek,
  OFFICE,
  PHONE,
  toast,
  watchForFaults,
} from './support/screen.js';

test.use(OFFICE);

/** Off the middle of the picture. */
const HELD = { turn: 20, right: 60, down: -20, blur: 1.5 };

const FILE = [
  'Plant number;Machine number;Vehicle type',
  'lx 77;Volvo L60H;Bulldozer',
  'LX-78;CAT 906;Dumper',
];

test('an admin imports machines and prints a label, which leads a stranger to the machine and a driver’s phone reads askew and out of focus, and lets go of its camera', async ({
  page,
  baseURL,
  launchOptions,
}) => {
  const faults = watchForFaults(page);
  await loginAs(page, 'admin');
  await page.goto('/admin/machines');
  await importFile(page);
  const label = await printLabel(page, 'LX77');

  const address = await addressOn(label);
  expect(address).toMatch(/^http:\/\/localhost:\d+\/m\/GS-LX77#[0-9a-f]{12}$/);
  await reportAsStranger(page, address);

  const folder = await mkdtemp(join(tmpdir(), 'groundsheet-label-'));
  const video = join(folder, 'label.mjpeg');
  await writeFile(video, await videoOf(await codeOnPaper(label), HELD));
  const phone = await chromium.launch(seeing(video, launchOptions));
  try {
    const options = { ...PHONE, baseURL: baseURL!, serviceWorkers: 'block' } as const;
    await scan(await phone.newPage(options), faults);
  } finally {
    await phone.close();
    await rm(folder, { recursive: true });
  }
  expect(faults).toEqual([]);
});

async function importFile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import from a file' }).click();
  const buffer = Buffer.from(FILE.join('\r\n'));
  await page.getByLabel('CSV file').setInputFiles({ name: 'machines.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('2 new, 0 changed, 0 the same, 0 wrong.')).toBeVisible();
  await page.getByRole('button', { name: 'Import all' }).click();
  await expect(toast(page)).toContainText('2 added, 0 changed.');
}

/** @returns the PDF */
async function printLabel(page: Page, plantNumber: string): Promise<Buffer> {
  await page.getByLabel('Search').fill(plantNumber);
  await page.getByLabel(`Print a label for ${plantNumber}`).check();
  await page.getByRole('button', { name: 'Print 1 label' }).click();
  await page.getByLabel('First free label').fill('5');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  return readFile(await (await download).path());
}

/** What any camera reads off the label. */
async function addressOn(label: Buffer): Promise<string> {
  const { data, info } = await sharp(await codeOnPaper(label))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}

/** The phone's own camera leads there: a person without an account stops the machine, because they have its label. */
async function reportAsStranger(office: Page, address: string): Promise<void> {
  const stranger = await (await office.context().browser()!.newContext(PHONE)).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { name: 'LX77' })).toBeVisible();
  await stranger.getByRole('link', { name: 'Report a defect' }).click();
  await stranger.getByLabel('What is wrong').fill('Park brake does not hold.');
  await stranger.getByText('It must not be used').click();
  await stranger.getByRole('button', { name: 'Report defect' }).click();
  await expect(stranger.getByRole('heading', { name: /Reported|Thank you/ })).toBeVisible();
  await stranger.goto(address);
  await expect(stranger.getByText('Do not use', { exact: true })).toBeVisible();
  await stranger.context().close();
}

async function scan(page: Page, faults: string[]): Promise<void> {
  faults.push(...watchForFaults(page));
  const tracks = await watchStreams(page);
  const message = page.locator('[data-toasts]').locator('li');
  const scanner = page.getByRole('dialog', { name: 'Scan QR code' });
  await page.goto('/select-customer?mode=quick');
  await chooseCustomer(page, 'Harrow Groundworks');
  await leaveWeek(page);
  // As long as nobody knows the code the camera goes on.
  await page.route('**/api/vehicles/qr/*', (route) => route.fulfill({ status: 404, json: {} }));
  await page.getByRole('button', { name: 'Scan QR code' }).click();
  await expect(message).toContainText('QR Code Not Found');
  await expect(scanner.getByText('Hold the code inside the frame')).toBeVisible();
  await inspect(page, 'the scanner');
  expect(await scanner.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await closeByEscape(page, scanner);
  expect(await tracks()).toEqual(['ended']);
  await page.unroute('**/api/vehicles/qr/*');
  await page.getByRole('button', { name: 'Scan QR code' }).click();
  await expect(message.filter({ hasText: 'Vehicle Info Loaded' })).toBeVisible();
  await expect(scanner).toBeHidden();
  const machine = page.getByRole('region', { name: 'Machine', exact: true });
  await expect(machine).toContainText('LX77');
  await expect(machine).toContainText('Volvo L60H');
  await expect(page.getByRole('textbox', { name: 'Machine hours' })).toBeFocused();
  expect(await tracks()).toEqual(['ended', 'ended']);
  await expect.poll(() => page.workers().length).toBe(0);
}
