import { expect, test, type Locator, type Page } from '@playwright/test';

import { leaveClaim, leaveSent, offer } from './support/claims.js';
import { addPhoto, answer } from './support/check-sheet.js';
import { dress, inspect, LOOKS, nameOf } from './support/inspect.js';
import { emptyOutbox, leaveQueued } from './support/outbox.js';
import { choose, chooseCustomer, next, sign, toast, watchForFaults } from './support/screen.js';

for (const look of LOOKS) {
  test.describe(nameOf(look), () => {
    test.use({ ...look.device, reducedMotion: 'reduce' } as object);

    test.setTimeout(300_000);
    test('every screen is free of serious findings and of sideways scrolling', async ({ page }) => {
      const faults = watchForFaults(page);
      await dress(page, look);
      await visitShell(page);
      await visitWizard(page);
      await visitCheckSheet(page);
      await visitCompletedForm(page);
      await visitCompletedCheckSheet(page);
      expect(faults).toEqual([]);
    });
  });
}

async function visitShell(page: Page): Promise<void> {
  await page.goto('/nowhere');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await inspect(page, 'the 404 page');
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
  await inspect(page, 'the privacy policy');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Quick Timesheet' })).toBeVisible();
  await inspect(page, 'home');
  await visitHomeAfterSending(page);
  await visitOutbox(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await inspect(page, 'the privacy alert');
  await page.getByRole('button', { name: 'OK' }).click();
  for (const name of ['Text Size', 'Theme']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inspect(page, name);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Quick Timesheet' }).click();
  await page.getByLabel('Select Customer').selectOption({ label: 'Northgate Civils Ltd' });
  await page.getByPlaceholder('Please enter valid O/no').fill('nonsense');
  await page.getByRole('button', { name: 'Validate Order Number' }).click();
  await expect(page.getByText('must start with P-, S-, or M-.')).toBeVisible();
  await inspect(page, 'the customer modal');
}

async function visitHomeAfterSending(page: Page): Promise<void> {
  await leaveClaim(page, 'Siân Fitzgerald-O’Donoghue');
  await leaveSent(page);
  await page.reload();
  const card = offer(page, 'timesheet');
  await expect(card).toBeVisible();
  await inspect(page, 'home after sending');
  await page.getByRole('button', { name: 'Copy to me TS-7K3M9QX0' }).scrollIntoViewIfNeeded();
  await inspect(page, 'what was sent from this phone');
  await card.getByRole('button', { name: 'No, thanks' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Quick Timesheet' })).toBeVisible();
  await expect(card).toHaveCount(0);
}

async function visitOutbox(page: Page): Promise<void> {
  await page.route('**/one-step-completion/check-sheet', (route) => route.abort());
  await leaveQueued(page);
  await page.reload();
  const strip = page.getByRole('link', { name: /^Outbox: 1 waiting, 1 needs you, last sent / });
  await expect(strip).toBeVisible();
  await inspect(page, 'home with forms in the outbox');
  await strip.click();
  await expect(page.getByText('No signal. It sends itself as soon as there is one.')).toBeVisible();
  await expect(page.getByRole('listitem').getByText(/^\s*(Needs you|Queued|Sent)$/)).toHaveText([
    'Needs you',
    'Queued',
    'Sent',
  ]);
  await inspect(page, 'the outbox');
  const buffer = Buffer.from('<html>');
  await page
    .getByLabel('Open a copy')
    .setInputFiles({ name: 'week.groundsheet', mimeType: 'application/zip', buffer });
  await expect(page.getByText(/^This is not a copy of a form/)).toBeVisible();
  await inspect(page, 'the outbox, a copy that cannot be opened');
  await emptyOutbox(page);
  await page.unroute('**/one-step-completion/check-sheet');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Quick Timesheet' })).toBeVisible();
}

async function visitWizard(page: Page): Promise<void> {
  await page.goto('/select-customer?mode=quick');
  await expect(page.getByLabel('Select Customer')).toBeVisible();
  await inspect(page, 'customer selection');
  await chooseCustomer(page, 'Northgate Civils Ltd', 'P-004417');
  await page.getByLabel('Week ending').fill('2026-11-18');
  await inspect(page, 'step 1');
  await next(page);
  await inspect(page, 'step 1, which week');
  await page.getByRole('button', { name: 'The week to Sat 21 Nov' }).click();
  await next(page);
  await expectAbove(toast(page), page.locator('footer'));
  await inspect(page, 'step 2, asking');
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('12');
  await next(page);
  await next(page);
  await page.getByRole('button', { name: 'Tuesday +9 Hours' }).click();
  await inspect(page, 'step 3');
  const day = page.getByRole('button', { name: /^Tuesday \d/ });
  // On a wide screen the week is a table.
  if (await day.isVisible()) {
    await day.click();
    await inspect(page, 'step 3, a day');
  }
  await next(page);
  await page.getByRole('button', { name: /^Send Email/ }).click();
  await inspect(page, 'step 4, asking');
  await page.getByRole('button', { name: 'Tap to sign driver signature' }).click();
  await expect.poll(() => heightOf(page.getByTestId('signature-sheet'))).toBeGreaterThan(0.4);
  await inspect(page, 'the signature');
  await expectOnOneScreen(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { name: 'Quick Timesheets' })).toBeVisible();
  await inspect(page, 'help');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hand to client' }).click();
  const view = page.getByRole('dialog', { name: 'For the client to sign' });
  await expect(view.getByText(/^I agree 9\.0 hours/)).toBeVisible();
  await inspect(page, 'the hand-over to a client');
}

/** As a share of the window's. */
async function heightOf(part: Locator): Promise<number> {
  const { height } = (await part.boundingBox())!;
  return height / part.page().viewportSize()!.height;
}

/** Turned on its side, the phone shows the sheet to sign on and all that belongs to it, with nothing to scroll. */
async function expectOnOneScreen(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  const sheet = page.getByTestId('signature-sheet');
  await page.setViewportSize({ width: 740, height: 360 });
  await expect.poll(() => heightOf(sheet)).toBeGreaterThan(0.6);
  const pad = page.getByRole('dialog');
  expect(await pad.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
  for (const name of ['Undo', 'Clear', 'Cancel', 'Save'])
    await expect(pad.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size);
}

async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect(upper).toBeVisible();
  const [above, below] = [(await upper.boundingBox())!, (await lower.boundingBox())!];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
}

async function visitCheckSheet(page: Page): Promise<void> {
  await page.goto('/select-customer?mode=quick&form=check-sheet');
  await chooseCustomer(page, 'Northgate Civils Ltd', 'P-004417');
  await page.getByLabel('Driver full name').fill('Łukasz Wójcik');
  await inspect(page, 'check sheet step 1');
  await next(page);
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('12');
  await next(page);
  await inspect(page, 'check sheet without a machine');
  await choose(page, 'Roller');
  await answer(page, 'Steering', 'Pass');
  await answer(page, 'Tyres', 'Fail');
  await answer(page, 'Tracks', 'N/A');
  await inspect(page, 'check sheet step 3');
  await page.getByRole('button', { name: 'Brakes' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await inspect(page, 'the lock alert');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await next(page);
  await addPhoto(page);
  await inspect(page, 'check sheet step 4');
  await next(page);
  await inspect(page, 'check sheet step 5');
  await sign(page, 'driver/operator');
  await page.getByLabel('Email 1').fill('hire@northgate-civils.co.uk');
  await page.getByRole('button', { name: 'Save address 1' }).click();
  await page.getByLabel('Email 1').fill('foreman@northgate-civils.co.uk');
  await inspect(page, 'check sheet step 5, signed');
  await page.getByRole('button', { name: 'Submit Check Sheet' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Confirm Submission' })).toBeVisible();
  await inspect(page, 'confirm submission');
}

async function visitCompletedForm(page: Page): Promise<void> {
  const form = {
    kind: 'timesheet',
    weekEnding: '2026-11-21',
    company: 'Hill Plant Ltd',
    clientCompany: 'Northgate Civils Ltd',
    driverSignedName: 'Łukasz Wójcik',
    machineHours: '0',
    breakdownNotes: 'Burst hose',
    wednesdayStart: '07:00',
    wednesdayFinish: '16:30',
    wednesdayNetHours: 9,
  };
  await page.route('**/api/forms/a-form', (route) => route.fulfill({ json: form }));
  await page.goto('/completed-form/a-form');
  await expect(page.getByRole('heading', { name: 'Weekly Timesheet - Completed' })).toBeVisible();
  await inspect(page, 'the completed form');
}

async function visitCompletedCheckSheet(page: Page): Promise<void> {
  const form = {
    kind: 'check-sheet',
    checkDate: '2026-11-21',
    company: 'Hill Plant Ltd',
    clientCompany: 'Northgate Civils Ltd',
    driverSignedName: 'Łukasz Wójcik',
    selectedVehicle: 'dumper',
    machineHours: '812',
    defectsNotes: '21 Nov: nearside tyre cut, changed 07:40.',
    defectSteering: true,
    defectTyres: false,
    defectBrakeCondition: 'adjust',
    photoURLs: ['/icons/icon-512.png', '/nowhere.png'],
  };
  await page.route('**/api/timesheets/a-sheet', (route) => route.fulfill({ status: 404, json: {} }));
  await page.route('**/api/forms/a-sheet', (route) => route.fulfill({ json: form }));
  await page.goto('/completed-form/a-sheet');
  await expect(page.getByRole('heading', { name: 'Daily Check Sheet - Completed' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo 2 cannot be shown' })).toBeAttached();
  await inspect(page, 'the completed check sheet');
}
