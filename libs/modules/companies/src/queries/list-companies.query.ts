import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { authProblems, pageOf, type Page } from '@groundsheet/platform';
import {
  CUSTOMERS_PAGE,
  type CompanyResponse,
  type CustomerResponse,
  type CustomersQuery,
} from '../company.dto.js';
import { companiesSql } from './companies-sql.js';

const FOR_ALL = ['id', 'name', 'requires_order_validation as "requiresOrderValidation"'];
const FOR_ADMINS = [
  ...FOR_ALL,
  'contact_person as "contactPerson"',
  'contact_email as "contactEmail"',
  'contact_phone as "contactPhone"',
  'default_order_pattern as "defaultOrderPattern"',
  'is_active as "isActive"',
  'version',
];

/** Companies by name: the active ones for everybody; admins also see how to reach them, and the archived ones. */
export class ListCompanies extends Query<Page<CustomerResponse | CompanyResponse>> {
  constructor(
    readonly asked: CustomersQuery,
    readonly caller: Caller | null,
  ) {
    super();
  }
}

@QueryHandler(ListCompanies)
export class ListCompaniesHandler implements IQueryHandler<ListCompanies> {
  constructor(private readonly em: EntityManager) {}

  async execute({
    asked: { archived = false, limit = CUSTOMERS_PAGE, ...asked },
    caller,
  }: ListCompanies): Promise<Page<CustomerResponse | CompanyResponse>> {
    const isAdmin = caller?.role === 'admin';
    if (archived && !isAdmin) throw caller ? authProblems.notAllowed() : authProblems.signInNeeded();
    // One more than the page shows, to see whether there is another page.
    const filter = { ...asked, isActive: !archived, limit: limit + 1 };
    const { sql, values } = companiesSql(isAdmin ? FOR_ADMINS : FOR_ALL, filter);
    return pageOf(await this.em.execute<(CustomerResponse | CompanyResponse)[]>(sql, values), limit);
  }
}
