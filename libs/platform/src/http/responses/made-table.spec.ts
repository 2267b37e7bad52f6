import { safeCell } from './made-table.js';

it.each([
  ['words', 'Hose burst, 3+4 = 7 h', 'Hose burst, 3+4 = 7 h'],
  ['lines from Windows', 'Hose burst.\r\n\r\nReplaced.', 'Hose burst.\n\nReplaced.'],
  ['lines from long ago', 'Hose burst.\rReplaced.', 'Hose burst.\nReplaced.'],
  ['a formula in each line', '=1\n+2\r\n-3\r@4\n\t5\n\r6', "'=1\n'+2\n'-3\n'@4\n'\t5\n\n6"],
  ['a formula after empty lines', '\r\n\n=1+1', "\n\n'=1+1"],
  ['formulas after rare line breaks', 'a\u2028=1\u2029@A1\u000b+2\u0085-3', "a\u2028'=1\u2029'@A1\n'+2\n'-3"],
  ['wide formulas', '＝1\n＋2\n－3\n＠4', "'＝1\n'＋2\n'－3\n'＠4"],
])('a cell holds %s as text', (_, typed, cell) => {
  expect(safeCell(typed)).toBe(cell);
});
