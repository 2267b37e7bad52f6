import { chromium, expect, test, type Page } from '@playwright/test';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { loginAs } from './support/demo.js';
import { videoOf } from './support/fake-camera.js';
import { codeOnPaper } from './support/paper-code.js';
import { chooseCustomer, leaveWeek, OFFICE, PHONE, toast, watchForFaults } from './support/screen.js';

test.use(OFFICE);

const FILE = [
  'Plant number;Machine number;Vehicle type',
  'lx 77;Volvo L60H;Bulldozer',
  'LX-78;CAT 906;Dumper',
];

test('an admin imports machines and prints a label, which a driver’s phone then scans', async ({
  page,
  baseURL,
  launchOptions,
}) => {
  const faults = watchForFaults(page);
  await loginAs(page, 'admin');
  await page.waitForURL(({ pathname }) => pathname !== '/');
  await page.goto('/admin/machines');
  await importFile(page);
  const label = await printLabel(page, 'LX77');

  const folder = await mkdtemp(join(tmpdir(), 'groundsheet-label-'));
  const video = join(folder, 'label.mjpeg');
  await writeFile(video, await videoOf(await codeOnPaper(label), {}));
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  const args = [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${video}`];
  const phone = await chromium.launch({ ...launchOptions, args });
  try {
    await scan(await phone.newPage({ ...PHONE, baseURL: baseURL! }));
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

async function scan(page: Page): Promise<void> {
  await page.goto('/select-customer?mode=quick');
  await chooseCustomer(page, 'Harrow Groundworks');
  await leaveWeek(page);
  await page.getByRole('button', { name: 'Scan QR code' }).click();
  await expect(page.locator('[data-toasts]').locator('li')).toContainText('Vehicle Info Loaded');
  const machine = page.getByRole('region', { name: 'Machine', exact: true });
  await expect(machine).toContainText('LX77');
  await expect(machine).toContainText('Volvo L60H');
}
