import { constants, crc32, inflateSync } from 'node:zlib';
import type { Ink } from './ink.js';
import { LEAST_CONTRAST, MOST_SIZE } from './ink-limits.js';

const START = Buffer.from('89504e470d0a1a0a', 'hex');
/** A chunk's length, name and checksum, which stand around its content. */
const FRAME = 12;
/** A picture that our own pad writes has three: what it is, the dots, the end. */
const MOST_CHUNKS = 16;
/** Of the dots below the header: 8 bits a dot, grey, in one go (PNG specification, 11.2.2). */
const EIGHT_BIT_GREY = Buffer.from([8, 0, 0, 0, 0]);

/**
 * A signature as the pad of our own app writes it, looked at within bounds and kept as it was sent: a PNG in 8-bit grey of nothing but
 * its picture, with every row as it is. What it inflates to is known from its header before a byte of it is.
 *
 * @returns null where it is of another kind, or not quite whole: the process for pictures judges it
 */
export function plainGrey(sent: Uint8Array): Ink | null {
  const png = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const head = headOf(png);
  const packed = head && packedOf(png);
  if (!head || !packed) return null;
  const row = head.width + 1;
  const dots = inflated(packed, row * head.height);
  if (!dots) return null;
  for (let at = 0; at < dots.length; at += row) if (dots[at] !== 0) return null;
  return showsSomething(dots, row) ? png : 'blank';
}

function headOf(png: Buffer): { width: number; height: number } | null {
  const isPng = png.length > 33 && png.subarray(0, 8).equals(START) && isChunk(png, 8, 'IHDR', 13);
  if (!isPng || !png.subarray(24, 29).equals(EIGHT_BIT_GREY)) return null;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const fits = width > 0 && height > 0 && width <= MOST_SIZE.width && height <= MOST_SIZE.height;
  return fits ? { width, height } : null;
}

/** The dots as they are packed; null where something else is in the file, or a checksum is wrong. */
function packedOf(png: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 33, count = 0; count < MOST_CHUNKS && at + FRAME <= png.length; count += 1) {
    const length = png.readUInt32BE(at);
    if (isChunk(png, at, 'IEND', 0)) return at + FRAME === png.length ? Buffer.concat(parts) : null;
    if (!isChunk(png, at, 'IDAT', length)) return null;
    parts.push(png.subarray(at + 8, at + 8 + length));
    at += FRAME + length;
  }
  return null;
}

function isChunk(png: Buffer, at: number, name: string, length: number): boolean {
  const end = at + FRAME + length;
  if (end > png.length || png.readUInt32BE(at) !== length || png.toString('latin1', at + 4, at + 8) !== name)
    return false;
  return crc32(png.subarray(at + 4, end - 4)) === png.readUInt32BE(end - 4);
}

/** Null where it is not exactly so long. */
function inflated(packed: Buffer, length: number): Buffer | null {
  try {
    const dots = inflateSync(packed, { maxOutputLength: length, finishFlush: constants.Z_FINISH });
    return dots.length === length ? dots : null;
  } catch {
    return null;
  }
}

function showsSomething(dots: Buffer, row: number): boolean {
  const first = dots[1]!;
  for (let at = 1; at < dots.length; at += 1)
    if (at % row !== 0 && Math.abs(dots[at]! - first) > LEAST_CONTRAST) return true;
  return false;
}
