import { folded } from './folding.js';

/** In characters (docs/safeguards.md, Passwords). */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

/** Whose password it is to be, as far as that is known. */
export interface PasswordOwner {
  readonly fullName?: string;
  readonly email?: string;
}

const PRODUCT = 'Groundsheet';
const HARDER = 'Please choose one that is harder to guess, such as three or four words in a row.';

const FEWEST_DIFFERENT = 5;
/** A password is its runs along the keyboard and so many more characters, at the most. */
const BESIDE_RUNS = 4;
const SHORTEST_RUN = 3;

/** What fingers follow: rows and columns of the keyboard, the alphabet, and digits between either. */
const LINES = [
  '12345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'a1b2c3d4e5f6g7h8i9',
].flatMap((line) => [line, [...line].toReversed().join('')]);

/** What is written for a letter to make a word look less like one. */
const LOOKALIKES: Record<string, string> = {
  a: 'a4@',
  b: 'b8',
  e: 'e3',
  g: 'g9',
  i: 'i1!',
  l: 'l1',
  o: 'o0',
  s: 's5$',
  t: 't7',
};

/**
 * Why a password is refused, as a sentence for the person who is choosing it; null if these rules allow it. The server
 * also refuses the commonest passwords, by a list (docs/safeguards.md, Passwords).
 */
export function passwordFault(password: string, owner: PasswordOwner = {}): string | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return `Please choose a password of at least ${PASSWORD_MIN} characters.`;
  if (length > PASSWORD_MAX) return `Please choose a password of at most ${PASSWORD_MAX} characters.`;
  const text = bare(password);
  if (isRepeated(text)) return `This repeats the same few characters. ${HARDER}`;
  if (followsKeys(text)) return `This follows the alphabet or the keyboard. ${HARDER}`;
  if (isLittleMoreThan(wordsOf(PRODUCT), text))
    return `This is little more than the name of this app. ${HARDER}`;
  if (isLittleMoreThan([owner.fullName, owner.email].flatMap(wordsOf), text))
    return `This is little more than your own name or email address. ${HARDER}`;
  return null;
}

/** Without capitals, accents and what stands between words. */
function bare(text: string): string {
  return folded(text).replace(/[\s._'-]+/gu, '');
}

function isRepeated(text: string): boolean {
  return /^(.+?)\1+$/su.test(text) || new Set(text).size < FEWEST_DIFFERENT;
}

function followsKeys(text: string): boolean {
  const once = text.replace(/(.)\1+/gsu, '$1');
  let beside = 0;
  for (let at = 0; at < once.length;) {
    const run = runFrom(once, at);
    if (run < SHORTEST_RUN) beside += 1;
    at += run < SHORTEST_RUN ? 1 : run;
  }
  return beside <= BESIDE_RUNS;
}

/** How many characters from here on follow one of the lines. */
function runFrom(text: string, at: number): number {
  let length = 1;
  while (at + length < text.length && LINES.some((line) => line.includes(text.slice(at, at + length + 1))))
    length += 1;
  return length;
}

/** The words of a name or an address, together and one by one. The longest first: it may contain others. */
function wordsOf(text = ''): string[] {
  const words = [text, ...text.split(/[\s@+]+/u), ...text.split(/[^\p{L}\p{N}]+/u)].map(bare);
  return [...new Set(words)].filter((word) => word.length >= 3).toSorted((a, b) => b.length - a.length);
}

function isLittleMoreThan(words: string[], text: string): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(disguised(word), ''), text);
  const letters = rest.match(/\p{L}/gu) ?? [];
  return rest !== text && letters.length < 4 && new Set(rest).size < 8;
}

/** Matches a word, also where digits or signs stand for its letters. */
function disguised(word: string): RegExp {
  const ways = [...word].map((letter) => (LOOKALIKES[letter] ?? letter).replace(/[\\\]^-]/gu, '\\$&'));
  return new RegExp(ways.map((each) => `[${each}]`).join(''), 'gu');
}
