import sharp from 'sharp';
import { essentialChunks, lookAtPlainGrey, PngFault, Slots } from '@groundsheet/platform';

const MAX_BYTES = 512 * 1024;
const MAX_SIZE = { width: 2000, height: 1000 };

/** Of their own: photos, which take far longer, keep no form waiting. 200 forms come at once at the end of a shift. */
const decoding = new Slots(2, 200);

/** Shades of grey between ink and paper below which nothing can be seen. */
const LEAST_CONTRAST = 32;

const DATA_URL = 'data:image/png;base64,';

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
 * Reads a signature off a PNG data URL: really a PNG, at most 512 KB and 2000x1000, whole, and not blank. Plain grey is kept
 * as it is; any other kind is decoded, on libuv's pool.
 *
 * @returns a PNG in plain grey, which pdfkit embeds as it is (docs/decisions/0054)
 * @throws {ImageFault}, or {Problem} 503 where too many others are being read
 */
export async function readSignature(dataUrl: string): Promise<Buffer> {
  const sent = essentialsOf(dataUrl);
  const isDrawn = lookAtPlainGrey(sent, showsSomething);
  const image = isDrawn === null ? await decoding.run(() => inGrey(sent)) : sent;
  if (!(isDrawn ?? lookAtPlainGrey(image, showsSomething))) throw faults.blank();
  return image;
}

/** A stored signature as it goes over the wire. */
export function signatureUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

function essentialsOf(dataUrl: string): Buffer {
  if (dataUrl.length > Math.ceil(MAX_BYTES / 3) * 4 + 64) throw faults.tooLarge('512 KB');
  if (!dataUrl.startsWith(DATA_URL)) throw faults.notPng();
  // What is no base64 is left out, and then the checksums are wrong.
  const sent = Buffer.from(dataUrl.slice(DATA_URL.length), 'base64');
  if (sent.length > MAX_BYTES) throw faults.tooLarge('512 KB');
  try {
    return essentialChunks(sent, MAX_SIZE);
  } catch (error) {
    const reason = error instanceof PngFault ? error.reason : 'damaged';
    if (reason === 'too-large') throw faults.tooLarge(`${MAX_SIZE.width} by ${MAX_SIZE.height} dots`);
    throw reason === 'not-png' ? faults.notPng() : faults.damaged();
  }
}

/** On white paper. The green channel is most of what the eye takes for brightness, and dark for black, blue and red ink. */
async function inGrey(png: Buffer): Promise<Buffer> {
  try {
    const grey = await sharp(png, { failOn: 'truncated', limitInputPixels: MAX_SIZE.width * MAX_SIZE.height })
      .pipelineColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .extractChannel('green')
      // The smallest file costs a fifth more time for a twentieth fewer bytes.
      .png({ compressionLevel: 3 })
      .toBuffer();
    return essentialChunks(grey);
  } catch {
    throw faults.damaged();
  }
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
