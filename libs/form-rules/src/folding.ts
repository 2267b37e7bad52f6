/** Signs that look alike, and the one that stands for them. The accents among the apostrophes are those that stand alone. */
const APOSTROPHES = /[‘’‛ʹʻʼˈ´`′＇]/gu;
const QUOTES = /[“”„‟″＂]/gu;
const DASHES = /[‐‑‒–—―⁃−﹘﹣－]/gu;
/** What shows nothing, or turns the reading direction; joiners and the signs that choose how an emoji looks, too. */
const UNSEEN =
  /[\u034f\u180b-\u180f\ufe00-\ufe0f\u00ad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e01ef}]/gu;
const SPACES = /[^\S\n]+/gu;

/**
 * Typed text as everything compares it: letters that look alike are one. Capitals, the kind of apostrophe, dash and space,
 * letters in one piece or composed, full width, and what shows nothing do not matter; accents do. Lines stay.
 */
export function alike(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(DASHES, '-')
    .normalize('NFKC')
    .replace(SPACES, ' ')
    .toLowerCase()
    .replaceAll('ς', 'σ');
}

/** Accents of Latin, Greek and Cyrillic letters, and the points of Hebrew and Arabic ones; the vowels of other scripts are letters. */
const ACCENTS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]/gu;
/** Letters that Unicode does not take apart, and how a keyboard without them writes them. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ŧ: 't', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/**
 * Typed text as every search compares it: as {@link alike}, and accents do not matter either. Recognised text lacks them, and so do
 * many keyboards. The database has the same rule as its function `folded`; a spec compares both, sign by sign.
 */
export function folded(text: string): string {
  return alike(text)
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(SPECIAL, (letter) => PLAIN[letter]!);
}
