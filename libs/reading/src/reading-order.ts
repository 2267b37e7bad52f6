import type { ReadLine } from './read-document.js';

/** Parts of one row lie beside each other: their middles differ by less than half their height. */
const SAME_ROW = 0.5;
const BETWEEN_PARTS = '  ';

/** From top to bottom, and from left to right within a row. */
export function inReadingOrder(lines: readonly ReadLine[]): ReadLine[] {
  return rowsOf(lines).flat();
}

/** The text of a page: a line for each row. */
export function textOf(lines: readonly ReadLine[]): string {
  return rowsOf(lines)
    .map((row) => row.map(({ text }) => text).join(BETWEEN_PARTS))
    .join('\n');
}

export function rowsOf(lines: readonly ReadLine[]): ReadLine[][] {
  const rows: ReadLine[][] = [];
  for (const line of lines.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.findLast((each) => isBeside(nearestIn(each, line), line));
    if (row) row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.left - b.box.left));
}

/** On a page that is not quite level, only the neighbour tells what is beside it. */
function nearestIn(row: readonly ReadLine[], { box }: ReadLine): ReadLine {
  const distance = (line: ReadLine) =>
    Math.abs(line.box.left + line.box.width / 2 - box.left - box.width / 2);
  return row.reduce((nearest, line) => (distance(line) < distance(nearest) ? line : nearest));
}

function isBeside(one: ReadLine, other: ReadLine): boolean {
  const difference = Math.abs(middleOf(one) - middleOf(other));
  return difference < SAME_ROW * Math.min(one.box.height, other.box.height);
}

export function middleOf({ box }: ReadLine): number {
  return box.top + box.height / 2;
}
