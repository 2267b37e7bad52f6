import { expect, test, type Page } from '@playwright/test';

import { leaveClaim, offer } from './support/claims.js';
import { chooseCustomer, expectTheme, leaveWeek, PHONE } from './support/screen.js';

test.use(PHONE);

/** What every device keeps for pages without a signal, whatever its driver decides: whose installation it is, and by how much its clock is off. */
const KEPT_ANYWAY = ['groundsheet-firm', 'groundsheet-clock-offset'];

/** All that is stored beside that. */
async function stored(page: Page): Promise<Record<string, string>> {
  const all = await page.evaluate(() => Object.entries(localStorage) as [string, string][]);
  return Object.fromEntries(all.filter(([key]) => !KEPT_ANYWAY.includes(key)));
}

test('the privacy banner stays until it is accepted, and stores exactly what it should', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Privacy' });
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Close privacy notice' }).click();
  await expect(banner).toBeHidden();
  expect(await stored(page)).toEqual({});

  await page.reload();
  await page.getByRole('button', { name: 'Decline' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(
    'You have chosen not to accept our privacy policy. Some features may be limited.',
  );
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(banner).toBeHidden();
  expect(await stored(page)).toEqual({ 'privacy-rejected': 'true' });

  await page.reload();
  await expect(page.getByRole('link', { name: /Full Privacy Policy/ })).toHaveAttribute('target', '_blank');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const { 'privacy-accepted': accepted, 'privacy-accepted-date': date } = await stored(page);
  expect(accepted).toBe('true');
  expect(date).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Quick Timesheet' })).toBeVisible();
  await expect(banner).toBeHidden();
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
  await expect(panel).toContainText('Regular size');
  await panel.getByRole('button', { name: /Large Text\s*Easier to read/ }).click();
  await expect(panel).toBeHidden();
  await expect(page.locator('body')).toHaveClass('text-size-large');
  expect(await stored(page)).toMatchObject({ 'groundsheet-theme': 'system', textSize: 'large' });

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expectTheme(page, 'dark');
  await expect(page.locator('body')).toHaveClass('text-size-large');
});

/** Whether letters have the colour of the other theme as soon as there is one. */
function changesAtOnce(letters: Element): boolean {
  const colour = () => getComputedStyle(letters).color;
  const before = colour();
  document.documentElement.classList.replace('light', 'dark');
  const isChanged = colour() !== before;
  document.documentElement.classList.replace('dark', 'light');
  return isChanged;
}

test('what was entered is offered again, until a new driver takes the phone', async ({ page }) => {
  await page.goto('/select-customer?mode=quick');
  await chooseCustomer(page, 'Harrow Groundworks');
  await expect(page.getByText('Quick Access:')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Weekly Timesheet, step 1 of 4' })).toBeFocused();
  await expect(page).toHaveTitle('Weekly Timesheet - Groundsheet');
  await page.getByLabel('Driver name').fill('dave hill');
  await page.getByLabel('Site location').fill('Canal Street');
  await leaveWeek(page);
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('12');

  await page.goto('/');
  await page.getByRole('button', { name: /Carry on with your timesheet/ }).click();
  await expect(page.getByRole('textbox', { name: 'Machine hours' })).toHaveValue('12');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.locator('#siteLocation-list option')).toHaveAttribute('value', 'Canal Street');

  await page.goto('/select-customer?mode=quick');
  await page.getByLabel('Select Customer').selectOption({ label: 'Fenland Drainage Partners' });
  await page.getByRole('button', { name: 'Continue to Form' }).click();
  await expect(page.getByText('There is an unsent timesheet on this phone')).toBeVisible();
  await page.getByRole('button', { name: /Carry on with your timesheet/ }).click();
  await expect(page.getByLabel('Driver name')).toHaveValue('Dave Hill');

  await leaveClaim(page, 'Dave Hill');
  await page.goto('/');
  await expect(offer(page, 'timesheet')).toBeVisible();
  const handsOn = page.getByRole('button', { name: 'Clear this phone' });
  // A quiet link among the big buttons, which nobody taps by mistake; the one that wipes is red.
  await expect(handsOn).toHaveCSS('text-decoration-line', 'underline');
  await expect(handsOn).toHaveCSS('border-top-width', '0px');
  await expect(handsOn).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await handsOn.click();
  const wipes = page.getByRole('button', { name: 'Wipe and start fresh' });
  await expect(wipes).toHaveCSS('background-color', 'rgb(179, 32, 26)');
  await wipes.click();
  await expect(offer(page, 'timesheet')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('claims'))).toBeNull();
  await expect(page.getByText('Carry on with your timesheet')).toBeHidden();
  await page.goto('/select-customer?mode=quick');
  await chooseCustomer(page, 'Harrow Groundworks');
  await expect(page.getByLabel('Driver name')).toHaveValue('');
  await expect(page.locator('datalist')).toHaveCount(0);
});
