import { type CompanyNamed, FindCompany, JudgeOrder, type OrderJudgement } from '@groundsheet/contracts';
import { judgeOrderNumber } from '@groundsheet/form-rules';
import type { Answers, LetterCount } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { CustomersChoice, OrderValidationResponse } from '../company.dto.js';
import type { Company } from '../company.entity.js';
import { companyProblems } from '../company.problems.js';
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

/** In SQL: a firm as it is called on the telephone, without capitals, punctuation and the legal form at its end. */
function firmSql(column: string): string {
  const words = `btrim(regexp_replace(replace(folded(${column}), '&', ' and '), '[^[:alnum:]]+', ' ', 'g'))`;
  return `regexp_replace(${words}, ' (ltd|limited|plc|llp)$', '')`;
}

@QueryHandler(FindCompany)
export class FindCompanyHandler implements Answers<FindCompany> {
  constructor(private readonly em: EntityManager) {}

  /** One that is called exactly so comes first; of several that differ in their legal form alone none is meant. */
  async execute({ name }: FindCompany): Promise<CompanyNamed | null> {
    const [company, other] = await this.em.execute<(CompanyNamed & { isExact: boolean })[]>(
      `select id, name, contact_email as "contactEmail", off_hire_notice_days as "offHireNoticeDays",
              folded(name) = folded(?) as "isExact"
         from companies
        where is_active and (folded(name) = folded(?) or (${firmSql('name')} = ${firmSql('?::text')} and ${firmSql('?::text')} <> ''))
        order by "isExact" desc limit 2`,
      [name, name, name, name],
    );
    return company && (company.isExact || !other) ? company : null;
  }
}

export class ValidateOrder extends Query<OrderValidationResponse> {
  constructor(
    readonly companyId: string,
    readonly orderNumber: string,
  ) {
    super();
  }
}

@QueryHandler(ValidateOrder)
export class ValidateOrderHandler implements IQueryHandler<ValidateOrder> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ companyId, orderNumber }: ValidateOrder): Promise<OrderValidationResponse> {
    const { company, valid, message } = await this.queries.execute(new JudgeOrder(companyId, orderNumber));
    if (!company) throw companyProblems.unknown();
    return { valid, message };
  }
}

type JudgedCompany = Pick<
  Company,
  'id' | 'name' | 'contactEmail' | 'requiresOrderValidation' | 'defaultOrderPattern'
> & { rulesChangedAt: string | null };

@QueryHandler(JudgeOrder)
export class JudgeOrderHandler implements Answers<JudgeOrder> {
  constructor(private readonly em: EntityManager) {}

  async execute({ companyId, orderNumber }: JudgeOrder): Promise<OrderJudgement> {
    const [company] = await this.em.execute<JudgedCompany[]>(
      `select id, name, contact_email as "contactEmail", requires_order_validation as "requiresOrderValidation",
              default_order_pattern as "defaultOrderPattern", rules_changed_at as "rulesChangedAt"
         from companies where id = ?`,
      [companyId],
    );
    if (!company)
      return {
        company: null,
        valid: false,
        rulesChangedAt: null,
        message: 'We do not know this customer. Please choose another one.',
      };
    const { id, name, contactEmail } = company;
    const rulesChangedAt = company.rulesChangedAt ? new Date(company.rulesChangedAt) : null;
    const facts = { id, name, contactEmail };
    if (!company.requiresOrderValidation) {
      const message = `${name} does not need an order number.`;
      return { company: facts, valid: true, message, rulesChangedAt };
    }
    const judged = judgeOrderNumber(orderNumber ?? '', company.defaultOrderPattern);
    return { company: facts, ...judged, rulesChangedAt };
  }
}
