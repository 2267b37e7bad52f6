import { expect, test, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';

import { leaveWeek, next, PHONE, toast } from './support/screen.js';

test.use(PHONE);

const SCRIPTS_OF_A_WIZARD = 12;
const FIRST_SCRIPTS_KB = 145;
const MOST_KEPT_BYTES = 3_000_000;
const SCRIPTS_OF_HOME = 12;

for (const wizard of ['timesheet', 'check-sheet']) {
  test(`the ${wizard} opens with few scripts, which its page asks for at once`, async ({ page, request }) => {
    const address = `/${wizard}?mode=quick&customerId=none-yet`;
    const asked = scriptsOf(page);
    await page.goto(address);
    await expect(page.getByText(/^Step 1 of \d$/)).toBeVisible();
    const html = await (await request.get(address)).text();
    expect(scriptsIn(html)).toContainEqual(expect.stringMatching(new RegExp(`/${wizard}-`)));
    await (wizard === 'timesheet' ? leaveWeek : next)(page);
    await expect(page.getByText(/^Step 2 of \d$/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(SCRIPTS_OF_A_WIZARD);
  });
}

test('a driver who loses the signal before the next step has come stays on the first, and goes on later', async ({
  page,
}) => {
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
});

test('what a phone keeps for days without a signal is at most 3 MB, with the scanner for machines', async ({
  request,
}) => {
  const worker = await (await request.get('/sw.js')).text();
  const kept = [...worker.matchAll(/url:\s*"([^"]+)"/g)].map(([, path]) => path!);
  expect(kept.some((path) => path.includes('machine-scanner'))).toBe(true);
  let bytes = 0;
  for (const path of kept) bytes += (await (await request.get(`/${path}`)).body()).length;
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThanOrEqual(MOST_KEPT_BYTES);
});

test('the home page is drawn by scripts of at most 145 KB', async ({ request }) => {
  const scripts = scriptsIn(await (await request.get('/')).text());
  expect(scripts.length).toBeGreaterThan(1);
  const bodies = await Promise.all(scripts.map(async (path) => (await request.get(path)).body()));
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(bytes / 1024).toBeLessThanOrEqual(FIRST_SCRIPTS_KB);
});

test('the home page of a stranger asks for at most 12 scripts, the login not among them', async ({
  page,
}) => {
  const asked = scriptsOf(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(SCRIPTS_OF_HOME);
  expect(asked.filter((path) => path.includes('guest-tabs'))).toEqual([]);
});

test.describe('as long as no script has come', () => {
  test.beforeEach(({ page }) => page.route('**/assets/*.js', (route) => route.abort()));

  test('a stranger sees what it is, with the finished sheet, and can press nothing yet', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Timesheets and daily plant checks.')).toBeVisible();
    await expect(page.locator('img[src*="finished-timesheet"]')).toBeVisible();
    await expect(page.getByText('One moment...')).toBeHidden();
    await expect(page.getByText(/^We collect your name/)).toBeHidden();
    await expect(page.locator('a, button').filter({ visible: true })).toHaveCount(0);
  });

  test('nobody else sees a stranger’s home flash by', async ({ page }) => {
    await page.goto('/history');
    await expect(page.getByText('One moment...')).toBeVisible();
    await expect(page.getByText('Timesheets and daily plant checks.')).toBeHidden();
    await page.evaluate(() => localStorage.setItem('auth', '{}'));
    await page.goto('/');
    await expect(page.getByText('One moment...')).toBeVisible();
    await expect(page.getByText('Timesheets and daily plant checks.')).toBeHidden();
  });
});

test.describe('before the app has come', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, title, said] of [
    ['/', 'Groundsheet', 'One moment...'],
    ['/timesheet?mode=quick', 'Weekly Timesheet', 'Opening your timesheet...'],
    ['/check-sheet', 'Safety Check Sheet', 'Opening your check sheet...'],
  ] as const) {
    test(`the first screen of ${address} says what it is and that it takes a moment, and nothing in it can be pressed`, async ({
      page,
    }) => {
      await page.goto(address);
      await expect(page.getByText(title, { exact: true })).toBeVisible();
      await expect(page.getByText(/^We collect your name/)).toBeVisible();
      await expect(page.getByText(said)).toBeVisible();
      for (const button of await page.locator('button').all()) await expect(button).toBeHidden();
    });
  }
});

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
