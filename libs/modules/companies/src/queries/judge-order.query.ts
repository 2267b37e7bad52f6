import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { JudgeOrder, type OrderJudgement } from '@groundsheet/contracts';
import { judgeOrderNumber } from '@groundsheet/form-rules';
import type { Answers } from '@groundsheet/platform';
import type { Company } from '../company.entity.js';

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
