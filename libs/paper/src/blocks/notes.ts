import { INK } from '../ink.js';
import type { Page } from '../page.js';
import { composeText, linesOf, type TextStyle } from '../text/text-block.js';

const NOTES: TextStyle = { face: 'text', size: 9.5, color: INK.ink, leading: 1.35 };
const LEAST_LINES = 3;

export function heading(page: Page, text: string): void {
  const block = composeText(text, { face: 'heading', size: 12.5, color: INK.ink, leading: 1.25 }, page.width);
  page.room(block.height + 30);
  const top = page.y;
  page.tag('H2', () => page.place(block, page.left, top));
  page.y = top + block.height + 2;
}

/** Notes under a heading; long ones flow on to as many pages as they need. */
export function notes(page: Page, title: string, text: string): void {
  const block = composeText(text.trim(), NOTES, page.width);
  page.room(20 + Math.min(block.lines.length, LEAST_LINES) * block.lineHeight);
  heading(page, title);
  for (let from = 0; from < block.lines.length;) {
    page.room(block.lineHeight);
    const fitting = Math.floor((page.bottom - page.y) / block.lineHeight);
    const piece = linesOf(block, from, from + fitting);
    const top = page.y;
    page.tag('P', () => page.place(piece, page.left, top));
    page.y = top + piece.height;
    from += fitting;
  }
}

/** A small remark, such as what an asterisk means. */
export function remark(page: Page, text: string): void {
  const block = composeText(text, { face: 'text', size: 8, color: INK.muted }, page.width);
  page.room(block.height);
  const top = page.y;
  page.tag('Note', () => page.place(block, page.left, top));
  page.y = top + block.height;
}
