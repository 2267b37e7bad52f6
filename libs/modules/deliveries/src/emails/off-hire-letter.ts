import { unlinked } from '@groundsheet/form-rules';
import type { Config, OutgoingMail } from '@groundsheet/platform';
import { AUTOMATIC, oneClickHeaders } from '../letters/mail-headers.js';
import type { Letterhead } from '../letters/letterheads.js';
import { mailTemplate } from '../letters/mail-template.js';
import type { SuppressionUrls } from '../suppressions/suppression-links.js';
import type { OffHireEmail } from './off-hire-email.entity.js';
import type { OffHireTold } from './off-hire-news.js';
import { offHireLines, offHireWords } from './off-hire-words.js';

const template = mailTemplate('off-hire');

export interface OffHireEnclosure extends Pick<Config, 'publicUrl' | 'timeZone'> {
  letterhead: Letterhead;
  doNotSend: SuppressionUrls;
}

/** The mail about an off-hire notice; the same row always gives the same mail. The office has a way to it, the hirer everything in the mail. */
export function offHireLetter(
  { messageId, recipient, subject, news }: OffHireEmail,
  { letterhead, doNotSend, publicUrl, timeZone }: OffHireEnclosure,
): OutgoingMail {
  const view = {
    ...letterhead.view,
    ...offHireWords(news),
    lines: offHireLines(news, timeZone),
    button: buttonOf(news, publicUrl),
    recipient: unlinked(recipient),
    doNotSend: doNotSend.page,
  };
  return {
    messageId,
    from: letterhead.from,
    replyTo: letterhead.replyTo,
    to: recipient,
    subject,
    text: template.text(view),
    html: template.html(view),
    attachments: letterhead.pictures,
    headers: { ...AUTOMATIC, ...oneClickHeaders(doNotSend) },
  };
}

/** The office is led to the notice. */
function buttonOf(told: OffHireTold, publicUrl: string) {
  const page = `${publicUrl}/off-hires/${told.facts.offHireId}`;
  return told.side === 'office' ? { label: 'Open the notice', page } : null;
}
