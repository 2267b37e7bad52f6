import { INK } from '../ink.js';
import type { Page } from '../page.js';
import { shrinkForPaper } from '../pictures/paper-photo.js';
import { composeText, linesOf } from '../text/text-block.js';
import { heading } from './notes.js';

const GAP = 14;
const TO_A_ROW = 2;
/** Three quarters of the width: a photo as phones take it lying fills its place. */
const SHAPE = 3 / 4;
const CAPTION = { face: 'text', size: 8.5, color: INK.muted } as const;

const CAPTION_LINES = 2;

/** A photo for the paper. */
export interface Picture {
  jpeg: Uint8Array;
  /** What it shows; the beginning is printed. */
  caption: string | null;
}

/** Photos at the end of a document, two to a row, each with its number and caption. */
export function photos(page: Page, pictures: readonly Picture[]): void {
  if (pictures.length > 0) page.later(() => draw(page, pictures));
}

async function draw(page: Page, pictures: readonly Picture[]): Promise<void> {
  const width = (page.width - GAP * (TO_A_ROW - 1)) / TO_A_ROW;
  const height = width * SHAPE;
  const rowHeight = height + 28;
  if (!page.room(3 * GAP + rowHeight)) page.y += GAP;
  heading(page, 'Photos');
  for (const [index, picture] of pictures.entries()) {
    const column = index % TO_A_ROW;
    if (column === 0 && index > 0) page.y += rowHeight;
    if (column === 0) page.room(rowHeight);
    const { jpeg } = await shrinkForPaper(picture.jpeg);
    const [x, y] = [page.left + column * (width + GAP), page.y];
    const alt = `Photo ${index + 1} of ${pictures.length}`;
    page.artifact(() => page.pen.lineWidth(0.75).rect(x, y, width, height).stroke(INK.line));
    page.tag(
      'Figure',
      () => page.pen.image(jpeg, x, y, { fit: [width, height], align: 'center', valign: 'center' }),
      { alt },
    );
    const caption = picture.caption ? `${index + 1}: ${picture.caption}` : alt;
    const block = linesOf(composeText(caption, CAPTION, width), 0, CAPTION_LINES);
    page.tag('Caption', () => page.place(block, x, y + height + 3));
  }
  page.y += rowHeight;
}
