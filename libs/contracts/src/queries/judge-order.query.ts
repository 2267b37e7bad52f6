export interface OrderJudgement {
  /** The company of the register, archived or not; null when there is none with this id. */
  readonly company: {
    readonly id: string;
    readonly name: string;
    readonly contactEmail: string | null;
  } | null;
  /** True when the company asks for no number, or the number keeps its rules. */
  readonly valid: boolean;
  /** A sentence for the user. */
  readonly message: string;
}

/**
 * Is this order number good for that company? Asked by the forms when they are sent, on their transaction;
 * answered by companies. Archived companies count: a form in progress can still be sent (product decisions,
 * Order numbers).
 */
export class JudgeOrder {
  constructor(
    readonly companyId: string,
    /** As sent; null or absent when the form has none. */
    readonly orderNumber: string | null | undefined,
  ) {}
}
