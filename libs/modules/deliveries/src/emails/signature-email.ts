import { oneLine, unlinked } from '@groundsheet/form-rules';
import type { OutgoingMail } from '@groundsheet/platform';
import { AUTOMATIC, oneClickHeaders } from '../letters/mail-headers.js';
import type { Letterhead } from '../letters/letterheads.js';
import { mailTemplate } from '../letters/mail-template.js';
import type { SuppressionUrls } from '../suppressions/suppression-links.js';
import type { SignatureEmail } from './signature-email.entity.js';

const template = mailTemplate('signature-email');

const MOST_LINES = 30;
const LONGEST_LINE = 300;
const LONGEST_NOTE = 500;

export interface SignatureEnclosure {
  readonly letterhead: Letterhead;
  readonly link: string;
  readonly doNotSend: SuppressionUrls;
  readonly replyTo?: string | undefined;
}

/** The mail about a request to sign; the same row always gives the same mail. */
export function signatureEmail(
  email: SignatureEmail,
  { letterhead, link, doNotSend, replyTo }: SignatureEnclosure,
): OutgoingMail {
  const { title, sentence, lines, note, button } = email.told;
  const words = (text: string, most = LONGEST_LINE) => unlinked(oneLine(text, most));
  const view = {
    ...letterhead.view,
    title: words(title),
    sentence: words(sentence),
    lines: lines
      .slice(0, MOST_LINES)
      .map(({ label, value }) => ({ label: words(label), value: words(value) })),
    note: note ? words(note, LONGEST_NOTE) : null,
    button,
    link,
    recipient: unlinked(email.recipient),
    doNotSend: doNotSend.page,
  };
  return {
    messageId: email.messageId,
    from: letterhead.from,
    replyTo: replyTo ?? letterhead.replyTo,
    to: email.recipient,
    subject: email.subject,
    text: template.text(view),
    html: template.html(view),
    attachments: letterhead.pictures,
    headers: { ...AUTOMATIC, ...oneClickHeaders(doNotSend) },
  };
}
