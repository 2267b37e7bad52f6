import type { ReadLine } from './read-document.js';
import { inReadingOrder, textOf } from './reading-order.js';

function aLine(text: string, left: number, top: number, height = 0.04): ReadLine {
  return { text, confidence: 1, box: { left, top, width: 0.2, height } };
}

it.each([
  ['rows one below the other', [aLine('b', 0.1, 0.2), aLine('a', 0.1, 0.1)], 'a\nb'],
  ['parts of a row from left to right', [aLine('b', 0.5, 0.1), aLine('a', 0.1, 0.11)], 'a  b'],
  [
    'rows that climb a little',
    [
      aLine('a', 0.05, 0.13),
      aLine('b', 0.3, 0.115),
      aLine('c', 0.6, 0.1),
      aLine('d', 0.05, 0.18),
      aLine('e', 0.3, 0.165),
      aLine('f', 0.6, 0.15),
    ],
    'a  b  c\nd  e  f',
  ],
  [
    'small print beside a heading',
    [aLine('BIG', 0.1, 0.1, 0.1), aLine('small', 0.5, 0.14, 0.02)],
    'BIG  small',
  ],
  ['nothing', [], ''],
])('reads %s', (_, lines, text) => {
  expect(textOf(lines)).toBe(text);
  expect(textOf(inReadingOrder(lines).toReversed())).toBe(text);
});
