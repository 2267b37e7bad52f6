import { MOST, MOST_RECIPIENTS, upTo } from './guest-limits.js';

/** What accounts may cause to be sent (docs/product.md, Limits). Days are 24 hours. */
export interface AccountLimits {
  /** Mails to confirm an address, asked for from one network; a registration causes one. */
  readonly confirmationsPerHour: number;
  /** Addresses on one form of an account with a confirmed address. */
  readonly recipients: number;
  /** Mails of one such account. */
  readonly mailsPerDay: number;
  /** How old an account may become without its address being confirmed. */
  readonly unconfirmedDays: number;
}

export const accountLimitSettings = {
  CONFIRMATION_MAILS_PER_HOUR: upTo(MOST)({ default: 10 }),
  ACCOUNT_RECIPIENTS: upTo(MOST_RECIPIENTS)({ default: 20 }),
  ACCOUNT_MAILS_PER_DAY: upTo(MOST)({ default: 100 }),
  UNCONFIRMED_ACCOUNT_DAYS: upTo(3650)({ default: 30 }),
};

export function accountLimitsOf(env: Record<keyof typeof accountLimitSettings, number>): AccountLimits {
  return {
    confirmationsPerHour: env.CONFIRMATION_MAILS_PER_HOUR,
    recipients: env.ACCOUNT_RECIPIENTS,
    mailsPerDay: env.ACCOUNT_MAILS_PER_DAY,
    unconfirmedDays: env.UNCONFIRMED_ACCOUNT_DAYS,
  };
}
