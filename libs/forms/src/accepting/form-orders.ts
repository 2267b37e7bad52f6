import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { JudgeOrder, type OrderJudgement } from '@groundsheet/contracts';
import type { Fault, FormSender } from '@groundsheet/platform';
import type { FormKind } from '@groundsheet/form-rules';
import type { FormCompany } from '../form/issued.entity.js';

interface JudgedOrder {
  company: FormCompany | null;
  faults: Fault[];
  /** The number fits only earlier rules. */
  isOutdated: boolean;
}

/** Which company a form is for, and whether its order number will do. */
@Injectable()
export class FormOrders {
  constructor(private readonly queries: QueryBus) {}

  /** @returns the company of a draft, which may have none yet; its order number is judged when it is sent */
  async companyOf(customerId?: string | null): Promise<{ company: FormCompany | null; faults: Fault[] }> {
    if (!customerId) return { company: null, faults: [] };
    const { company, message } = await this.ask(customerId);
    const faults = company ? [] : [{ path: 'customerId', code: 'company.unknown', message }];
    return { company, faults };
  }

  /**
   * Our own screens always choose a customer; a form sent from elsewhere may be for none, and then no number is judged. What
   * was signed before the office changed the rules is accepted, and that is kept with the form.
   *
   * @returns the company, or what is wrong with it or the number; paths are those of the form
   */
  async judge(
    kind: FormKind,
    { customerId, orderNumber }: { customerId?: string | null; orderNumber?: string | null },
    { sent }: Pick<FormSender, 'sent'>,
  ): Promise<JudgedOrder> {
    if (!customerId) return { company: null, faults: [], isOutdated: false };
    const refused = (path: string, code: string, message: string) => ({
      company: null,
      faults: [{ path, code, message }],
      isOutdated: false,
    });
    const { company, valid, message, rulesChangedAt } = await this.ask(customerId, orderNumber);
    if (!company) return refused('customerId', 'company.unknown', message);
    const isOutdated =
      !valid && sent.signedAt !== null && rulesChangedAt !== null && rulesChangedAt > sent.signedAt;
    if (valid || isOutdated) return { company, faults: [], isOutdated };
    return refused('orderNumber', `${kind}.order-number-invalid`, message);
  }

  private ask(customerId: string, orderNumber?: string | null): Promise<OrderJudgement> {
    return this.queries.execute(new JudgeOrder(customerId, orderNumber));
  }
}
