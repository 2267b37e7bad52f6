import type { getDocumentProxy } from 'unpdf';
import type { ReadLine } from '../read-document.js';
import { inReadingOrder } from '../reading-order.js';

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Viewport = ReturnType<PdfPage['getViewport']>;

/** A piece of text as the file has it: often a word, or part of one. */
interface Piece {
  readonly str: string;
  /** To the page: where the text goes, and in the last two where it begins. */
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface PlacedText extends Edges {
  readonly text: string;
}

/** Pieces that are further apart, in heights of their letters, are not read as one. */
const APART = 1.5;
const MOST_PIECES = 20_000;

/** The lines of a page as the file says them. */
export async function textLayerOf(page: PdfPage): Promise<ReadLine[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces = items.filter((item) => 'str' in item && item.str !== '').slice(0, MOST_PIECES) as Piece[];
  const lines = joined(pieces.map((piece) => placed(piece, viewport)));
  return inReadingOrder(
    lines
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, ...edges }) => ({ text: text.trim(), confidence: 1, box: boxIn(viewport, edges) })),
  );
}

function placed({ str, transform, width, height }: Piece, viewport: Viewport): PlacedText {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform;
  const [along, up] = [Math.hypot(a, b) || 1, Math.hypot(c, d) || 1];
  const end = [x + (a / along) * width + (c / up) * height, y + (b / along) * width + (d / up) * height];
  const corners = [viewport.convertToViewportPoint(x, y), viewport.convertToViewportPoint(end[0]!, end[1]!)];
  const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => Number(corner[axis]))) as [
    number[],
    number[],
  ];
  return {
    text: str,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** Pieces that follow each other on a row are one line. */
function joined(pieces: readonly PlacedText[]): PlacedText[] {
  const lines: PlacedText[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last && goesOn(last, piece)) lines[lines.length - 1] = together(last, piece);
    else lines.push(piece);
  }
  return lines;
}

function goesOn(line: PlacedText, piece: PlacedText): boolean {
  const height = line.bottom - line.top;
  const overlap = Math.min(line.bottom, piece.bottom) - Math.max(line.top, piece.top);
  const isOnRow = overlap > height / 2 || (piece.text.trim() === '' && overlap >= 0);
  return isOnRow && Math.abs(piece.left - line.right) < height * APART;
}

function together(line: PlacedText, piece: PlacedText): PlacedText {
  return {
    text: line.text + piece.text,
    left: Math.min(line.left, piece.left),
    right: Math.max(line.right, piece.right),
    top: Math.min(line.top, piece.top),
    bottom: Math.max(line.bottom, piece.bottom),
  };
}

function boxIn({ width, height }: Viewport, { left, top, right, bottom }: Edges) {
  const part = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole || 0));
  const [from, down] = [part(left, width), part(top, height)];
  return { left: from, top: down, width: part(right, width) - from, height: part(bottom, height) - down };
}
