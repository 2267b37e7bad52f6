import sharp from 'sharp';

/** A photo on paper takes no more (product: a sheet with five goes into one mail). */
const MOST_BYTES = 300 * 1024;
/** Half the width of A4 at some 300 dots an inch. */
const LONGEST_SIDE = 1200;

/** Tried in turn until the photo is small enough; the last always is. */
const TRIES = [
  { side: LONGEST_SIDE, quality: 78 },
  { side: LONGEST_SIDE, quality: 60 },
  { side: 1000, quality: 50 },
  { side: 800, quality: 40 },
  { side: 500, quality: 30 },
];

export interface PaperPhoto {
  /** JPEG without metadata, at most 300 KB, which pdfkit embeds as it is. */
  jpeg: Buffer;
  width: number;
  height: number;
}

/** A stored photo as paper wants it: upright, sharp at the size it is printed in, and small. */
export async function shrinkForPaper(photo: Uint8Array): Promise<PaperPhoto> {
  for (const { side, quality } of TRIES) {
    const { data, info } = await sharp(photo)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= MOST_BYTES) return { jpeg: data, width: info.width, height: info.height };
  }
  throw new Error('A photo could not be made small enough for paper.');
}
