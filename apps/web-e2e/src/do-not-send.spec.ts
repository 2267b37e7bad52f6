import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { mailTo } from './support/mail.js';
import { PHONE, watchForFaults } from './support/screen.js';
import { sendForm } from './support/sent-form.js';

test.use(PHONE);

const RECIPIENT = 'tired.of.it@northgate-civils.co.uk';

test('the link in a mail stops mail to its recipient after one tap', async ({ page, baseURL }) => {
  const faults = watchForFaults(page);
  await sendForm(page.request, baseURL!, RECIPIENT);
  const link = /https?:\/\/\S+\/do-not-send\?key=\S+/.exec((await mailTo(RECIPIENT)).text ?? '')?.[0];
  const { pathname, search } = new URL(link!);

  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { name: 'Do not send me these' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: 'Send me no more mail' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('half a link says what to do', async ({ page }) => {
  await page.goto('/do-not-send?key=half');
  await page.getByRole('button', { name: 'Send me no more mail' }).click();
  await expect(page.getByRole('alert')).toContainText('Please open it again from the email it came in.');
});
