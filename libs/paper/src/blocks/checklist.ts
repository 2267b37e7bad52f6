import { drawMood, type Mood } from '../figures.js';
import { INK } from '../ink.js';
import type { Page } from '../page.js';
import { composeText, type TextBlock, type TextStyle } from '../text/text-block.js';

export interface ChecklistItem {
  label: string;
  /** A word or two. */
  finding: string;
  mood: Mood;
  /** Not as it was on the form that is corrected: a bar stands beside it. */
  changed?: boolean;
}

/** Items under a title. */
export interface ChecklistPart {
  title: string;
  /** Stands at the right of the title. */
  count: string;
  items: ChecklistItem[];
}

const COLUMNS = 3;
const GAP = 12;
const PADDING = 3;
const ICON = 8;
const FINDING_WIDTH = 62;
const SPACE_AFTER = 6;
const TITLE: TextStyle = { face: 'strong', size: 11, color: INK.ink, leading: 1.35 };
const COUNT: TextStyle = { face: 'text', size: 8.5, color: INK.muted, align: 'right', leading: 1.75 };
const LABEL: TextStyle = {
  face: 'text',
  size: 8.5,
  color: INK.ink,
  leading: 1.5,
  fit: { lines: 1, smallest: 7.5 },
};

const FINDINGS: Record<Mood, Pick<TextStyle, 'face' | 'color'> & { ground: string | null }> = {
  good: { face: 'text', color: INK.good, ground: null },
  attention: { face: 'strong', color: INK.attention, ground: INK.softAttention },
  bad: { face: 'strong', color: INK.bad, ground: INK.softBad },
  none: { face: 'text', color: INK.muted, ground: null },
};

interface Row extends ChecklistItem {
  left: TextBlock;
  right: TextBlock;
}

/** A part made ready: what it takes is known before anything is drawn. */
interface Block {
  part: ChecklistPart;
  title: TextBlock;
  rows: Row[];
  height: number;
}

/** Parts in columns, read down the first and then the next; no part is broken, and all stand on one page. */
export function checklist(page: Page, parts: ChecklistPart[]): void {
  const width = (page.width - GAP * (COLUMNS - 1)) / COLUMNS;
  const blocks = parts.map((part) => blockOf(page, part, width));
  const columns = balanced(blocks);
  const height = Math.max(0, ...columns.map(heightOf));
  page.room(height);
  const top = page.y;
  columns.forEach((column, index) => {
    page.y = top;
    for (const block of column) drawPart(page, block, page.left + index * (width + GAP), width);
  });
  page.y = top + height - SPACE_AFTER;
}

function blockOf(page: Page, part: ChecklistPart, width: number): Block {
  const title = composeText(part.title, TITLE, width - 40);
  const rows = part.items.map((item) => {
    const { face, color } = FINDINGS[item.mood];
    const finding: TextStyle = { ...LABEL, face, color };
    const labelWidth = width - 2 * PADDING - FINDING_WIDTH;
    return {
      ...item,
      left: composeText(item.label, LABEL, labelWidth),
      right: composeText(item.finding, finding, FINDING_WIDTH - ICON - 5),
    };
  });
  const height = title.height + rows.reduce((sum, row) => sum + rowHeight(row), 0) + SPACE_AFTER;
  return { part, title, rows, height };
}

/** Parts in their order in columns whose longest is as short as can be. */
function balanced(blocks: Block[]): Block[][] {
  const stretches = blocks.flatMap((_, from) =>
    blocks.slice(from).map((_, at) => blocks.slice(from, from + at + 1)),
  );
  const heights = stretches.map(heightOf).toSorted((one, other) => one - other);
  const least = heights.find((height) => columnsWithin(blocks, height).length <= COLUMNS);
  return columnsWithin(blocks, least ?? Infinity);
}

/** Fills one column after the other up to a height; a part that is higher has one for itself. */
function columnsWithin(blocks: Block[], height: number): Block[][] {
  const columns: Block[][] = [];
  for (const block of blocks) {
    const column = columns.at(-1);
    if (column && heightOf([...column, block]) <= height) column.push(block);
    else columns.push([block]);
  }
  return columns;
}

function drawPart(page: Page, { part, title, rows, height }: Block, x: number, width: number): void {
  const top = page.y;
  const count = composeText(part.count, COUNT, 40);
  page.tag('H3', () => page.place(title, x, top));
  page.tag('P', () => page.place(count, x + width - 40, top));
  page.artifact(() => page.line(x, top + title.height, x + width, top + title.height, INK.ink, 1));
  page.y = top + title.height;
  page.group('Table', () => {
    for (const row of rows) drawRow(page, row, x, width);
  });
  page.y = top + height;
}

function drawRow(page: Page, row: Row, x: number, width: number): void {
  const top = page.y;
  const height = rowHeight(row);
  const { ground } = FINDINGS[row.mood];
  const findingAt = x + width - FINDING_WIDTH;
  page.artifact(() => {
    if (row.changed) page.pen.rect(x - 4, top + 1, 2.5, height - 2).fill(INK.attention);
    if (ground) page.pen.rect(x, top + 0.5, width, height - 0.5).fill(ground);
    page.line(x, top + height, x + width, top + height, INK.line, 0.5);
    drawMood(page.pen, row.mood, findingAt, top + (LABEL.size * LABEL.leading! - ICON) / 2, ICON);
  });
  page.group('TR', () => {
    page.tag('TH', () => page.place(row.left, x + PADDING, top), { scope: 'Row' });
    page.tag('TD', () => page.place(row.right, findingAt + ICON + 5, top));
  });
  page.y = top + height;
}

function rowHeight({ left, right }: Row): number {
  return Math.max(left.height, right.height);
}

function heightOf(column: Block[]): number {
  return column.reduce((sum, { height }) => sum + height, 0);
}
