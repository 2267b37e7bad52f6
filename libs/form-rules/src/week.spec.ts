import type { DayName } from './days.js';
import { dateOfDay, isSaturday, saturdaysAround, weeksAt } from './week.js';

it.each<[string, DayName, string]>([
  ['2026-11-21', 'monday', '2026-11-16'],
  ['2026-11-21', 'friday', '2026-11-20'],
  ['2026-11-21', 'saturday', '2026-11-21'],
  ['2026-11-21', 'sunday', '2026-11-15'],
  ['2026-11-22', 'monday', '2026-11-16'],
  ['2026-11-22', 'sunday', '2026-11-22'],
  ['2026-11-18', 'wednesday', '2026-11-18'],
  ['2026-11-18', 'thursday', '2026-11-12'],
  ['2027-01-02', 'monday', '2026-12-28'],
  ['2028-03-04', 'tuesday', '2028-02-29'],
  ['2026-03-29', 'saturday', '2026-03-28'],
])('in the week ending %s %s is %s', (weekEnding, day, date) => {
  expect(dateOfDay(weekEnding, day)).toBe(date);
});

it('recognises a Saturday', () => {
  expect(isSaturday('2026-11-21')).toBe(true);
  expect(isSaturday('2026-11-20')).toBe(false);
});

it.each([
  ['2026-11-22', '2026-11-21', '2026-11-28'],
  ['2026-11-20', '2026-11-14', '2026-11-21'],
  ['2026-12-30', '2026-12-26', '2027-01-02'],
  ['2026-11-21', '2026-11-21', '2026-11-21'],
])('around %s the Saturdays are %s and %s', (date, last, coming) => {
  expect(saturdaysAround(date)).toEqual({ last, coming });
});

it.each([
  ['2026-11-25', '2026-11-21', '2026-11-28'],
  ['2026-11-28', '2026-11-21', '2026-11-28'],
  ['2026-11-29', '2026-11-28', '2026-12-05'],
])('on %s the last week ends on %s and this one on %s', (today, last, current) => {
  expect(weeksAt(today)).toEqual({ last, current });
});
