import fc from 'fast-check';
import { alike, folded } from './folding.js';
import { isSameName, judgeOrderNumber, machineKey, normaliseEmail, packedNumber } from './index.js';

/** Ways of writing one thing, the plain one first. */
const SAME: readonly (readonly string[])[] = [
  ["D'Arcy", 'D’Arcy', 'D‘Arcy', 'DʼArcy', 'D´Arcy', 'D`Arcy', 'D′Arcy', 'D＇Arcy', 'd‛arcy'],
  ['a "b" c', 'a “b” c', 'A „b‟ C', 'a ＂b＂ c'],
  ['m-77', 'M‐77', 'M‑77', 'M‒77', 'M–77', 'M—77', 'M―77', 'M−77', 'M－77', 'M﹣77', 'M⁃77'],
  ['wharf road', 'Wharf\u00a0Road', 'Wharf\u2003Road', 'Wharf \u202f Road', 'Wharf\u3000Road', 'Wharf\tRoad'],
  [
    'ts-7k3m',
    '\u200bTS-7K3M',
    'TS-\u00ad7K3M',
    '\u202eTS-7K3M\u202c',
    'TS-7K\u20603M',
    '\ufeffTS-7K3M',
    'TS-7\u200cK3M',
  ],
  ['siân', 'Sia\u0302n', 'SIÂN', 'ＳＩÂＮ'],
  ['bay 0417', 'Bay ０４１７', 'bay \u{1d7ce}4\u{1d7cf}7'],
  ['γιώργοσ', 'ΓΙΏΡΓΟΣ', 'Γιώργος'],
];

describe('letters that look alike', () => {
  it.each(SAME.flatMap(([plain, ...others]) => others.map((other) => [other, plain!] as const)))(
    '%j is as good as %j',
    (other, plain) => {
      expect([alike(other), folded(other)]).toEqual([alike(plain), folded(plain)]);
    },
  );

  it.each([
    ['Wójcik', 'wojcik'],
    ['Łódź Plant', 'lodz plant'],
    ['Søren Kjær', 'soren kjaer'],
    ['Straße', 'strasse'],
    ['İbrahim Işık', 'ibrahim isik'],
    ['Đorđe', 'dorde'],
    ['Γιώργος', 'γιωργοσ'],
    ['Ёлкин', 'елкин'],
    ['مُحَمَّد', 'محمد'],
  ])('a search finds %j as %j, which is another name', (name, plain) => {
    expect(folded(name)).toBe(plain);
    expect(isSameName(name, plain)).toBe(false);
  });

  it.each([
    ['R-400', 'R-401'],
    ['Hall', 'Hull'],
    ['one\ntwo', 'one two'],
    ['का', 'के'],
  ])('%j and %j stay two', (one, other) => {
    expect(folded(one)).not.toBe(folded(other));
  });

  it('change nothing that is folded already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(folded(folded(text))).toBe(folded(text));
      }),
    );
  });
});

describe('what is compared as it is folded', () => {
  it.each([
    ['d’arcy plant', "D'Arcy  Plant"],
    ['D\u00b4Arcy\u200b Plant', 'D‘ARCY PLANT'],
    ['Smith–Jones', 'Smith-Jones'],
  ])('the name %j and %j', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });

  it.each(['M–77A', 'm−77a', '\u200bM-77A', 'Ｍ－７７Ａ', 'M\u00ad-77A', ' M‑77A '])(
    'the order number %j',
    (number) => {
      expect(judgeOrderNumber(number, 'ends with 7a')).toEqual({
        valid: true,
        message: 'Order number M-77A is valid.',
      });
      expect(judgeOrderNumber('M-77–1', 'ends with －1').valid).toBe(true);
    },
  );

  it.each(['d–118', 'D\u200b118', 'Ｄ－１１８', 'd 118', 'D\u00ad-118'])('the plant number %j', (number) => {
    expect(machineKey(number)).toBe('D118');
    expect(packedNumber('d\u200b 118')).toBe('D118');
  });

  it.each([
    'Dara.O’Shea@Quay-Civils.co.uk',
    "\u200edara.o'shea@quay–civils.co.uk ",
    'ｄara.o´shea＠quay-civils.co.uk',
  ])('the address %j', (address) => {
    expect(normaliseEmail(address)).toBe("dara.o'shea@quay-civils.co.uk");
  });
});
