import fc from 'fast-check';
import { checkDigit } from '@groundsheet/testing';
import type { ReadLine } from '../read-document.js';
import { fittedTo, machineReadableProposals } from './machine-readable.js';

const NAMES = 'P<GBRBRAITHWAITE<<ALEX<LEE<<<<<<<<<<<<<<<<<<';
const NUMBERS = '6586547957GBR7508284M3102031<<<<<<<<<<<<<<08';

/** Lines below each other. */
function aPage(...texts: string[]): ReadLine[] {
  return texts.map((text, at) => ({
    text,
    confidence: 0.95,
    box: { left: 0.1, top: 0.1 + at * 0.1, width: 0.8, height: 0.05 },
  }));
}

function proposed(...texts: string[]) {
  const proposals = machineReadableProposals(aPage(...texts));
  return Object.fromEntries(proposals.map(({ field, value }) => [field, value]));
}

const EXPECTED = {
  category: 'passport',
  name: 'Alex Lee Braithwaite',
  number: '658654795',
  expires: '2031-02-03',
};

it.each([
  ['as it is printed', [NAMES, NUMBERS]],
  ['with spaces and small letters', [NAMES.replaceAll('<<', '<< '), NUMBERS.toLowerCase()]],
  ['with fillers missing', [NAMES.slice(0, 30), NUMBERS.replace('<<<<<<<', '<<<')]],
  ['with fillers read twice', [`${NAMES}<<<`, NUMBERS.replace('<<<<', '<<<<<<')]],
  ['with quotes for fillers', [NAMES.replaceAll('<<', '«<'), NUMBERS]],
  ['with a 6 for the G of the nationality', [NAMES, NUMBERS.replace('GBR', '6BR')]],
])('reads the lines of a passport %s', (_, lines) => {
  expect(proposed('BRAITHWAITE', ...lines)).toEqual(EXPECTED);
});

it.each([
  ['a figure of the number', '6586547957', '6586547967'],
  ['a figure of the expiry', '3102031', '3103031'],
  ['the last check digit', /8$/, '9'],
] as const)('proposes nothing where %s is wrong', (_, from, to) => {
  expect(proposed(NAMES, NUMBERS.replace(from, to))).toEqual({});
});

it('reads an identity card, which is no passport', () => {
  const lines = [
    'I<UTOD231458907<<<<<<<<<<<<<<<',
    '7408122F1204159UTO<<<<<<<<<<<6',
    'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
  ];
  expect(proposed(...lines)).toEqual({
    category: 'other',
    name: 'Anna Maria Eriksson',
    number: 'D23145890',
    expires: '2012-04-15',
  });
});

it('is surer of a name that stands on the page as well', () => {
  const confidence = (...texts: string[]) =>
    machineReadableProposals(aPage(...texts)).find(({ field }) => field === 'name')!.confidence;
  expect(confidence('BRAITHWAITE', NAMES, NUMBERS)).toBeGreaterThan(confidence('BRAITHWAIT', NAMES, NUMBERS));
});

it('reads every number and expiry back', () => {
  const number = fc.stringMatching(/^[A-Z0-9]{9}$/);
  const date = fc.stringMatching(/^[0-4]\d(0[1-9]|1[0-2])(0[1-9]|1\d|2[0-8])$/);
  const checked = (text: string) => text + checkDigit(text);
  fc.assert(
    fc.property(number, date, date, (document, born, until) => {
      const personal = '<'.repeat(14);
      const parts = [document, born, until, personal].map(checked);
      const line = `${parts[0]}GBR${parts[1]}F${parts[2]}${parts[3]}${checkDigit(parts.join(''))}`;
      expect(proposed(NAMES, line)).toMatchObject({
        number: document,
        expires: `20${until.slice(0, 2)}-${until.slice(2, 4)}-${until.slice(4)}`,
      });
    }),
  );
});

it('fits a line by its longest run of fillers, or not at all', () => {
  expect(fittedTo('A<<B<<<<C', 12)).toBe('A<<B<<<<<<<C');
  expect(fittedTo('A<<B<<<<C', 7)).toBe('A<<B<<C');
  expect(fittedTo('A<BCDEFGH', 5)).toBeUndefined();
  expect(fittedTo('ABCDEF', 8)).toBeUndefined();
});

it('never fails, whatever is read', () => {
  const anything = fc.array(fc.oneof(fc.string(), fc.stringMatching(/^[PIAC][A-Z0-9<]{20,50}$/)), {
    maxLength: 6,
  });
  fc.assert(fc.property(anything, (texts) => void machineReadableProposals(aPage(...texts))));
});
