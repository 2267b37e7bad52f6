import { expect, test, type Page, type Request } from '@playwright/test';

import {
  chooseCustomer,
  leaveWeek,
  next,
  OFFICE,
  sign,
  signHandedOver,
  toast,
  watchForFaults,
} from './support/screen.js';

test.use(OFFICE);

test('a wizard opened without a customer asks for one first, and for a valid order number where it must', async ({
  page,
}) => {
  const faults = watchForFaults(page);
  await page.goto('/timesheet?mode=quick');
  await expect(page).toHaveURL(/\/select-customer\?mode=quick/);
  const proceed = page.getByRole('button', { name: 'Continue to Form' });
  const customer = page.getByLabel('Select Customer');
  const order = page.getByPlaceholder('Please enter valid O/no');
  const validate = page.getByRole('button', { name: 'Validate Order Number' });
  await expect(proceed).toBeDisabled();
  await expect(order).toBeHidden();

  await customer.selectOption({ label: 'Northgate Civils Ltd' });
  await expect(page.getByText('Order number format: Must start with P-, S-, or M-')).toBeVisible();
  await expect(validate).toBeHidden();
  await order.fill('x-12');
  await expect(order).toHaveValue('X-12');
  await validate.click();
  await expect(page.getByRole('status').filter({ hasText: 'must start with P-, S-, or M-' })).toBeVisible();
  await expect(proceed).toBeDisabled();

  await order.fill('p-004417');
  await expect(page.getByText('must start with P-, S-, or M-.')).toBeHidden();
  await validate.click();
  await expect(page.getByText('P-004417 is valid')).toBeVisible();
  await expect(proceed).toBeEnabled();

  await customer.selectOption({ label: 'Calder Valley Surfacing' });
  await expect(order).toHaveValue('');
  await expect(proceed).toBeDisabled();
  await customer.selectOption({ label: 'Harrow Groundworks' });
  await expect(order).toBeHidden();
  await proceed.click();
  await expect(page).toHaveURL(/\/timesheet\?mode=quick&customerId=[^&]+(&id=|$)/);
  expect(faults).toEqual([]);
});

test('a check that fails to reach the server says so', async ({ page }) => {
  await page.route('**/validate-order', (route) => route.abort());
  await page.goto('/select-customer');
  await page.getByLabel('Select Customer').selectOption({ label: 'Northgate Civils Ltd' });
  await page.getByPlaceholder('Please enter valid O/no').fill('P-004417');
  await page.getByRole('button', { name: 'Validate Order Number' }).click();
  await expect(page.getByText('Failed to validate order number')).toBeVisible();
});

test('each step says what it needs, and a failed sending loses nothing', async ({ page }) => {
  await page.goto('/select-customer?mode=quick');
  await chooseCustomer(page, 'Harrow Groundworks');
  // On a desk actions are no wider than they have to be.
  expect((await page.getByRole('button', { name: 'Next Step' }).boundingBox())!.width).toBeLessThanOrEqual(
    320,
  );
  await leaveWeek(page);
  await next(page);
  await expectToast(page, 'Machine Hours Required');
  await expect(page.getByRole('textbox', { name: 'Machine hours' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('0');
  await next(page);
  await next(page);
  await expectToast(page, 'Hours Required');
  await page.getByRole('button', { name: 'Tuesday +9 Hours' }).click();
  await expect(page.getByText('Total 9.0 hours')).toBeVisible();
  await halfHours(page);
  await next(page);
  await askForEverything(page);
  await failAndSendAgain(page);
});

async function halfHours(page: Page): Promise<void> {
  const minus = page.getByRole('button', { name: 'Tuesday minus 30 min' });
  await page.getByLabel('Tuesday Finish').fill('08:30');
  await expect(page.getByText('Total 1.0 hours')).toBeVisible();
  await page.getByRole('button', { name: 'Tuesday plus 30 min' }).click();
  await expect(page.getByText('Total 1.5 hours')).toBeVisible();
  await minus.click();
  await minus.click();
  await expect(page.getByText('Total 0.5 hours')).toBeVisible();
  await expect(minus).toBeDisabled();
  await page.getByRole('button', { name: 'Tuesday Clear' }).click();
  await expect(page.getByText('Total 0.0 hours')).toBeVisible();
  await expect(page.getByLabel('Tuesday Start')).toHaveValue('');
  await page.getByRole('button', { name: 'Tuesday +9 Hours' }).click();
}

async function askForEverything(page: Page): Promise<void> {
  const send = page.getByRole('button', { name: /^Send Email/ });
  await expect(send).toHaveText('Send Email (0)');
  await page.getByLabel('Signature date').fill('');
  await send.click();
  await expectToast(page, 'Driver Signature Required');
  await sign(page, 'driver');
  await page.getByLabel("Driver's name").fill('dave hill');
  await send.click();
  await expectToast(page, 'Client Signature Required');
  await page.getByLabel("Client's name").fill('imran patel');
  await signHandedOver(page, 'client', 'Poor');
  await send.click();
  await expectToast(page, 'Date Required');
  await page.getByLabel('Signature date').fill('2026-11-21');
  await send.click();
  await expectToast(page, 'No Valid Emails');
  await page.getByLabel('Email 1').fill('foreman@mailtest.com');
  await page.getByLabel('Email 1').blur();
  await expect(page.getByLabel('Email 1')).toHaveAttribute('aria-invalid', 'true');
  await expect(send).toHaveText('Send Email (0)');
  await page.getByLabel('Email 1').fill('foreman@harrow-groundworks.co.uk');
  await expect(send).toHaveText('Send Email (1)');
}

async function failAndSendAgain(page: Page): Promise<void> {
  const keys: (string | undefined)[] = [];
  const down = async (request: Request) => keys.push(request.headers()['idempotency-key']);
  await page.route('**/one-step-completion', async (route) => {
    await down(route.request());
    await route.abort();
  });
  const send = page.getByRole('button', { name: 'Send Email (1)' });
  for (let pressed = 0; pressed < 2; pressed += 1) {
    await send.click();
    await expectToast(page, 'Send Failed');
    await expect(toast(page)).toContainText('Unable to send timesheet. Please try again.');
    await expect.poll(() => keys.length).toBeGreaterThan(pressed);
    await expect(send).toBeEnabled();
  }
  // The outbox tries by itself as well, should a machine be slow: always with the key of the form as it is.
  expect(new Set(keys).size).toBe(1);
  await page.getByLabel("Client's name").fill('Imran A Patel');
  await send.click();
  await expect.poll(() => new Set(keys).size).toBe(2);
  await expect(send).toBeEnabled();
  await expect(page.getByLabel("Client's name")).toHaveValue('Imran A Patel');
  await page.unroute('**/one-step-completion');
  // Unless the outbox is faster.
  await send.click({ timeout: 5_000 }).catch(() => undefined);
  await expectToast(page, 'Timesheet Sent!');
  await expect(toast(page)).toContainText('Poor');
}

const expectToast = (page: Page, title: string) => expect(toast(page)).toContainText(title);

test('unknown pages and forms that may not be read say so', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await page.goto('/completed-form/01a1fd1d-e37f-773d-8fdb-c29a38d99718?key=wrong');
  await expect(page.getByRole('heading', { name: 'This form cannot be opened' })).toBeVisible();
  await page.goto('/completed-form/01a1fd1d-e37f-773d-8fdb-c29a38d99718');
  await expect(page.getByRole('heading', { name: 'This form cannot be opened' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/^We cannot find a form that you are allowed to see\./);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/');
});
