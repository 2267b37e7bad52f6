import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';

import { expectTheme, leaveWeek, next, PHONE, toast } from './support/screen.js';

test.use(PHONE);

const SCRIPTS_OF_A_WIZARD = 12;
const FIRST_SCRIPTS_KB = 147;
const MOST_KEPT_BYTES = 3_000_000;
const SCRIPTS_OF_HOME = 12;

test('home is drawn by scripts of at most 147 KB, and a phone keeps at most 3 MB for days without a signal', async ({
  request,
}) => {
  const scripts = scriptsIn(await textOf(request, '/'));
  expect(scripts.length).toBeGreaterThan(1);
  const bodies = await Promise.all(scripts.map(async (path) => (await request.get(path)).body()));
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(bytes / 1024).toBeLessThanOrEqual(FIRST_SCRIPTS_KB);

  const worker = await textOf(request, '/sw.js');
  const kept = [...worker.matchAll(/url:\s*"([^"]+)"/g)].map(([, path]) => path!);
  expect(kept.some((path) => path.includes('machine-scanner'))).toBe(true);
  let keptBytes = 0;
  for (const path of kept) keptBytes += (await (await request.get(`/${path}`)).body()).length;
  expect(keptBytes).toBeGreaterThan(1_000_000);
  expect(keptBytes).toBeLessThanOrEqual(MOST_KEPT_BYTES);
});

test('home and both forms ask for at most 12 scripts, a stranger not for the login, and a form for its own at once', async ({
  page,
  request,
}) => {
  const asked = scriptsOf(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(SCRIPTS_OF_HOME);
  expect(asked.filter((path) => path.includes('guest-tabs'))).toEqual([]);
  for (const wizard of ['timesheet', 'check-sheet']) {
    asked.length = 0;
    const address = `/${wizard}?mode=quick&customerId=none-yet`;
    await page.goto(address);
    await expect(page.getByText(/^Step 1 of \d$/)).toBeVisible();
    expect(scriptsIn(await textOf(request, address))).toContainEqual(
      expect.stringMatching(new RegExp(`/${wizard}-`)),
    );
    await (wizard === 'timesheet' ? leaveWeek : next)(page);
    await expect(page.getByText(/^Step 2 of \d$/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(SCRIPTS_OF_A_WIZARD);
  }
});

test('theme and text size apply at once, are kept, and hold from the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/');
  await expectTheme(page, 'light');
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  await page.getByRole('button', { name: /^System/ }).click();
  await expectTheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
  expect(await page.getByRole('heading', { level: 1 }).evaluate(changesAtOnce)).toBe(true);

  await page.getByRole('button', { name: 'Text Size' }).click();
  const panel = page.getByRole('dialog', { name: 'Choose Text Size' });
  await expect(panel).toContainText('Currently using Standard Text');
  await panel.getByRole('button', { name: /Large Text\s*Easier to read/ }).click();
  await expect(panel).toBeHidden();
  await expect(page.locator('body')).toHaveClass('text-size-large');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expectTheme(page, 'dark');
  await expect(page.locator('body')).toHaveClass('text-size-large');
});

test('the first screen says what it is before any script has come, and nothing in it can be pressed', async ({
  page,
  browser,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Timesheets and daily plant checks.')).toBeVisible();
  await expect(page.locator('img[src*="finished-timesheet"]')).toBeVisible();
  await expect(page.getByText('One moment...')).toBeHidden();
  await expect(page.getByText(/^We collect your name/)).toBeHidden();
  await expect(page.locator('a, button').filter({ visible: true })).toHaveCount(0);
  // Nobody else sees a stranger's home flash by.
  await page.goto('/history');
  await expect(page.getByText('One moment...')).toBeVisible();
  await expect(page.getByText('Timesheets and daily plant checks.')).toBeHidden();
  await page.evaluate(() => localStorage.setItem('auth', '{}'));
  await page.goto('/');
  await expect(page.getByText('One moment...')).toBeVisible();
  await expect(page.getByText('Timesheets and daily plant checks.')).toBeHidden();

  const bare = await (await browser.newContext({ ...PHONE, javaScriptEnabled: false })).newPage();
  for (const [address, title, said] of [
    ['/', 'Groundsheet', 'One moment...'],
    ['/timesheet?mode=quick', 'Weekly Timesheet', 'Opening your timesheet...'],
    ['/check-sheet', 'Safety Check Sheet', 'Opening your check sheet...'],
  ] as const) {
    await bare.goto(address);
    await expect(bare.getByText(title, { exact: true })).toBeVisible();
    await expect(bare.getByText(/^We collect your name/)).toBeVisible();
    await expect(bare.getByText(said)).toBeVisible();
    await expect(bare.locator('button').filter({ visible: true })).toHaveCount(0);
  }
});

test(
  'a driver who loses the signal before the next step has come stays on the first, and goes on later',
  { tag: '@deep' },
  async ({ page }) => {
    await page.route(/after-first/, (route) => route.abort());
    await page.goto('/timesheet?mode=quick&customerId=none-yet');
    await page.getByLabel('Driver name').fill('Dave Hill');
    await next(page);
    await expect(toast(page)).toContainText('Next Step Not Available');
    await page.unroute(/after-first/);
    await leaveWeek(page);
    await expect(page.getByText(/^Step 2 of \d$/)).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByLabel('Driver name')).toHaveValue('Dave Hill');
  },
);

const textOf = async (request: APIRequestContext, address: string) => (await request.get(address)).text();

/** Whether letters have the colour of the other theme as soon as there is one. */
function changesAtOnce(letters: Element): boolean {
  const colour = () => getComputedStyle(letters).color;
  const before = colour();
  document.documentElement.classList.replace('light', 'dark');
  const isChanged = colour() !== before;
  document.documentElement.classList.replace('dark', 'light');
  return isChanged;
}

/** The scripts that a page asks for itself; what the service worker keeps for later is no part of it. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** The modules that a page names itself. */
function scriptsIn(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path!);
}
