import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { JudgeOrder, type OrderJudgement } from '@groundsheet/contracts';
import { judgeOrderNumber } from '@groundsheet/form-rules';
import { Company } from '../company.entity.js';

@QueryHandler(JudgeOrder)
export class JudgeOrderHandler implements IQueryHandler<JudgeOrder> {
  constructor(private readonly em: EntityManager) {}

  async execute({ companyId, orderNumber }: JudgeOrder): Promise<OrderJudgement> {
    const company = await this.em.findOne(Company, { id: companyId });
    if (!company)
      return {
        company: null,
        valid: false,
        message: 'We do not know this customer. Please choose another one.',
      };
    const facts = { id: company.id, name: company.name, contactEmail: company.contactEmail ?? null };
    if (!company.requiresOrderValidation) {
      return { company: facts, valid: true, message: `${company.name} does not need an order number.` };
    }
    return { company: facts, ...judgeOrderNumber(orderNumber ?? '', company.defaultOrderPattern ?? null) };
  }
}
