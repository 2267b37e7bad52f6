import { shrinkForPaper } from '../images/paper-photo.js';
import { INK } from './ink.js';
import type { Sheet } from './sheet.js';

const GAP = 14;
const TO_A_ROW = 2;
/** Three quarters of the width: a photo as phones take it lying fills its place. */
const SHAPE = 3 / 4;
const CAPTION = { face: 'text', size: 8.5, color: INK.muted } as const;

/** Photos two to a row from the top of a new page on, each with its number; nothing where there are none. */
export async function drawPhotos(sheet: Sheet, photos: readonly Uint8Array[]): Promise<void> {
  if (photos.length === 0) return;
  const width = (sheet.width - GAP * (TO_A_ROW - 1)) / TO_A_ROW;
  const height = width * SHAPE;
  const rowHeight = height + 22;
  sheet.newPage();
  sheet.heading('Photos');
  for (const [index, photo] of photos.entries()) {
    const column = index % TO_A_ROW;
    if (column === 0 && index > 0) sheet.y += rowHeight;
    if (column === 0) sheet.room(rowHeight);
    const { jpeg } = await shrinkForPaper(photo);
    const [x, y] = [sheet.left + column * (width + GAP), sheet.y];
    const alt = `Photo ${index + 1} of ${photos.length}`;
    sheet.artifact(() => sheet.pen.lineWidth(0.75).rect(x, y, width, height).stroke(INK.line));
    sheet.tag(
      'Figure',
      () => sheet.pen.image(jpeg, x, y, { fit: [width, height], align: 'center', valign: 'center' }),
      { alt },
    );
    sheet.tag('Caption', () => sheet.text(alt, CAPTION, x, y + height + 3, width));
  }
  sheet.y += rowHeight;
}
