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

/**
 * Where a program begins to see an address in a word: before the last letters of a host or after its `www`, within four numbers, at an
 * at sign, after a scheme. Figures, plant numbers and references have nothing of the kind.
 */
const LINKS =
  /(?<=[\p{L}\p{N}_-])[.\u3002\uff0e\uff61](?=\p{L}{2}|xn--)|(?<=\bwww)\.(?=\S)|(?<=\d\.\d{1,3})\.(?=\d{1,3}\.\d)|(?<=\S)[@\uff20](?=\S)|(?<=\p{L})[:\uff1a](?=\/\/)|(?<=\b(?:mailto|tel|sms|callto|javascript|data))[:\uff1a](?=\S)/giu;

/**
 * Typed text that no mail program turns into a link, though programs find links in text and HTML alike: a driver called
 * "pay-now.example" would be clickable in a mail from us. A space stands where the address would go on, for everybody to see; what
 * shows nothing would be copied with it, and numbers would be found no more. Text that is no address stays as it is.
 */
export function unlinked(text: string): string {
  return text.replace(LINKS, '$& ');
}

/** Zero-width non-joiner: unlike a zero-width space, which browsers drop from a host name (UTS 46), it makes an address invalid. */
const BREAK = '\u200c';
/** `EX.0417.BC` */
const PLANT_NUMBER = /^(?=.*\d)[\p{Lu}\d./-]+$/u;

/** The same for a PDF, which says what was signed as it was typed: the break does not show. Numbers stay, to be searched and copied. */
export function unlinkedOnPaper(text: string): string {
  return text.replace(/\S+/gu, (word) =>
    PLANT_NUMBER.test(word) ? word : word.replace(LINKS, `${BREAK}$&${BREAK}`),
  );
}
