import { Alphabet } from './decoding.js';
import { tidied } from './read-picture.js';
import { withSpaces } from './spaces.js';

const LETTERS = ['A', 'B', '中', '1', '2', 'T', 'H'];
const alphabet = new Alphabet(LETTERS.join('\n'));

/** Steps at which the recogniser says a letter, or with "-" nothing. */
function said(letters: string, confidence = 0.9) {
  const data = new Float32Array(letters.length * alphabet.size);
  [...letters].forEach((letter, step) => {
    const index = letter === ' ' ? alphabet.size - 1 : LETTERS.indexOf(letter) + 1;
    data[step * alphabet.size + index] = confidence;
  });
  return { data, count: letters.length };
}

const read = (letters: string) =>
  alphabet
    .decode(said(letters))
    .map(({ text }) => text)
    .join('');

it.each([
  ['-AA-B--', 'AB'],
  ['AA-AAB', 'AAB'],
  ['A  B', 'A B'],
  ['----', ''],
  ['A中B', 'AB'],
])('decodes %s as "%s"', (letters, text) => {
  expect(read(letters)).toBe(text);
});

it('knows where a letter stands, and how sure it is of it', () => {
  expect(alphabet.decode(said('--AA------', 0.75))).toEqual([{ text: 'A', at: 0.3, confidence: 0.75 }]);
});

/** A strip with black bars for letters, and the letters that they stand for. */
function aStrip(letters: string, bars: readonly [from: number, to: number][], width = 200, isDark = false) {
  const data = new Uint8Array(width * 48 * 3).fill(isDark ? 20 : 240);
  for (let row = 10; row < 40; row += 1) {
    for (const [from, to] of bars)
      data.fill(isDark ? 240 : 20, (row * width + from) * 3, (row * width + to) * 3);
  }
  const characters = bars.map(([from, to], at) => ({
    text: letters[at]!,
    at: (from + to) / 2 / width,
    confidence: 0.9,
  }));
  return withSpaces(characters, { data, width, height: 48 });
}

it.each([
  [
    'where the paper is bare',
    'ABTH',
    [
      [10, 30],
      [34, 54],
      [70, 90],
      [94, 114],
    ],
    'AB TH',
  ],
  [
    'nowhere else',
    'ABTH',
    [
      [10, 30],
      [35, 55],
      [60, 80],
      [85, 105],
    ],
    'ABTH',
  ],
  [
    'not beside a narrow one',
    '212',
    [
      [10, 30],
      [40, 46],
      [56, 76],
    ],
    '212',
  ],
  [
    'between figures that are far apart',
    '2112',
    [
      [10, 30],
      [36, 42],
      [80, 86],
      [92, 112],
    ],
    '21 12',
  ],
] as [string, string, [number, number][], string][])('puts spaces %s', (_, letters, bars, text) => {
  expect(aStrip(letters, bars)).toBe(text);
  expect(aStrip(letters, bars, 200, true)).toBe(text);
});

it.each([
  ['5,0oo,oo0', '5,000,000'],
  ['2o31', '2031'],
  ['to 10 tonnes', 'to 10 tonnes'],
  ['No. 5 or 6', 'No. 5 or 6'],
  ['A1oB', 'A1oB'],
  ['naissance(4)', 'naissance (4)'],
])('tidies "%s" to "%s"', (text, expected) => {
  expect(tidied(text)).toBe(expected);
});
