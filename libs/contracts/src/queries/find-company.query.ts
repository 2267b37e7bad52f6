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
