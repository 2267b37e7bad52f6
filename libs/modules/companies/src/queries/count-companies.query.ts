import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { LetterCount } from '@groundsheet/platform';
import type { CustomersChoice } from '../company.dto.js';
import { companyLettersSql } from './companies-sql.js';

/** How many companies the register has under each letter, for admins. */
export class CountCompanies extends Query<LetterCount[]> {
  constructor(readonly asked: CustomersChoice) {
    super();
  }
}

@QueryHandler(CountCompanies)
export class CountCompaniesHandler implements IQueryHandler<CountCompanies> {
  constructor(private readonly em: EntityManager) {}

  execute({ asked: { search, archived = false } }: CountCompanies): Promise<LetterCount[]> {
    const { sql, values } = companyLettersSql({ search, isActive: !archived });
    return this.em.execute<LetterCount[]>(sql, values);
  }
}
