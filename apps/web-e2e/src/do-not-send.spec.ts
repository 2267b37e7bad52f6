import AxeBuilder from '@axe-core/playwright';
import { expect, test, type APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';

import { mailTo } from './support/mail.js';
import { PHONE, watchForFaults } from './support/screen.js';

test.use(PHONE);

const RECIPIENT = 'tired.of.it@northgate-civils.co.uk';

test('the link in a mail stops mail to its recipient after one tap', async ({ page, baseURL }) => {
  const faults = watchForFaults(page);
  await sendForm(page.request, baseURL!);
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

/** Sends a form as one of our pages would, without filling it in by hand. */
async function sendForm(request: APIRequestContext, origin: string): Promise<void> {
  const customers: { id: string; requiresOrderValidation: boolean }[] = await (
    await request.get('/api/customers')
  ).json();
  const line =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path d="M20 60 90 20 200 80" fill="none" stroke="#000" stroke-width="5"/></svg>';
  const signature = `data:image/png;base64,${(await sharp(Buffer.from(line)).png().toBuffer()).toString('base64')}`;
  const answer = await request.post('/api/timesheets/one-step-completion', {
    headers: { Origin: origin },
    data: {
      timesheetData: {
        id: uuidv7(),
        customerId: customers.find(({ requiresOrderValidation }) => !requiresOrderValidation)?.id,
        machineHours: '0',
        mondayStart: '07:00',
        mondayFinish: '16:30',
        operatorSignature: signature,
        operatorSignedName: 'Dave Hill',
        clientSignature: signature,
        clientSignedName: 'Siân O’Neill',
        signatureDate: '2026-11-21',
        submissionEmails: [RECIPIENT],
      },
      supervisorRating: 'happy',
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
