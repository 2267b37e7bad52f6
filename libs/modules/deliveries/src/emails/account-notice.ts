import { formatMoment, oneLine, unlinked } from '@groundsheet/form-rules';
import type { Config, OutgoingMail } from '@groundsheet/platform';
import type { AccountEmail } from './account-email.entity.js';
import { NOTICE_WORDS, type NoticePurpose } from './account-words.js';
import { AUTOMATIC } from '../letters/mail-headers.js';
import type { Letterhead } from '../letters/letterheads.js';
import { mailTemplate } from '../letters/mail-template.js';

const template = mailTemplate('account-notice');

/**
 * Tells the owner of an account what has happened to it, or an admin what has happened here. Not greeted by name: whoever registered may have typed another
 * person's address, and anything for a name.
 */
export function accountNotice(
  email: AccountEmail,
  purpose: NoticePurpose,
  { letterhead, publicUrl, timeZone }: Pick<Config, 'publicUrl' | 'timeZone'> & { letterhead: Letterhead },
): OutgoingMail {
  const words = NOTICE_WORDS[purpose];
  const view = {
    ...letterhead.view,
    ...words,
    page: `${publicUrl}${words.leadsTo}`,
    device: email.device && unlinked(email.device),
    matter: email.matter && unlinked(oneLine(email.matter, 160)),
    // A reminder tells of a day to come, not of a moment that something happened at.
    at: words.switchedOffAt ? null : formatMoment(email.noticedAt!.toISOString(), timeZone),
    switchOff: words.switchedOffAt && `${publicUrl}${words.switchedOffAt}`,
    recipient: unlinked(email.recipient),
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
    headers: { ...AUTOMATIC },
  };
}
