import {
  cleaned,
  holdsAddress,
  isWritten,
  lettersIn,
  oneLine,
  unlinked,
  unlinkedOnPaper,
} from './typed-text.js';

describe('typed text on one line', () => {
  it.each([
    ['Łukasz Wójcik', 'Łukasz Wójcik'],
    ['李小龙 👷🏽‍♀️', '李小龙 👷🏽‍♀️'],
    ['  a   b\u00a0c ', 'a b c'],
    ['Dan\r\nBcc: all@northgate.co.uk', 'Dan Bcc: all@northgate.co.uk'],
    ['Dan\u0000\u0085\u2028\u2029Lee', 'Dan Lee'],
    ['gro.\u202elive\u202c', 'gro.live'],
    ['half \ud83d', 'half \ufffd'],
  ])('%j becomes %j', (typed, line) => {
    expect(oneLine(typed)).toBe(line);
  });

  it('is cut to 80, never in the middle of a character', () => {
    expect(oneLine('x'.repeat(500))).toBe('x'.repeat(80));
    const cut = oneLine(`${'x'.repeat(75)}👷🏽‍♀️`);
    expect(cut).toBe('x'.repeat(75));
    expect(oneLine(`${'x'.repeat(78)}👷`)).toBe(`${'x'.repeat(78)}👷`);
  });
});

/** What mail programs look for, more greedily than any of them. */
const LINK_LIKE = [
  /(?:https?|ftp|mailto|tel|javascript):[^\s\u200c]/iu,
  /[\p{L}\p{N}_-]+\.[\p{L}\p{N}_-]+/u,
  /[^\s]\.\p{L}{2,}/u,
  /\S@[\p{L}\p{N}]/u,
  /\d[\d\s().-]{5,}\d/u,
];
const traps = [
  'pay-now.example.com',
  'www.evil.org/login?a=b',
  'https://evil.org/x',
  'HTTP://203.0.113.9/x',
  'javascript:alert(1)',
  'mailto:boss@evil.org',
  'boss@evil.org',
  'boss＠evil．org',
  'evil。中国',
  'пример.рф',
  '+44 7700 900123',
  'Call 07700-900-123 now',
  'tel:07700900123',
];

describe('typed text that stays plain in a mail', () => {
  it.each(traps)('%j looks like a link before and not after, and reads the same', (typed) => {
    const plain = unlinked(typed);
    if (!/[。．]/u.test(typed)) expect(LINK_LIKE.some((link) => link.test(typed))).toBe(true);
    for (const link of LINK_LIKE) expect(plain).not.toMatch(link);
    expect(plain.replaceAll('\u200c', '')).toBe(typed);
  });

  it.each(['pay-now.example.com', 'evil。中国', 'пример.рф', 'www.evil.org'])(
    '%j leads nowhere even when a program takes the whole word for a host',
    (typed) => {
      expect(URL.canParse(`http://${typed}`)).toBe(true);
      expect(URL.canParse(`http://${unlinked(typed)}`)).toBe(false);
      // Why not the word joiner: browsers drop it, and the link is back.
      expect(new URL(`http://${typed.replace(/[.。]/u, '\u2060$&\u2060')}`).host).toBe(
        new URL(`http://${typed}`).host,
      );
    },
  );

  it.each([
    'St. Albans',
    'Łukasz Wójcik',
    'J. P. Murphy & Sons Ltd.',
    "Sinéad O'Neill",
    'Unit 42, 2026',
    'Week: good',
    'OH-12345678, D-114',
  ])('leaves %j alone', (typed) => {
    expect(unlinked(typed)).toBe(typed);
  });
});

describe('typed text that stays plain on paper', () => {
  it.each([
    'pay-now.example.com',
    'https://evil.org/x',
    'HTTP://203.0.113.9/x',
    'boss@evil.org',
    'boss@203.0.113.9',
    'www.7zip.org',
  ])('breaks up %j, which reads the same', (typed) => {
    const plain = unlinkedOnPaper(typed);
    expect(plain).not.toMatch(/https?:\/|@[\p{L}\p{N}]|\.\p{L}/iu);
    expect(plain.replaceAll('\u200c', '')).toBe(typed);
  });

  it.each([
    'St. Albans',
    '12.5',
    '2026-11-21T14:05:00.000Z',
    '07:30',
    '07700 900123',
    'EX-0417',
    'Note: full',
  ])('leaves %j alone', (typed) => {
    expect(unlinkedOnPaper(typed)).toBe(typed);
  });
});

it.each([
  ['Siân O’Neill', 10],
  ['王芳', 2],
  ['Nº 5', 3],
  [' \u00a0\u3000', 0],
  ['\u200b\u2060\u00ad\u3164\uffa0\u115f', 0],
  ['\u200c\u200d', 0],
  ['. - …', 0],
])('finds in %j %i letters and figures', (text, letters) => {
  expect([lettersIn(text), isWritten(text)]).toEqual([letters, letters > 0]);
});

it.each([
  ['  Siân\u200b  O’Neill\u202e ', 'Siân O’Neill'],
  ['Sia\u0302n', 'Siân'],
  ['One.\r\nTwo.\u2028Three.', 'One.\nTwo.\nThree.'],
  ['a\u0007b\tc', 'a b c'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('keeps of %j what can be seen', (text, kept) => {
  expect(cleaned(text)).toBe(kept);
});

it.each([
  'Pay at evil.org',
  'evil\u2024org',
  'evil\ufe52org',
  'evil\uff0eorg',
  'evil\u3002org',
  'e\u200bvil.\u2060org',
  'boss\uff20evil',
  'boss\ufe6bevil',
  'https\uff1a//evil',
  'https\ufe55//evil',
  '\uff11\uff10\u20240\u20240\u20241',
])('sees an address in %j', (typed) => {
  expect(holdsAddress(typed)).toBe(true);
});

it.each(['Site office, Northgate', 'St. Albans', 'Bay 4.5', 'Week 47: R-400', 'and so on…'])(
  'sees none in %j',
  (typed) => {
    expect(holdsAddress(typed)).toBe(false);
  },
);
