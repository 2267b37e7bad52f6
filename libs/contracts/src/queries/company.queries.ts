import { Question } from './question.js';

/** A customer of the register, as far as a person who has typed its name needs it. */
export interface CompanyNamed {
  readonly id: string;
  /** As the register writes it. */
  readonly name: string;
  readonly contactEmail: string | null;
  /** Working days of notice that are agreed with it; null where there is nothing of its own. */
  readonly offHireNoticeDays: number | null;
}

/**
 * Which active customer is called so, in whatever capitals, and with or without `Ltd` at its end? Null where several are. Asked by
 * off-hires when a hire is to end; answered by companies.
 */
export class FindCompany extends Question<CompanyNamed | null> {
  constructor(readonly name: string) {
    super();
  }
}

export interface OrderJudgement {
  /** The company of the register, archived or not; null if there is none with this id. */
  readonly company: {
    readonly id: string;
    readonly name: string;
    readonly contactEmail: string | null;
  } | null;
  /** True if the company requires no number, or the number satisfies its rules. */
  readonly valid: boolean;
  /** For the user. */
  readonly message: string;
  /** When the rules were last changed; null where they have not been since the company was entered. */
  readonly rulesChangedAt: Date | null;
}

/**
 * Is this order number valid for that company? Asked by the forms when they are sent, in their transaction; answered
 * by companies. Archived companies count: a form in progress can still be sent (docs/product.md, Orders).
 */
export class JudgeOrder extends Question<OrderJudgement> {
  constructor(
    readonly companyId: string,
    /** As sent; null or absent if the form has none. */
    readonly orderNumber: string | null | undefined,
  ) {
    super();
  }
}
