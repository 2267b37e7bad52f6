import anyAscii from 'any-ascii';
import { faceOf, NON_JOINER, type FaceName, type PaperFont } from './fonts.js';

/** A piece of text that one font can print. */
export interface Run {
  font: PaperFont;
  text: string;
}

/** What every house font holds and what needs no second look: most texts are nothing else. */
const PLAIN = /^[\n\x20-\x7e\xa1-\xac\xae-\xff\u2013\u2019]*$/;
/** Signs that stay in the font of what stands before them in the word: spaces, commas, hyphens. */
const CLINGING = /^[\s\p{P}]+$/u;

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/**
 * The text as it can be printed: composed accents, no control characters, and whatever neither the house font
 * nor its fallback holds (Chinese, Arabic, emoji) written in Latin letters, never as boxes.
 */
export function printable(text: string, face: FaceName): string {
  const tidy = text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ');
  if (PLAIN.test(tidy)) return tidy;
  const { house, fallback } = faceOf(face);
  let printed = '';
  for (const { segment } of segmenter.segment(tidy.normalize('NFC'))) {
    if (segment === '\n' || holds(house, segment) || holds(fallback, segment)) printed += segment;
    else printed += startsWord.test(printed) ? capitalised(segment) : transliterate(segment);
  }
  return printed;
}

/**
 * Cuts a printable text into the fewest runs, each in a font that holds all of it. A word and the space after it
 * come out the same whatever stands around them, so that texts can be measured word by word.
 */
export function runsOf(text: string, face: FaceName): Run[] {
  const { house, fallback } = faceOf(face);
  if (PLAIN.test(text)) return text ? [{ font: house, text }] : [];
  const runs: Run[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = runs.at(-1);
    const inWord = last && (segment === ' ' || !last.text.endsWith(' '));
    const clings = inWord && CLINGING.test(segment) && holds(last.font, segment);
    const font = clings ? last.font : holds(house, segment) ? house : fallback;
    if (last?.font === font) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs;
}

function holds(font: PaperFont, segment: string): boolean {
  for (const letter of segment)
    if (letter !== NON_JOINER && !font.holds.has(letter.codePointAt(0)!)) return false;
  return true;
}

/** Letters of Arabic, Persian and Kurdish names that the table of all scripts leaves out, or writes as a sign alone. */
const ARABIC: Readonly<Record<string, string>> = {
  ...{ ا: 'a', أ: 'a', إ: 'i', ٱ: 'a', ؤ: 'u', ئ: '', ء: "'", ع: "'", ـ: '', ې: 'e', ە: 'e' },
};

/**
 * Signs that show nothing (joiners, marks of direction, controls) go. A letter that nobody has a Latin one for is called by its
 * number: a question mark would say that somebody was not sure of the name.
 */
function transliterate(segment: string): string {
  const latin = [...segment]
    .map((letter) => ARABIC[letter] ?? (anyAscii(letter) || anyAscii(letter.normalize('NFKD'))))
    .join('')
    .replace(/[^\x20-\x7e]/g, '');
  const isLost = /\?|^$/.test(latin) && !SILENT.test(segment) && /[\p{L}\p{N}\p{S}]/u.test(segment);
  return isLost ? `U+${segment.codePointAt(0)!.toString(16).toUpperCase()}` : latin;
}

/** Letters that say nothing by themselves: carriers of a vowel, lengthening, fillers, and vowels that stand for silence. */
const SILENT = /^[ئـᅟᅠㅤﾠㅇᄋᅇー\uff70]/u;

const startsWord = /(?:^|[\s-])'?$/;

/** Words of scripts without capitals begin with one in Latin letters. */
function capitalised(segment: string): string {
  const latin = transliterate(segment);
  return /^(?!\p{Script=Latin})\p{L}/u.test(segment)
    ? latin.replace(/^'?[a-z]/, (letter) => letter.toUpperCase())
    : latin;
}
