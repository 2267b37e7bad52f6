import type { Wire } from '@groundsheet/api-client';
import { queryOptions } from '@tanstack/react-query';

import { dataOf, api } from '../../lib/api.js';
import { rememberCustomers } from './seen-customers.js';

/** One company a form may be for. */
export type Customer = Wire['CustomerResponse'];

/** The companies that a form may be for; asked for only while a place to choose one is open. */
export const customersQuery = queryOptions({
  queryKey: ['/api/customers'],
  queryFn: async (): Promise<Customer[]> => {
    const customers = dataOf(await api.GET('/api/customers'));
    rememberCustomers(customers);
    return customers;
  },
});

export async function validateOrder(customerId: string, orderNumber: string) {
  return dataOf(
    await api.POST('/api/customers/{id}/validate-order', {
      params: { path: { id: customerId } },
      body: { orderNumber },
    }),
  );
}
