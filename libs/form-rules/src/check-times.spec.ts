import { formatCheckTime } from './check-times.js';

it.each([
  ['2026-11-17T07:12:30.250Z', '17 Nov 2026, 07:12'],
  ['2026-11-17T23:59:59.000Z', '17 Nov 2026'],
  ['2026-07-17T22:59:59.000Z', '17 Jul 2026'],
  ['2026-07-17T23:59:59.000Z', '18 Jul 2026, 00:59'],
  ['2026-11-17T23:59:58.000Z', '17 Nov 2026, 23:59'],
  ['2026-11-17T23:59:59.400Z', '17 Nov 2026, 23:59'],
])('tells of a check at %s: %s', (at, told) => {
  expect(formatCheckTime(at, 'Europe/London')).toBe(told);
});
