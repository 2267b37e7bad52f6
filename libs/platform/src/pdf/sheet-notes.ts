import { INK } from './ink.js';
import type { Sheet } from './sheet.js';
import { linesOf, type TextStyle } from './text-block.js';

const NOTES: TextStyle = { face: 'text', size: 9.5, color: INK.ink, leading: 1.35 };
const LEAST_LINES = 3;

/** A heading of a part of the sheet. */
export function drawHeading(sheet: Sheet, text: string): void {
  const block = sheet.compose(
    text,
    { face: 'heading', size: 12.5, color: INK.ink, leading: 1.25 },
    sheet.width,
  );
  sheet.room(block.height + 30);
  const top = sheet.y;
  sheet.tag('H2', () => sheet.place(block, sheet.left, top));
  sheet.y = top + block.height + 2;
}

/** Notes under a heading; long ones flow on to as many pages as they need. */
export function drawNotes(sheet: Sheet, heading: string, text: string): void {
  const block = sheet.compose(text.trim(), NOTES, sheet.width);
  sheet.room(20 + Math.min(block.lines.length, LEAST_LINES) * block.lineHeight);
  drawHeading(sheet, heading);
  for (let from = 0; from < block.lines.length;) {
    sheet.room(block.lineHeight);
    const fitting = Math.floor((sheet.bottom - sheet.y) / block.lineHeight);
    const piece = linesOf(block, from, from + fitting);
    const top = sheet.y;
    sheet.tag('P', () => sheet.place(piece, sheet.left, top));
    sheet.y = top + piece.height;
    from += fitting;
  }
}

/** A small remark, such as what an asterisk means. */
export function drawRemark(sheet: Sheet, text: string): void {
  const block = sheet.compose(text, { face: 'text', size: 8, color: INK.muted }, sheet.width);
  sheet.room(block.height);
  const top = sheet.y;
  sheet.tag('Note', () => sheet.place(block, sheet.left, top));
  sheet.y = top + block.height;
}
