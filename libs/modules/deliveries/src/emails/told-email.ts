import type { OutgoingMail } from '@groundsheet/platform';
import { isEmail, ISSUED_KIND_NAMES } from '@groundsheet/form-rules';
import type { Letterhead } from '../letters/letterheads.js';
import { AUTOMATIC, oneClickHeaders } from '../letters/mail-headers.js';
import { mailTemplate } from '../letters/mail-template.js';
import type { SuppressionUrls } from '../suppressions/suppression-links.js';
import { written } from './form-subject.js';
import type { ToldEmail } from './told-email.entity.js';

const template = mailTemplate('told-email');

export interface ToldEnclosure {
  readonly letterhead: Letterhead;
  /** Where the button leads. */
  readonly link: string;
  readonly doNotSend: SuppressionUrls;
  readonly replyTo?: string | undefined;
  readonly publicUrl: string;
}

/** The mail as it was told; the same row always gives the same mail. */
export function toldEmail(
  email: ToldEmail,
  { letterhead, link, doNotSend, replyTo, publicUrl }: ToldEnclosure,
): OutgoingMail {
  const { words, unwanted } = email.told;
  const { title, sentence, lines = [], items = [], note, closing, button, smallPrint, switchOff } = words;
  const isOffered = unwanted === undefined;
  const view = {
    ...letterhead.view,
    title: written(title),
    sentence: written(sentence),
    isAlarm: words.isAlarm ?? false,
    lines: lines.map(({ label, value }) => ({
      label: written(label),
      // An address that we ask for is there to be written to.
      value: label === 'Email' && isEmail(value) ? value : written(value),
    })),
    isTable: words.isTable ?? false,
    items: items.map(written),
    note: note && { text: written(note.text), by: note.by && written(note.by) },
    closing: closing && written(closing),
    button: button && { label: button.label, link },
    smallPrint: smallPrint && written(smallPrint),
    switchOff: switchOff && { label: switchOff.label, link: `${publicUrl}${switchOff.path}` },
    recipient: email.recipient,
    doNotSend: isOffered ? doNotSend.page : null,
    // The link to sign by stands on a line of its own, to be copied whole.
    isOfForm: (ISSUED_KIND_NAMES as readonly string[]).includes(email.recordKind),
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
    headers: { ...AUTOMATIC, ...(isOffered ? oneClickHeaders(doNotSend) : {}) },
  };
}
