import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { JudgeOrder } from '@groundsheet/contracts';
import type { OrderValidationResponse } from '../company.dto.js';
import { companyProblems } from '../company.problems.js';

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
