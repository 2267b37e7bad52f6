import { formatMoment, oneLine, unlinked } from '@groundsheet/form-rules';
import type { OutgoingMail } from '@groundsheet/platform';
import type { AccountEmail } from './account-email.entity.js';
import { LINK_WORDS, removalWords } from './account-words.js';
import { AUTOMATIC, oneClickHeaders } from '../letters/mail-headers.js';
import type { Letterhead } from '../letters/letterheads.js';
import { mailTemplate } from '../letters/mail-template.js';
import type { SuppressionUrls } from '../suppressions/suppression-links.js';

const template = mailTemplate('account-email');

export interface AccountEnclosure {
  letterhead: Letterhead;
  link: string;
  /** Null on a mail that people need to get back into their account. */
  doNotSend: SuppressionUrls | null;
  timeZone: string;
}

/** The mail about an account; the same row always gives the same mail. */
export function accountEmail(
  email: AccountEmail,
  { letterhead, link, doNotSend, timeZone }: AccountEnclosure,
): OutgoingMail {
  const { until } = email.link;
  const view = {
    ...letterhead.view,
    ...linkWords(email, letterhead.view.firm?.name ?? null),
    driver: unlinked(oneLine(email.driverName)),
    link,
    until: formatMoment(until.toISOString(), timeZone),
    recipient: unlinked(email.recipient),
    doNotSend: doNotSend?.page ?? null,
  };
  return {
    messageId: email.messageId,
    from: letterhead.from,
    replyTo: letterhead.replyTo,
    to: email.recipient,
    subject: email.subject,
    text: template.text(view),
    html: template.html(view),
    attachments: letterhead.pictures,
    headers: { ...AUTOMATIC, ...(doNotSend ? oneClickHeaders(doNotSend) : {}) },
  };
}

/**
 * Who invites is said in front; that an account is about to be removed, in place of the usual words.
 *
 * @param firm as the letterhead names it
 */
function linkWords(email: AccountEmail, firm: string | null) {
  const words = LINK_WORDS[email.link.purpose];
  if (email.removal) return { ...words, ...removalWords(email.removal) };
  return email.purpose === 'accept-invitation'
    ? { ...words, sentence: `${invitation(email, firm)} ${words.sentence}` }
    : words;
}

function invitation({ matter }: AccountEmail, firm: string | null): string {
  const app = firm
    ? `Groundsheet, the app for the timesheets and plant check sheets of ${firm}.`
    : 'Groundsheet, the app for timesheets and plant check sheets.';
  return `${matter ? unlinked(oneLine(matter)) : (firm ?? 'your firm')} has invited you to ${app}`;
}
