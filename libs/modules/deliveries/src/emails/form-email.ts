import type { MailLine } from '@groundsheet/contracts';
import type { OutgoingMail } from '@groundsheet/platform';
import {
  isDriverKind,
  ISSUED_KINDS,
  changeInWords,
  defectsCounted,
  formatLongDate,
  formatMoment,
  formatDayOfWeek,
  oneLine,
} from '@groundsheet/form-rules';
import type { FormEmail } from './form-email.entity.js';
import { typed } from './form-subject.js';
import type { Letterhead } from '../letters/letterheads.js';
import { mailTemplate } from '../letters/mail-template.js';
import type { SuppressionUrls } from '../suppressions/suppression-links.js';
import { AUTOMATIC, oneClickHeaders } from '../letters/mail-headers.js';

const MEGABYTE = 1024 * 1024;
/** In Base64 a PDF of 7 MB makes a mail of nearly 10 MB, which is the limit of many mailboxes (docs/product.md, Mail). */
const ATTACHED_BELOW = 7 * MEGABYTE;
/** Of a list; the PDF has them all. */
const MOST_LINES = 20;
/** Of a note, in UTF-16 units; the PDF has the whole of it. */
const NOTE = 300;

const template = mailTemplate('form-email');

/** Whether the mail has the PDF attached, or only links to it. */
export function isAttached(email: FormEmail): boolean {
  return email.byteSize < ATTACHED_BELOW;
}

/** A photo as the mail brings it. */
export interface SmallPhoto {
  /** Its place among the defects; null where it shows none of them. */
  readonly defect: number | null;
  readonly jpeg: Buffer;
}

export interface Enclosure {
  letterhead: Letterhead;
  replyTo?: string | undefined;
  /** Link to the completed form, made for the recipient. */
  link: string;
  doNotSend: SuppressionUrls;
  /** Null if it is too large to attach. */
  pdf: Buffer | null;
  /** Of what needs attention, or of what has been done, small. */
  photos: readonly SmallPhoto[];
  timeZone: string;
}

/** The mail about a form; the same row always gives the same mail. */
export function formEmail(email: FormEmail, enclosure: Enclosure): OutgoingMail {
  const { letterhead, replyTo = letterhead.replyTo, doNotSend, pdf, photos } = enclosure;
  const view = { ...letterhead.view, ...viewOf(email, enclosure) };
  const file = { fileName: oneLine(email.fileName, 120), contentType: 'application/pdf' };
  return {
    messageId: email.messageId,
    from: letterhead.from,
    replyTo,
    to: email.recipient,
    subject: email.subject,
    text: template.text(view),
    html: template.html(view),
    attachments: [
      ...letterhead.pictures,
      ...photos.map((photo, place) => ({
        fileName: `${nameOf(photo, place)}.jpg`,
        contentType: 'image/jpeg',
        content: photo.jpeg,
        cid: contentIdOf(email, nameOf(photo, place)),
      })),
      ...(pdf ? [{ ...file, content: pdf }] : []),
    ],
    headers: { ...AUTOMATIC, ...oneClickHeaders(doNotSend) },
  };
}

/** What a photo is called; `place` is its own among the photos. */
function nameOf({ defect }: SmallPhoto, place: number): string {
  return defect === null ? `photo-${place + 1}` : `defect-${defect + 1}`;
}

/** What the HTML part names a photo by; the same in every attempt. */
function contentIdOf({ id }: FormEmail, name: string): string {
  return `${name}.${id}@groundsheet`;
}

/** What a fitter has done: nobody has typed in who is told. */
function isOfFitter({ formKind }: FormEmail): boolean {
  return formKind !== 'form-set' && !isDriverKind(formKind);
}

