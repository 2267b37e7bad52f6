import sharp, { type Sharp } from 'sharp';

/** A picture in memory: red, green and blue of each dot, row by row. */
export interface Raster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Beyond it a page takes memory and brings no more text. */
export const LONGEST_SIDE = 3200;

const WHITE = '#ffffff';

/** As a decoder gives it: no transparency, three colours, and no larger than is read. */
export async function rasterOf(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function asSharp({ data, width, height }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** @param degrees clockwise; the corners that this opens are white */
export async function turned(raster: Raster, degrees: number): Promise<Raster> {
  const { data, info } = await asSharp(raster)
    .rotate(degrees, { background: WHITE })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export async function resized(raster: Raster, width: number, height: number): Promise<Raster> {
  const data = await asSharp(raster).resize({ width, height, fit: 'fill' }).raw().toBuffer();
  return { data, width, height };
}
