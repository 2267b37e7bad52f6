import { expect, test } from '@playwright/test';

test.describe('before the app has come', () => {
  test.use({ javaScriptEnabled: false });

  test('the first screen says whose it is and that it takes a moment, and nothing in it can be pressed', async ({
    page,
  }) => {
    await page.goto('/timesheet?mode=quick');
    await expect(page.getByText('Groundsheet', { exact: true })).toBeVisible();
    await expect(page.getByText('One moment...')).toBeVisible();
    for (const button of await page.locator('button').all()) await expect(button).toBeHidden();
  });
});
