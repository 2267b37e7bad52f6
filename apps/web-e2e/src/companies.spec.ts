import { expect, test } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';

import { loginAs } from './support/demo.js';
import { OFFICE, PHONE, toast, watchForFaults } from './support/screen.js';

test.use(OFFICE);

test('an admin adds a company with a rule: a driver’s order number is refused, then accepted, until it is archived', async ({
  page: office,
  browser,
}) => {
  const name = `Quarry Bank ${uuidv7().slice(-6)}`;
  const faults = watchForFaults(office);
  await loginAs(office, 'admin');
  await office.goto('/admin');
  await office.getByRole('button', { name: 'Add Company' }).click();
  const dialog = office.getByRole('dialog', { name: 'Add New Company' });
  await office.keyboard.type(name);
  await dialog.getByRole('button', { name: 'Add rule' }).press('Enter');
  await dialog.getByRole('combobox', { name: 'Rule 1' }).selectOption({ label: 'Starts with' });
  await dialog.getByLabel('Value of rule 1').fill('00');
  await office.keyboard.press('Enter');
  await expect(toast(office)).toContainText('Company has been successfully created.');
  await office.getByPlaceholder('Search companies...').fill(name.toUpperCase());
  const row = office.getByRole('row', { name });
  await expect(row).toContainText('starts with 00');

  const phone = await (await browser.newContext(PHONE)).newPage();
  faults.push(...watchForFaults(phone));
  await phone.goto('/select-customer?mode=quick');
  await phone.getByLabel('Select Customer').selectOption({ label: name });
  const go = phone.getByRole('button', { name: 'Continue to Form' });
  await phone.route('**/validate-order', (route) => route.abort());
  await phone.getByLabel('Order number').fill('p-1');
  await phone.getByRole('button', { name: 'Validate Order Number' }).click();
  await expect(phone.getByText('Failed to validate order number')).toBeVisible();
  await phone.unroute('**/validate-order');
  for (const [number, words] of [
    ['p-991234', `P-991234 does not match this company's order numbers (starts with 00).`],
    ['p-001234', 'Order number P-001234 is valid.'],
  ] as const) {
    await expect(go).toBeDisabled();
    await phone.getByLabel('Order number').fill(number);
    await phone.getByRole('button', { name: 'Validate Order Number' }).click();
    await expect(phone.getByRole('status').getByText(words)).toBeVisible();
  }
  await go.click();
  await expect(phone).toHaveURL(/orderNumber=P-001234/);

  const archive = async () => {
    await row.getByRole('button', { name: `More for ${name}` }).click();
    await office.getByRole('menuitem', { name: 'Archive' }).click();
    await expect(toast(office)).toContainText('Company has been successfully archived.');
    await expect(office.getByText('No companies found matching your search.')).toBeVisible();
  };
  await archive();
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await archive();
  await phone.goto('/select-customer?mode=quick');
  await expect(phone.getByRole('option', { name: 'Harrow Groundworks' })).toBeAttached();
  await expect(phone.getByRole('option', { name })).toHaveCount(0);
  expect(faults).toEqual([]);
});
