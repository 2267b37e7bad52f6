import { drawMood, type Mood } from '../figures.js';
import { INK } from '../ink.js';
import type { Page } from '../page.js';
import { composeText, type TextBlock, type TextStyle } from '../text/text-block.js';

/** What a reader is to see first. */
export interface Banner {
  mood: Mood;
  heading: string;
  /** Listed below in two columns, in the order of the first column and then the second. */
  lines: string[];
}

const COLORS: Record<Mood, { ground: string; edge: string }> = {
  good: { ground: INK.softGood, edge: INK.good },
  attention: { ground: INK.softAttention, edge: INK.attention },
  bad: { ground: INK.softBad, edge: INK.bad },
  none: { ground: '#ffffff', edge: INK.strongLine },
};
const PADDING = { x: 10, y: 7 };
const GAP = 14;
const ICON = 15;
const LINE: TextStyle = { face: 'text', size: 9.5, color: INK.ink, leading: 1.35 };

/** A box with a mark and a sentence, and what there is to say about it; it goes to the next page rather than part. */
export function banner(page: Page, { mood, heading, lines }: Banner): void {
  const { ground, edge } = COLORS[mood];
  const indent = PADDING.x + ICON + 7;
  const inner = page.width - indent - PADDING.x;
  const title = composeText(heading, { face: 'strong', size: 14, color: edge, leading: 1.25 }, inner);
  const columnWidth = (inner - GAP) / 2;
  const blocks = lines.map((line) => composeText(line, LINE, columnWidth));
  const columns = [blocks.slice(0, Math.ceil(blocks.length / 2)), blocks.slice(Math.ceil(blocks.length / 2))];
  const height = title.height + Math.max(...columns.map(heightOf)) + 2 * PADDING.y;
  page.room(height);
  const top = page.y;
  page.artifact(() => {
    page.pen.lineWidth(1).roundedRect(page.left, top, page.width, height, 5).fillAndStroke(ground, edge);
    drawMood(page.pen, mood, page.left + PADDING.x, top + PADDING.y + (title.height - ICON) / 2, ICON);
  });
  page.tag('H2', () => page.place(title, page.left + indent, top + PADDING.y));
  columns.forEach((column, index) => {
    const x = page.left + indent + index * (columnWidth + GAP);
    let y = top + PADDING.y + title.height;
    for (const block of column) {
      const at = y;
      page.tag('P', () => page.place(block, x, at));
      y += block.height;
    }
  });
  page.y = top + height;
}

function heightOf(column: TextBlock[]): number {
  return column.reduce((sum, block) => sum + block.height, 0);
}
