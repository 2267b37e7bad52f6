import { MOST, MOST_RECIPIENTS, upTo } from './guest-limits.js';

/** What accounts with a confirmed address may send (docs/product.md, Limits). Days are 24 hours. */
export interface AccountLimits {
  /** Addresses on one form. */
  readonly recipients: number;
  /** Mails of one account. */
  readonly mailsPerDay: number;
}

export const accountLimitSettings = {
  ACCOUNT_RECIPIENTS: upTo(MOST_RECIPIENTS)({ default: 20 }),
  ACCOUNT_MAILS_PER_DAY: upTo(MOST)({ default: 100 }),
};

export function accountLimitsOf(env: Record<keyof typeof accountLimitSettings, number>): AccountLimits {
  return { recipients: env.ACCOUNT_RECIPIENTS, mailsPerDay: env.ACCOUNT_MAILS_PER_DAY };
}
