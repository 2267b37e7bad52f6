import { expect, test, type Page, type Route } from '@playwright/test';

import { anAddress, createAccount, logout } from './support/accounts.js';
import { addPhoto, takePhoto } from './support/check-sheet.js';
import { offer } from './support/claims.js';
import { mailTo } from './support/mail.js';
import { choose, chooseCustomer, next, PHONE, sign, toast, watchForFaults } from './support/screen.js';

test.use(PHONE);

const RECIPIENT = 'yard.manager@thamesquay.co.uk';
const CALL = '**/one-step-completion/check-sheet';
/** By whatever way, the form or its photo. */
const SENDING = /one-step-completion\/check-sheet|\/api\/outbox\/|\/api\/objects\/upload/;

test(
  'a failed submission says why and loses nothing; lost photos are sent again; the sheet is sent once, and not kept under another name',
  { tag: '@deep' },
  async ({ page, context }) => {
    const faults = watchForFaults(page);
    await toSignature(page);
    await sign(page, 'driver/operator');
    await emails(page);

    // The outbox tries by itself as well: nothing it sends may come through between two failures.
    let fail = (route: Route) => route.abort();
    await page.route(CALL, (route) => fail(route));
    await trySubmit(page, 'Failed to complete one-step submission. Please try again.');
    for (const [answer, says] of [
      [{ body: '<html>' }, 'Server returned invalid response format'],
      [{ json: { success: false, message: 'The printer is on fire.' } }, 'The printer is on fire.'],
      [{ json: { success: false } }, 'One-step completion failed'],
      [
        { status: 503, json: { statusCode: 503, code: 'x', message: 'Back in a minute.' } },
        'Back in a minute.',
      ],
    ] as const) {
      fail = (route) => route.fulfill(answer);
      await trySubmit(page, says);
    }

    // It is kept, to go out by itself; its driver takes it back before it does.
    await page.route(SENDING, (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: 'Take back and change' }).click();
    await expect(page.getByRole('button', { name: 'Submit Check Sheet' })).toBeVisible();
    await page.unroute(SENDING);
    await page.unroute(CALL);
    // To the server this is a different device from the one that uploaded, so the photo has to be sent again.
    await context.clearCookies();
    await page.getByRole('button', { name: 'Submit Check Sheet' }).click();
    await page.getByRole('button', { name: 'Send Check Sheet' }).click();
    await expect(toast(page)).toContainText('Check Sheet Submitted Successfully!');
    await expect(page).toHaveURL('/');
    expect((await mailTo(RECIPIENT)).subject).toContain('Dave Hill');

    await expect(offer(page, 'check sheet')).toBeVisible();
    await createAccount(page, 'Jo Kerr', anAddress('jo'));
    await expect(toast(page)).toContainText('was not added: the name typed was not Jo Kerr.');
    await logout(page);
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    await expect(offer(page, 'check sheet')).toHaveCount(0);
    expect(faults).toEqual([]);
  },
);

async function toSignature(page: Page): Promise<void> {
  // The upload dialog stays open as long as another photo may be added.
  await page.route('**/api/form-limits', (route) => route.fulfill({ json: { recipients: 5, photos: 2 } }));
  await page.goto('/select-customer?form=check-sheet');
  await chooseCustomer(page, 'Harrow Groundworks');
  await page.getByLabel('Driver full name').fill('Dave Hill');
  await next(page);
  await choose(page, 'Roller');
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('0');
  await next(page);
  await next(page);
  await addPhoto(page, copyLink);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(page.getByText('photo(s) attached')).toHaveCount(0);
  await takePhoto(page);
  await next(page);
}

/** Where the browser does not let a page write to the clipboard, the link is shown to be copied by hand; it opens the photo. */
async function copyLink(page: Page): Promise<void> {
  const shown = page.waitForEvent('dialog').then(async (prompt) => {
    await prompt.dismiss();
    return { words: prompt.message(), link: prompt.defaultValue() };
  });
  await page.evaluate(() => (document.execCommand = () => false));
  await page.getByRole('button', { name: 'Copy link' }).click();
  const { words, link } = await shown;
  expect(words).toBe('Copy the URL below');
  const photo = await page.context().newPage();
  expect((await photo.goto(link))?.headers()).toMatchObject({ 'content-type': 'image/jpeg' });
  await photo.close();
  await page.keyboard.press('Escape');
}

/** Entering and saving addresses, the list of frequent ones, and what Submit waits for. */
async function emails(page: Page): Promise<void> {
  const waiting = page.getByText('Complete signature and add email to submit your check sheet');
  await expect(waiting).toBeVisible();
  const save = page.getByRole('button', { name: 'Save address 1' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Email 1').fill('foreman');
  await expect(save).toBeDisabled();
  await page.getByRole('button', { name: 'Submit Check Sheet' }).click();
  await expect(toast(page)).toContainText('No Valid Emails');
  await page.getByLabel('Email 1').fill(RECIPIENT);
  await save.click();
  await expect(toast(page)).toContainText('Email Saved');
  await page.getByLabel('Email 1').fill('');
  await expect(waiting).toBeVisible();
  await page.getByRole('button', { name: 'Hide frequently used emails' }).click();
  await expect(page.getByRole('button', { name: `Use ${RECIPIENT}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show frequently used emails' }).click();
  await page.getByRole('button', { name: `Use ${RECIPIENT}` }).click();
  await expect(page.getByLabel('Email 1')).toHaveValue(RECIPIENT);
  await page.getByRole('button', { name: 'Add Email' }).click();
  await page.getByLabel('Email 2').fill('second@thamesquay.co.uk');
  await page.getByRole('button', { name: 'Save address 2' }).click();
  await page.getByRole('button', { name: 'Remove address 2' }).click();
  await page.getByRole('button', { name: 'Remove second@thamesquay.co.uk' }).click();
  await expect(toast(page)).toContainText('Email Removed');

  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(waiting).toBeVisible();
  await expect(page.getByLabel('Print Name')).toHaveValue('');
  await page.getByLabel('Print Name').fill('dave hill');
  await sign(page, 'driver/operator');
}

async function trySubmit(page: Page, says: string): Promise<void> {
  await page.getByRole('button', { name: 'Submit Check Sheet' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Submission' });
  await expect(dialog).toContainText('15 of 15 items are not answered.');
  await dialog.getByRole('button', { name: 'Send Check Sheet' }).click();
  await expect(toast(page)).toContainText('Submission Failed');
  await expect(toast(page)).toContainText(says);
  await expect(dialog).toBeHidden();
}
