import { contentSha256 } from './content-sha256.js';

const CONTENT = { kind: 'timesheet', days: { tuesday: { start: '07:00', note: null } }, sums: [8, 9.5] };

it('is the same in whatever order the names come, with what is empty or without', () => {
  const { kind, days, sums } = CONTENT;
  const other = { sums, days: { tuesday: { start: days.tuesday.start } }, extra: undefined, kind };
  expect(contentSha256(other)).toBe(contentSha256(CONTENT));
  expect(contentSha256(JSON.parse(JSON.stringify(CONTENT)) as object)).toBe(contentSha256(CONTENT));
});

it.each([
  ['a value', { ...CONTENT, kind: 'repair' }],
  ['a value deep inside', { ...CONTENT, days: { tuesday: { start: '07:15' } } }],
  ['a name', { ...CONTENT, days: { monday: CONTENT.days.tuesday } }],
  ['the order of a list', { ...CONTENT, sums: [9.5, 8] }],
  ['what was empty', { ...CONTENT, days: { tuesday: { start: '07:00', note: '' } } }],
])('is another with another %s', (_, content) => {
  expect(contentSha256(content)).not.toBe(contentSha256(CONTENT));
});
