import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureOfPng } from './picture-of-png.js';

/** Beyond it a line takes so much room that a handful of them is a gigabyte. */
const LONGEST_SIDE_TAKEN = 10_000;
const QUALITY = 82;
/** As many as tell what a file is. */
const FIRST_BYTES = 12;

export interface PhotoJob {
  /** Of a file of any content. */
  readonly path: string;
  readonly mostDots: number;
  /** What it is drawn into, in dots; a smaller one stays as it is. */
  readonly width: number;
  readonly height: number;
  readonly as: 'jpeg' | 'png';
}

export interface DrawnPhoto {
  readonly content: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type PhotoFault = 'wrongType' | 'heic' | 'tooManyDots' | 'moving' | 'damaged';

/** Upright, no larger than wanted, on white, without metadata, and so without the place that it was taken at. */
export async function drawPhoto({ path, mostDots, as, ...box }: PhotoJob): Promise<DrawnPhoto | PhotoFault> {
  const file = await readFile(path);
  const kind = kindOf(file);
  if (kind === 'heic' || kind === 'wrongType') return kind;
  const content = kind === 'png' ? pictureOfPng(file) : file;
  if (!content) return 'damaged';
  try {
    const picture = sharp(content, { failOn: 'warning', limitInputPixels: false });
    const { width, height, pages = 1 } = await picture.metadata();
    if (Math.max(width, height) > LONGEST_SIDE_TAKEN || width * height > mostDots) return 'tooManyDots';
    if (pages > 1) return 'moving';
    const drawn = picture
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb');
    const written = as === 'jpeg' ? drawn.jpeg({ quality: QUALITY }) : drawn.png({ palette: true });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    return 'damaged';
  }
}

function kindOf(file: Buffer) {
  const start = file.toString('latin1', 0, FIRST_BYTES);
  if (/^\x89PNG\r\n/.test(start)) return 'png';
  if (/^\xff\xd8\xff/.test(start)) return 'jpeg';
  if (/^RIFF....WEBP/s.test(start)) return 'webp';
  if (/^....ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s.test(start)) return 'heic';
  return 'wrongType';
}
