import sharp from 'sharp';
import { greyPng, type GreyPicture } from './grey-png.js';

/** Limits of a signature (product decisions, "Uploads"). */
const MAX_BYTES = 512 * 1024;
const MAX_WIDTH = 2000;
const MAX_HEIGHT = 1000;

/** Shades of grey between the lightest and the darkest dot below which nothing can be seen on paper. */
const LEAST_CONTRAST = 32;

const DATA_URL = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;
const PNG_START = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const SIZE_OFFSET = PNG_START.length;
const WHITE = 255;

/** A signature that has been read. */
export interface Signature {
  /** PNG as drawn and sent. */
  image: Buffer;
  /** The same on white, in 8-bit grey without alpha, for the paper (product decisions, "Uploads"). */
  paperImage: Buffer;
}

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
 * Reads a signature off a PNG data URL: really a PNG, at most 512 KB and 2000x1000, whole, and not blank. Each of its
 * dots is looked at, some milliseconds long: see `SignatureThread`.
 *
 * @throws ImageFault
 */
export async function readSignature(dataUrl: string): Promise<Signature> {
  if (dataUrl.length > Math.ceil(MAX_BYTES / 3) * 4 + 64) throw tooLarge('512 KB');
  const image = Buffer.from(DATA_URL.exec(dataUrl)?.[1] ?? '', 'base64');
  if (image.length > MAX_BYTES) throw tooLarge('512 KB');
  if (!image.subarray(0, SIZE_OFFSET).equals(PNG_START) || image.length < SIZE_OFFSET + 8) {
    throw new ImageFault('signature.not-png', 'The signature is not a PNG picture. Please sign again.');
  }
  const [width, height] = [image.readUInt32BE(SIZE_OFFSET), image.readUInt32BE(SIZE_OFFSET + 4)];
  if (width > MAX_WIDTH || height > MAX_HEIGHT) throw tooLarge(`${MAX_WIDTH} by ${MAX_HEIGHT} dots`);
  const picture = await onWhite(image).catch(() => {
    throw new ImageFault('signature.damaged', 'The signature could not be read. Please sign again.');
  });
  if (!showsSomething(picture)) {
    throw new ImageFault('signature.blank', 'The signature is blank. Please sign again.');
  }
  return { image, paperImage: greyPng(picture) };
}

/** A signature as it goes over the wire, and came. */
export function signatureUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

function showsSomething({ shades }: GreyPicture): boolean {
  let [darkest, lightest] = [WHITE, 0];
  for (const shade of shades) {
    if (shade < darkest) darkest = shade;
    if (shade > lightest) lightest = shade;
    if (lightest - darkest > LEAST_CONTRAST) return true;
  }
  return false;
}

/**
 * How light each dot is on white paper. The green channel is the grey: it is most of what the eye takes for brightness,
 * and dark for black, blue and red ink. A library decodes, whatever kind of PNG it is, and converts nothing more: its
 * own way to grey costs twice as much as all the rest.
 */
async function onWhite(png: Buffer): Promise<GreyPicture> {
  const picture = sharp(png, { failOn: 'truncated', limitInputPixels: MAX_WIDTH * MAX_HEIGHT });
  const decoded = picture.toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' });
  const { data, info } = await decoded.toBuffer({ resolveWithObject: true });
  const dots = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const shades = new Uint8Array(dots.length).fill(WHITE);
  for (let at = 0; at < dots.length; at += 1) {
    // Alpha, blue, green, red. Most of a signature is blank: nothing at all, or white.
    const dot = dots[at]!;
    const alpha = dot >>> 24;
    if (alpha !== 0 && dot !== 0xffffffff) {
      shades[at] = Math.round(WHITE - ((WHITE - ((dot >>> 8) & 0xff)) * alpha) / WHITE);
    }
  }
  return { shades, width: info.width, height: info.height };
}

function tooLarge(limit: string): ImageFault {
  return new ImageFault('signature.too-large', `The signature is larger than ${limit}. Please sign again.`);
}
