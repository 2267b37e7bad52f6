import sharp from 'sharp';
import { essentialChunks, PngFault, Slots } from '@groundsheet/platform';

const MAX_BYTES = 512 * 1024;
const MAX_SIZE = { width: 2000, height: 1000 };

/** Of their own: photos, which take far longer, keep no form waiting. */
/** Of the forms that come at once at the end of a shift. */
const decoding = new Slots(2, 200);

/** Shades of grey between ink and paper below which nothing can be seen. */
const LEAST_CONTRAST = 32;

const DATA_URL = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;

/** A picture that cannot be taken. `message` is a sentence for the user. */
export class ImageFault extends Error {
  constructor(
    readonly code: 'signature.not-png' | 'signature.too-large' | 'signature.damaged' | 'signature.blank',
    message: string,
  ) {
    super(message);
    this.name = 'ImageFault';
  }
}

/**
 * Reads a signature off a PNG data URL: really a PNG, at most 512 KB and 2000x1000, whole, and not blank. It is decoded
 * on libuv's pool.
 *
 * @returns the PNG with nothing in it but the picture
 * @throws {ImageFault}, or {Problem} 503 where too many others are being read
 */
export async function readSignature(dataUrl: string): Promise<Buffer> {
  const image = essentialsOf(dataUrl);
  const shades = await decoding.run(() => shadesOf(image));
  if (!showsSomething(shades)) throw faults.blank();
  return image;
}

/** A stored signature as it goes over the wire. */
export function signatureUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

function essentialsOf(dataUrl: string): Buffer {
  if (dataUrl.length > Math.ceil(MAX_BYTES / 3) * 4 + 64) throw faults.tooLarge('512 KB');
  const sent = Buffer.from(DATA_URL.exec(dataUrl)?.[1] ?? '', 'base64');
  if (sent.length > MAX_BYTES) throw faults.tooLarge('512 KB');
  try {
    return essentialChunks(sent, MAX_SIZE);
  } catch (error) {
    const reason = error instanceof PngFault ? error.reason : 'damaged';
    if (reason === 'too-large') throw faults.tooLarge(`${MAX_SIZE.width} by ${MAX_SIZE.height} dots`);
    throw reason === 'not-png' ? faults.notPng() : faults.damaged();
  }
}

/** How light each dot is on white paper; the green channel is what the PDF prints, too. */
function shadesOf(png: Buffer): Promise<Buffer> {
  return sharp(png, { failOn: 'truncated', limitInputPixels: MAX_SIZE.width * MAX_SIZE.height })
    .pipelineColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .extractChannel('green')
    .raw({ depth: 'uchar' })
    .toBuffer()
    .catch(() => {
      throw faults.damaged();
    });
}

function showsSomething(shades: Buffer): boolean {
  const first = shades[0]!;
  for (const shade of shades) if (Math.abs(shade - first) > LEAST_CONTRAST) return true;
  return false;
}

const faults = {
  notPng: () => new ImageFault('signature.not-png', 'The signature is not a PNG picture. Please sign again.'),
  tooLarge: (limit: string) =>
    new ImageFault('signature.too-large', `The signature is larger than ${limit}. Please sign again.`),
  damaged: () => new ImageFault('signature.damaged', 'The signature could not be read. Please sign again.'),
  blank: () => new ImageFault('signature.blank', 'The signature is blank. Please sign again.'),
};
