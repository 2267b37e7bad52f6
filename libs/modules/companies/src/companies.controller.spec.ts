import { aCompany, suiteApi } from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

const api = await suiteApi();
const strict = await aCompany(api.em, {
  name: 'Strict Ltd',
  requiresOrderValidation: true,
  defaultOrderPattern: 'starts with 00 | 6 digits',
  contactEmail: 'orders@strict.co.uk',
});
await aCompany(api.em, { name: 'Easy Ltd' });
await aCompany(api.em, { name: 'Archived Ltd', isActive: false });

it('lists active companies by name, without their contact details', async () => {
  const { body } = await api.request('get', '/api/customers').expect(200);
  expect(body).toEqual([
    { id: expect.any(String), name: 'Easy Ltd', requiresOrderValidation: false, hasAddress: false },
    { id: strict, name: 'Strict Ltd', requiresOrderValidation: true, hasAddress: true },
  ]);
});

it.each([
  ['P-001', true],
  ['s-123456', true],
  ['M-12', false],
  ['001234', false],
  ['P-', false],
])('judges the order number %s', async (orderNumber, valid) => {
  const { body } = await api
    .request('post', `/api/customers/${strict}/validate-order`)
    .send({ orderNumber })
    .expect(200);
  expect(body.valid).toBe(valid);
  expect(body.message.length).toBeGreaterThan(10);
});

it.each([
  ['an unknown company', () => uuidv7(), { orderNumber: 'P-001' }, 404, 'company.unknown'],
  ['an id that is none', () => '1', { orderNumber: 'P-001' }, 404, 'request.not-found'],
  ['no order number', () => strict, {}, 422, 'request.invalid'],
  ['a very long order number', () => strict, { orderNumber: 'P-'.padEnd(60, '0') }, 422, 'request.invalid'],
])('refuses %s', async (_, id, body, status, code) => {
  const answer = await api.request('post', `/api/customers/${id()}/validate-order`).send(body);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});
