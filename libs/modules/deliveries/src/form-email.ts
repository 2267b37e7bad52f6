import { readFileSync } from 'node:fs';
import handlebars from 'handlebars';
import type { OutgoingMail } from '@groundsheet/platform';
import { formatLongDate, formatMoment } from '@groundsheet/form-rules';
import type { Email } from './email.entity.js';
import type { SuppressionUrls } from './suppression-links.js';
import { oneLine, unlinked } from './typed-text.js';

const MEGABYTE = 1024 * 1024;
/** Base64 makes a PDF of 7 MB a mail of nearly 10, the most that many mailboxes take (product decisions, Mail). */
const ATTACHED_BELOW = 7 * MEGABYTE;

const WORDS = {
  timesheet: {
    title: 'Weekly timesheet',
    noun: 'weekly timesheet',
    date: 'Week ending',
    dated: 'week ending ',
  },
  'check-sheet': { title: 'Daily check sheet', noun: 'daily check sheet', date: 'Check date', dated: '' },
} as const;

/** A text part is no HTML: escaped there, O'Neill would read O&#x27;Neill. */
const writeText = templateOf('form-email.text.hbs', { noEscape: true });
const writeHtml = templateOf('form-email.html.hbs', { noEscape: false });

function templateOf(name: string, { noEscape }: { noEscape: boolean }) {
  const source = readFileSync(new URL(`../assets/${name}`, import.meta.url), 'utf8');
  return handlebars.compile(source, { noEscape, strict: true });
}

/** Whether the PDF goes along with the mail, or only its link. */
export function isAttached(email: Email): boolean {
  return email.byteSize < ATTACHED_BELOW;
}

/**
 * `Weekly timesheet: Łukasz Wójcik, week ending Sat 21 Nov 2026 (Northgate Civils)`. Nothing typed but the
 * driver's name and the company stands in it (product decisions, Mail).
 */
export function subjectOf(email: Email): string {
  const { title, dated } = WORDS[email.formKind];
  const about = [oneLine(email.driverName), `${dated}${formatLongDate(email.formDate)}`]
    .filter(Boolean)
    .join(', ');
  const company = oneLine(email.companyName);
  return `${title}: ${about}${company && ` (${company})`}`;
}

export interface Enclosure {
  from: string;
  /** Address of the completed form, made for the recipient. */
  link: string;
  doNotSend: SuppressionUrls;
  /** Null when it is too large to attach. */
  pdf: Buffer | null;
  timeZone: string;
}

/** The mail about a form, the same each time it is made from the same row. */
export function formEmail(email: Email, { from, link, doNotSend, pdf, timeZone }: Enclosure): OutgoingMail {
  const { title, noun, date } = WORDS[email.formKind];
  const typed = (text: string) => unlinked(oneLine(text));
  const facts = [
    { label: 'Driver', value: typed(email.driverName) },
    { label: 'Company', value: typed(email.companyName) },
    { label: date, value: formatLongDate(email.formDate) },
    { label: 'Reference', value: email.reference },
    { label: 'Sent', value: formatMoment(email.submittedAt.toISOString(), timeZone) },
  ].filter(({ value }) => value);
  const view = {
    title,
    noun,
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
    subject: subjectOf(email),
    text: writeText(view),
    html: writeHtml(view),
    attachments: pdf
      ? [{ fileName: oneLine(email.fileName, 120), contentType: 'application/pdf', content: pdf }]
      : [],
    headers: {
      // RFC 3834: an answering machine must not answer a machine.
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: mail programs show a button that posts there.
      'List-Unsubscribe': `<${doNotSend.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
