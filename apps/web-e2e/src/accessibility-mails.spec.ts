import { expect, test } from '@playwright/test';

import { anAddress } from './support/accounts.js';
import { loginAs } from './support/demo.js';
import { dress, inspect, LOOKS, nameOf, picturePaper } from './support/inspect.js';
import { tellEvent } from './support/mail-events.js';
import { mailTo, pdfOf } from './support/mail.js';
import { watchForFaults } from './support/screen.js';
import { sendForm } from './support/sent-form.js';

const REASON = '550 5.1.1 The email account that you tried to reach does not exist';

for (const look of LOOKS) {
  test.describe(nameOf(look), () => {
    test.use({ ...look.device, reducedMotion: 'reduce' } as object);

    test('a mail that came back is found and sent again, on screens free of serious findings', async ({
      page,
      baseURL,
    }) => {
      const recipient = anAddress('clerk');
      const faults = watchForFaults(page);
      await dress(page, look);
      await page.goto('/');
      await page.getByRole('button', { name: 'Accept' }).click();
      await sendForm(page.request, baseURL!, recipient);
      const mail = await mailTo(recipient);
      await tellEvent(page.request, mail.messageId!, { event: 'bounce', reason: REASON });

      await loginAs(page, 'admin');
      await expect(page).toHaveURL('/overview');
      await page.goto('/admin/mail');
      await expect(page.getByText(/^Practice mode: nothing leaves this computer/)).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search' }).fill(recipient);
      const open = page.getByRole('link', { name: /^Open/ });
      await expect(open).toHaveCount(1);
      await expect(page.getByText(REASON)).toBeVisible();
      await inspect(page, 'the mails');
      await picturePaper(pdfOf(mail), 'the paper of a timesheet');
      await open.click();
      const frame = page.frameLocator('iframe');
      await expect(frame.getByText('Dave Hill has sent you this weekly timesheet.')).toBeVisible();
      // Its own styles count, which our pages would not allow.
      await expect(frame.locator('body')).toHaveCSS('margin', '0px');
      // Axe runs in every frame, and in this one nothing does.
      await page.getByRole('tab', { name: 'Text' }).click();
      await expect(page.locator('iframe')).toHaveCount(0);
      await inspect(page, 'a mail');
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect(page.getByText(`A new mail is on its way to ${recipient}.`).first()).toBeVisible();
      await page.getByRole('link', { name: 'All mails' }).click();
      await page.getByRole('searchbox', { name: 'Search' }).fill(recipient);
      await expect(open).toHaveCount(2);

      await page.getByRole('tab', { name: 'Problems' }).click();
      await expect(page.getByText('All mail and PDFs have gone through.')).toBeVisible();
      await inspect(page, 'the problems');
      await page.getByRole('tab', { name: 'Do not send' }).click();
      await page.getByRole('button', { name: 'Add an address' }).click();
      const unwanted = anAddress('quiet');
      await page.getByRole('textbox', { name: 'Email address' }).fill(unwanted);
      await inspect(page, 'an address to be added');
      await page.getByRole('button', { name: 'Add address' }).click();
      await expect(page.getByRole('button', { name: `Remove ${unwanted}` })).toBeVisible();
      await inspect(page, 'the do not send list');
      // Not even the scripts of the test run in the frame, as the browser says.
      expect(faults.filter((fault) => !fault.includes('sandboxed'))).toEqual([]);
    });
  });
}
