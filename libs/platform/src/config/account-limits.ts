import { MOST, MOST_RECIPIENTS, upTo } from './guest-limits.js';

/** What accounts may cause to be sent (docs/safeguards.md, Limits). Days are 24 hours. */
export interface AccountLimits {
  /** Mails to confirm an address, asked for from one network; a registration causes one. */
  readonly confirmationsPerHour: number;
  /** Addresses on one form of an account with a confirmed address. */
  readonly recipients: number;
  /** Mails of one such account. */
  readonly mailsPerDay: number;
  /** Mails of all accounts that are new here, in a day on site and from one network. */
  readonly newMailsPerDayFromNetwork: number;
  /** Files of one such account, and of all of them, that nothing holds yet, in MB of 1,048,576 bytes. */
  readonly megabytesUnsentPerAccount: number;
  readonly megabytesUnsent: number;
  /** How old an account may become without its address being confirmed. */
  readonly unconfirmedDays: number;
}

export const accountLimitSettings = {
  CONFIRMATION_MAILS_PER_HOUR: upTo(MOST)({ default: 10 }),
  ACCOUNT_RECIPIENTS: upTo(MOST_RECIPIENTS)({ default: 20 }),
  ACCOUNT_MAILS_PER_DAY: upTo(MOST)({ default: 100 }),
  NEW_ACCOUNT_MAILS_PER_DAY_FROM_NETWORK: upTo(MOST)({ default: 100 }),
  ACCOUNT_UPLOAD_MB_PER_ACCOUNT: upTo(MOST)({ default: 50 }),
  ACCOUNT_UPLOAD_MB: upTo(MOST)({ default: 2048 }),
  UNCONFIRMED_ACCOUNT_DAYS: upTo(3650)({ default: 30 }),
};

export function accountLimitsOf(env: Record<keyof typeof accountLimitSettings, number>): AccountLimits {
  return {
    confirmationsPerHour: env.CONFIRMATION_MAILS_PER_HOUR,
    recipients: env.ACCOUNT_RECIPIENTS,
    mailsPerDay: env.ACCOUNT_MAILS_PER_DAY,
    newMailsPerDayFromNetwork: env.NEW_ACCOUNT_MAILS_PER_DAY_FROM_NETWORK,
    megabytesUnsentPerAccount: env.ACCOUNT_UPLOAD_MB_PER_ACCOUNT,
    megabytesUnsent: env.ACCOUNT_UPLOAD_MB,
    unconfirmedDays: env.UNCONFIRMED_ACCOUNT_DAYS,
  };
}
