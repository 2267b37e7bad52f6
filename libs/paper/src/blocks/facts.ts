import { drawFace, type Mood } from '../figures.js';
import { INK } from '../ink.js';
import type { Page } from '../page.js';
import { composeText } from '../text/text-block.js';

/** A value under its label. */
export interface Fact {
  label: string;
  /** Empty prints a dash. */
  value: string | null | undefined;
}

/** A value printed large in a tile of its own. */
export interface Tile extends Fact {
  value: string;
  /** A face before the value. */
  face?: Exclude<Mood, 'none'>;
  /** Set off in soft yellow. */
  accent?: boolean;
}

const PADDING = { x: 6, y: 6.5 };
const GAP = 8;
const ICON = 17;
/** A row that is not full keeps the columns of those above it. */
const LEAST_COLUMNS = 3;

/** A row of facts in columns of one width over a hairline; its height is that of the longest value. */
export function facts(page: Page, facts: Fact[]): void {
  const width = page.width / Math.max(facts.length, LEAST_COLUMNS);
  const inner = width - 2 * PADDING.x;
  const blocks = facts.map(({ label, value }) => ({
    label: composeText(label, { face: 'text', size: 8, color: INK.muted }, inner),
    value: composeText(
      value?.trim() || '–',
      { face: 'strong', size: 10.5, color: INK.ink, leading: 1.2, fit: { lines: 2, smallest: 8 } },
      inner,
    ),
  }));
  const height = Math.max(...blocks.map(({ label, value }) => label.height + value.height)) + 2 * PADDING.y;
  page.room(height);
  const top = page.y;
  page.artifact(() => {
    page.line(page.left, top + height, page.right, top + height, INK.line, 0.75);
    for (let index = 1; index < facts.length; index += 1) {
      page.line(
        page.left + index * width,
        top + 6,
        page.left + index * width,
        top + height - 6,
        INK.line,
        0.75,
      );
    }
  });
  blocks.forEach(({ label, value }, index) => {
    const x = page.left + index * width + (index === 0 ? 0 : PADDING.x);
    page.tag('P', () => page.place(value, x, page.place(label, x, top + PADDING.y)));
  });
  page.y = top + height;
}

/** A row of tiles with a large figure or word in each. */
export function tiles(page: Page, tiles: Tile[]): void {
  const width = (page.width - GAP * (tiles.length - 1)) / tiles.length;
  const blocks = tiles.map(({ label, value, face }) => {
    const inner = width - 2 * PADDING.x - 2 - (face ? ICON + 5 : 0);
    return {
      label: composeText(label, { face: 'text', size: 8, color: INK.muted }, inner),
      value: composeText(value, { face: 'strong', size: 17, color: INK.ink, leading: 1.2 }, inner),
    };
  });
  const height = blocks[0]!.label.height + blocks[0]!.value.height + 2 * PADDING.y + 1;
  page.room(height);
  const top = page.y;
  tiles.forEach(({ face, accent }, index) => {
    const { label, value } = blocks[index]!;
    const x = page.left + index * (width + GAP);
    const valueTop = top + PADDING.y + label.height;
    page.artifact(() => {
      const box = page.pen.lineWidth(0.75).roundedRect(x, top, width, height, 4);
      if (accent) box.fillAndStroke(INK.softAccent, INK.accent);
      else box.stroke(INK.line);
      if (face) drawFace(page.pen, face, x + PADDING.x + 2, valueTop + (value.height - ICON) / 2, ICON);
    });
    const indent = x + PADDING.x + 2;
    page.tag('P', () => {
      page.place(label, indent, top + PADDING.y);
      page.place(value, indent + (face ? ICON + 5 : 0), valueTop);
    });
  });
  page.y = top + height;
}
