import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { JudgeOrder, type OrderJudgement } from '@groundsheet/contracts';
import type { Fault } from '../problems/problem.js';
import type { FormCompany, FormKind } from './sent-form.js';

/** Which company a form that is being sent is for, and whether its order number will do. */
@Injectable()
export class FormOrders {
  constructor(private readonly queries: QueryBus) {}

  /** @returns the company, or what is wrong with it or the number; paths are those of the form */
  async judge(
    kind: FormKind,
    { customerId, orderNumber }: { customerId?: string | null; orderNumber?: string | null },
  ): Promise<{ company?: FormCompany; faults: Fault[] }> {
    const refused = (path: string, code: string, message: string) => ({ faults: [{ path, code, message }] });
    if (!customerId) return refused('customerId', `${kind}.customer-missing`, 'Please select a customer.');
    const { company, valid, message } = await this.queries.execute<JudgeOrder, OrderJudgement>(
      new JudgeOrder(customerId, orderNumber),
    );
    if (!company) return refused('customerId', 'company.unknown', message);
    return valid ? { company, faults: [] } : refused('orderNumber', `${kind}.order-number-invalid`, message);
  }
}
