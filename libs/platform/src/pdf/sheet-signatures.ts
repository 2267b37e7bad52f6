import { INK } from './ink.js';
import type { Sheet } from './sheet.js';

/** Somebody's place to sign. */
export interface SignatureBox {
  /** Who signs: 'Driver', 'Client'. */
  role: string;
  name: string | null | undefined;
  /** 'Sat 21 Nov 2026'; printed only beside a signature. */
  signedOn: string | null;
  /** `paperImage` of a `Signature`; null prints 'not signed'. */
  picture: Uint8Array | null;
}

const GAP = 14;
const PADDING = 8;
const PICTURE_HEIGHT = 76;
/** One box alone takes half the sheet, as it does beside another. */
const LEAST_COLUMNS = 2;

/** Boxes side by side, each with the signature over its line, the name and the date; never parted by a page. */
export function drawSignatures(sheet: Sheet, boxes: SignatureBox[]): void {
  const columns = Math.max(boxes.length, LEAST_COLUMNS);
  const width = (sheet.width - GAP * (columns - 1)) / columns;
  const inner = width - 2 * PADDING;
  const blocks = boxes.map(({ role, name, signedOn, picture }) => ({
    role: sheet.compose(role, { face: 'heading', size: 10, color: INK.ink }, inner),
    name: sheet.compose(
      name?.trim() || ' ',
      { face: 'strong', size: 10.5, color: INK.ink, leading: 1.2, fit: { lines: 2, smallest: 8 } },
      inner,
    ),
    date: sheet.compose((picture && signedOn) || ' ', { face: 'text', size: 8.5, color: INK.muted }, inner),
  }));
  const named = Math.max(...blocks.map(({ name, date }) => name.height + date.height));
  const lineAt = PADDING + blocks[0]!.role.height + PICTURE_HEIGHT + 4;
  const height = lineAt + 4 + named + PADDING;
  sheet.room(height);
  const top = sheet.y;
  boxes.forEach((box, index) => {
    const { role, name, date } = blocks[index]!;
    const x = sheet.left + index * (width + GAP);
    const left = x + PADDING;
    sheet.artifact(() => {
      sheet.pen.lineWidth(0.9).roundedRect(x, top, width, height, 5).stroke(INK.strongLine);
      sheet.line(left, top + lineAt, left + inner, top + lineAt, INK.strongLine, 0.75);
    });
    sheet.tag('P', () => sheet.place(role, left, top + PADDING));
    const area = { x: left, y: top + PADDING + role.height + 2, width: inner, height: PICTURE_HEIGHT };
    if (box.picture) drawPicture(sheet, box.picture, `${box.role}: signature`, area);
    else drawNotSigned(sheet, area);
    sheet.tag('P', () => sheet.place(date, left, sheet.place(name, left, top + lineAt + 4)));
  });
  sheet.y = top + height;
}

type Area = { x: number; y: number; width: number; height: number };

/** As large as its canvas fits, which stands on the line; so big and small hands keep their size. */
function drawPicture(sheet: Sheet, png: Uint8Array, alt: string, { x, y, width, height }: Area): void {
  const picture = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const draw = () => sheet.pen.image(picture, x, y, { fit: [width, height], valign: 'bottom' });
  sheet.tag('Figure', draw, { alt });
}

function drawNotSigned(sheet: Sheet, { x, y, width, height }: Area): void {
  const block = sheet.compose('not signed', { face: 'text', size: 11, color: INK.muted }, width);
  sheet.tag('P', () => sheet.place(block, x, y + height - block.height - 2));
}
