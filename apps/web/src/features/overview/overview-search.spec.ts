import { parse } from 'valibot';

import { daysOf, moved, presetsOf, titleOf, withDay } from './chosen-days.js';
import { OVERVIEW_SEARCH } from './overview-search.js';

it.each([
  ['Saturday', '2026-11-21', 'This week'],
  ['Sunday', '2026-11-22', 'This week'],
  ['Monday', '2026-11-23', 'Last week'],
  ['Tuesday', '2026-11-24', 'Last week'],
  ['Wednesday', '2026-11-25', 'This week'],
])('opens on %s with %s: %s', (_, today, label) => {
  const days = daysOf({ from: undefined, to: undefined }, today);
  expect(presetsOf(today)).toContainEqual({ label, days });
});

it.each([
  ['2026-11-15', '2026-11-21', 'Week to Sat 21 Nov'],
  ['2026-10-25', '2026-11-21', 'Four weeks to Sat 21 Nov'],
  ['2026-11-08', '2026-11-21', '2 weeks to Sat 21 Nov'],
  ['2026-11-16', '2026-11-20', 'Mon 16 Nov to Fri 20 Nov'],
  ['2026-11-16', '2026-11-16', 'Mon 16 Nov'],
  ['2025-12-28', '2026-01-03', 'Week to Sat 3 Jan'],
  ['2025-12-29', '2026-01-03', 'Mon 29 Dec 2025 to Sat 3 Jan'],
])('calls %s to %s: %s', (from, to, title) => {
  expect(titleOf({ from, to }, '2026-11-25')).toBe(title);
});

it.each([
  [{ from: '2026-11-15', to: '2026-11-21' }, '2026-11-08', '2026-11-14'],
  [{ from: '2026-10-25', to: '2026-11-21' }, '2026-09-27', '2026-10-24'],
  [{ from: '2026-03-29', to: '2026-03-29' }, '2026-03-28', '2026-03-28'],
])('moves %j as far as it is long', (days, from, to) => {
  expect(moved(days, 'earlier')).toEqual({ from, to });
  expect(moved({ from, to }, 'later')).toEqual(days);
});

it.each([
  ['2026-11-21', 'This week', '2026-11-15', '2026-11-21'],
  ['2026-11-22', 'This week', '2026-11-22', '2026-11-28'],
  ['2026-11-22', 'Last week', '2026-11-15', '2026-11-21'],
  ['2026-01-01', 'Last four weeks', '2025-12-07', '2026-01-03'],
])('on %s %s is from %s to %s', (today, label, from, to) => {
  expect(presetsOf(today)).toContainEqual({ label, days: { from, to } });
});

it.each([
  [{ from: '2026-11-15', to: '2026-11-14' }],
  [{ from: '2025-01-01', to: '2026-01-02' }],
  [{ from: '2026-02-30', to: '2026-03-01' }],
  [{ from: '2026-11-15' }],
])('takes %j for this week', (search) => {
  const days = daysOf(parse(OVERVIEW_SEARCH, search), '2026-11-21');
  expect(days).toEqual({ from: '2026-11-15', to: '2026-11-21' });
});

it.each([
  [{ from: '2026-11-18' }, '2026-11-18', '2026-11-21'],
  [{ from: '2026-12-01' }, '2026-12-01', '2026-12-01'],
  [{ from: '2025-01-01' }, '2025-01-01', '2026-01-01'],
  [{ to: '2026-11-01' }, '2026-11-01', '2026-11-01'],
  [{ to: '2028-01-01' }, '2027-01-01', '2028-01-01'],
  [{ to: '' }, '2026-11-15', '2026-11-21'],
])('%j leaves days that go together', (change, from, to) => {
  expect(withDay({ from: '2026-11-15', to: '2026-11-21' }, change)).toEqual({ from, to });
});
