import { crc32 } from 'node:zlib';

/** The signature of the format, and the first chunk's length and name (PNG specification, 5.2 and 11.2.1). */
const PNG_START = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const SIZE_OFFSET = PNG_START.length;
const FIRST_CHUNK = 8;
/** A chunk's length, name and checksum, which stand around its content. */
const FRAME = 12;

/** What a picture is made of, in the order it has to be in. Everything else only tells something about it. */
const ESSENTIAL = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const IDAT = ESSENTIAL.indexOf('IDAT');
const IEND = ESSENTIAL.indexOf('IEND');

/** In dots; what is not said is not limited. */
export interface PngLimits {
  readonly width?: number;
  readonly height?: number;
  /** Of the whole picture. */
  readonly area?: number;
}

export class PngFault extends Error {
  constructor(readonly reason: 'not-png' | 'too-large' | 'damaged') {
    super(`A picture was refused: ${reason}.`);
    this.name = 'PngFault';
  }
}

/** A stranger's PNG with nothing in it but the picture; see {@link essentialPieces}. */
export function essentialChunks(png: Buffer, limits: PngLimits = {}): Buffer {
  return inOnePiece(essentialPieces(png, limits));
}

/** Most pictures are in one piece already, and no copy of them is made. */
export function inOnePiece(pieces: Buffer[]): Buffer {
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
}

/**
 * What is left of a stranger's PNG once there is nothing in it but the picture. Decoders inflate the texts and colour profiles of a PNG before
 * they look at its size, and 45 KB become 45 MB: whatever is decoded here goes through this first, which inflates nothing.
 *
 * @throws {PngFault} also where a chunk is cut off, out of order or has another checksum than it says
 */
export function essentialPieces(
  png: Buffer,
  { width = Infinity, height = Infinity, area = Infinity }: PngLimits,
): Buffer[] {
  if (png.length < SIZE_OFFSET + 8 || !png.subarray(0, SIZE_OFFSET).equals(PNG_START)) {
    throw new PngFault('not-png');
  }
  const [across, down] = [png.readUInt32BE(SIZE_OFFSET), png.readUInt32BE(SIZE_OFFSET + 4)];
  if (across > width || down > height || across * down > area) throw new PngFault('too-large');
  // Stretches, not chunks: a file may have a million empty ones.
  const kept = [{ from: 0, to: FIRST_CHUNK }];
  let last = -1;
  for (let at = FIRST_CHUNK, end; last < IEND; at = end) {
    if (at + FRAME > png.length) throw new PngFault('damaged');
    end = at + FRAME + png.readUInt32BE(at);
    if (end > png.length) throw new PngFault('damaged');
    const place = ESSENTIAL.indexOf(png.toString('latin1', at + 4, at + 8));
    if (place < 0) continue;
    const stretch = kept.at(-1)!;
    const goesOn = stretch.to === at;
    const isInOrder = place > last || (place === IDAT && last === IDAT && goesOn);
    const isWhole = crc32(png.subarray(at + 4, end - 4)) === png.readUInt32BE(end - 4);
    if (!isInOrder || !isWhole) throw new PngFault('damaged');
    if (goesOn) stretch.to = end;
    else kept.push({ from: at, to: end });
    last = place;
  }
  return kept.map(({ from, to }) => png.subarray(from, to));
}
