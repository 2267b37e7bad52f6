import { INK } from '../ink.js';
import type { Page } from '../page.js';
import { composeText, linesOf, type TextStyle } from '../text/text-block.js';

const NOTES: TextStyle = { face: 'text', size: 9.5, color: INK.ink, leading: 1.35 };
const HEADING: TextStyle = { face: 'strong', size: 12.5, color: INK.ink, leading: 1.25 };
const LEAST_LINES = 3;
/** What stands beside something else is read at a glance. */
const MOST_LINES_BESIDE = 6;
const BETWEEN = { columns: 16, rows: 14 };

export function heading(page: Page, text: string): void {
  const block = composeText(text, HEADING, page.width);
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

/** Two short notes side by side, so that neither needs a page for itself; others below each other. */
export function notesTogether(
  page: Page,
  all: readonly { title: string; text: string }[],
  above = BETWEEN.rows,
): void {
  const width = (page.width - BETWEEN.columns) / 2;
  const columns = all.map(({ title, text }) => ({
    title: composeText(title, HEADING, width),
    text: composeText(text.trim(), NOTES, width),
  }));
  page.y += above;
  if (all.length !== 2 || columns.some(({ text }) => text.lines.length > MOST_LINES_BESIDE)) {
    all.forEach(({ title, text }, at) => {
      if (at > 0) page.y += BETWEEN.rows;
      notes(page, title, text);
    });
    return;
  }
  const height = Math.max(...columns.map(({ title, text }) => title.height + 2 + text.height));
  page.room(height);
  const top = page.y;
  columns.forEach(({ title, text }, at) => {
    const x = page.left + at * (width + BETWEEN.columns);
    page.tag('H2', () => page.place(title, x, top));
    page.tag('P', () => page.place(text, x, top + title.height + 2));
  });
  page.y = top + height;
}

/** A small remark, such as what an asterisk means. */
export function remark(page: Page, text: string): void {
  const block = composeText(text, { face: 'text', size: 8, color: INK.muted }, page.width);
  page.room(block.height);
  const top = page.y;
  page.tag('Note', () => page.place(block, page.left, top));
  page.y = top + block.height;
}
