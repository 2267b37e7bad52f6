/** What a picture is made of (PNG specification, 5.6); everything else only tells something about it. */
const PICTURE = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const FIRST_CHUNK = 8;
/** A chunk's length, name and checksum, which stand around its content. */
const FRAME = 12;
/** Encoders that write small ones write 8 KB, of which a file has at most 1,280. */
const MOST_CHUNKS = 10_000;

/**
 * A stranger's PNG without its texts and profiles, which a decoder inflates before it looks at a dot: 45 KB become 45 MB.
 *
 * @returns null where it has too many chunks, or one is cut off; the rest is for the decoder to judge
 */
export function pictureOfPng(png: Buffer): Buffer | null {
  const kept = [png.subarray(0, FIRST_CHUNK)];
  for (let at = FIRST_CHUNK, end, count = 0; at < png.length; at = end, count += 1) {
    if (at + FRAME > png.length || count === MOST_CHUNKS) return null;
    end = at + FRAME + png.readUInt32BE(at);
    if (end > png.length) return null;
    const name = png.toString('latin1', at + 4, at + 8);
    if (PICTURE.has(name)) kept.push(png.subarray(at, end));
    // What stands behind is no part of the picture, and need not be of chunks.
    if (name === 'IEND') break;
  }
  return Buffer.concat(kept);
}
