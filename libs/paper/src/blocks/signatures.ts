import { INK } from '../ink.js';
import type { Page } from '../page.js';
import { composeText } from '../text/text-block.js';

/** A place to sign. */
export interface SignatureBox {
  role: string;
  name: string | null | undefined;
  /** Printed only beside a signature. */
  signedOn: string | null;
  /** A PNG, which pdfkit embeds as it is if it is in plain grey (docs/decisions/0053). */
  picture: Uint8Array | null;
  /** Printed where there is no picture; 'not signed' unless told. */
  absent?: string | null;
}

const GAP = 14;
const PADDING = 8;
const PICTURE_HEIGHT = 64;
/** One box alone takes half the page, as it does beside another. */
const LEAST_COLUMNS = 2;

/**
 * Boxes side by side, each with the signature over its line, the name and the date; never parted by a page.
 *
 * @param agreement what was signed for, in one line over the boxes
 */
export function signatures(page: Page, boxes: SignatureBox[], agreement = ''): void {
  const columns = Math.max(boxes.length, LEAST_COLUMNS);
  const width = (page.width - GAP * (columns - 1)) / columns;
  const inner = width - 2 * PADDING;
  const blocks = boxes.map(({ role, name, signedOn, picture }) => ({
    role: composeText(role, { face: 'strong', size: 10, color: INK.ink }, inner),
    name: composeText(
      name?.trim() || ' ',
      { face: 'strong', size: 10.5, color: INK.ink, leading: 1.2, fit: { lines: 2, smallest: 8 } },
      inner,
    ),
    date: composeText((picture && signedOn) || ' ', { face: 'text', size: 8.5, color: INK.muted }, inner),
  }));
  const named = Math.max(...blocks.map(({ name, date }) => name.height + date.height));
  const lineAt = PADDING + blocks[0]!.role.height + PICTURE_HEIGHT + 4;
  const height = lineAt + 4 + named + PADDING;
  const line = composeText(agreement, { face: 'strong', size: 10.5, color: INK.ink }, page.width);
  const above = agreement ? line.height + 4 : 0;
  page.room(above + height);
  if (agreement) page.tag('P', () => page.place(line, page.left, page.y));
  const top = page.y + above;
  boxes.forEach((box, index) => {
    const { role, name, date } = blocks[index]!;
    const x = page.left + index * (width + GAP);
    const left = x + PADDING;
    page.artifact(() => {
      page.pen.lineWidth(0.9).roundedRect(x, top, width, height, 5).stroke(INK.strongLine);
      page.line(left, top + lineAt, left + inner, top + lineAt, INK.strongLine, 0.75);
    });
    page.tag('P', () => page.place(role, left, top + PADDING));
    const area = { x: left, y: top + PADDING + role.height + 2, width: inner, height: PICTURE_HEIGHT };
    if (box.picture) drawPicture(page, box.picture, `${box.role}: signature`, area);
    else drawAbsent(page, box.absent ?? 'not signed', area);
    page.tag('P', () => page.place(date, left, page.place(name, left, top + lineAt + 4)));
  });
  page.y = top + height;
}

type Area = { x: number; y: number; width: number; height: number };

/** As large as its canvas fits, which stands on the line; so big and small hands keep their size. */
function drawPicture(page: Page, png: Uint8Array, alt: string, { x, y, width, height }: Area): void {
  // From another thread it comes as bytes alone.
  const picture = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const draw = () => page.pen.image(picture, x, y, { fit: [width, height], valign: 'bottom' });
  page.tag('Figure', draw, { alt });
}

function drawAbsent(page: Page, words: string, { x, y, width, height }: Area): void {
  const block = composeText(words, { face: 'text', size: 11, color: INK.muted }, width);
  page.tag('P', () => page.place(block, x, y + height - block.height - 2));
}
