import { EntityManager, LockMode, wrap } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit, Clock } from '@groundsheet/platform';
import type { WholeCompanyBody } from '../company.dto.js';
import { aboutCompany, Company } from '../company.entity.js';
import { companyProblems } from '../company.problems.js';
import { flushCompany } from '../flush-company.js';

/** Puts a whole record in place of a company's; this is also how an archived one is restored. */
export class UpdateCompany extends Command<Company> {
  constructor(
    readonly companyId: string,
    readonly body: WholeCompanyBody,
  ) {
    super();
  }
}

@CommandHandler(UpdateCompany)
export class UpdateCompanyHandler implements ICommandHandler<UpdateCompany> {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ companyId, body: { isActive, version, ...facts } }: UpdateCompany): Promise<Company> {
    const company = await this.em.findOne(Company, companyId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!company) throw companyProblems.unknown();
    if (version && version !== company.version) throw companyProblems.changedMeanwhile(company.version);

    const before = wrap(company).toObject();
    company.describe(facts);
    company.isActive = isActive ?? before.isActive;
    const changed = company.differences(before);
    if (changed.length === 0) return company;
    if (changed.some((field) => ORDER_RULES.includes(field))) company.rulesChangedAt = this.clock.now();
    await flushCompany(this.em, company);
    await this.audit.record({
      what: changed.includes('isActive') ? whatHappened(company) : 'company.changed',
      about: aboutCompany(company),
      details: { fields: changed.join(', ') },
    });
    return company;
  }
}

const ORDER_RULES = ['defaultOrderPattern', 'requiresOrderValidation'];

function whatHappened({ isActive }: Company) {
  return isActive ? 'company.restored' : 'company.archived';
}
