import { chromium, expect, test as base, type LaunchOptions, type Page } from '@playwright/test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { codeInView, pictures, seeing, videoOf, watchStreams, withArgs } from './support/fake-camera.js';
import { chooseCustomer, closeByEscape, leaveWeek, OFFICE, PHONE, watchForFaults } from './support/screen.js';

const HELD = { turn: 20, right: 130, down: -70, blur: 1.5 };

/** Tests in a browser whose camera sees the plate of the demo's dumper, held askew, off centre and out of focus. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'groundsheet-camera-'));
      const video = join(folder, 'plate.mjpeg');
      await writeFile(video, await videoOf('GS-D-114', HELD));
      await use(seeing(video, launchOptions));
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
test.use(PHONE);

const scanButton = (page: Page) => page.getByRole('button', { name: 'Scan QR code' });
const scanner = (page: Page) => page.getByRole('dialog', { name: 'Scan QR code' });
/** Behind an open dialog a message cannot be found by role, but it can be seen, and it is also announced. */
const message = (page: Page) => page.locator('[data-toasts]').locator('li');

async function openStep(page: Page): Promise<void> {
  await page.goto('/select-customer?mode=quick');
  await chooseCustomer(page, 'Harrow Groundworks');
  await leaveWeek(page);
  await expect(scanButton(page)).toBeVisible();
}

