import sharp from 'sharp';

/** Limits of a signature (product decisions, "Uploads"). */
const MAX_BYTES = 512 * 1024;
const MAX_WIDTH = 2000;
const MAX_HEIGHT = 1000;

/** Shades of grey between the lightest and the darkest dot below which nothing can be seen on paper. */
const LEAST_CONTRAST = 32;

const DATA_URL = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;
const PNG_START = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const SIZE_OFFSET = PNG_START.length;

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
 * Reads a signature off a PNG data URL: really a PNG, at most 512 KB and 2000x1000, whole, and not blank. The
 * picture is decoded on libuv's pool, and only after its size is known.
 *
 * @returns the PNG as it was sent
 * @throws ImageFault
 */
export async function readSignature(dataUrl: string): Promise<Buffer> {
  if (dataUrl.length > Math.ceil(MAX_BYTES / 3) * 4 + 64) throw tooLarge('512 KB');
  const png = Buffer.from(DATA_URL.exec(dataUrl)?.[1] ?? '', 'base64');
  if (png.length > MAX_BYTES) throw tooLarge('512 KB');
  if (!png.subarray(0, SIZE_OFFSET).equals(PNG_START) || png.length < SIZE_OFFSET + 8) {
    throw new ImageFault('signature.not-png', 'The signature is not a PNG picture. Please sign again.');
  }
  const [width, height] = [png.readUInt32BE(SIZE_OFFSET), png.readUInt32BE(SIZE_OFFSET + 4)];
  if (width > MAX_WIDTH || height > MAX_HEIGHT) throw tooLarge(`${MAX_WIDTH} by ${MAX_HEIGHT} dots`);
  if (!(await showsSomething(png))) {
    throw new ImageFault('signature.blank', 'The signature is blank. Please sign again.');
  }
  return png;
}

/**
 * A signature as paper wants it: 8-bit grey on white without alpha, which pdfkit embeds as it is.
 *
 * @param png what `readSignature` has returned; an already flat one comes back as it is
 */
export async function flattenSignature(png: Buffer): Promise<Buffer> {
  if (isFlat(png)) return png;
  // The green channel is the grey: it is most of what the eye takes for brightness, dark for black, blue and red
  // ink, and a real conversion of colours costs twice as much as all the rest.
  const grey = open(png).flatten({ background: '#ffffff' }).extractChannel('green');
  return grey.png({ compressionLevel: 6 }).toBuffer();
}

/** A signature as it goes over the wire, and came. */
export function signatureUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** 8 bits a sample and colour type 0, grey without alpha. */
function isFlat(png: Buffer): boolean {
  return png.readUInt16BE(SIZE_OFFSET + 8) === 0x0800;
}

/** Decodes the picture without converting it, which is what costs, and looks for the first dot that stands out. */
async function showsSomething(png: Buffer): Promise<boolean> {
  const rgba = await open(png)
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer()
    .catch(() => {
      throw new ImageFault('signature.damaged', 'The signature could not be read. Please sign again.');
    });
  const dots = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  let [darkest, lightest] = [255, 0];
  let seen = dots[0]! + 1;
  for (let index = 0; index < dots.length; index += 1) {
    if (dots[index] === seen) continue;
    seen = dots[index]!;
    const green = rgba[index * 4 + 1]!;
    const shade = 255 - ((255 - green) * rgba[index * 4 + 3]!) / 255;
    darkest = Math.min(darkest, shade);
    lightest = Math.max(lightest, shade);
    if (lightest - darkest > LEAST_CONTRAST) return true;
  }
  return false;
}

/** Always three or four channels of colour, whatever kind of PNG it is. */
function open(png: Buffer) {
  return sharp(png, { failOn: 'truncated', limitInputPixels: MAX_WIDTH * MAX_HEIGHT }).toColourspace('srgb');
}

function tooLarge(limit: string): ImageFault {
  return new ImageFault('signature.too-large', `The signature is larger than ${limit}. Please sign again.`);
}
