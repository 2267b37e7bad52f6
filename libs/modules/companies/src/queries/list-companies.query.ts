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
import { CustomersForGuests } from '../customers-for-guests.js';
import { companiesSql } from './companies-sql.js';

const BOTH = ['id', 'name', 'requires_order_validation as "requiresOrderValidation"'];
const FOR_ALL = [...BOTH, 'contact_email is not null as "hasAddress"'];
const FOR_ADMINS = [
  ...BOTH,
  'contact_person as "contactPerson"',
  'contact_email as "contactEmail"',
  'contact_phone as "contactPhone"',
  'default_order_pattern as "defaultOrderPattern"',
  'off_hire_notice_days as "offHireNoticeDays"',
  'is_active as "isActive"',
  'version',
];

/**
 * Companies by name: the active ones for everybody who may see the register; admins also see how to reach them, and the
 * archived ones.
 */
export class ListCompanies extends Query<Page<CustomerResponse | CompanyResponse>> {
  constructor(
    readonly asked: CustomersQuery,
    readonly caller: Caller | null,
    /** Of the caller's network; undefined if they hung up. */
    readonly address: string | undefined,
    /** With all that is known of each, for admins. */
    readonly inFull: boolean,
  ) {
    super();
  }
}

@QueryHandler(ListCompanies)
export class ListCompaniesHandler implements IQueryHandler<ListCompanies> {
  constructor(
    private readonly em: EntityManager,
    private readonly forGuests: CustomersForGuests,
  ) {}

  /** @throws {Problem} 401 and 403 where archived ones are asked for, 429 where guests of a network have read too many */
  async execute({
    asked: { archived = false, limit = CUSTOMERS_PAGE, ...asked },
    caller,
    address,
    inFull,
  }: ListCompanies): Promise<Page<CustomerResponse | CompanyResponse>> {
    const isAdmin = inFull && caller?.role === 'admin';
    if (archived && !isAdmin) throw caller ? authProblems.notAllowed() : authProblems.signInNeeded();
    if (!(await this.forGuests.mayRead(caller, address))) return { items: [], next: null };
    // One more than the page shows, to see whether there is another page.
    const filter = { ...asked, isActive: !archived, limit: limit + 1 };
    const { sql, values } = companiesSql(isAdmin ? FOR_ADMINS : FOR_ALL, filter);
    return pageOf(await this.em.execute<(CustomerResponse | CompanyResponse)[]>(sql, values), limit);
  }
}