function viewOf(email: FormEmail, { link, doNotSend, pdf, photos, timeZone }: Enclosure): object {
  const { words } = email;
  const { title, dateLabel } = ISSUED_KINDS[email.formKind];
  const facts = [
    { label: isOfFitter(email) ? 'Fitter' : 'Driver', value: email.driverName },
    { label: 'Customer', value: email.companyName },
    { label: dateLabel, value: formatLongDate(email.formDate) },
    ...words.facts,
    { label: 'Reference', value: email.reference },
    { label: 'Sent', value: formatMoment(email.submittedAt.toISOString(), timeZone) },
  ];
  return {
    title,
    // Its driver has not sent it: a supervisor has.
    isSet: email.formKind === 'form-set',
    noun: title.toLowerCase(),
    driver: typed(email.driverName),
    answer: answerIn(email),
    correction: correctionIn(email),
    defects: defectsIn(email, photos),
    facts: written(facts),
    lists: words.lists
      .map(({ title: heading, lines }) => ({ heading, lines: written(atMost(lines)) }))
      .filter(({ lines }) => lines.length > 0),
    photos: photos.flatMap((photo, place) =>
      photo.defect === null
        ? [{ cid: contentIdOf(email, nameOf(photo, place)), alt: `Photo ${place + 1}` }]
        : [],
    ),
    link,
    doNotSend: doNotSend.page,
    because: isOfFitter(email)
      ? 'you look after this machine, or have it on hire'
      : 'your address was entered when the form was signed',
    attached: pdf !== null,
    megabytes: (email.byteSize / MEGABYTE).toFixed(1),
    recipient: email.recipient,
  };
}

/** '45.5 hours', 'EX-0417 · week to Sat 21 Nov'; where there are defects they are the answer, and begin the mail. */
function answerIn({ words, formKind, formDate }: FormEmail): object {
  const { datedShort } = ISSUED_KINDS[formKind];
  const { words: said, was, below } = words.answer;
  return {
    words: words.defects.length > 0 && said === defectsCounted(words.defects.length) ? null : said,
    was: was === said ? null : was,
    about: [typed(words.machine ?? ''), `${datedShort}${formatDayOfWeek(formDate)}`]
      .filter(Boolean)
      .join(' · '),
    below: below.map((line) => typed(line, NOTE)),
  };
}

/** What the mail about a correction says of it: the form whose place it takes, and each change as it is now and was. */
function correctionIn({ words }: FormEmail): { of: string; changes: string[] } | null {
  if (!words.corrects) return null;
  const { reference, changes } = words.corrects;
  const named = changes
    .slice(0, MOST_LINES)
    .map((change) => typed(typeof change === 'string' ? change : changeInWords(change), NOTE));
  const others = changes.length - named.length;
  return {
    of: `Corrected: this takes the place of ${reference}.`,
    changes: others > 0 ? [...named, `and ${others} more, in the PDF`] : named,
  };
}

interface DefectsInMail {
  heading: string;
  items: { words: string; photo: string | null }[];
}

function defectsIn(email: FormEmail, photos: readonly SmallPhoto[]): DefectsInMail | null {
  const { words } = email;
  if (words.defects.length === 0) return null;
  const counted = defectsCounted(words.defects.length);
  const machine = typed(words.machine ?? '');
  const photoOf = (defect: number) => {
    const place = photos.findIndex((photo) => photo.defect === defect);
    return place < 0 ? null : contentIdOf(email, nameOf(photos[place]!, place));
  };
  const shown = words.defects.slice(0, MOST_LINES).map((defect, index) => ({
    words: typed(defect, NOTE),
    photo: photoOf(index),
  }));
  const others = words.defects.length - shown.length;
  return {
    heading: machine ? `${counted}: ${machine}` : counted,
    items: others > 0 ? [...shown, { words: `and ${others} more, in the PDF`, photo: null }] : shown,
  };
}

function atMost(lines: readonly MailLine[]): MailLine[] {
  const others = lines.length - MOST_LINES;
  if (others <= 0) return [...lines];
  return [...lines.slice(0, MOST_LINES), { label: 'And', value: `${others} more, in the PDF` }];
}

function written(lines: readonly MailLine[]): MailLine[] {
  return lines
    .map(({ label, value }) => ({ label, value: typed(value, NOTE) }))
    .filter(({ value }) => value !== '');
}
