const ORIENTATION = 0x0112;
const ENTRY = 12;
/** A camera writes some twenty; whoever writes thousands wants to keep us busy. */
const MOST_ENTRIES = 100;

/**
 * Which way up a picture is, out of its Exif: the one thing that we want of it. A decoder would read all of it, and
 * copy the same sixty kilobytes for every entry that points to them.
 *
 * @returns 1 to 8; 1, which is upright, for whatever cannot be read
 */
export function orientationOf(exif: Buffer): number {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  const isLittle = tiff.toString('latin1', 0, 4) === 'II*\0';
  if (!isLittle && tiff.toString('latin1', 0, 4) !== 'MM\0*') return 1;
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const from = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    const entries = Math.min(short(from), MOST_ENTRIES);
    for (let at = from + 2; at < from + 2 + entries * ENTRY; at += ENTRY) {
      if (short(at) !== ORIENTATION) continue;
      const orientation = short(at + 8);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  } catch {
    // It points beyond its end.
  }
  return 1;
}
