import { expect, test } from '@playwright/test';

import { loginAs } from './support/demo.js';
import { inspect } from './support/inspect.js';
import { haveWorker } from './support/outbox.js';
import { choose, chooseCustomer, next, PHONE, sign } from './support/screen.js';

test.use({ ...PHONE, serviceWorkers: 'allow' });

/** A machine that no other journey needs. */
const PLANT = 'EX-0422';

test('a check that loses the signal and is signed without one is in sight, stops its machine on the phone at once, and everywhere once it has gone', async ({
  page,
  context,
}) => {
  await loginAs(page, 'driver');
  await haveWorker(page);
  await page.goto('/select-customer?form=check-sheet');
  // The signal goes while the page is open, and nothing loads it again until it is back.
  await context.setOffline(true);
  await chooseCustomer(page, 'Harrow Groundworks');
  await next(page);
  await choose(page, 'Excavator');
  await page.getByLabel('Plant number').fill(PLANT);
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('4210');
  await next(page);
  await page.getByRole('radiogroup', { name: 'Steering' }).getByText('Fail').click();
  await next(page);
  await next(page);
  await sign(page, 'driver/operator');
  await page.getByRole('button', { name: 'Sign and queue' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Submission' });
  await dialog.getByRole('button', { name: 'Sign and queue' }).click();
  const band = page.getByRole('alert').filter({ hasText: `Do not use ${PLANT}` });
  await expect(band).toContainText('Your check found: Steering.');
  await inspect(page, 'check-queued-stopped');
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(band).toContainText('are told once your check sheet has gone');
  await expect(page.getByRole('link', { name: /^Outbox: / })).toBeVisible();
  await inspect(page, 'home-stopped-on-phone');

  await context.setOffline(false);
  await expect(page.getByRole('link', { name: /^Outbox: Last sent/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'A machine you use is stopped' })).toContainText(
    `${PLANT} Do not use`,
  );
  await expect(band).toBeHidden({ timeout: 30_000 });
  await page.goto(`/m/GS-${PLANT}`);
  await expect(page.getByText('Do not use', { exact: true })).toBeVisible();
});
