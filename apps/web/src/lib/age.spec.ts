import { ageOf, lasting } from './age.js';

it.each([
  ['2026-11-21T08:00:00Z', 'just now'],
  ['2026-11-21T07:59:00Z', '1 minute ago'],
  ['2026-11-21T07:01:00Z', '59 minutes ago'],
  ['2026-11-21T07:00:00Z', '1 hour ago'],
  ['2026-11-20T08:30:00Z', '23 hours ago'],
  ['2026-11-19T08:00:00Z', '2 days ago'],
])('what was loaded at %s is from %s', (at, age) => {
  expect(ageOf(at, new Date('2026-11-21T08:00:00Z'))).toBe(age);
});

it.each([
  ['2026-11-21T12:30:00Z', 'less than a day'],
  ['2026-11-20T12:01:00Z', 'less than a day'],
  ['2026-11-20T12:00:00Z', '1 day'],
  ['2026-11-18T11:00:00Z', '3 days'],
])('says how long something has waited since %s: %s', (since, words) => {
  expect(lasting(since, new Date('2026-11-21T12:00:00Z'))).toBe(words);
});
