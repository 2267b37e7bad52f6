import fc from 'fast-check';
import type { ReadLine } from '../read-document.js';
import { proposalsOf } from './proposals-of.js';

const TODAY = '2026-11-22';

/** Rows below each other; what two spaces part stands at its place on the row. */
function aPage(...rows: string[]): ReadLine[] {
  return rows.flatMap((row, at) =>
    [...row.matchAll(/\S+(?: \S+)*/g)].map((match) => ({
      text: match[0],
      confidence: 0.96,
      box: { left: match.index / 80, top: 0.05 + at * 0.05, width: match[0].length / 80, height: 0.03 },
    })),
  );
}

function proposed(...rows: string[]): Record<string, string> {
  return Object.fromEntries(proposalsOf(aPage(...rows), TODAY).map(({ field, value }) => [field, value]));
}

const LICENCE = [
  'DRIVING LICENCE',
  '1. MCALLISTER',
  "2. MRS SIAN O'NEILL",
  '3. 14.03.1986 UNITED KINGDOM',
  '4a. 02.05.2021 4c. DVLA',
  '4b. 01.05.2031',
  '5. MCALL 853146 SO9AB 21',
];
const OF_LICENCE = {
  category: 'driving_license',
  name: "Sian O'Neill McAllister",
  number: 'MCALL853146SO9AB',
  expires: '2031-05-01',
};

it.each([
  ['a driving licence', LICENCE, OF_LICENCE],
  [
    'a driving licence whose small figures were not read',
    LICENCE.map((row) => row.replace(/^[1235]\. /, '')),
    OF_LICENCE,
  ],
  ['a driving licence with O for 0', LICENCE.with(6, '5. MCALL853I46SO9AB 21'), OF_LICENCE],
  [
    'a CPCS card, its labels above',
    [
      'CPCS  Construction Plant Competence Scheme',
      'Name',
      'Rowan David Okafor',
      'Registration No.        Expiry Date',
      '1024158                 25/12/2028',
      'A59A Excavator 360 above 10 tonnes',
    ],
    { category: 'qualification', name: 'Rowan David Okafor', number: '1024158', expires: '2028-12-25' },
  ],
  [
    'an NPORS card whose labels were misread',
    ['N PORStational Plant Operators', 'Name: Priya Kaur', 'Card Nunber', '704512', 'Exp: 03/2029'],
    { category: 'qualification', name: 'Priya Kaur', number: '704512', expires: '2029-03-31' },
  ],
  [
    'a first aid certificate',
    [
      'Certificate of Achievement',
      'This is to certify that',
      'Callum Okafor',
      'Emergency First Aid at Work',
      'Certificate number: FA-0592162',
      'Course date: 16 December 2025',
      'Valid until: 16 December 2028',
    ],
    { category: 'certification', name: 'Callum Okafor', number: 'FA-0592162', expires: '2028-12-16' },
  ],
  [
    'an insurance certificate with a period',
    [
      'Certificate of Public Liability Insurance',
      'Policy number          PL 64068548',
      'Insured                Jonah Morgan',
      'Period of insurance    From 13 May 2026 to 12 May 2027',
    ],
    { category: 'insurance', name: 'Jonah Morgan', number: 'PL 64068548', expires: '2027-05-12' },
  ],
  [
    'labels side by side, their dates below',
    ['Issue date        Expiry date', '01/02/2024        31/01/2029'],
    { expires: '2029-01-31' },
  ],
  [
    'dates without labels',
    ['Medical certificate', '1 June 2026', '1 June 2028'],
    { category: 'medical', expires: '2028-06-01' },
  ],
  ['only dates of the past', ['Toolbox talk, 1 June 2026'], { category: 'training' }],
  ['a firm as the insured', ['Insured: Hill Plant Services Ltd', 'Policy'], { category: 'insurance' }],
])('proposes what %s says', (_, rows, expected) => {
  expect(proposed(...rows)).toEqual(expected);
});

it('shows where a value stands, and how sure it is', () => {
  const [expiry] = proposalsOf(aPage('Issue date        Expiry date', '01/02/2024        31/01/2029'), TODAY);
  expect(expiry).toEqual({
    field: 'expires',
    value: '2029-01-31',
    confidence: expect.closeTo(0.93, 2),
    box: { left: 18 / 80, top: expect.closeTo(0.1), width: 10 / 80, height: 0.03 },
  });
});

it('proposes nothing that was hardly legible', () => {
  const faint = aPage('Expiry date: 31/01/2029').map((line) => ({ ...line, confidence: 0.51 }));
  expect(proposalsOf(faint, TODAY)).toEqual([]);
});

it('proposes each field once, with a real date and a box on the page, whatever is read', () => {
  const word = fc.constantFrom(
    'Expiry',
    'Name',
    '4b.',
    '5.',
    'Policy No.',
    'PL 1234567',
    'Sam Lee',
    '31/12/2029',
    '1 May',
    'DVLA',
  );
  const row = fc.array(fc.oneof(word, fc.string()), { maxLength: 4 }).map((words) => words.join('  '));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      const proposals = proposalsOf(aPage(...rows), TODAY);
      const fields = proposals.map(({ field }) => field);
      expect(new Set(fields).size).toBe(fields.length);
      for (const { field, value, confidence } of proposals) {
        expect(value).not.toBe('');
        expect(confidence >= 0.5 && confidence <= 1).toBe(true);
        if (field === 'expires') expect(value).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
    }),
  );
});
