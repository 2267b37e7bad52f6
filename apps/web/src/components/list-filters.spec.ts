import { countSet, dayFilter } from './list-filters.js';

it('counts the filters that are set, of those that are asked about', () => {
  const search = { kind: 'timesheet', week: '2026-11-21', search: 'wharf', plantNumber: undefined };
  expect(countSet(search, ['kind', 'week', 'plantNumber'])).toBe(2);
  expect(countSet(search, ['plantNumber'])).toBe(0);
});

it('changes the filter that it is for, and names no other', () => {
  const changes: object[] = [];
  const search: { from?: string; to?: string } = { from: '2026-11-15', to: '2026-11-21' };
  const { value, onDay } = dayFilter({ search, onChange: (change) => changes.push(change) }, 'to');
  expect(value).toBe('2026-11-21');
  onDay(undefined);
  expect(changes).toEqual([{ to: undefined }]);
});
