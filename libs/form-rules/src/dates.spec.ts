import {
  addDays,
  formatDate,
  formatDayMonth,
  formatFullDate,
  formatLongDate,
  formatMoment,
  formatMomentBeside,
  formatTableMoment,
  formatZonedMoment,
  isPlainDate,
} from './dates.js';

it('writes a date in four lengths', () => {
  expect(formatLongDate('2026-11-21')).toBe('Sat 21 Nov 2026');
  expect(formatFullDate('2026-09-06')).toBe('Sunday 6 September 2026');
  expect(formatDate('2026-09-06')).toBe('6 Sep 2026');
  expect(formatDayMonth('2026-09-06')).toBe('6 Sep');
});

it.each([
  ['2026-11-21T14:05:00.000Z', 'Europe/London', '21 Nov 2026, 14:05'],
  ['2026-06-30T23:30:00.000Z', 'Europe/London', '1 Jul 2026, 00:30'],
  ['2026-01-01T02:00:00.000Z', 'America/New_York', '31 Dec 2025, 21:00'],
])('shows %s in %s as %s', (iso, zone, shown) => {
  expect(formatMoment(iso, zone)).toBe(shown);
});

it.each([
  ['2026-11-21T14:05:00.000Z', 'Europe/London', '2026-11-21 14:05'],
  ['2026-06-30T23:30:00.000Z', 'Europe/London', '2026-07-01 00:30'],
])('shows %s in %s in a table as %s', (iso, zone, shown) => {
  expect(formatTableMoment(iso, zone)).toBe(shown);
});

it.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['21/11/2026', false],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['2199-12-31', true],
  ['2200-01-01', false],
  ['2026-11-21T00:00', false],
  ['', false],
])('%s is a date: %s', (text, expected) => {
  expect(isPlainDate(text)).toBe(expected);
});

it('counts days over the end of a month and of summer time', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-10-26', -2)).toBe('2026-10-24');
});

it.each([
  ['2026-11-21T14:05:00.000Z', 'Europe/London', 'Sat 21 Nov 2026, 14:05 GMT'],
  ['2026-06-30T23:30:00.000Z', 'Europe/London', 'Wed 1 Jul 2026, 00:30 BST'],
])('shows %s in %s as %s where the zone matters', (iso, zone, shown) => {
  expect(formatZonedMoment(iso, zone)).toBe(shown);
});

it.each([
  ['2026-11-21T23:30:00Z', '23:30'],
  ['2026-11-22T00:10:00Z', '22 Nov 2026, 00:10'],
])('leaves out the day that another instant has named: %s', (iso, shown) => {
  expect(formatMomentBeside(iso, '2026-11-21T12:00:00Z', 'Europe/London')).toBe(shown);
});
