import { asSharp, type Raster } from './ocr/raster.js';
import type { Box } from './ocr/rectangle.js';

/** So much is shown around it, in parts of its height, so that a person sees what it belongs to. */
const AROUND = 0.6;
const WIDEST = 640;
const QUALITY = 70;
const THUMBNAIL = 480;

/** The part of an upright page that something stands on, as a small WebP. */
export async function cutOutOf(page: Raster, box: Box): Promise<Buffer> {
  const margin = box.height * page.height * AROUND;
  const left = Math.max(0, Math.floor(box.left * page.width - margin));
  const top = Math.max(0, Math.floor(box.top * page.height - margin));
  const right = Math.min(page.width, Math.ceil((box.left + box.width) * page.width + margin));
  const bottom = Math.min(page.height, Math.ceil((box.top + box.height) * page.height + margin));
  return asSharp(page)
    .extract({
      left: Math.min(left, page.width - 1),
      top: Math.min(top, page.height - 1),
      width: Math.max(1, right - left),
      height: Math.max(1, bottom - top),
    })
    .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

/** A whole page as a small WebP. */
export function thumbnailOf(page: Raster): Promise<Buffer> {
  return asSharp(page)
    .resize({ width: THUMBNAIL, height: THUMBNAIL, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}
