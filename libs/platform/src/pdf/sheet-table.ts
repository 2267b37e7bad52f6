import { INK } from './ink.js';
import type { Sheet } from './sheet.js';
import { widthOf, type TextBlock, type TextStyle } from './text-block.js';

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
}

const PADDING = { x: 4, y: 4.8 };
const CELL_SIZE = 9.5;
const SMALLEST = 7;

/** Draws a table from the cursor on; a row is never parted, and the head is repeated on the next page. */
export function drawTable(sheet: Sheet, columns: TableColumn[], rows: TableRow[]): void {
  sheet.group('Table', () => {
    drawHead(sheet, columns, 'THead');
    sheet.group('TBody', () => {
      for (const row of rows) drawRow(sheet, columns, row);
    });
  });
}

function drawHead(sheet: Sheet, columns: TableColumn[], tag: 'THead' | null): void {
  const style: TextStyle = { face: 'heading', size: 8.5, color: INK.ink, leading: 1.15 };
  const blocks = columns.map(({ title, align, ...column }) =>
    sheet.compose(title, { ...style, align }, innerWidth(column)),
  );
  const height = tallest(blocks) + 2 * PADDING.y;
  const top = sheet.y;
  sheet.artifact(() => {
    sheet.pen.rect(sheet.left, top, sheet.width, height).fill(INK.softAccent);
    sheet.line(sheet.left, top + height, sheet.right, top + height, INK.ink, 1);
  });
  const draw = () => drawCells(sheet, columns, blocks, top + height - PADDING.y, 'head', tag !== null);
  if (tag) sheet.group(tag, () => sheet.group('TR', draw));
  else sheet.artifact(draw);
  sheet.y = top + height;
}

function drawRow(sheet: Sheet, columns: TableColumn[], row: TableRow): void {
  const blocks = columns.map((column, index) => {
    const face = row.total || index === 0 ? 'strong' : (column.face ?? 'text');
    const color = row.quiet ? INK.muted : INK.ink;
    const style: TextStyle = { face, size: CELL_SIZE, color, align: column.align, leading: 1.2 };
    const text = row.cells[index] ?? '';
    // An asterisk hangs beside the column, so that the figures stay under each other.
    const hanging = column.align === 'right' && text.endsWith('*') ? widthOf('*', style) : 0;
    const fit = { lines: 2, smallest: SMALLEST };
    return sheet.compose(text, { ...style, fit }, innerWidth(column) + hanging);
  });
  const height = tallest(blocks) + 2 * PADDING.y;
  if (sheet.room(height)) drawHead(sheet, columns, null);
  const top = sheet.y;
  sheet.artifact(() => {
    if (row.total) sheet.line(sheet.left, top, sheet.right, top, INK.ink, 1);
    else sheet.line(sheet.left, top + height, sheet.right, top + height, INK.line, 0.6);
  });
  sheet.group('TR', () => drawCells(sheet, columns, blocks, top + height / 2, 'body', true));
  sheet.y = top + height;
}

/** Cells stand on the lower edge in the head and in the middle of the row in the body. */
function drawCells(
  sheet: Sheet,
  columns: TableColumn[],
  blocks: TextBlock[],
  edge: number,
  part: 'head' | 'body',
  tagged: boolean,
): void {
  let x = sheet.left;
  blocks.forEach((block, index) => {
    const left = x + PADDING.x + (columns[index]!.indent ?? 0);
    const top = part === 'head' ? edge - block.height : edge - block.height / 2;
    const draw = () => void sheet.place(block, left, top);
    if (!tagged) draw();
    else if (part === 'head') sheet.tag('TH', draw, { scope: 'Column' });
    else if (index === 0) sheet.tag('TH', draw, { scope: 'Row' });
    else sheet.tag('TD', draw);
    x += columns[index]!.width;
  });
}

function innerWidth({ width, indent = 0 }: Pick<TableColumn, 'width' | 'indent'>): number {
  return width - indent - 2 * PADDING.x;
}

function tallest(blocks: TextBlock[]): number {
  return Math.max(...blocks.map((block) => block.height));
}
