import { expect, type Page } from '@playwright/test';

import { leaveClaim, leaveSent, offer } from '../support/claims.js';
import { inspect } from '../support/inspect.js';
import { emptyOutbox, leaveQueued } from '../support/outbox.js';

export async function visitShell(page: Page): Promise<void> {
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
  await emptyOutbox(page);
  await page.unroute('**/one-step-completion/check-sheet');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Quick Timesheet' })).toBeVisible();
}

export async function visitCompletedForm(page: Page): Promise<void> {
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

export async function visitCompletedCheckSheet(page: Page): Promise<void> {
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
