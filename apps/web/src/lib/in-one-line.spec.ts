import { inOneLine } from './in-one-line.js';

it.each([
  [['Dave Hill', '', null, undefined, false, '417-A'] as const, 'Dave Hill, 417-A'],
  [['יוסף הכהן', '417-A'] as const, '\u2068יוסף הכהן\u2069, 417-A'],
  [['417-A', 'شركة البناء 24', '2026'] as const, '417-A, \u2068شركة البناء 24\u2069, 2026'],
  [[] as const, ''],
])('puts %p side by side, and keeps apart what reads from right to left', (facts, line) => {
  expect(inOneLine(facts)).toBe(line);
});
