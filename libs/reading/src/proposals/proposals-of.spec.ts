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
  ['dates without labels', ['Medical certificate', '1 June 2026', '1 June 2028'], { category: 'medical' }],
  ['only dates of the past', ['Toolbox talk, 1 June 2026'], { category: 'training' }],
  ['a firm as the insured', ['Insured: Hill Plant Services Ltd', 'Policy'], { category: 'insurance' }],
])('proposes what %s says', (_, rows, expected) => {
  expect(proposed(...rows)).toEqual(expected);
});

/** What stands on a card behind its label, and the expiry that is proposed, or none. */
it.each<[string, string | undefined]>([
  // Whole days, however they are written or misread.
  ['Expiry date: 14/08/2029', '2029-08-14'],
  ['Expiry date 14-08-29', '2029-08-14'],
  ['Expires 14.8.29', '2029-08-14'],
  ['Exp 2029-08-14', '2029-08-14'],
  ['Exp. 14 AUG 29', '2029-08-14'],
  ['Expires: 9" June 2027', '2027-06-09'],
  ['Expires: 9“ June 2027', '2027-06-09'],
  ['Expires 21. June 2027', '2027-06-21'],
  ['Valid until 21  June 2027', '2027-06-21'],
  ['Valid until 3rd  of  May  2028', '2028-05-03'],
  ['Valid to 30 Sept 2031', '2031-09-30'],
  ['Valid to the 2nd December, 2030', '2030-12-02'],
  ['Valid thru June 9, 2027', '2027-06-09'],
  ['Date of expiry 07APR/AVR33', '2033-04-07'],
  ['Renewal date 1st of March 2027', '2027-03-01'],
  ['Cover ends 28/02/2027', '2027-02-28'],
  ['End date 29/02/2028', '2028-02-29'],
  ['From 13 May 2026 to 12 May 2027', '2027-05-12'],
  ['From 01/04/26 to 31/03/27', '2027-03-31'],
  // A month alone is its end, where the label says expiry.
  ['Expiry: 03/29', '2029-03-31'],
  ['Exp 11/28', '2028-11-30'],
  ['Exp. Date 02/2028', '2028-02-29'],
  ['Expires February 2027', '2027-02-28'],
  ['Valid until: SEP-30', '2030-09-30'],
  ['Expiry 6-2031', '2031-06-30'],
  ['EXP 12.27', '2027-12-31'],
  // A day that cannot be read is no end of a month.
  ['Expires 31 June 2027', undefined],
  ['Expires g June 2027', undefined],
  ['Expires 2I June 2027', undefined],
  ['Expires 45 June 2027', undefined],
  ['Expiry date: June', undefined],
  ['Expiry date: 21 June', undefined],
  ['Expiry 13/29', undefined],
  ['Expiry 00/29', undefined],
  ['Expiry 31/02/2028', undefined],
  ['Expiry 12/25/2028', undefined],
  // Of a year of two figures the century is what it can be.
  ['Expiry date 4.5.71', undefined],
  ['Expires 01/01/99', undefined],
  ['Exp 06/88', undefined],
  ['Expiry date 04/05/1971', '1971-05-04'],
  // Other dates, and dates without a label.
  ['Date of birth 4.5.71', undefined],
  ['Born 23/11/64', undefined],
  ['DOB 02 Feb 58', undefined],
  ['Issue date 01/02/27', undefined],
  ['Issued 1 June 2028', undefined],
  ['1 June 2028', undefined],
  ['Course date 5 July 2028', undefined],
  ['07/2028', undefined],
  ['Printed in May 2027', undefined],
  ['Expiry  Date of birth 4.5.71', undefined],
  ['Expires, issued 04/05/2028', undefined],
])('of %j proposes as the expiry %s', (row, expires) => {
  expect(proposed(row)['expires']).toBe(expires);
});

it.each<[string, string[], Record<string, string>]>([
  [
    'an expiry that is before its issue',
    ['Date of issue        Expiry date', '01/02/2024        31/01/2022'],
    {},
  ],
  [
    'a birth and an issue of two figures',
    ['Name: Priya Kaur', 'DOB: 4.5.71', 'Issued: 01.02.24'],
    { name: 'Priya Kaur' },
  ],
  [
    'a policy number with a date behind it',
    ['Certificate of Insurance', 'Policy number: KQ 7731904 01/05/2026'],
    { category: 'insurance', number: 'KQ 7731904' },
  ],
  ['one with the date close to it', ['Policy no. 88-104417/01.05.2026'], { number: '88-104417' }],
  ['one whose words end in a date', ['Policy number from 01/05/2026'], {}],
  ['a date where a number should be', ['Card number 12/05/2026'], {}],
  [
    'a driving licence whose number spells MC for Mac',
    ['DRIVING LICENCE', '1. MACPHERSON', '2. MR EWAN', '4b. 09.10.2030', '5. MCPHE 710054 E99KT 44'],
    {
      category: 'driving_license',
      name: 'Ewan Macpherson',
      number: 'MCPHE710054E99KT',
      expires: '2030-10-09',
    },
  ],
  [
    'one of a short Mac',
    ['DRIVING LICENCE', '1. MACKAY', '2. MISS ISLA', '4b. 09.10.30', '5. MCKAY 655104 I99AB 07'],
    { category: 'driving_license', name: 'Isla Mackay', number: 'MCKAY655104I99AB', expires: '2030-10-09' },
  ],
])('proposes of %s what is certain', (_, rows, expected) => {
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
