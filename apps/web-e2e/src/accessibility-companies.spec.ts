import { expect, test } from '@playwright/test';

import { loginAs } from './support/demo.js';
import { dress, inspect, LOOKS, nameOf, still } from './support/inspect.js';
import { watchForFaults } from './support/screen.js';

for (const look of LOOKS) {
  test.describe(nameOf(look), () => {
    test.use(still(look));

    test('the companies are free of serious findings and of sideways scrolling', async ({ page }) => {
      const faults = watchForFaults(page);
      await dress(page, look);
      await page.goto('/');
      await page.getByRole('button', { name: 'Accept' }).click();
      await loginAs(page, 'admin');
      await expect(page).toHaveURL('/overview');
      await page.goto('/admin');
      await page.getByRole('button', { name: 'Edit Calder Valley Surfacing' }).waitFor();
      await inspect(page, 'the companies');
      await page.getByRole('button', { name: 'Edit Calder Valley Surfacing' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Company' });
      await dialog.getByRole('button', { name: 'Add rule' }).click();
      await dialog.getByLabel('Company Name').fill('');
      await dialog.getByLabel('Try an order number').fill('P-99');
      await dialog.getByRole('button', { name: 'Update Company' }).click();
      await expect(page.getByText('Please enter a company name.')).toHaveCount(2);
      await inspect(page, 'editing a company, refused');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('switch', { name: 'Show archived companies' }).press('Space');
      await page.getByPlaceholder('Search companies...').fill('no such company');
      await expect(page.getByText('No companies found matching your search.')).toBeVisible();
      await inspect(page, 'companies, none found');
      expect(faults).toEqual([]);
    });
  });
}
