import { join } from 'node:path';

import AxeBuilder from '@axe-core/playwright';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';

import { OFFICE, PHONE } from './screen.js';

const SMALL_PHONE = 360;
/** What is read on a small phone fits here too, as the guidelines for readers who enlarge a page ask. */
const SMALLEST = 320;

const EVERY_LOOK = [
  { theme: 'dark', textSize: 'large', device: { ...PHONE, viewport: { width: SMALL_PHONE, height: 740 } } },
  { theme: 'light', textSize: 'standard', device: PHONE },
  { theme: 'dark', textSize: 'standard', device: OFFICE },
  { theme: 'light', textSize: 'large', device: OFFICE },
];
export type Look = (typeof EVERY_LOOK)[number];

/**
 * The looks in which every screen is checked. Each takes a minute on a small machine, so `npm test` has the one with the
 * least room; the others belong to `npm run test:deep`, and `npm run screenshots` takes pictures of all four.
 */
const asked: Record<string, Look[]> = { all: EVERY_LOOK, others: EVERY_LOOK.slice(1) };
export const LOOKS = asked[process.env['LOOKS'] ?? ''] ?? EVERY_LOOK.slice(0, 1);

/** Names the look in the titles of tests and the folders of pictures. */
export const nameOf = ({ theme, textSize, device }: Look) =>
  `${theme} theme, ${textSize} text, ${device.viewport.width} wide`;

/** For `test.use`: nothing moves, and nothing is kept for a lost signal, which other journeys go through. */
export const still = ({ device }: Look) =>
  ({ ...device, reducedMotion: 'reduce', serviceWorkers: 'block' }) as object;

/** Sets theme and text size before the first page opens. */
export async function dress(
  page: Page,
  { theme, textSize }: Pick<Look, 'theme' | 'textSize'>,
): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      localStorage.setItem('groundsheet-theme', chosen.theme);
      localStorage.setItem('textSize', chosen.textSize);
    },
    { theme, textSize },
  );
}

/** Checks the screen as it is: nothing serious from axe, no date, time or word cut off, nothing wider than the window. */
export async function inspect(page: Page, screen: string): Promise<void> {
  // What was found before is pale until the answer is there.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // What a busy machine is still drawing gets its time.
  await expect
    .configure({ soft: true })
    .poll(() => seriousFindings(page), { message: `axe on ${screen}`, timeout: 20_000 })
    .toEqual([]);
  expect.soft(await page.evaluate(cutTimes), `dates and times cut off on ${screen}`).toEqual([]);
  await expectToFit(page, screen);
  await picture(page, screen);
  const size = page.viewportSize();
  if (size?.width !== SMALL_PHONE) return;
  await page.setViewportSize({ ...size, width: SMALLEST });
  await expectToFit(page, screen);
  await page.setViewportSize(size);
}

async function seriousFindings(page: Page): Promise<string[]> {
  // Without frames it needs no second page to put their findings together in, nor to describe what is as it should be.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`));
}

export async function expectToFit(page: Page, screen: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const room = page.viewportSize()?.width ?? 0;
  expect.soft(width, `the width of ${screen}, ${room} wide`).toBeLessThanOrEqual(room);
  expect.soft(await page.evaluate(cutWords), `words cut off on ${screen}, ${room} wide`).toEqual([]);
}

/** Texts with a word that is wider than its place, or goes on beyond the window where nobody can scroll to it. */
function cutWords(): string[] {
  const texts = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, dt, dd, th, td')];
  return texts
    .filter((text) => text.clientWidth > 1 && !text.closest('.overflow-x-auto, .truncate'))
    .filter(
      (text) =>
        text.scrollWidth > text.clientWidth + 2 || text.getBoundingClientRect().right > innerWidth + 2,
    )
    .map(({ textContent }) => textContent);
}

/** Fields for a date or time that are narrower than what is in them, by their ids. */
function cutTimes(): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:is([type=date], [type=time])')];
  return fields
    .filter((field) => {
      const copy = field.cloneNode() as HTMLInputElement;
      copy.style.width = 'max-content';
      field.after(copy);
      const isCut = field.offsetWidth > 0 && field.offsetWidth < copy.offsetWidth;
      copy.remove();
      return isCut;
    })
    .map(({ id }) => id);
}

/** A picture of the screen, for `npm run screenshots`. */
async function picture(page: Page, screen: string): Promise<void> {
  const path = pathOf(screen);
  if (path) await page.screenshot({ path });
}

/** A picture of the first page of a PDF, for `npm run screenshots`. */
export async function picturePaper(pdf: Uint8Array, name: string): Promise<void> {
  const path = pathOf(name);
  if (!path) return;
  const document = await (await PDFiumLibrary.init()).loadDocument(pdf);
  const { data, width, height } = await document.getPage(0).render({ scale: 2 });
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(path);
  document.destroy();
}

function pathOf(name: string): string | undefined {
  const folder = process.env['SCREENSHOTS'];
  const look = test.info().titlePath.at(-2)?.replaceAll(/\W+/g, '-') ?? '';
  return folder && join(folder, look, `${name.replaceAll(/\W+/g, '-')}.png`);
}
