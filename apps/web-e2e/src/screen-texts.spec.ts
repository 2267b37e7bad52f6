import { expect, test } from '@playwright/test';

import { anAddress, createAccount, expectDashboard } from './support/accounts.js';
import { PHONE } from './support/screen.js';

test.use(PHONE);

test('a screen that cannot be drawn says so in red', { tag: '@deep' }, async ({ page }) => {
  await page.route('**/assets/timesheet-*.js', (route) => route.abort());
  await page.goto('/timesheet?mode=quick&customerId=x');
  const fault = page.getByText(/^Router Error: /);
  await expect(fault).toBeVisible();
  expect(await fault.evaluate((element) => getComputedStyle(element).color)).toMatch(
    /^(rgb\(179, 32, 26\)|oklch|color)/,
  );
});

test(
  'a home page without what is in the account says so, and begins forms all the same',
  { tag: '@deep' },
  async ({ page: first }) => {
    await createAccount(first, 'Dave Hill', anAddress('dave'));
    const page = await first.context().newPage();
    const tabs = '**/assets/-driver-tabs-*.js';
    await page.route(tabs, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('Your account could not be loaded.');
    await page.unroute(tabs);
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await expectDashboard(page, 'Dave Hill');
    await expect(page.getByRole('button', { name: 'Quick Timesheet' })).toBeVisible();
  },
);

test(
  'a home page without the login says so, and has it once the page is loaded again',
  { tag: '@deep' },
  async ({ page }) => {
    const login = '**/assets/login-*.js';
    await page.route(login, (route) => route.abort());
    await page.goto('/?login=true');
    await expect(page.getByRole('alert')).toContainText('Login could not be loaded.');
    await expect(page.getByRole('button', { name: 'Quick Timesheet' })).toBeVisible();
    await page.unroute(login);
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  },
);

test('an app that cannot start says so in red', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('no screen to ask');
    };
  });
  await page.goto('/');
  await expect(page.getByText('App Error: no screen to ask')).toBeVisible();
});

test('what takes a while says what it is', { tag: '@deep' }, async ({ page }) => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/(customers|timesheets\/.*)$/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Quick Timesheet' }).click();
  await expect(page.getByText('Loading customers...')).toBeVisible();
  const second = await page.context().newPage();
  await second.route(/\/api\/forms\/.*$/, () => undefined);
  await second.goto('/completed-form/01938f00-0000-7000-8000-000000000001');
  await expect(second.getByText('Loading completed form...')).toBeVisible();
  answer();
  await expect(page.getByRole('option', { name: 'Harrow Groundworks' })).toBeAttached();
});