async function expectDumper(page: Page): Promise<void> {
  await expect(message(page)).toContainText('Vehicle Info Loaded');
  await expect(scanner(page)).toBeHidden();
  await expect(page.getByText('Dumper D-114, Thwaites MACH 690')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Machine hours' })).toBeFocused();
}

/** Here the camera sees an unknown plate, which is not what these tests are about. */
const knowNothing = (page: Page) =>
  page.route('**/api/vehicles/qr/GS-D-114', (route) => route.fulfill({ status: 404, json: {} }));

test(
  'an unknown code is reported, the camera continues, and a code can be typed',
  { tag: '@deep' },
  async ({ page }) => {
    await knowNothing(page);
    await openStep(page);
    await scanButton(page).click();
    await expect(message(page)).toContainText('QR Code Not Found');
    await expect(message(page)).toContainText('Vehicle information not found for this QR code');
    await expect(scanner(page).getByText('Hold the code inside the frame')).toBeVisible();

    await scanner(page).getByLabel('Or type the code').fill('GS-NOT-OURS');
    await page.keyboard.press('Enter');
    await expect(message(page)).toContainText('QR Code Not Found');
    await scanner(page).getByLabel('Or type the code').fill('gs-ex-0417');
    await scanner(page).getByRole('button', { name: 'Find' }).click();
    await expect(scanner(page)).toBeHidden();
    await expect(page.getByText('Excavator EX-0417, JCB 220X')).toBeVisible();
  },
);

test('a code is looked up once while it stays in the picture', { tag: '@deep' }, async ({ page }) => {
  let asked = 0;
  await page.route('**/api/vehicles/qr/*', async (route) => {
    asked += 1;
    await route.fulfill({ status: 404, json: {} });
  });
  await openStep(page);
  await scanButton(page).click();
  await expect.poll(() => asked).toBe(1);
  await pictures(scanner(page).locator('video'), 60);
  expect(asked).toBe(1);
});

test('without a signal the lookup says so', { tag: '@deep' }, async ({ page }) => {
  await page.route('**/api/vehicles/qr/*', (route) => route.abort());
  await openStep(page);
  await scanButton(page).click();
  await expect(message(page)).toContainText('Vehicle Not Looked Up');
  await expect(scanner(page)).toBeVisible();
});

test('a scanner that cannot be loaded leads to the fields', { tag: '@deep' }, async ({ page }) => {
  const faults = watchForFaults(page);
  await page.route('**/assets/machine-scanner*', (route) => route.abort());
  await openStep(page);
  await scanButton(page).click();
  await expect(message(page)).toContainText('Camera Not Available');
  await expect(message(page)).toContainText('Type the number on the plate');
  await expect(page.getByLabel('Plant number')).toBeFocused();
  await page.unroute('**/assets/machine-scanner*');
  await scanButton(page).click();
  await expectDumper(page);
  expect(faults).toEqual([]);
});

test(
  'the camera is released when the scanner is closed, or the page is hidden or left',
  { tag: '@deep' },
  async ({ page }) => {
    const tracks = await watchStreams(page);
    await knowNothing(page);
    await openStep(page);
    await scanButton(page).focus();
    await page.keyboard.press('Enter');
    const live = scanner(page).getByText('Hold the code inside the frame');
    await expect(live).toBeVisible();
    await expect.poll(() => page.workers().length).toBe(1);
    await closeByEscape(page, scanner(page));
    await expect(scanButton(page)).toBeFocused();
    expect(await tracks()).toEqual(['ended']);
    await expect.poll(() => page.workers().length).toBe(0);

    await scanButton(page).click();
    await expect(live).toBeVisible();
    await hide(page, true);
    expect(await tracks()).toEqual(['ended', 'ended']);
    await expect.poll(() => page.workers().length).toBe(0);
    await hide(page, false);
    await expect(live).toBeVisible();
    expect(await tracks()).toEqual(['ended', 'ended', 'live']);

    await page.goBack();
    await expect(scanner(page)).toBeHidden();
    expect(await tracks()).toEqual(['ended', 'ended', 'ended']);
    await expect.poll(() => page.workers().length).toBe(0);
  },
);

/** As when the driver looks at another app. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test(
  'Simulate QR offers the codes of the demo, Manual Entry leads to the fields',
  { tag: '@deep' },
  async ({ page }) => {
    await knowNothing(page);
    await openStep(page);
    await scanButton(page).click();
    await scanner(page).getByRole('button', { name: 'Manual Entry' }).click();
    await expect(scanner(page)).toBeHidden();
    await expect(page.getByLabel('Plant number')).toBeFocused();

    await scanButton(page).click();
    await expect(scanner(page).getByLabel('Demo code').locator('option')).toHaveCount(12);
    await scanner(page).getByLabel('Demo code').selectOption('GS-R-207');
    await scanner(page).getByRole('button', { name: 'Simulate QR' }).click();
    await expect(message(page)).toContainText('Vehicle Info Loaded');
    await expect(page.getByText('Roller R-207')).toBeVisible();
    await page.getByRole('button', { name: 'Change the machine' }).click();
    await expect(page.getByLabel('Plant number')).toHaveValue('R-207');
    await expect(page.getByRole('radio', { name: 'Roller' })).toBeChecked();
  },
);

for (const way of ['typed', 'on a photo'])
  test(
    `a code that is ${way} does not wait for one that the camera has seen`,
    { tag: '@deep' },
    async ({ page }) => {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/vehicles/qr/GS-D-114', async (route) => {
        await answered;
        await route.fulfill({ status: 404, json: {} });
      });
      await openStep(page);
      await scanButton(page).click();
      await expect(scanner(page).getByText('Looking up GS-D-114')).toBeVisible();
      if (way === 'typed') {
        await scanner(page).getByLabel('Or type the code').fill('GS-EX-0417');
        await scanner(page).getByRole('button', { name: 'Find' }).click();
      } else {
        const photo = picture(await codeInView('GS-EX-0417', HELD));
        await scanner(page).getByLabel('Use a photo of the code').setInputFiles(photo);
      }
      await expect(page.getByText('Excavator EX-0417, JCB 220X')).toBeVisible();
      answer();
      await expect(message(page)).toContainText('Vehicle Info Loaded');
      await expect(message(page)).toHaveCount(1);
    },
  );

test('the torch is offered only where the camera has one', { tag: '@deep' }, async ({ page }) => {
  await knowNothing(page);
  await openStep(page);
  await scanButton(page).click();
  const torch = scanner(page).getByRole('button', { name: 'Torch' });
  await expect(scanner(page).getByText('Hold the code inside the frame')).toBeVisible();
  await expect(torch).toHaveCount(0);
  await closeByEscape(page, scanner(page));

  await page.evaluate(() => {
    const wishes: unknown[] = [];
    MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
    MediaStreamTrack.prototype.applyConstraints = async (wish) => void wishes.push(wish?.advanced);
    Object.assign(window, { wishes });
  });
  await scanButton(page).click();
  await torch.click();
  await expect(torch).toHaveAttribute('aria-pressed', 'true');
  await torch.click();
  await expect(torch).toHaveAttribute('aria-pressed', 'false');
  const wishes = await page.evaluate(() => (window as unknown as { wishes: unknown }).wishes);
  expect(wishes).toEqual([[{ torch: true }], [{ torch: false }]]);
});

test('a photo works if the camera is refused', { tag: '@deep' }, async ({ baseURL, launchOptions }) => {
  const browser = await chromium.launch(withArgs(launchOptions, '--use-fake-ui-for-media-stream=deny'));
  try {
    const page = await browser.newPage({ baseURL: baseURL!, ...PHONE });
    const faults = watchForFaults(page);
    await openStep(page);
    await scanButton(page).click();
    await expect(message(page)).toContainText('Camera Not Available');
    await expect(message(page)).toContainText('Use Manual Entry or Simulate QR.');
    await expect(scanner(page).getByText('The camera is not allowed')).toBeVisible();
    await expect(scanner(page).getByRole('button', { name: 'Try the camera again' })).toBeEnabled();

    const photo = scanner(page).getByLabel('Use a photo of the code');
    await photo.setInputFiles(picture(await codeInView('nothing of ours', { blur: 30 })));
    await expect(message(page)).toContainText('There is no readable code in this photo.');
    await photo.setInputFiles(picture(Buffer.from('not a picture')));
    await expect(message(page)).toContainText('There is no readable code in this photo.');
    await photo.setInputFiles(picture(await codeInView('GS-D-114', HELD)));
    await expectDumper(page);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
});

const picture = (buffer: Buffer) => ({ name: 'plate.jpg', mimeType: 'image/jpeg', buffer });

test('an insecure page leaves a photo and typing', { tag: '@deep' }, async ({ baseURL, launchOptions }) => {
  const { port } = new URL(baseURL!);
  const browser = await chromium.launch(
    withArgs(launchOptions, '--host-resolver-rules=MAP site.test 127.0.0.1'),
  );
  try {
    const page = await browser.newPage({ baseURL: `http://site.test:${port}`, ...OFFICE });
    await page.route('**/api/vehicles/demo-codes', (route) => route.fulfill({ json: [] }));
    await openStep(page);
    await scanButton(page).click();
    await expect(message(page)).toContainText('Camera Not Available');
    await expect(message(page)).toContainText('Use Manual Entry or a photo of the code.');
    await expect(scanner(page).getByText('needs a secure address')).toBeVisible();
    await expect(scanner(page).getByRole('button', { name: 'Simulate QR' })).toHaveCount(0);
    await scanner(page)
      .getByLabel('Use a photo of the code')
      .setInputFiles(picture(await codeInView('GS-D-114', HELD)));
    await expectDumper(page);
  } finally {
    await browser.close();
  }
});
