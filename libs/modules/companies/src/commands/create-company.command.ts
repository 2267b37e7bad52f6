import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit } from '@groundsheet/platform';
import type { CompanyBody } from '../company.dto.js';
import { aboutCompany, Company } from '../company.entity.js';
import { flushCompany } from '../flush-company.js';

export class CreateCompany extends Command<Company> {
  constructor(readonly body: CompanyBody) {
    super();
  }
}

@CommandHandler(CreateCompany)
export class CreateCompanyHandler implements ICommandHandler<CreateCompany> {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
  ) {}

  async execute({ body }: CreateCompany): Promise<Company> {
    const company = new Company();
    company.describe(body);
    this.em.persist(company);
    await flushCompany(this.em, company);
    await this.audit.record({ what: 'company.added', about: aboutCompany(company) });
    return company;
  }
}
