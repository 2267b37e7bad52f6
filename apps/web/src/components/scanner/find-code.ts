import jsqr from 'jsqr';

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The text of the code in a picture, or null where none can be read; light codes on dark plates count too. */
export function findCode({ data, width, height }: Pixels): string | null {
  const found = jsqr.default(data, width, height, { inversionAttempts: 'attemptBoth' });
  return found?.data.trim() || null;
}
