import { drawMark, drawQrCode } from '../figures.js';
import { INK } from '../ink.js';
import type { Page } from '../page.js';
import { letterhead } from './letterhead.js';
import { composeText, type TextBlock } from '../text/text-block.js';

/** The head of the first page. */
export interface Header {
  title: string;
  subtitle: string;
  /** Printed, and in the QR code with the address where the file can be checked: nothing that opens anything. */
  reference: string;
  /** Set off in yellow. */
  badge: { label: string; value: string } | null;
}

const MARK = 40;
const QR = 58;
const GAP = 10;
const TITLE_WIDTH = 236;
const BADGE = { x: 7, y: 2.5 };

/** Letterhead or mark, title, order number, reference and QR code over a charcoal rule with the yellow edge. */
export function header(page: Page, { title, subtitle, reference, badge }: Header): void {
  if (page.letterhead) letterhead(page, page.letterhead);
  const top = page.y;
  const titleLeft = page.letterhead ? page.left : page.left + MARK + GAP;
  const detailsWidth = page.width - TITLE_WIDTH - QR - GAP;
  const detailsLeft = page.right - (QR + 4) - detailsWidth;
  const heading = composeText(
    title,
    { face: 'strong', size: 25, color: INK.ink, leading: 1.15 },
    TITLE_WIDTH,
  );
  const below = composeText(subtitle, { face: 'text', size: 11, color: INK.muted }, TITLE_WIDTH);
  page.artifact(() => {
    if (!page.letterhead) drawMark(page.pen, page.left, top + 1, MARK);
  });
  page.tag('H1', () => page.place(heading, titleLeft, top - 3));
  page.tag('P', () => page.place(below, titleLeft, top - 3 + heading.height));
  const label = composeText(
    'Reference',
    { face: 'text', size: 8, color: INK.muted, align: 'right' },
    detailsWidth,
  );
  const value = composeText(
    reference,
    { face: 'strong', size: 11, color: INK.ink, align: 'right' },
    detailsWidth,
  );
  page.tag('P', () => page.place(value, detailsLeft, page.place(label, detailsLeft, top - 1)));
  page.tag(
    'Figure',
    () => drawQrCode(page.pen, page.addressOf(reference), page.right - QR + 4, top - 5, QR),
    {
      alt: `QR code of ${page.addressOf(reference)}`,
    },
  );
  const afterReference = top - 1 + label.height + value.height;
  const ends = badge ? drawBadge(page, badge, detailsLeft, afterReference + 3, detailsWidth) : afterReference;
  page.y = Math.max(top + QR - 8, ends) + 6;
  drawEdge(page);
}

function drawBadge(
  page: Page,
  badge: NonNullable<Header['badge']>,
  x: number,
  y: number,
  width: number,
): number {
  const style = { size: 10, color: INK.ink, align: 'right', fit: { lines: 1, smallest: 7.5 } } as const;
  const text = composeText(
    `${badge.label} ${badge.value}`,
    { ...style, face: 'strong' },
    width - 2 * BADGE.x,
  );
  const across = widest(text) + 2 * BADGE.x;
  const height = text.height + 2 * BADGE.y;
  page.artifact(() => page.pen.roundedRect(x + width - across, y, across, height, 3).fill(page.accent));
  page.tag('P', () => page.place(text, x + BADGE.x, y + BADGE.y));
  return y + height;
}

function drawEdge(page: Page): void {
  page.artifact(() => {
    page.pen.rect(page.left, page.y, page.width, 2).fill(INK.ink);
    page.pen.rect(page.left, page.y + 2, page.width, 3).fill(page.accent);
  });
  page.y += 8;
}

function widest(block: TextBlock): number {
  return Math.max(...block.lines.map((line) => line.width));
}
