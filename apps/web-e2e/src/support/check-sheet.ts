import { sectionsOf, type VehicleType } from '@groundsheet/form-rules';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

export const item = (page: Page, label: string) => page.getByRole('radiogroup', { name: label, exact: true });

/** Taps one of the answers to an item. */
export const answer = (page: Page, label: string, word: string) =>
  item(page, label)
    .locator('label')
    .filter({ hasText: new RegExp(`^${word}$`) })
    .click();

/** The answer that means all is well. */
const goodWord = (options: readonly string[] | null) => (options ? 'OK' : 'Pass');

/**
 * Answers every item of a vehicle as good unless given otherwise, waiting for each section to open as a driver has to:
 * its first item comes into view by itself.
 */
export async function checkAll(
  page: Page,
  vehicle: VehicleType,
  otherwise: Record<string, string> = {},
): Promise<void> {
  for (const [at, { items }] of sectionsOf(vehicle).entries()) {
    if (at > 0 && items[0]) await expect(item(page, items[0].label)).toBeInViewport({ ratio: 1 });
    for (const { label, options } of items) {
      await answer(page, label, otherwise[label] ?? goodWord(options));
    }
  }
}

/** A photo of the size that phones take, with something in it. */
export async function aPhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const mark = { create: { width: 900, height: 700, channels: 3, background: '#b3201a' } } as const;
  const buffer = await sharp({ create: { width: 3000, height: 2250, channels: 3, background: '#b9b2a4' } })
    .composite([{ input: await sharp(mark).png().toBuffer(), left: 400, top: 500 }])
    .jpeg({ quality: 85 })
    .toBuffer();
  return { name: 'hose.jpg', mimeType: 'image/jpeg', buffer };
}

/**
 * Chooses a photo from the device and uploads it.
 *
 * @param then closes the dialog where it stays open for another photo
 */
export async function addPhoto(page: Page, then?: (page: Page) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Add Equipment Photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Equipment Photos' });
  await expect(dialog).toContainText('Images only, up to 10MB each');
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(await aPhoto());
  await dialog.getByRole('button', { name: 'Upload 1 file' }).click();
  await then?.(page);
  await expectPhoto(page);
}

/** Takes a photo with the phone's own camera, which adds it at once. */
export async function takePhoto(page: Page): Promise<void> {
  await page.getByLabel('Take photo').setInputFiles(await aPhoto());
  await expectPhoto(page);
}

export async function expectPhoto(page: Page): Promise<void> {
  await expect(page.getByText('1 photo(s) attached')).toBeVisible();
  const photo = page.getByRole('img', { name: 'Photo 1' });
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth ?? 0))
    .toBeGreaterThan(100);
}

/** That the first photo of a completed sheet has come. */
export async function expectPicture(page: Page): Promise<void> {
  const photo = page.getByRole('img', { name: 'Photo 1' });
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
  await page.route('**/photos/*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('img', { name: 'Photo 1 cannot be shown' })).toBeVisible();
  await page.unroute('**/photos/*');
}
