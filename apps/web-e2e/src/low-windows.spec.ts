import { test, expect } from '@playwright/test';

import {
  choose,
  chooseCustomer,
  expectUncovered,
  leaveWeek,
  next,
  watchForFaults,
} from './support/screen.js';

const WINDOWS = { 'a phone on its side': [740, 360], 'a window at 200 %': [640, 400] } as const;

for (const [name, [width, height]] of Object.entries(WINDOWS)) {
  test(
    `${name} shows what to fill in first on each step of both forms`,
    { tag: '@deep' },
    async ({ page }) => {
      const faults = watchForFaults(page);
      await page.setViewportSize({ width, height });
      await page.goto('/select-customer?mode=quick');
      await chooseCustomer(page, 'Harrow Groundworks');
      await expectUncovered(page.getByRole('button', { name: /^Last week/ }));
      await leaveWeek(page);
      await expectUncovered(page.getByRole('button', { name: 'Scan QR code' }));
      await page.getByRole('textbox', { name: 'Machine hours' }).fill('0');
      await next(page);
      await expectUncovered(page.getByRole('button', { name: 'Monday +9 Hours' }));
      await page.getByRole('button', { name: 'Tuesday +9 Hours' }).click();
      await next(page);
      await expectUncovered(page.getByRole('button', { name: 'Fill in the driver' }));

      await page.goto('/select-customer?form=check-sheet');
      await chooseCustomer(page, 'Harrow Groundworks');
      await expectUncovered(page.getByLabel('Check date'));
      await page.getByLabel('Driver full name').fill('Dave Hill');
      await next(page);
      await expectUncovered(page.getByRole('button', { name: 'Scan QR code' }));
      await choose(page, 'Roller');
      await page.getByRole('textbox', { name: 'Machine hours' }).fill('0');
      await next(page);
      await expectUncovered(page.getByRole('button', { name: /^General Safety Checks/ }));
      await next(page);
      await expectUncovered(page.getByText('Take photo', { exact: true }));
      await next(page);
      await expectUncovered(page.getByLabel('Print Name'));
      expect(faults).toEqual([]);
    },
  );
}
