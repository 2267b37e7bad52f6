import { bool, makeValidator, type CleanedEnv } from 'envalid';

/** What guests may send (docs/safeguards.md, Limits). Days are 24 hours. */
export interface GuestLimits {
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

/** Fits an integer column with room to spare. */
export const MOST = 1_000_000_000;
/** The request shape of a form allows no more. */
export const MOST_RECIPIENTS = 20;

export const wholeNumber = (least: number, most: number) =>
  makeValidator<number>((text) => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    throw new Error(`a whole number from ${least} to ${most}`);
  });

export const upTo = (most: number) => wholeNumber(1, most);

export const guestLimitSettings = {
  GUEST_FORMS_PER_HOUR: upTo(MOST)({ default: 10 }),
  GUEST_FORMS_PER_DAY: upTo(MOST)({ default: 30 }),
  GUEST_RECIPIENTS: upTo(MOST_RECIPIENTS)({ default: 5 }),
  GUEST_MAILS_PER_DAY: upTo(MOST)({ default: 300 }),
  GUEST_MAILS_PER_RECIPIENT_PER_DAY: upTo(MOST)({ default: 50 }),
  GUEST_MAILS_PER_RECIPIENT_PER_DAY_FROM_NETWORK: upTo(MOST)({ default: 20 }),
  GUEST_MAILS_PER_RECIPIENT_PER_DAY_FROM_DEVICE: upTo(MOST)({ default: 5 }),
  GUEST_UPLOADS_PER_HOUR: upTo(MOST)({ default: 20 }),
  GUEST_UPLOAD_MB_PER_NETWORK: upTo(MOST)({ default: 50 }),
  GUEST_UPLOAD_MB: upTo(MOST)({ default: 1024 }),
  GUESTS_SEE_CUSTOMERS: bool({ default: true }),
  GUEST_CUSTOMER_PAGES_PER_HOUR: upTo(MOST)({ default: 600 }),
};

export function guestLimitsOf(env: CleanedEnv<typeof guestLimitSettings>): GuestLimits {
  return {
    formsPerHour: env.GUEST_FORMS_PER_HOUR,
    formsPerDay: env.GUEST_FORMS_PER_DAY,
    recipients: env.GUEST_RECIPIENTS,
    mailsPerDay: env.GUEST_MAILS_PER_DAY,
    mailsPerRecipientPerDay: env.GUEST_MAILS_PER_RECIPIENT_PER_DAY,
    mailsPerRecipientPerDayFromNetwork: env.GUEST_MAILS_PER_RECIPIENT_PER_DAY_FROM_NETWORK,
    mailsPerRecipientPerDayFromDevice: env.GUEST_MAILS_PER_RECIPIENT_PER_DAY_FROM_DEVICE,
    uploadsPerHour: env.GUEST_UPLOADS_PER_HOUR,
    megabytesUnsentPerNetwork: env.GUEST_UPLOAD_MB_PER_NETWORK,
    megabytesUnsent: env.GUEST_UPLOAD_MB,
    seeCustomers: env.GUESTS_SEE_CUSTOMERS,
    customerPagesPerHour: env.GUEST_CUSTOMER_PAGES_PER_HOUR,
  };
}
