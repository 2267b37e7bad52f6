import { expect, test, type Browser, type Page, type Request } from '@playwright/test';

import { anAddress, createAccount, expectDashboard, haveAccount, login, logout } from './support/accounts.js';
import {
  choose,
  chooseCustomer,
  expectTheme,
  leaveWeek,
  next,
  PHONE,
  sign,
  startTimesheet,
  toast,
  watchForFaults,
} from './support/screen.js';

test.use(PHONE);

const conflict = (page: Page) => page.getByRole('alertdialog', { name: 'Changed on another device' });

/** Signs in on another device. */
async function onTablet(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const tablet = await context.newPage();
  await tablet.goto('/?login=true');
  await login(tablet, email);
  await expectDashboard(tablet, 'Dave Hill');
  return tablet;
}

const savedId = async (page: Page, path: string) => {
  const answer = await page.waitForResponse(
    (response) => response.url().endsWith(path) && response.request().method() === 'POST',
  );
  return ((await answer.json()) as { id: string }).id;
};

const isSave = (request: Request) =>
  request.method() !== 'GET' && request.url().includes('/api/check-sheets');

const put = (page: Page, path: string) =>
  page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes(path));
const saved = (page: Page) => put(page, '/api/timesheets/');

/** Chooses a theme or a text size in the top bar. */
async function chooseLook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  await page.getByRole('button', { name: /^Dark/ }).click();
  await page.getByRole('button', { name: 'Text Size' }).click();
  await page.getByRole('button', { name: /^Large Text/ }).click();
}

const offered = (page: Page, field: string) => page.locator(`#${field}-list option`);

async function expectLook(page: Page, theme: 'light' | 'dark', size: 'standard' | 'large'): Promise<void> {
  await expectTheme(page, theme);
  await expect(page.locator('body')).toHaveClass(`text-size-${size}`);
}

test('a timesheet begun on a phone is finished on a tablet, which looks like the phone, and neither overwrites the other', async ({
  page,
  browser,
}) => {
  const faults = watchForFaults(page);
  const email = anAddress('dave');
  await haveAccount(page, 'Dave Hill', email);
  await page.goto('/');
  const look = Promise.all([put(page, '/preferences/theme'), put(page, '/preferences/text-size')]);
  await chooseLook(page);
  for (const answer of await look) expect(answer.status()).toBe(204);
  await startTimesheet(page);
  await chooseCustomer(page, 'Harrow Groundworks');
  await page.getByLabel('Driver name').fill('Dave Hill');
  await page.getByLabel('Company', { exact: true }).fill('Hill Plant');
  const begun = savedId(page, '/api/timesheets');
  await leaveWeek(page);
  const id = await begun;
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('12');
  const second = saved(page);
  await next(page);
  await second;

  const tablet = await onTablet(browser, email);
  await expectLook(tablet, 'dark', 'large');
  await tablet.goto(`/timesheet?draft=${id}`);
  await expect(tablet.getByText('Step 2 of 4', { exact: true })).toBeVisible();
  await expect(tablet.getByRole('textbox', { name: 'Machine hours' })).toHaveValue('12');
  await tablet.getByRole('textbox', { name: 'Machine hours' }).fill('14');
  const third = saved(tablet);
  await next(tablet);
  expect((await third).status()).toBe(200);

  await page.getByRole('button', { name: 'Monday +9 Hours' }).click();
  await next(page);
  await expect(conflict(page)).toBeVisible();
  await conflict(page).getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Saved to your account')).toBeVisible();

  await tablet.getByRole('button', { name: 'Tuesday +9 Hours' }).click();
  await next(tablet);
  await conflict(tablet).getByRole('button', { name: 'Take the other one' }).click();
  await expect(conflict(tablet)).toBeHidden();
  await tablet.getByRole('button', { name: 'Save Draft' }).click();
  await expect(tablet.getByRole('alertdialog')).toContainText('Timesheet saved as draft!');
  await tablet.getByRole('button', { name: 'OK' }).click();
  await choose(tablet, 'Average');
  await tablet.getByLabel('Email 1').fill('hire@harrow-groundworks.co.uk');
  await tablet.getByRole('button', { name: 'Send Email (1)' }).click();
  await expect(toast(tablet)).toContainText('Timesheet Sent!');

  await tablet.goto(`/timesheet?draft=${id}`);
  await expect(tablet).toHaveURL(`/completed-form/${id}`);
  await expect(tablet.getByText('12', { exact: true }).first()).toBeVisible();
  await page.getByLabel("Client's name").fill('Jo Kerr');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByRole('heading', { name: 'This timesheet has already been sent' })).toBeVisible();
  await tablet.context().close();
  expect(faults).toEqual([]);
});

