import type { Wire } from '@groundsheet/api-client';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import { api, dataOf } from '../../lib/api.js';
import { PAGED, pageOf, type ListPage } from '../../lib/pages.js';
import type { CompaniesSearch } from './companies-search.js';

/** A company of the register, as admins see it. */
export type Company = Wire['CompanyResponse'];
export type CompanyFacts = Wire['CompanyBody'];

/** Lists that a change of a company makes old. */
export const COMPANY_LISTS = [['/api/customers'], ['/api/customers/active']];

const LIMIT = 20;

export const companiesQuery = (search: CompaniesSearch) =>
  infiniteQueryOptions({
    queryKey: ['/api/customers', 'register', search],
    queryFn: async ({ pageParam: after }) => {
      const query = { ...search, after, limit: LIMIT };
      // The server tells admins all of each.
      return pageOf(await api.GET('/api/customers', { params: { query } })) as ListPage<Company>;
    },
    ...PAGED,
  });

/** How many companies the register has under each letter, whichever letter is shown. */
export const companyLettersQuery = ({ letter: _, ...search }: CompaniesSearch) =>
  queryOptions({
    queryKey: ['/api/customers', 'letters', search],
    queryFn: async () => dataOf(await api.GET('/api/customers/letters', { params: { query: search } })),
    placeholderData: keepPreviousData,
  });

export async function createCompany(body: CompanyFacts): Promise<void> {
  await api.POST('/api/customers/create', { body });
}

/** The whole record; the version that the screen showed keeps it from overwriting another admin's change. */
export async function updateCompany({ id, ...body }: Company): Promise<void> {
  await api.PUT('/api/customers/{id}', { params: { path: { id } }, body });
}

export async function archiveCompany({ id }: Company): Promise<void> {
  await api.DELETE('/api/customers/{id}/archive', { params: { path: { id } } });
}

export async function restoreCompany({ id }: Company): Promise<void> {
  await api.POST('/api/customers/{id}/restore', { params: { path: { id } } });
}
