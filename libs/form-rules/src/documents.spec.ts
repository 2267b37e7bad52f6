import fc from 'fast-check';
import { addDays } from './dates.js';
import { DOCUMENT_CATEGORY_NAMES, expiryOf, needsBothSides } from './documents.js';

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
