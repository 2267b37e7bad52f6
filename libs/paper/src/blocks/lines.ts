import { INK } from '../ink.js';
import type { Page } from '../page.js';
import { composeText, type TextBlock, type TextStyle } from '../text/text-block.js';

const TEXT: TextStyle = { face: 'text', size: 8, color: INK.ink, leading: 1.25 };
const TITLE: TextStyle = { face: 'strong', size: 9.5, color: INK.ink, leading: 1.3 };
const BETWEEN = 1.5;

function composed(page: Page, said: readonly string[]): TextBlock[] {
  return said.map((line) => composeText(line, TEXT, page.width));
}

function heightOf(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, { height }) => sum + height + BETWEEN, 0);
}

/** Whether these lines, their title and so much above them have room on this page. */
function fit(page: Page, said: readonly string[], above: number): boolean {
  const title = composeText(' ', TITLE, page.width).height;
  return page.y + above + title + heightOf(composed(page, said)) <= page.bottom;
}

/** Small print under a title, a line or more for each, which goes on to another page only between two. */
function draw(page: Page, title: string, said: readonly string[]): void {
  page.tag('H2', () => (page.y = page.text(title, TITLE, page.left, page.y, page.width)));
  for (const block of composed(page, said)) {
    page.room(block.height);
    page.tag('P', () => (page.y = page.place(block, page.left, page.y)));
    page.y += BETWEEN;
  }
}

export const lines = { fit, draw };
