import { INK } from '../ink.js';
import type { Page } from '../page.js';
import { composeText, widthOf, type TextBlock, type TextStyle } from '../text/text-block.js';

export interface TableColumn {
  title: string;
  /** Points. */
  width: number;
  align?: TextStyle['align'];
  /** Room on the left of a column that stands beside figures; points. */
  indent?: number;
  face?: TextStyle['face'];
}

export interface TableRow {
  /** One text per column. The first names the row. */
  cells: string[];
  /** The last line of a sum: heavier rule and letters. */
  total?: boolean;
  /** Nothing happened here: muted letters. */
  quiet?: boolean;
  /** Not as it was on the form that is corrected: set off in amber. */
  changed?: boolean;
}

const PADDING = { x: 4, y: 4.8 };
const CELL_SIZE = 9.5;
const SMALLEST = 7;

/** Draws a table from the cursor on; a row is never parted, and the head is repeated on the next page. */
export function table(page: Page, columns: TableColumn[], rows: TableRow[]): void {
  page.group('Table', () => {
    drawHead(page, columns, 'THead');
    page.group('TBody', () => {
      for (const row of rows) drawRow(page, columns, row);
    });
  });
}

function drawHead(page: Page, columns: TableColumn[], tag: 'THead' | null): void {
  const style: TextStyle = { face: 'strong', size: 8.5, color: INK.ink, leading: 1.15 };
  const blocks = columns.map(({ title, align, ...column }) =>
    composeText(title, { ...style, align }, innerWidth(column)),
  );
  const height = tallest(blocks) + 2 * PADDING.y;
  const top = page.y;
  page.artifact(() => {
    page.pen.rect(page.left, top, page.width, height).fill(INK.softAccent);
    page.line(page.left, top + height, page.right, top + height, INK.ink, 1);
  });
  const draw = () => drawCells(page, columns, blocks, top + height - PADDING.y, 'head', tag !== null);
  if (tag) page.group(tag, () => page.group('TR', draw));
  else page.artifact(draw);
  page.y = top + height;
}

function drawRow(page: Page, columns: TableColumn[], row: TableRow): void {
  const blocks = columns.map((column, index) => {
    const face = row.total || index === 0 ? 'strong' : (column.face ?? 'text');
    const color = row.quiet ? INK.muted : INK.ink;
    const style: TextStyle = { face, size: CELL_SIZE, color, align: column.align, leading: 1.2 };
    const text = row.cells[index] ?? '';
    // An asterisk hangs beside the column, so that the figures stay under each other.
    const hanging = column.align === 'right' && text.endsWith('*') ? widthOf('*', style) : 0;
    const fit = { lines: 2, smallest: SMALLEST };
    return composeText(text, { ...style, fit }, innerWidth(column) + hanging);
  });
  const height = tallest(blocks) + 2 * PADDING.y;
  if (page.room(height)) drawHead(page, columns, null);
  const top = page.y;
  page.artifact(() => {
    if (row.changed) page.pen.rect(page.left, top, page.width, height).fill(INK.softAttention);
    if (row.total) page.line(page.left, top, page.right, top, INK.ink, 1);
    else page.line(page.left, top + height, page.right, top + height, INK.line, 0.6);
  });
  page.group('TR', () => drawCells(page, columns, blocks, top + height / 2, 'body', true));
  page.y = top + height;
}

/** Cells stand on the lower edge in the head and in the middle of the row in the body. */
function drawCells(
  page: Page,
  columns: TableColumn[],
  blocks: TextBlock[],
  edge: number,
  part: 'head' | 'body',
  tagged: boolean,
): void {
  let x = page.left;
  blocks.forEach((block, index) => {
    const left = x + PADDING.x + (columns[index]!.indent ?? 0);
    const top = part === 'head' ? edge - block.height : edge - block.height / 2;
    const draw = () => void page.place(block, left, top);
    if (!tagged) draw();
    else if (part === 'head') page.tag('TH', draw, { scope: 'Column' });
    else if (index === 0) page.tag('TH', draw, { scope: 'Row' });
    else page.tag('TD', draw);
    x += columns[index]!.width;
  });
}

function innerWidth({ width, indent = 0 }: Pick<TableColumn, 'width' | 'indent'>): number {
  return width - indent - 2 * PADDING.x;
}

function tallest(blocks: TextBlock[]): number {
  return Math.max(...blocks.map((block) => block.height));
}
