import { join } from 'node:path';

import AxeBuilder from '@axe-core/playwright';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import sharp from 'sharp';

import { OFFICE, PHONE } from './screen.js';

/** What is read on a small phone fits here too, as the guidelines for readers who enlarge a page ask. */
const SMALLEST = 320;
const SMALL_PHONE = { textSize: 'large', device: { ...PHONE, viewport: { width: 360, height: 740 } } };

const DESK = { textSize: 'standard', device: OFFICE };
const LARGE_DESK = { textSize: 'large', device: OFFICE };

/** Where those who fill in forms, and where the office look at them; each screen is seen in both themes. */
const EVERY_LOOK = [
  { own: SMALL_PHONE, office: DESK },
  { own: LARGE_DESK, office: SMALL_PHONE },
  { own: { textSize: 'standard', device: PHONE }, office: LARGE_DESK },
];
export type Look = (typeof EVERY_LOOK)[number];
type Seat = Look['own' | 'office'];

/**
 * The looks in which every screen is checked. Each takes minutes on a small machine, so `npm test` has the one with the
 * least room; the others belong to `npm run test:deep`, and `npm run screenshots` takes pictures of all.
 */
const asked: Record<string, Look[]> = { all: EVERY_LOOK, others: EVERY_LOOK.slice(1) };
export const LOOKS = asked[process.env['LOOKS'] ?? ''] ?? EVERY_LOOK.slice(0, 1);

/** Names the look in the titles of tests and the folders of pictures. */
export const nameOf = ({ own, office }: Look) => `${seatName(own)}, the office ${seatName(office)}`;

const seatName = ({ textSize, device }: Seat) => `${device.viewport.width} wide, ${textSize} text`;

/** A page on a device of its own, on which nothing moves. */
export async function openOn(
  browser: Browser,
  { device, textSize }: Seat,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce', ...options });
  await context.addInitScript((size) => localStorage.setItem('textSize', size), textSize);
  return context.newPage();
}

/** Nothing at the foot of the page lies over what is looked at. */
export async function acceptPrivacy(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('privacy-accepted', 'true'));
}

/** Checks the screen as it is: nothing serious from axe in either theme, no date, time or word cut off, nothing wider than the window. */
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
  if (size?.width !== SMALL_PHONE.device.viewport.width) return;
  await page.setViewportSize({ ...size, width: SMALLEST });
  await expectToFit(page, screen);
  await page.setViewportSize(size);
}

/** Of what the other theme can change at all. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Of the page in its own theme and, as far as colours go, in the other one. */
async function seriousFindings(page: Page): Promise<string[]> {
  const found = await findings(page);
  await page.evaluate(changeTheme);
  await page.evaluate(settled);
  const others = await findings(page, RULES_OF_COLOURS);
  await page.evaluate(changeTheme);
  return [...found, ...others.map((finding) => `in the other theme ${finding}`)];
}

/** As the button in the top bar does, without a reload. */
function changeTheme(): void {
  const { classList } = document.documentElement;
  const theme = classList.contains('dark') ? 'light' : 'dark';
  classList.remove('light', 'dark');
  classList.add(theme);
  for (const part of document.querySelectorAll<HTMLElement>('[data-uppy-theme]'))
    part.dataset['uppyTheme'] = theme;
}

/** Colours that go over to others are half of each meanwhile. */
async function settled(): Promise<void> {
  const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(running.map(({ finished }) => finished));
}

async function findings(page: Page, rules?: string[]): Promise<string[]> {
  // Without frames it needs no second page to put their findings together in, nor to describe what is as it should be.
  const isAlone = page.frames().length === 1;
  const isThere = isAlone && (await page.evaluate(() => 'axe' in window));
  // Bringing it in takes longer than its run: it stays for as long as the page does.
  const axe = new AxeBuilder(isThere ? { page, axeSource: 'null' } : { page });
  axe.options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.setLegacyMode(isAlone).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`));
}

export async function expectToFit(page: Page, screen: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  const room = page.viewportSize()?.width ?? 0;
  const tooWide = width > room ? [`${width} px`, ...(await page.evaluate(reachingOut, room))] : [];
  expect.soft(tooWide, `what is too wide on ${screen}, ${room} wide`).toEqual([]);
  expect.soft(await page.evaluate(cutWords), `words cut off on ${screen}, ${room} wide`).toEqual([]);
}

/** What ends furthest beyond the window. */
function reachingOut(room: number): string[] {
  return [...document.querySelectorAll('body *')]
    .map((one) => ({ end: one.getBoundingClientRect().right, html: one.outerHTML.slice(0, 160) }))
    .filter(({ end }) => end > room)
    .toSorted((one, other) => other.end - one.end)
    .slice(0, 5)
    .map(({ end, html }) => `${end}: ${html}`);
}

/** Texts with a word that is wider than its place, or goes on beyond the window where nobody can scroll to it. */
function cutWords(): string[] {
  const texts = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, dt, dd, th, td')];
  return (
    texts
      .filter((text) => text.clientWidth > 1 && !text.closest('.overflow-x-auto, .truncate'))
      // On purpose, and with all of it in its title.
      .filter((text) => getComputedStyle(text).textOverflow !== 'ellipsis')
      .filter(
        (text) =>
          text.scrollWidth > text.clientWidth + 2 || text.getBoundingClientRect().right > innerWidth + 2,
      )
      .map(({ textContent }) => textContent)
  );
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
  if (!process.env['SCREENSHOTS']) return;
  for (const theme of ['light', 'dark']) {
    await page.screenshot({ path: pathOf(`${screen} ${theme}`)! });
    await page.evaluate(changeTheme);
  }
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
