import { expect, test } from '@playwright/test';

import { leaveClaim, offer } from './support/claims.js';
import { chooseCustomer, leaveWeek, PHONE } from './support/screen.js';

test.use(PHONE);

test(
  'what was entered is offered again, until a new driver takes the phone',
  { tag: '@deep' },
  async ({ page }) => {
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
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('ids-to-claim'))).toBeNull();
    await expect(page.getByText('Carry on with your timesheet')).toBeHidden();
    await page.goto('/select-customer?mode=quick');
    await chooseCustomer(page, 'Harrow Groundworks');
    await expect(page.getByLabel('Driver name')).toHaveValue('');
    await expect(page.locator('datalist')).toHaveCount(0);
  },
);
