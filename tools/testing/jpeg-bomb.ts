export function aSegment(marker: number, content: Buffer | number[]): Buffer {
  const bytes = Buffer.from(content);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

export const JPEG_START = Buffer.from([0xff, 0xd8]);
export const JPEG_END = Buffer.from([0xff, 0xd9]);

/** The longest run of blocks without coefficients that one code can say. */
const LONGEST_RUN = 32_767;
const COEFFICIENTS = 63;
const BITS = 13;

/**
 * A valid progressive JPEG, grey all over, of so many scans (at most 883). All but the first bring one coefficient a bit
 * further, of which there is nothing to tell: a few bytes each, for which a decoder goes through the whole picture.
 */
export function aJpegOfScans(scans: number, { width, height }: { width: number; height: number }): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const nothing = runsOf(blocks);
  const refinements: Buffer[] = [];
  for (let from = 1; from <= COEFFICIENTS; from++) {
    for (let bit = BITS; bit >= 0; bit--) {
      const before = bit === BITS ? 0 : bit + 1;
      refinements.push(aSegment(0xda, [1, 1, 0, from, from, (before << 4) | bit]), nothing);
    }
  }
  return Buffer.concat([
    JPEG_START,
    aSegment(0xdb, [0, ...Array<number>(64).fill(1)]),
    aSegment(0xc2, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    // One code each of one bit: "no difference" for the first coefficients, "a run of blocks" for the others.
    aSegment(0xc4, [0x00, 1, ...Array<number>(15).fill(0), 0x00]),
    aSegment(0xc4, [0x10, 1, ...Array<number>(15).fill(0), 0xe0]),
    aSegment(0xda, [1, 1, 0, 0, 0, 0]),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...refinements.slice(0, (scans - 1) * 2),
    JPEG_END,
  ]);
}

/** So many blocks without coefficients and more, in runs: a code of one bit, and all fourteen bits of the length set. */
function runsOf(blocks: number): Buffer {
  const bits = `0${'1'.repeat(14)}`.repeat(Math.ceil(blocks / LONGEST_RUN));
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.flatMap((byte) => (byte === '11111111' ? [0xff, 0] : [parseInt(byte, 2)])));
}
