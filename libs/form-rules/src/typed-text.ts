const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Marks that change the reading direction, and characters that show nothing except the joiners of Persian and emoji. */
const INVISIBLE =
  /\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0\ufff9-\ufffb]/gu;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Typed text made fit for one line of a mail: no line breaks, control characters or changes of reading direction, cut
 * to a length without splitting a character.
 *
 * @param most UTF-16 units (docs/product.md, Mail)
 */
export function oneLine(text: string, most = 80): string {
  const line = text.toWellFormed().replace(CONTROLS, ' ').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
  if (line.length <= most) return line;
  let cut = '';
  for (const { segment } of letters.segment(line)) {
    if (cut.length + segment.length > most) break;
    cut += segment;
  }
  return cut.trimEnd();
}

const NO_NEW_LINE = /[^\S\n]+/gu;

/** Typed text as it is kept: of letters in one piece, without what shows nothing or turns the reading direction; its lines stay. */
export function cleaned(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(NO_NEW_LINE, ' ')
    .trim();
}

/** A letter or a figure that can be seen: the fillers of Hangul are letters, too. */
const LETTER = /(?![\u115f\u1160\u3164\uffa0])[\p{L}\p{N}]/u;
const LETTERS = new RegExp(LETTER, 'gu');

/** Whether somebody has written anything: spaces, dots and invisible letters are nothing. */
export function isWritten(text: string): boolean {
  return LETTER.test(text);
}

/** How many letters and figures that are. */
export function lettersIn(text: string): number {
  return text.match(LETTERS)?.length ?? 0;
}

const MAIL_ADDRESS = /[^\s@\uff20][@\uff20][^\s@\uff20]/u;
const WEB_ADDRESS = /\p{L}[:\uff1a]\/\/|[\p{L}\p{N}-][.\u3002\uff0e\uff61]\p{L}{2}|\d{1,3}(?:\.\d{1,3}){3}/u;

/** Whether typed text has a web or mail address in it, or something that a program, or a person, would take for one. */
export function holdsAddress(text: string): boolean {
  const alike = text.normalize('NFKC');
  const line = oneLine(alike, alike.length);
  return MAIL_ADDRESS.test(line) || WEB_ADDRESS.test(line);
}

/** Zero-width non-joiner. */
const BREAK = '\u200c';
/** The point of '45.5 h' stays a point, to be searched and copied. */
const DOT_OR_AT = /(?<=\S)(?!(?<=(?:^|[\s(])\d{1,4})\.\d h(?![\p{L}\d]))[.\u3002\uff0e\uff61@\uff20](?=\S)/gu;
/** Between figures a dot is a decimal point. */
const DOT_OR_AT_BUT_POINTS = /(?<=\S)(?!(?<=\d)\.\d)[.\u3002\uff0e\uff61@\uff20](?=\S)/gu;
const SCHEME = /(?<=\p{L})[:\uff1a](?=\S)/gu;
/** `OH-12345678` is read out and typed again: it stays as it is. */
const REFERENCE_OR_PHONE_NUMBER = /\b[A-Z]{2}-[0-9A-Z]{8}\b|\+?\d(?:[\s().-]*\d){6,}/gu;

/**
 * Typed text that reads the same but that no mail program turns into a link. Programs find links in text and HTML
 * alike: a driver called "pay-now.example" would be clickable in a mail from us.
 *
 * A zero-width non-joiner goes on both sides of every dot, at sign and colon that could be part of an address, and
 * between the digits of a telephone number. The zero-width space and the word joiner, which are more usual, would not
 * do: browsers drop them from a host name (UTS 46), so a program that links the whole word would still lead to the real
 * address. A non-joiner makes the address invalid.
 */
export function unlinked(text: string): string {
  return text
    .replace(REFERENCE_OR_PHONE_NUMBER, (found) =>
      /^[A-Z]/.test(found) ? found : found.replace(/(?<=\d)(?=\d)/g, BREAK),
    )
    .replace(DOT_OR_AT, `${BREAK}$&${BREAK}`)
    .replace(SCHEME, `$&${BREAK}`);
}

/** The same for a PDF, whose viewers look for addresses only: numbers stay as they are, to be searched and copied. */
export function unlinkedOnPaper(text: string): string {
  return text.replace(DOT_OR_AT_BUT_POINTS, `${BREAK}$&${BREAK}`).replace(SCHEME, `$&${BREAK}`);
}
