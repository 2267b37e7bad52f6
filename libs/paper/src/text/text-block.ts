import type { FaceName } from './fonts.js';
import { printable, runsOf, type Run } from './runs.js';

/** How a text looks. Sizes are points. */
export interface TextStyle {
  face: FaceName;
  size: number;
  color: string;
  align?: 'left' | 'right' | 'center';
  /** Line height as a multiple of the size; 1.3 when absent. */
  leading?: number;
  /** Prints smaller, down to `smallest`, while the text takes more than `lines` lines or a word does not fit into one. */
  fit?: { lines: number; smallest: number };
}

export interface TextLine {
  text: string;
  width: number;
}

/** A text broken into lines for a width: what it will take is known before anything is drawn. */
export interface TextBlock {
  lines: TextLine[];
  style: TextStyle;
  width: number;
  lineHeight: number;
  height: number;
}

const DEFAULT_LEADING = 1.3;
const FIT_STEP = 0.5;

/** Breaks a text at spaces, and inside a word only where the word alone is wider than the line. */
export function composeText(text: string, style: TextStyle, width: number): TextBlock {
  const words = printable(text, style.face);
  let block = breakText(words, style, width);
  while (
    style.fit &&
    (block.lines.length > style.fit.lines || hasBrokenWord(words, block)) &&
    block.style.size - FIT_STEP >= style.fit.smallest
  ) {
    block = breakText(words, { ...style, size: block.style.size - FIT_STEP }, width);
  }
  return block;
}

function hasBrokenWord(text: string, { style, width }: TextBlock): boolean {
  return text.split(/\s/).some((word) => widthOf(word, style) > width);
}

/** The lines `from` to `to` of a block as a block of their own. */
export function linesOf(block: TextBlock, from: number, to?: number): TextBlock {
  const lines = block.lines.slice(from, to);
  return { ...block, lines, height: lines.length * block.lineHeight };
}

/** The width of a printable text in points. */
export function widthOf(text: string, { face, size }: Pick<TextStyle, 'face' | 'size'>): number {
  return runsOf(text, face).reduce((width, run) => width + widthOfRun(run), 0) * (size / 1000);
}

/** The width of a run in thousandths of its size. pdfkit, too, lays out word by word, each with the space after it. */
export function widthOfRun({ font, text }: Run): number {
  let width = 0;
  for (let from = 0, to; from < text.length; from = to) {
    to = text.indexOf(' ', from) + 1 || text.length;
    width += font.parsed.layout(text.slice(from, to)).advanceWidth;
  }
  return width;
}

function breakText(text: string, style: TextStyle, width: number): TextBlock {
  const lines = text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, style, width));
  const lineHeight = style.size * (style.leading ?? DEFAULT_LEADING);
  return { lines, style, width, lineHeight, height: lines.length * lineHeight };
}

function breakParagraph(paragraph: string, style: TextStyle, width: number): TextLine[] {
  const lines: TextLine[] = [];
  let line: TextLine = { text: '', width: 0 };
  for (const word of paragraph.split(' ').filter((each) => each !== '')) {
    const wordWidth = widthOf(word, style);
    const spaced = line.text && line.width + widthOfSpaceAfter(line.text, style);
    if (spaced && spaced + wordWidth <= width) {
      line = { text: `${line.text} ${word}`, width: spaced + wordWidth };
      continue;
    }
    if (line.text) lines.push(line);
    const pieces = wordWidth <= width ? [{ text: word, width: wordWidth }] : breakWord(word, style, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1)!;
  }
  return [...lines, line];
}

/** A space is printed in the font of the word before it, and kerned with it. */
function widthOfSpaceAfter(text: string, style: TextStyle): number {
  const word = text.slice(text.lastIndexOf(' ') + 1);
  return widthOf(`${word} `, style) - widthOf(word, style);
}

/**
 * Breaks a word that is wider than the line; at least one letter stands on each line. Letters are measured one by
 * one, without their kerning: shaping every beginning of a word of 4,000 letters would hold the thread up.
 */
function breakWord(word: string, style: TextStyle, width: number): TextLine[] {
  const pieces: TextLine[] = [];
  let piece: TextLine = { text: '', width: 0 };
  for (const letter of word.match(/\P{M}\p{M}*/gu) ?? [word]) {
    const letterWidth = widthOf(letter, style);
    if (piece.text && piece.width + letterWidth > width) {
      pieces.push(piece);
      piece = { text: '', width: 0 };
    }
    piece = { text: piece.text + letter, width: piece.width + letterWidth };
  }
  return [...pieces, piece];
}
