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
  /(?:https?|ftp):\/\/|(?:mailto|tel|javascript):\S/iu,
  /[\p{L}\p{N}_-][.。．]\p{L}{2,}/u,
  /\bwww\.\S/iu,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/u,
  /\S[@＠]\S/u,
];

describe('typed text that stays plain in a mail', () => {
  it.each([
    ['pay-now.example.com', 'pay-now. example. com'],
    ['Dan www.evil.org/login?a=b', 'Dan www. evil. org/login?a=b'],
    ['www.7zip.org', 'www. 7zip. org'],
    ['https://evil.org/x', 'https: //evil. org/x'],
    ['HTTP://203.0.113.9/x', 'HTTP: //203.0. 113.9/x'],
    ['javascript:alert(1)', 'javascript: alert(1)'],
    ['mailto:boss@evil.org', 'mailto: boss@ evil. org'],
    ['boss＠evil．org', 'boss＠ evil． org'],
    ['evil。中国', 'evil。 中国'],
    ['пример.рф', 'пример. рф'],
    ['evil.xn--p1ai', 'evil. xn--p1ai'],
    ['tel:07700900123', 'tel: 07700900123'],
    ['gate.B2.ltd', 'gate.B2. ltd'],
  ])('%j looks like a link before and not after, and says the same', (typed, plain) => {
    expect(LINK_LIKE.some((link) => link.test(typed))).toBe(true);
    expect(unlinked(typed)).toBe(plain);
    for (const link of LINK_LIKE) expect(plain).not.toMatch(link);
    expect(unlinked(plain)).toBe(plain);
  });

  it.each([
    'St. Albans',
    'J. P. Murphy & Sons Ltd.',
    'J.P. Murphy',
    "Sinéad O'Neill",
    'Week: good',
    'OH-12345678, D-114',
    'P-00123456789',
    'Serial 4417093321',
    'EX.0417.B',
    '4210.5, 18.5 hours, 9.0 h',
    'Call 07700 900123 or +44 7700 900-123',
    '07:00 to 16:30, 21.11.2026',
    '12345678.5',
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
    'EX.0417.B',
    'EX.0417.BC/2',
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
