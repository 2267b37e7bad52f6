import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Audit } from '@groundsheet/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CompanyBody } from '../company.dto.js';
import { aboutCompany, Company } from '../company.entity.js';
import { companyProblems } from '../company.problems.js';
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

/**
 * Takes a company out of the list to choose from, or puts it back. Forms in progress for it can still be sent. Repeating it
 * changes nothing.
 */
export class ArchiveCompany extends Command<void> {
  constructor(
    readonly companyId: string,
    readonly change: 'archive' | 'restore',
  ) {
    super();
  }
}

@CommandHandler(ArchiveCompany)
export class ArchiveCompanyHandler implements ICommandHandler<ArchiveCompany> {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 404 where there is none, 409 where another active one has its name by now */
  async execute({ companyId, change }: ArchiveCompany): Promise<void> {
    const company = await this.em.findOne(Company, companyId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!company) throw companyProblems.unknown();
    const restores = change === 'restore';
    if (company.isActive === restores) return;
    company.isActive = restores;
    await flushCompany(this.em, company);
    const what = restores ? 'company.restored' : 'company.archived';
    await this.audit.record({ what, about: aboutCompany(company) });
  }
}
