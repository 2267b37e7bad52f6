const START = 0xffd8;
const MARKER = 0xff;
/** The frame headers, from baseline to lossless; the three between them are other tables. */
const FRAMES = [0xc0, 0xcf] as const;
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

/**
 * The size that a JPEG says it has, read from its header without decoding anything: a few bytes may ask for gigabytes.
 *
 * @returns in pixels; null where it is no JPEG, or says nothing
 */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== START) return null;
  // Each segment: 0xff, what it is, its length with these two bytes.
  for (let at = 2; at + 9 <= bytes.length; at += 2 + Math.max(2, view.getUint16(at + 2))) {
    if (bytes[at] !== MARKER) return null;
    const kind = bytes[at + 1]!;
    if (kind >= FRAMES[0] && kind <= FRAMES[1] && !NO_FRAMES.includes(kind))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}
