import type { AccountLink } from '@groundsheet/contracts';
import { formatMoment, oneLine, unlinked } from '@groundsheet/form-rules';
import type { OutgoingMail } from '@groundsheet/platform';
import type { AccountEmail } from './account-email.entity.js';
import { AUTOMATIC, oneClickHeaders } from '../letters/mail-headers.js';
import { mailTemplate } from '../letters/mail-template.js';
import type { SuppressionUrls } from '../suppressions/suppression-links.js';

const WORDS = {
  'confirm-email': {
    title: 'Confirm your address',
    sentence: 'you have created a Groundsheet account. Please confirm that this is your email address:',
    button: 'Confirm my address',
    otherwise: 'If this was not you, you can ignore this email. Nothing else will happen.',
  },
  'reset-password': {
    title: 'Set a new password',
    sentence: 'someone has asked to set a new password for your Groundsheet account. You can set it here:',
    button: 'Set a new password',
    otherwise:
      'It can be used once. If this was not you, you can ignore this email. Your password stays the same.',
  },
  'accept-invitation': {
    title: 'You are invited',
    sentence:
      'invited you to Groundsheet, the app for timesheets and plant check sheets. Please choose a password to begin:',
    button: 'Choose a password',
    otherwise: 'It can be used once. If you did not expect this, you can ignore this email.',
  },
} as const;

const template = mailTemplate('account-email');

export function subjectOfLink(purpose: AccountLink['purpose']): string {
  return `Groundsheet: ${WORDS[purpose].title.toLowerCase()}`;
}

export interface AccountEnclosure {
  from: string;
  link: string;
  /** Null on a mail that people need to get back into their account. */
  doNotSend: SuppressionUrls | null;
  timeZone: string;
}

/** The mail about an account; the same row always gives the same mail. */
export function accountEmail(
  email: AccountEmail,
  { from, link, doNotSend, timeZone }: AccountEnclosure,
): OutgoingMail {
  const { purpose, until } = email.link;
  const words = WORDS[purpose];
  const view = {
    ...words,
    sentence: purpose === 'accept-invitation' ? `${inviter(email)} ${words.sentence}` : words.sentence,
    driver: unlinked(oneLine(email.driverName)),
    link,
    until: formatMoment(until.toISOString(), timeZone),
    recipient: unlinked(email.recipient),
    doNotSend: doNotSend?.page ?? null,
  };
  return {
    messageId: email.messageId,
    from,
    to: email.recipient,
    subject: email.subject,
    text: template.text(view),
    html: template.html(view),
    attachments: [],
    headers: { ...AUTOMATIC, ...(doNotSend ? oneClickHeaders(doNotSend) : {}) },
  };
}

function inviter({ matter }: AccountEmail): string {
  return matter ? `${unlinked(oneLine(matter))} has` : 'your firm has';
}
