import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit } from '@groundsheet/platform';
import { Company } from '../company.entity.js';
import { companyProblems } from '../company.problems.js';

/** Takes a company out of the list to choose from. Forms in progress for it can still be sent. */
export class ArchiveCompany extends Command<void> {
  constructor(readonly companyId: string) {
    super();
  }
}

@CommandHandler(ArchiveCompany)
export class ArchiveCompanyHandler implements ICommandHandler<ArchiveCompany> {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
  ) {}

  async execute({ companyId }: ArchiveCompany): Promise<void> {
    const company = await this.em.findOne(Company, companyId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!company) throw companyProblems.unknown();
    if (!company.isActive) return;
    company.isActive = false;
    await this.em.flush();
    await this.audit.record({ what: 'company.archived', about: { kind: 'company', id: companyId } });
  }
}
