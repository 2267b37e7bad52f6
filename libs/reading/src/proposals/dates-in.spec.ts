import { addDays } from '@groundsheet/form-rules';
import fc from 'fast-check';
import { datesIn } from './dates-in.js';

const found = (text: string) => datesIn(text).map(({ date }) => date);

it.each([
  ['4b. 01.05.2031', '2031-05-01'],
  ['Expiry Date 08/04/2028', '2028-04-08'],
  ['Expires 8-4-28', '2028-04-08'],
  ['2027-02-28', '2027-02-28'],
  ['valid until 25 April 2028.', '2028-04-25'],
  ['the 1st of December 2030', '2030-12-01'],
  ['28Dec2030', '2030-12-28'],
  ['21 DEC /DEC 29', '2029-12-21'],
  ['07APR/AVR33', '2033-04-07'],
  ['22.11 .2034', '2034-11-22'],
  ['Expiry date 1 5/08/2027', '2027-08-15'],
  ['4b. 22.1 1 .2034', '2034-11-22'],
  ['9" June 2027', '2027-06-09'],
  ['21. June 2027', '2027-06-21'],
  ['21st  June   2027', '2027-06-21'],
  ['3’ of Aug. 2029', '2029-08-03'],
  ['14 ° March 2030', '2030-03-14'],
  ['June 9th, 2027', '2027-06-09'],
  ['SEPT 30 2028', '2028-09-30'],
  ['17-Oct-29', '2029-10-17'],
])('finds the date in "%s"', (text, date) => {
  expect(found(text)).toEqual([date]);
});

it.each([
  ['31/02/2028', 'there is no such day'],
  ['12/25/2028', 'the month comes second'],
  ['0131/05/20312', 'it is part of a longer number'],
  ['01.05-2031', 'it is written in two ways'],
  ['A417, 5000000', 'it is a number'],
  ['Expires 02/2028', 'it is a month'],
  ['February 2027', 'it is a month'],
  ['21. June', 'it has no year'],
  ['31 June 2027', 'there is no such day'],
  ['32 May 2027', 'there is no such day'],
])('finds no date in "%s": %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('finds all dates in the order in which they stand', () => {
  expect(found('From 1 May 2026 to 30/04/2027, issued 2026-04-02')).toEqual([
    '2026-05-01',
    '2027-04-30',
    '2026-04-02',
  ]);
});

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

it('finds every date of two centuries, however it is written', () => {
  const aDay = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays('1901-01-01', days));
  fc.assert(
    fc.property(aDay, fc.constantFrom('.', '/', '-'), (date, between) => {
      const [year, month, day] = date.split('-') as [string, string, string];
      const numeric = [day, month, year].join(between);
      const inWords = `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
      for (const written of [date, numeric, inWords, inWords.toUpperCase().replaceAll(' ', '')]) {
        expect(found(`Expiry: ${written} (P)`)).toEqual([date]);
      }
    }),
  );
});
