import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';

const aCustomer = (no: number, requiresOrderValidation = false) => ({
  ...{ id: `00000000-0000-7000-8000-${String(no).padStart(12, '0')}`, name: `Company ${no}` },
  requiresOrderValidation,
});
const FIRST = Array.from({ length: 100 }, (_, no) => aCustomer(no));
const FAR = aCustomer(70_000, true);

/** A register: the first hundred of many, or all there are. */
function aRegister(list: object[], further: object = {}) {
  const asked: string[] = [];
  const more = { headers: { Link: '</api/customers?after=x>; rel="next"' } };
  const server = aServer({
    'GET /api/customers': ({ url }: Request) => {
      const { search, searchParams } = new URL(url);
      asked.push(search);
      if (searchParams.has('search')) return list.filter((each) => JSON.stringify(each).includes('70000'));
      return list.length > 100 ? Response.json(list.slice(0, 100), more) : list;
    },
    ...further,
  });
  return { ...server, asked };
}
const select = () => screen.findByLabelText('Select Customer');
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('shows a short register whole, without a box to search it', async () => {
  const { asked } = aRegister([aCustomer(1), aCustomer(2, true)]);
  openPage('/select-customer');
  expect(names(await select())).toEqual(['Choose a customer', 'Company 1', 'Company 2 📄']);
  expect(screen.queryByLabelText('Find a customer')).toBeNull();
  expect(asked).toEqual(['']);
});

it('lets people type the firm where they are shown no register, and puts it on the form', async () => {
  aRegister([], { 'GET /api/limits': { recipients: 5 } });
  const user = openPage('/select-customer');
  const next = await screen.findByRole('button', { name: 'Continue to Form' });
  expect(next).toMatchObject({ disabled: true });
  expect(screen.queryByLabelText('Select Customer')).toBeNull();
  await user.type(screen.getByLabelText('Customer'), ' Northgate Civils ');
  await user.click(next);
  expect(await screen.findByLabelText('Client company')).toMatchObject({ value: 'Northgate Civils' });
  expect(location.search).toContain('firm=Northgate');
  expect(location.search).not.toContain('customerId');
});

it('says in the words of the server that the list has been opened too often', async () => {
  const words = 'The list of customers has been opened too often from your network within an hour.';
  aServer({ 'GET /api/customers': () => refusal(429, 'company.too-many-pages', words) });
  openPage('/select-customer');
  expect(within(await screen.findByRole('alert')).getByText(words)).toBeTruthy();
});

it('shows the list it has seen, and why it is not the latest', async () => {
  const seen = { at: new Date().toISOString(), customers: [aCustomer(1)] };
  localStorage.setItem('groundsheet-customers:guest', JSON.stringify(seen));
  const words = 'The list of customers has been opened too often from your network within an hour.';
  aServer({ 'GET /api/customers': () => refusal(429, 'company.too-many-pages', words) });
  openPage('/select-customer');
  expect(await screen.findByText(`${words} This list was loaded just now.`)).toBeTruthy();
  expect(names(await select())).toEqual(['Choose a customer', 'Company 1']);
});

it('finds a customer of a long register on the server, and keeps the one that was chosen', async () => {
  const { asked } = aRegister([...FIRST, FAR]);
  const user = openPage('/select-customer');
  expect(names(await select())).toHaveLength(101);
  await user.type(screen.getByLabelText('Find a customer'), 'y 70');
  expect(await screen.findByText('One match. Choose it below.')).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)).toBe('?search=y%2070'));
  await user.selectOptions(await select(), FAR.id);
  expect(screen.getByLabelText('Order number')).toBeTruthy();
  await user.clear(screen.getByLabelText('Find a customer'));
  await waitFor(async () => expect(names(await select())).toHaveLength(102));
  expect(await select()).toMatchObject({ value: FAR.id });
});

it('offers the last customer of a long register with the order number, validated at once', async () => {
  const order = { orderNumber: 'P-4501' };
  const chosen = { customerId: FAR.id, ...order };
  localStorage.setItem('groundsheet-last-customer:guest', JSON.stringify(chosen));
  const seen = { at: '2026-11-21T08:00:00Z', customers: [FAR] };
  localStorage.setItem('groundsheet-customers:guest', JSON.stringify(seen));
  const call = `POST /api/customers/${FAR.id}/validate-order`;
  const { bodiesOf } = aRegister([...FIRST, FAR], { [call]: { valid: true, message: 'Valid.' } });
  openPage('/select-customer');
  expect(await select()).toMatchObject({ value: FAR.id });
  expect(await screen.findByText('Valid.')).toBeTruthy();
  expect(bodiesOf(call)).toEqual([order]);
  expect(screen.getByRole('button', { name: 'Continue to Form' })).toMatchObject({ disabled: false });
});

it('filters the history by a customer of a long register, and knows their name afterwards', async () => {
  signedInHere('driver');
  const history: string[] = [];
  aRegister([...FIRST, FAR], {
    ...anAccount('driver'),
    'GET /api/history': ({ url }: Request) => {
      history.push(new URL(url).search);
      return [];
    },
  });
  const user = openPage('/history');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.type(await screen.findByLabelText('Find a customer'), '70');
  await user.selectOptions(
    await screen.findByLabelText('Customer'),
    await screen.findByText('Company 70000'),
  );
  await waitFor(() => expect(history.at(-1)).toBe(`?customerId=${FAR.id}`));
  await user.clear(screen.getByLabelText('Find a customer'));
  await waitFor(async () => expect(names(await screen.findByLabelText('Customer'))).toHaveLength(102));
  expect(names(screen.getByLabelText('Customer'))[1]).toBe('Company 70000');
});