test(
  'what was entered is there on another device after sign-in, and for nobody else; text size stays',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const faults = watchForFaults(page);
    const email = anAddress('dave');
    await page.goto('/select-customer?mode=quick');
    await chooseCustomer(page, 'Harrow Groundworks');
    await page.getByLabel('Site location').fill('Quarry Lane');
    await leaveWeek(page);
    await expect(page.getByRole('button', { name: 'Previous' })).toBeVisible();
    await createAccount(page, 'Dave Hill', email);
    const look = Promise.all([put(page, '/preferences/theme'), put(page, '/preferences/text-size')]);
    await chooseLook(page);
    for (const answer of await look) expect(answer.status()).toBe(204);
    await page.goto('/select-customer');
    await chooseCustomer(page, 'Harrow Groundworks');
    // The week that was begun without an account belongs to it now, and goes on where it was.
    await page.getByRole('button', { name: 'Carry on with your timesheet' }).click();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(offered(page, 'siteLocation')).toHaveCount(0);
    await page.getByLabel('Driver name').fill('Dave Hill');
    await page.getByLabel('Site location').fill('Canal Street');
    const remembered = put(page, '/preferences/form-memory');
    await leaveWeek(page);
    expect((await remembered).status()).toBe(204);

    const tablet = await onTablet(browser, email);
    await expectLook(tablet, 'dark', 'large');
    await tablet.goto('/select-customer');
    await chooseCustomer(tablet, 'Harrow Groundworks');
    await expect(offered(tablet, 'siteLocation')).toHaveAttribute('value', 'Canal Street');
    await expect(offered(tablet, 'driverSignedName')).toHaveAttribute('value', 'Dave Hill');

    await tablet.goto('/');
    await logout(tablet);
    await expect(tablet.getByRole('tab', { name: 'Login' })).toBeVisible();
    await expectLook(tablet, 'dark', 'large');
    const asked: string[] = [];
    tablet.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await tablet.reload();
    await tablet.getByRole('button', { name: 'Text Size' }).click();
    await tablet.getByRole('button', { name: /^Standard/ }).click();
    await tablet.goto('/select-customer?mode=quick');
    await chooseCustomer(tablet, 'Harrow Groundworks');
    await expect(offered(tablet, 'siteLocation')).toHaveCount(0);
    await expect(tablet.getByLabel('Driver name')).toHaveValue('');
    expect(asked.filter((path) => path.startsWith('/api/drivers'))).toEqual([]);
    await tablet.context().close();
    expect(faults).toEqual([]);
  },
);

test(
  'a check sheet of an account is saved as it is filled in, and goes to the company without an address',
  { tag: '@deep' },
  async ({ page }) => {
    const faults = watchForFaults(page);
    const dave = anAddress('dave');
    await haveAccount(page, 'Dave Hill', dave);
    await page.clock.install();
    await page.goto('/select-customer?form=check-sheet');
    await chooseCustomer(page, 'Harrow Groundworks');
    await page.getByLabel('Driver full name').fill('Dave Hill');
    await page.route('**/api/check-sheets', (route) => route.abort());
    await next(page);
    await expect(toast(page)).toContainText('Failed to save check sheet data: Unknown error');
    await page.unroute('**/api/check-sheets');

    await choose(page, 'Dumper');
    await page.getByRole('textbox', { name: 'Machine hours' }).fill('0');
    // Changes are saved every 30 seconds, and nothing is sent if nothing has changed.
    const begun = savedId(page, '/api/check-sheets');
    await page.clock.fastForward(30_000);
    await begun;
    const more = page.waitForRequest(isSave, { timeout: 1000 }).catch(() => null);
    await page.clock.fastForward(60_000);
    expect(await more).toBeNull();
    await page.getByRole('textbox', { name: 'Machine hours' }).fill('1');
    const again = put(page, '/api/check-sheets/');
    await page.clock.fastForward(30_000);
    expect((await again).status()).toBe(200);
    await next(page);
    await next(page);
    await expect(page.getByText('Without an account you can add')).toHaveCount(0);
    await next(page);
    await expect(page.getByText('Complete signature to submit your check sheet')).toBeVisible();
    await sign(page, 'driver/operator');
    await expect(page.getByRole('heading', { name: 'Send to' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Save Draft - Complete Later' }).click();
    await expect(toast(page)).toContainText('Draft Saved');
    await page.getByRole('button', { name: 'Submit Check Sheet' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Harrow Groundworks');
    await page.getByRole('button', { name: 'Send Check Sheet' }).click();
    await expect(toast(page)).toContainText('Your check sheet has been submitted directly to the company.');
    expect(faults).toEqual([]);
  },
);
