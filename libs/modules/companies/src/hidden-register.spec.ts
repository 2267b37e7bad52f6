import { aCompany, aDriver, aTimesheet, suiteApi } from '@groundsheet/testing';

const api = await suiteApi({ GUESTS_SEE_CUSTOMERS: 'false' });
const company = await aCompany(api.em, { name: 'Northgate Civils Ltd' });
const LISTS = [
  '/api/customers',
  '/api/customers?search=north',
  '/api/customers/active',
  '/api/customers/active?limit=1',
];

it.each(LISTS)('shows a guest no customer at %s', async (path) => {
  const { body, headers } = await api.request('get', path).expect(200);
  expect(body).toEqual([]);
  expect(headers['link']).toBeUndefined();
});

it.each(LISTS)('shows none at %s until the address of an account is confirmed', async (path) => {
  const unconfirmed = await aDriver(api, { confirmed: false });
  expect((await unconfirmed.request('get', path).expect(200)).body).toEqual([]);
  const driver = await aDriver(api);
  expect((await driver.request('get', path).expect(200)).body).toMatchObject([{ id: company }]);
});

it('takes the form of a guest who has typed the firm', async () => {
  const form = await aTimesheet(company, { customerId: null, clientCompany: 'Northgate Civils' });
  await api.request('post', '/api/timesheets/one-step-completion').send(form).expect(200);
  const { company_id, client_firm } = await api.row('select * from forms where id = ?', [
    form.timesheetData.id,
  ]);
  expect([company_id, client_firm]).toEqual([null, 'Northgate Civils']);
});
