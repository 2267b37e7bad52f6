import { inflateSync } from 'node:zlib';
import { inOnePiece } from './png-chunks.js';

/** Places in a PNG whose chunks are known to be in order (PNG specification, 11.2.1), and what a plain one has there. */
const WIDTH = 16;
const HEIGHT = 20;
const KIND = 24;
/** 8 bits of grey, compressed and filtered as all are, not interlaced. */
const PLAIN = Buffer.from([8, 0, 0, 0, 0]);
const FIRST_CHUNK_BEHIND = 33;
/** A chunk's length, name and checksum, which stand around its content. */
const [NAME, CONTENT, FRAME] = [4, 8, 12];

/**
 * Has a look at the dots of a PNG in plain grey, row by row. It takes no decoder, and a twentieth of a decoder's time;
 * everybody waits for it, so the picture must not be large.
 *
 * @param png with nothing in it but the picture, see `essentialChunks`
 * @param look at dots that are gone afterwards
 * @returns null for any other kind of PNG, and where anything is odd: that is for a decoder to judge
 */
export function lookAtPlainGrey<T>(png: Buffer, look: (dots: Buffer) => T): T | null {
  const [width, height] = [png.readUInt32BE(WIDTH), png.readUInt32BE(HEIGHT)];
  if (!png.subarray(KIND, KIND + PLAIN.length).equals(PLAIN)) return null;
  const rows = inflated(contentOf(png), (width + 1) * height);
  if (!rows) return null;
  try {
    for (let row = 0; row < height; row += 1) {
      const from = row * (width + 1);
      // The first byte of a row says how the others are to be worked out: 0 for not at all.
      if (rows[from] !== 0) return null;
      rows.copyWithin(row * width, from + 1, from + 1 + width);
    }
    return look(rows.subarray(0, width * height));
  } finally {
    giveBack(rows);
  }
}

/** Else it counts until the next garbage collection, and a hundred forms are enough to bring on one of everything. */
function giveBack({ buffer, length }: Buffer): void {
  // Small ones lie in a buffer together with others.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length + 1) buffer.transfer(0);
}

/** What is compressed; nothing where there is anything but that, such as a colour that stands for transparent. */
function contentOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = FIRST_CHUNK_BEHIND; at < png.length;) {
    const end = at + FRAME + png.readUInt32BE(at);
    const name = png.toString('latin1', at + NAME, at + CONTENT);
    if (name === 'IDAT') parts.push(png.subarray(at + CONTENT, end - 4));
    else if (name !== 'IEND') return Buffer.alloc(0);
    at = end;
  }
  return inOnePiece(parts);
}

function inflated(compressed: Buffer, size: number): Buffer | null {
  try {
    // In one piece; what would become larger throws.
    const rows = inflateSync(compressed, { maxOutputLength: size, chunkSize: Math.max(64, size + 1) });
    return rows.length === size ? rows : null;
  } catch {
    return null;
  }
}
