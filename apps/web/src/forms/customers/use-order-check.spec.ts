/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, waitFor } from '@testing-library/react';

import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';

const VALIDATE = 'POST /api/customers/c2/validate-order';
const CUSTOMERS = [
  { id: 'c1', name: 'Acme', requiresOrderValidation: false },
  { id: 'c2', name: 'Brickworks', requiresOrderValidation: true },
];

const goOn = () => screen.getByRole('button', { name: 'Continue to Form' });
/** What is said of a shut button. */
const reason = () => document.getElementById(goOn().getAttribute('aria-describedby') ?? '')?.textContent;

async function chosen(id: string) {
  const user = openPage('/select-customer');
  await user.selectOptions(await screen.findByLabelText('Select Customer'), id);
  return { user, box: screen.queryByLabelText('Order number') as HTMLInputElement };
}

it('lets a customer without order numbers go on at once, after saying that one is to be chosen', async () => {
  aServer({ 'GET /api/customers': CUSTOMERS });
  const user = openPage('/select-customer');
  const customers = await screen.findByLabelText('Select Customer');
  expect(screen.getByRole('option', { name: 'Brickworks, order required' })).toBeTruthy();
  expect(goOn()).toMatchObject({ disabled: true });
  expect(reason()).toBe('Choose a customer first.');
  await user.selectOptions(customers, 'c1');
  expect(goOn()).toMatchObject({ disabled: false });
  expect(reason()).toBeUndefined();
});

it('keeps the caret where one types in the order number', async () => {
  aServer({ 'GET /api/customers': CUSTOMERS });
  const { user, box } = await chosen('c2');
  await user.type(box, 'p-14');
  await user.type(box, 'ab', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(box.value).toBe('P-AB14');
});

it('judges the number when its box is left, and says all the time what Continue waits for', async () => {
  const { replies, bodiesOf } = aServer({ 'GET /api/customers': CUSTOMERS });
  const { user, box } = await chosen('c2');
  expect(reason()).toBe('Enter an order number first.');
  await user.type(box, 'p-1');
  expect(reason()).toBe('Validate the order number first.');
  replies[VALIDATE] = { valid: false, message: 'Too short.' };
  await user.tab();
  expect(await screen.findByText('Too short.')).toBeTruthy();
  expect(reason()).toBe('Check the order number first.');
  replies[VALIDATE] = { valid: true, message: 'Fine.' };
  await user.type(box, '2');
  await user.tab();
  await waitFor(() => expect(goOn()).toMatchObject({ disabled: false }));
  expect(bodiesOf(VALIDATE)).toEqual([{ orderNumber: 'P-1' }, { orderNumber: 'P-12' }]);
});
