import type { ReadLine } from '../read-document.js';
import { certificateFieldsIn, type CertificateFields } from './certificate-fields.js';

const TODAY = '2026-11-25';

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

it.each<[string, string[], CertificateFields]>([
  [
    'a report of thorough examination',
    [
      'Report of Thorough Examination',
      'Lifting Operations and Lifting Equipment Regulations 1998',
      'Date of manufacture: 14/03/2019',
      'Date of last thorough examination: 20/11/2026',
      'Latest date by which next thorough examination must be carried out: 20/05/2027',
    ],
    { kind: 'examination-6', examinedOn: '2026-11-20', dueOn: '2027-05-20' },
  ],
  [
    'one with its dates below their labels',
    ['LOLER', 'Date of examination        Next examination due', '20 Nov 2026                20 Nov 2027'],
    { kind: 'examination-12', examinedOn: '2026-11-20', dueOn: '2027-11-20' },
  ],
  [
    'one that names the months alone',
    ['Thorough examination every 6 months', 'Examined on 20 November 2026'],
    { kind: 'examination-6', examinedOn: '2026-11-20', dueOn: null },
  ],
  [
    'a service sheet',
    ['Service report, 500 hours', 'Service date: 02/11/2026', 'Next service due: 02/05/2027'],
    { kind: 'service', examinedOn: '2026-11-02', dueOn: '2027-05-02' },
  ],
  [
    'an inspection',
    ['PUWER inspection', 'Inspection date 01.10.2026', 'Valid until 01.10.2027'],
    { kind: 'inspection', examinedOn: '2026-10-01', dueOn: '2027-10-01' },
  ],
  [
    'an insurance',
    ['Certificate of Plant Insurance', 'Cover from 1 May 2026 to 30 April 2027'],
    { kind: 'insurance', examinedOn: null, dueOn: '2027-04-30' },
  ],
  [
    'an examination of a day to come, which is none',
    ['Thorough examination', 'Date of examination: 20/12/2026'],
    { kind: 'examination-12', examinedOn: null, dueOn: null },
  ],
  ['a page of something else', ['Dear Sir,', '21 May 2026'], { kind: null, examinedOn: null, dueOn: null }],
])('reads %s', (_, rows, fields) => {
  expect(certificateFieldsIn(aPage(...rows), TODAY)).toEqual(fields);
});

it('takes nothing from what could hardly be read', () => {
  const blurred = aPage('Thorough examination', 'Date of examination: 20/11/2026').map((line) => ({
    ...line,
    confidence: 0.4,
  }));
  expect(certificateFieldsIn(blurred, TODAY)).toEqual({ kind: null, examinedOn: null, dueOn: null });
});
