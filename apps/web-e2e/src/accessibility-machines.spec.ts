import { expect, test } from '@playwright/test';

import { aCheckOf } from './support/machine-check.js';
import { loginAs } from './support/demo.js';
import { dress, inspect, LOOKS, nameOf, still } from './support/inspect.js';
import { watchForFaults } from './support/screen.js';

const FILE = 'Plant number,Machine number,Vehicle type\nD-114,Thwaites,Dumper\nZ-1,,Crane\nZ-2,CAT,Roller';

for (const look of LOOKS) {
  test.describe(nameOf(look), () => {
    test.use(still(look));

    test('the register of machines and its dialogs are free of serious findings', async ({ page }) => {
      const faults = watchForFaults(page);
      await dress(page, look);
      await page.goto('/');
      await page.getByRole('button', { name: 'Accept' }).click();
      await loginAs(page, 'admin');
      await page.waitForURL(({ pathname }) => pathname !== '/');
      await page.goto('/admin/machines?search=D-1');
      await expect(page.getByRole('link', { name: 'Open D-114' })).toBeVisible();
      await inspect(page, 'the register of machines');
      await page.getByRole('button', { name: 'Add machine' }).click();
      await inspect(page, 'a machine is added');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Print labels' }).click();
      await inspect(page, 'labels are printed');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Import from a file' }).click();
      const buffer = Buffer.from(FILE);
      await page.getByLabel('CSV file').setInputFiles({ name: 'm.csv', mimeType: 'text/csv', buffer });
      await expect(page.getByText(/1 new, 1 changed, 0 the same, 1 wrong/)).toBeVisible();
      await inspect(page, 'machines are imported');
      // The hours of two days make a line.
      await aCheckOf(page, 'D-114', '2026-11-18');
      await aCheckOf(page, 'D-114');
      await page.goto('/machines/D-114');
      await expect(page.locator('polyline').first()).toBeVisible();
      await inspect(page, 'a machine');
      await page.route('**/api/machines/**', (route) => route.abort());
      await page.reload();
      await expect(page.getByText(/^No signal\. This page was loaded/)).toBeVisible();
      await inspect(page, 'a machine as it was last seen');
      expect(faults).toEqual([]);
    });
  });
}
