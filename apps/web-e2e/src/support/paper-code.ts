import sharp from 'sharp';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** Dots to a point: small enough for a frame of the fake camera, and much finer than a module. */
const SCALE = 2.5;
/** White around the code, in dots, as on the label. */
const QUIET = 20;

/** The first QR code of a PDF as it is printed: a picture of the shapes that are filled on its first page. */
export async function codeOnPaper(pdf: Uint8Array): Promise<Buffer> {
  const [first] = await filledShapes(pdf);
  if (!first) throw new Error('Nothing is filled on the first page.');
  const left = Math.min(...first.map(({ x }) => x));
  const top = Math.min(...first.map(({ y }) => y));
  const size = Math.max(...first.map(({ x, width }) => x + width)) - left;
  const side = Math.ceil(size * SCALE) + 2 * QUIET;
  const dots = Buffer.alloc(side * side, 255);
  const at = (length: number) => Math.round(length * SCALE) + QUIET;
  for (const { x, y, width, height } of first)
    for (let row = at(y - top); row < at(y + height - top); row += 1)
      dots.fill(0, row * side + at(x - left), row * side + at(x + width - left));
  return sharp(dots, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rectangles of each filled path, in the order of drawing; from the top left, as they are drawn. */
async function filledShapes(pdf: Uint8Array): Promise<Box[][]> {
  const { OPS } = await getResolvedPDFJS();
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((operator: number, index: number) => {
    const [painted, [path]] = operator === OPS.constructPath ? argsArray[index] : [null, [null]];
    return painted === OPS.fill && path ? [boxesOf([...path])] : [];
  });
}

/** pdf.js writes a path as numbers: 0 x y moves, 1 x y draws a line, 4 closes. */
function boxesOf(path: number[]): Box[] {
  const boxes: Box[] = [];
  let points: [number, number][] = [];
  for (let at = 0; at < path.length; at += path[at] === 4 ? 1 : 3) {
    if (path[at] !== 4) points.push([path[at + 1]!, path[at + 2]!]);
    else {
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      boxes.push({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y });
      points = [];
    }
  }
  return boxes;
}
