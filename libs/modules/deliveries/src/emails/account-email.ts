import { formatMoment, oneLine, unlinked } from '@groundsheet/form-rules';
import type { OutgoingMail } from '@groundsheet/platform';
import type { AccountEmail } from './account-email.entity.js';
import { LINK_WORDS, removalWords } from './account-words.js';
import { AUTOMATIC, oneClickHeaders } from '../letters/mail-headers.js';
import { mailTemplate } from '../letters/mail-template.js';
import type { SuppressionUrls } from '../suppressions/suppression-links.js';

const template = mailTemplate('account-email');

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
  const words = LINK_WORDS[purpose];
  const view = {
    ...words,
    ...said(email),
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

/** Who invites is said in front; that an account is about to be removed, in place of the usual words. */
function said(email: AccountEmail): { title: string; sentence: string } {
  const { title, sentence } = LINK_WORDS[email.link.purpose];
  if (email.removal) return removalWords(email.removal);
  return {
    title,
    sentence: email.purpose === 'accept-invitation' ? `${inviter(email)} ${sentence}` : sentence,
  };
}

function inviter({ matter }: AccountEmail): string {
  return matter ? `${unlinked(oneLine(matter))} has` : 'your firm has';
}
