import { bool, makeValidator, str, type CleanedEnv } from 'envalid';

/** How people without an account may send: as they like, only by the label of a machine or a link of ours, or not at all. */
export type GuestDoorState = 'on' | 'link-only' | 'off';

/** What guests may send (docs/safeguards.md, Limits). Days are 24 hours. */
export interface GuestLimits {
  readonly door: GuestDoorState;
  /** Forms from one device; one network address may send 6 times as many an hour and 10 times as many a day. */
  readonly formsPerHour: number;
  readonly formsPerDay: number;
  /** Addresses on one form. */
  readonly recipients: number;
  /** Mails of all guests together in a day on site; one network may send a fifth of them. */
  readonly mailsPerDay: number;
  /** Mails to one mailbox from all guests, from one network and from one device; not for a company's own address. */
  readonly mailsPerRecipientPerDay: number;
  readonly mailsPerRecipientPerDayFromNetwork: number;
  readonly mailsPerRecipientPerDayFromDevice: number;
  /** Photo uploads from one device; one network address may make 6 times as many. */
  readonly uploadsPerHour: number;
  /** Photos in no form, from one network address and from all guests, in MB of 1,048,576 bytes. */
  readonly megabytesUnsentPerNetwork: number;
  readonly megabytesUnsent: number;
  /** Whether guests may choose a customer of the register, or have to type the firm (docs/decisions/0042). */
  readonly seeCustomers: boolean;
  /** Pages of the register that guests, and accounts until their address is confirmed, may read from one network. */
  readonly customerPagesPerHour: number;
}

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

/** What vaults may take (docs/product.md, Documents). A megabyte has 1,048,576 bytes. */
export interface VaultLimits {
  /** Documents of all vaults together. */
  readonly megabytes: number;
  /** Documents of an account until its address is confirmed. */
  readonly megabytesUnconfirmed: number;
}

/** Fits an integer column with room to spare. */
export const MOST = 1_000_000_000;
/** How much more than usual everything may be. */
const TIMES = { usual: 1, generous: 5, off: 1_000_000 } as const;

export const wholeNumber = (least: number, most: number) =>
  makeValidator<number>((text) => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    throw new Error(`a whole number from ${least} to ${most}`);
  });

export const upTo = (most: number) => wholeNumber(1, most);

const number = upTo(MOST);

export const limitSettings = {
  LIMITS: str({ choices: Object.keys(TIMES) as (keyof typeof TIMES)[], default: 'usual' }),
  GUESTS: str<GuestDoorState>({ choices: ['on', 'link-only', 'off'], default: 'on' }),
  GUESTS_SEE_CUSTOMERS: bool({ default: true }),
  GUEST_FORMS_PER_DAY: number({ default: undefined }),
  GUEST_MAILS_PER_DAY: number({ default: undefined }),
  ACCOUNT_MAILS_PER_DAY: number({ default: undefined }),
  VAULTS_MB: number({ default: 51_200 }),
  UNCONFIRMED_ACCOUNT_DAYS: upTo(3650)({ default: 30 }),
};

export interface AllLimits {
  /** How much more than usual everything may be that has no setting of its own. */
  readonly times: number;
  readonly guests: GuestLimits;
  readonly accounts: AccountLimits;
  readonly vaults: VaultLimits;
}

export function limitsOf(env: CleanedEnv<typeof limitSettings>): AllLimits {
  const times = TIMES[env.LIMITS];
  const formsPerDay = env.GUEST_FORMS_PER_DAY ?? 30 * times;
  const mailsOfAccount = env.ACCOUNT_MAILS_PER_DAY ?? 100 * times;
  return {
    times,
    guests: {
      door: env.GUESTS,
      formsPerHour: Math.ceil(formsPerDay / 3),
      formsPerDay,
      recipients: 5,
      mailsPerDay: env.GUEST_MAILS_PER_DAY ?? 300 * times,
      mailsPerRecipientPerDay: 50 * times,
      mailsPerRecipientPerDayFromNetwork: 20 * times,
      mailsPerRecipientPerDayFromDevice: 5 * times,
      uploadsPerHour: 20 * times,
      megabytesUnsentPerNetwork: 50 * times,
      megabytesUnsent: 1024 * times,
      seeCustomers: env.GUESTS_SEE_CUSTOMERS,
      customerPagesPerHour: 600 * times,
    },
    accounts: {
      confirmationsPerHour: 10 * times,
      recipients: 20,
      mailsPerDay: mailsOfAccount,
      newMailsPerDayFromNetwork: mailsOfAccount,
      megabytesUnsentPerAccount: 50 * times,
      megabytesUnsent: 2048 * times,
      unconfirmedDays: env.UNCONFIRMED_ACCOUNT_DAYS,
    },
    vaults: { megabytes: env.VAULTS_MB, megabytesUnconfirmed: 20 },
  };
}
