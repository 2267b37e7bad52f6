import { drawMark, drawQrCode } from './figures.js';
import { INK } from './ink.js';
import type { Sheet } from './sheet.js';
import type { TextBlock } from './text-block.js';

/** The head of the first page. */
export interface SheetHeader {
  title: string;
  subtitle: string;
  /** The form's public reference, printed and in the QR code; never a key. */
  reference: string;
  /** Set off in yellow: the order number. */
  badge: { label: string; value: string } | null;
}

const MARK = 40;
const QR = 58;
const GAP = 10;
const TITLE_WIDTH = 236;
const BADGE = { x: 7, y: 2.5 };

/** Mark, title, order number, reference and QR code over a charcoal rule with the yellow edge. */
export function drawHeader(sheet: Sheet, { title, subtitle, reference, badge }: SheetHeader): void {
  const top = sheet.y;
  const titleLeft = sheet.left + MARK + GAP;
  const detailsWidth = sheet.width - TITLE_WIDTH - QR - GAP;
  const detailsLeft = sheet.right - QR - 4 - detailsWidth;
  const heading = sheet.compose(
    title,
    { face: 'heading', size: 25, color: INK.ink, leading: 1.15 },
    TITLE_WIDTH,
  );
  const below = sheet.compose(subtitle, { face: 'text', size: 11, color: INK.muted }, TITLE_WIDTH);
  sheet.artifact(() => {
    drawMark(sheet.pen, sheet.left, top + 1, MARK);
    drawQrCode(sheet.pen, reference, sheet.right - QR + 4, top - 5, QR);
  });
  sheet.tag('H1', () => sheet.place(heading, titleLeft, top - 3));
  sheet.tag('P', () => sheet.place(below, titleLeft, top - 3 + heading.height));
  const label = sheet.compose(
    'Reference',
    { face: 'text', size: 8, color: INK.muted, align: 'right' },
    detailsWidth,
  );
  const value = sheet.compose(
    reference,
    { face: 'strong', size: 11, color: INK.ink, align: 'right' },
    detailsWidth,
  );
  sheet.tag('P', () => sheet.place(value, detailsLeft, sheet.place(label, detailsLeft, top - 1)));
  const afterReference = top - 1 + label.height + value.height;
  const ends = badge
    ? drawBadge(sheet, badge, detailsLeft, afterReference + 3, detailsWidth)
    : afterReference;
  sheet.y = Math.max(top + QR - 8, ends) + 6;
  drawEdge(sheet);
}

function drawBadge(
  sheet: Sheet,
  badge: NonNullable<SheetHeader['badge']>,
  x: number,
  y: number,
  width: number,
): number {
  const style = { size: 10, color: INK.ink, align: 'right', fit: { lines: 1, smallest: 7.5 } } as const;
  const text = sheet.compose(
    `${badge.label} ${badge.value}`,
    { ...style, face: 'strong' },
    width - 2 * BADGE.x,
  );
  const across = widest(text) + 2 * BADGE.x;
  const height = text.height + 2 * BADGE.y;
  sheet.artifact(() => sheet.pen.roundedRect(x + width - across, y, across, height, 3).fill(INK.accent));
  sheet.tag('P', () => sheet.place(text, x + BADGE.x, y + BADGE.y));
  return y + height;
}

function drawEdge(sheet: Sheet): void {
  sheet.artifact(() => {
    sheet.pen.rect(sheet.left, sheet.y, sheet.width, 2).fill(INK.ink);
    sheet.pen.rect(sheet.left, sheet.y + 2, sheet.width, 3).fill(INK.accent);
  });
  sheet.y += 8;
}

function widest(block: TextBlock): number {
  return Math.max(...block.lines.map((line) => line.width));
}
