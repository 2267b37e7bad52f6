import { formatMoment } from '@groundsheet/form-rules';
import type { OutgoingMail } from '@groundsheet/platform';
import type { AccountEmail } from './account-email.entity.js';
import { AUTOMATIC, oneClickHeaders } from './mail-headers.js';
import { mailTemplate } from './mail-template.js';
import type { SuppressionUrls } from './suppression-links.js';
import { oneLine, unlinked } from './typed-text.js';

const WORDS = {
  'confirm-email': {
    title: 'Confirm your address',
    sentence: 'you have made an account at Groundsheet. Confirm that this is your address:',
    button: 'Confirm my address',
    otherwise: 'If it was not you, leave this mail alone: nothing more happens.',
  },
  'reset-password': {
    title: 'Set a new password',
    sentence: 'somebody has asked for a new password for your account at Groundsheet. Set it here:',
    button: 'Set a new password',
    otherwise: 'It works once. If it was not you, leave this mail alone: your password stays as it is.',
  },
} as const;

const template = mailTemplate('account-email');

export interface AccountEnclosure {
  from: string;
  /** The address that does what the mail is about. */
  link: string;
  /** Null on a mail that the person needs to get at the account again. */
  doNotSend: SuppressionUrls | null;
  timeZone: string;
}

/** The mail about an account, the same each time it is made from the same row. */
export function accountEmail(
  email: AccountEmail,
  { from, link, doNotSend, timeZone }: AccountEnclosure,
): OutgoingMail {
  const words = WORDS[email.purpose];
  const view = {
    ...words,
    driver: unlinked(oneLine(email.driverName)),
    link,
    until: formatMoment(email.linkUntil.toISOString(), timeZone),
    recipient: unlinked(email.recipient),
    doNotSend: doNotSend?.page ?? null,
  };
  return {
    messageId: email.messageId,
    from,
    to: email.recipient,
    subject: `Groundsheet: ${words.title.toLowerCase()}`,
    text: template.text(view),
    html: template.html(view),
    attachments: [],
    headers: { ...AUTOMATIC, ...(doNotSend ? oneClickHeaders(doNotSend) : {}) },
  };
}
