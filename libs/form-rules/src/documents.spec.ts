import fc from 'fast-check';
import { addDays } from './dates.js';
import {
  DOCUMENT_CATEGORY_NAMES,
  expiryOf,
  expiryWords,
  fileLabel,
  needsBothSides,
  type DocumentSide,
} from './documents.js';

const TODAY = '2026-11-22';

it.each([
  [null, null],
  ['2026-11-21', { state: 'expired', daysLeft: -1 }],
  ['2026-11-22', { state: 'expiring', daysLeft: 0 }],
  ['2026-11-23', { state: 'expiring', daysLeft: 1 }],
  ['2026-12-22', { state: 'expiring', daysLeft: 30 }],
  ['2026-12-23', { state: 'valid', daysLeft: 31 }],
  ['2027-04-01', { state: 'valid', daysLeft: 130 }],
])('a document that expires on %s', (date, expiry) => {
  expect(expiryOf(date, TODAY)).toEqual(expiry);
});

it('counts days as the calendar does, over leap years and changes of the clock', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
      expect(expiryOf(addDays(TODAY, days), TODAY)?.daysLeft).toBe(days);
    }),
  );
});

it('needs both sides of a driving licence alone', () => {
  expect(DOCUMENT_CATEGORY_NAMES.filter(needsBothSides)).toEqual(['driving_license']);
});

it.each([
  [null, false, null],
  [31, false, '31 days left'],
  [1, false, '1 day left'],
  [0, false, 'Expires today'],
  [-1, true, 'Expired 1 day ago'],
  [-400, true, 'Expired 400 days ago'],
])('says of %s days left (expired: %s): %s', (daysLeft, isExpired, words) => {
  expect(expiryWords({ daysLeft, isExpired })).toBe(words);
});

it('names what each file shows', () => {
  const labels = (...sides: DocumentSide[]) =>
    sides.map((_, place) => fileLabel({ files: sides.map((side) => ({ side })) }, place));
  expect(labels('front')).toEqual(['Document']);
  expect(labels('front', 'back')).toEqual(['Front', 'Back']);
  expect(labels('front', 'page', 'back')).toEqual(['Page 1', 'Page 2', 'Back']);
});
