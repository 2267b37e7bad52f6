/**
 * Bytes that begin as a JPEG of this size does; what would be the picture is left out.
 *
 * @param filling bytes of it that say nothing
 */
export function aJpeg(width: number, height: number, filling = 0): Uint8Array {
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  return new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame, ...Array<number>(filling).fill(0)]);
}
