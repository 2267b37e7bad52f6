import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { decodePicture, shadeAt } from './signature.js';

const deflated = promisify(deflate);
const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');
/** Where width, height, depth and kind of colour stand in every PNG. */
const [WIDTH_AT, HEIGHT_AT, KIND_AT] = [16, 20, 24];
/** 8 bits a sample and colour type 0, grey without alpha. */
const GREY = 0x0800;
const NO_FILTER = 0;
/** zlib's level: half the time for a few hundred bytes more. */
const FAST = 1;

/** A rectangle of dots, counted from the top left corner of the canvas that was signed on. */
interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A signature as paper wants it: 8-bit grey on white without alpha, which pdfkit embeds as it is. */
export interface FlatSignature {
  png: Buffer;
  /** Where the picture lies on the canvas: what is blank around the ink is left out. */
  part: Part;
  canvas: { width: number; height: number };
}

/**
 * Makes a signature flat. Decoded by a library on libuv's pool; only what is left to do with so few dots is done here,
 * because a library's pipeline for it costs twice as much as all the rest.
 *
 * @param png what `readSignature` has returned; an already flat one is kept as it is
 */
export async function flattenSignature(png: Buffer): Promise<FlatSignature> {
  if (png.readUInt16BE(KIND_AT) === GREY) {
    const canvas = { width: png.readUInt32BE(WIDTH_AT), height: png.readUInt32BE(HEIGHT_AT) };
    return { png, part: { left: 0, top: 0, ...canvas }, canvas };
  }
  const { data: rgba, width, height } = await decodePicture(png);
  const part = inkedPart(rgba, width, height);
  return { png: await greyPng(rgba, width, part), part, canvas: { width, height } };
}

/** The dots of a picture, each as one number: alpha, blue, green, red. */
function dotsOf(rgba: Buffer): Uint32Array {
  return new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
}

const isBlank = (dot: number) => dot >>> 24 === 0 || dot === 0xffffffff;

/** The smallest part that has everything that can be seen on white; all of it when nothing can. */
function inkedPart(rgba: Buffer, width: number, height: number): Part {
  const dots = dotsOf(rgba);
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let x = 0;
    while (x < width && isBlank(dots[row + x]!)) x += 1;
    if (x === width) continue;
    if (top < 0) top = y;
    bottom = y;
    left = Math.min(left, x);
    x = width - 1;
    while (x > right && isBlank(dots[row + x]!)) x -= 1;
    right = Math.max(right, x);
  }
  if (bottom < 0) return { left: 0, top: 0, width, height };
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** A PNG of a part. Its rows are stored without a filter: for ink on white that is smallest as well as fastest. */
async function greyPng(rgba: Buffer, canvasWidth: number, part: Part): Promise<Buffer> {
  const dots = dotsOf(rgba);
  const rows = Buffer.alloc((part.width + 1) * part.height, 255);
  for (let y = 0; y < part.height; y += 1) {
    const from = (part.top + y) * canvasWidth + part.left;
    const to = y * (part.width + 1) + 1;
    rows[to - 1] = NO_FILTER;
    for (let x = 0; x < part.width; x += 1) {
      if (!isBlank(dots[from + x]!)) rows[to + x] = shadeAt(rgba, from + x);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(part.width, 0);
  header.writeUInt32BE(part.height, 4);
  header.writeUInt16BE(GREY, 8);
  return Buffer.concat([
    PNG_START,
    chunk('IHDR', header),
    chunk('IDAT', await deflated(rows, { level: FAST })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Length, name, content and checksum (PNG specification, 5.3). */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
