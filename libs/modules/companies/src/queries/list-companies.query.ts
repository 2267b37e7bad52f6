import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Company } from '../company.entity.js';
import type { CustomerResponse } from '../company.dto.js';

export class ListCompanies extends Query<CustomerResponse[]> {}

@QueryHandler(ListCompanies)
export class ListCompaniesHandler implements IQueryHandler<ListCompanies> {
  constructor(private readonly em: EntityManager) {}

  execute(): Promise<CustomerResponse[]> {
    return this.em.find(
      Company,
      { isActive: true },
      {
        fields: ['id', 'name', 'requiresOrderValidation'],
        orderBy: { name: 'asc' },
        disableIdentityMap: true,
      },
    );
  }
}
