import type { OutgoingMail } from '@groundsheet/platform';
import { ISSUED_KINDS, formatLongDate, formatMoment, oneLine, unlinked } from '@groundsheet/form-rules';
import type { FormEmail } from './form-email.entity.js';
import { mailTemplate } from './mail-template.js';
import type { SuppressionUrls } from './suppression-links.js';
import { AUTOMATIC, oneClickHeaders } from './mail-headers.js';

const MEGABYTE = 1024 * 1024;
/** In Base64 a PDF of 7 MB makes a mail of nearly 10 MB, which is the limit of many mailboxes (docs/product.md, Mail). */
const ATTACHED_BELOW = 7 * MEGABYTE;

const template = mailTemplate('form-email');

/** Whether the mail has the PDF attached, or only links to it. */
export function isAttached(email: FormEmail): boolean {
  return email.byteSize < ATTACHED_BELOW;
}

/**
 * `Weekly timesheet: Łukasz Wójcik, week ending Sat 21 Nov 2026 (Northgate Civils)`. Nothing typed
 * by a guest except the driver's name and the company is in it, and that is no link (docs/product.md, Mail).
 */
export function subjectOf(email: FormEmail): string {
  const { title, dated } = ISSUED_KINDS[email.formKind];
  const about = [typed(email.driverName), `${dated}${formatLongDate(email.formDate)}`]
    .filter(Boolean)
    .join(', ');
  const company = typed(email.companyName);
  return `${title}: ${about}${company && ` (${company})`}`;
}

export interface Enclosure {
  from: string;
  /** Link to the completed form, made for the recipient. */
  link: string;
  doNotSend: SuppressionUrls;
  /** Null if it is too large to attach. */
  pdf: Buffer | null;
  timeZone: string;
}

/** The mail about a form; the same row always gives the same mail. */
export function formEmail(
  email: FormEmail,
  { from, link, doNotSend, pdf, timeZone }: Enclosure,
): OutgoingMail {
  const { title, dateLabel } = ISSUED_KINDS[email.formKind];
  const facts = [
    { label: 'Driver', value: typed(email.driverName) },
    { label: 'Company', value: typed(email.companyName) },
    { label: dateLabel, value: formatLongDate(email.formDate) },
    { label: 'Reference', value: email.reference },
    { label: 'Sent', value: formatMoment(email.submittedAt.toISOString(), timeZone) },
  ].filter(({ value }) => value);
  const view = {
    title,
    // Its driver has not sent it: a supervisor has.
    isSet: email.formKind === 'form-set',
    noun: title.toLowerCase(),
    driver: typed(email.driverName),
    facts,
    link,
    doNotSend: doNotSend.page,
    attached: pdf !== null,
    megabytes: (email.byteSize / MEGABYTE).toFixed(1),
    recipient: unlinked(email.recipient),
  };
  return {
    messageId: email.messageId,
    from,
    to: email.recipient,
    subject: email.subject,
    text: template.text(view),
    html: template.html(view),
    attachments: pdf
      ? [{ fileName: oneLine(email.fileName, 120), contentType: 'application/pdf', content: pdf }]
      : [],
    headers: { ...AUTOMATIC, ...oneClickHeaders(doNotSend) },
  };
}

/** As it may stand anywhere in a mail. */
function typed(text: string): string {
  return unlinked(oneLine(text));
}
