import { INK } from './ink.js';
import type { Sheet } from './sheet.js';

/** A value under its label. */
export interface Fact {
  label: string;
  /** Empty prints a dash. */
  value: string | null | undefined;
}

/** A value printed large in a tile of its own. */
export interface Tile extends Fact {
  value: string;
  /** What stands before the value, drawn into a square of this size. */
  icon?: (pen: PDFKit.PDFDocument, x: number, y: number, size: number) => void;
  /** Set off in soft yellow. */
  accent?: boolean;
}

const PADDING = { x: 6, y: 6.5 };
const GAP = 8;
const ICON = 17;
/** A row that is not full keeps the columns of those above it. */
const LEAST_COLUMNS = 3;

/** A row of facts in columns of one width over a hairline; its height is that of the longest value. */
export function drawFacts(sheet: Sheet, facts: Fact[]): void {
  const width = sheet.width / Math.max(facts.length, LEAST_COLUMNS);
  const inner = width - 2 * PADDING.x;
  const blocks = facts.map(({ label, value }) => ({
    label: sheet.compose(label, { face: 'text', size: 8, color: INK.muted }, inner),
    value: sheet.compose(
      value?.trim() || '–',
      { face: 'strong', size: 10.5, color: INK.ink, leading: 1.2, fit: { lines: 2, smallest: 8 } },
      inner,
    ),
  }));
  const height = Math.max(...blocks.map(({ label, value }) => label.height + value.height)) + 2 * PADDING.y;
  sheet.room(height);
  const top = sheet.y;
  sheet.artifact(() => {
    sheet.line(sheet.left, top + height, sheet.right, top + height, INK.line, 0.75);
    for (let index = 1; index < facts.length; index += 1) {
      sheet.line(
        sheet.left + index * width,
        top + 6,
        sheet.left + index * width,
        top + height - 6,
        INK.line,
        0.75,
      );
    }
  });
  blocks.forEach(({ label, value }, index) => {
    const x = sheet.left + index * width + (index === 0 ? 0 : PADDING.x);
    sheet.tag('P', () => sheet.place(value, x, sheet.place(label, x, top + PADDING.y)));
  });
  sheet.y = top + height;
}

/** A row of tiles with a large figure or word in each. */
export function drawTiles(sheet: Sheet, tiles: Tile[]): void {
  const width = (sheet.width - GAP * (tiles.length - 1)) / tiles.length;
  const blocks = tiles.map(({ label, value, icon }) => {
    const inner = width - 2 * PADDING.x - 2 - (icon ? ICON + 5 : 0);
    return {
      label: sheet.compose(label, { face: 'text', size: 8, color: INK.muted }, inner),
      value: sheet.compose(value, { face: 'heading', size: 17, color: INK.ink, leading: 1.2 }, inner),
    };
  });
  const height = blocks[0]!.label.height + blocks[0]!.value.height + 2 * PADDING.y + 1;
  sheet.room(height);
  const top = sheet.y;
  tiles.forEach(({ icon, accent }, index) => {
    const { label, value } = blocks[index]!;
    const x = sheet.left + index * (width + GAP);
    const valueTop = top + PADDING.y + label.height;
    sheet.artifact(() => {
      const box = sheet.pen.lineWidth(0.75).roundedRect(x, top, width, height, 4);
      if (accent) box.fillAndStroke(INK.softAccent, INK.accent);
      else box.stroke(INK.line);
      icon?.(sheet.pen, x + PADDING.x + 2, valueTop + (value.height - ICON) / 2, ICON);
    });
    const indent = x + PADDING.x + 2;
    sheet.tag('P', () => {
      sheet.place(label, indent, top + PADDING.y);
      sheet.place(value, indent + (icon ? ICON + 5 : 0), valueTop);
    });
  });
  sheet.y = top + height;
}
