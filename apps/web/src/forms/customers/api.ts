import type { Wire } from '@groundsheet/api-client';
import { queryOptions } from '@tanstack/react-query';

import { dataOf, api } from '../../lib/api.js';
import { pageOf } from '../../lib/pages.js';
import { rememberCustomers } from './seen-customers.js';

/** One company a form may be for. */
export type Customer = Wire['CustomerResponse'];

/** The first companies that a form may be for, or those whose name contains what was typed; asked for only while a place to choose one is open. */
export const customersQuery = (search: string | undefined) =>
  queryOptions({
    queryKey: ['/api/customers', { search }],
    queryFn: async () => {
      const page = pageOf<Customer>(await api.GET('/api/customers', { params: { query: { search } } }));
      if (!search) rememberCustomers(page.items, { isWhole: !page.next });
      return page;
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
