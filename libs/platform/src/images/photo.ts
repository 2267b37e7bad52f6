import { open, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { photoProblems } from './photo.problems.js';
import { essentialChunks, PngFault } from './png-chunks.js';

const MOST_DOTS = 40_000_000;
/** What the device shrinks photos to before it sends them; whoever sends larger ones gets the same. */
const LONGEST_SIDE = 2048;
const QUALITY = 82;
const LONGEST_SECONDS = 20;

/** A photo with nothing in it but the picture. */
export interface CleanPhoto {
  readonly content: Buffer;
  readonly contentType: 'image/jpeg';
  readonly byteSize: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads a photo of a stranger and draws it anew: upright, at most 2048 dots long, as JPEG without metadata, and so
 * without the place that it was taken at. The work is done on libuv's pool, and only after kind and size are known.
 *
 * @param path of a file of any content
 * @throws {Problem} 415 where it is no JPEG, PNG or WebP, 422 where it has over 40 megapixels or is not whole
 */
export async function cleanPhoto(path: string): Promise<CleanPhoto> {
  const photo = await decodable(path);
  const { width, height } = await sharp(photo, { limitInputPixels: false }).metadata().catch(asDamaged);
  if (width * height > MOST_DOTS) throw photoProblems.tooManyDots();
  const { data, info } = await sharp(photo, { failOn: 'warning', limitInputPixels: MOST_DOTS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(asDamaged);
  return {
    content: data,
    contentType: 'image/jpeg',
    byteSize: info.size,
    width: info.width,
    height: info.height,
  };
}

/** What a decoder may see of a file: of all kinds these three, and of a PNG the picture alone. */
async function decodable(path: string): Promise<string | Buffer> {
  const text = (await firstBytesOf(path)).toString('latin1');
  if (/^\x89PNG\r\n/.test(text)) return pictureOf(await readFile(path));
  if (/^\xff\xd8\xff|^RIFF....WEBP/s.test(text)) return path;
  if (/^....ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s.test(text)) throw photoProblems.heic();
  throw photoProblems.wrongType();
}

function pictureOf(png: Buffer): Buffer {
  try {
    return essentialChunks(png, { area: MOST_DOTS });
  } catch (error) {
    if (error instanceof PngFault && error.reason === 'too-large') throw photoProblems.tooManyDots();
    return asDamaged();
  }
}

async function firstBytesOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function asDamaged(): never {
  throw photoProblems.damaged();
}
