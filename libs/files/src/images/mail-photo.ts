import sharp from 'sharp';

/** In dots: as wide as a mail on a phone, on a screen with two dots to each. */
const LONGEST_SIDE = 560;
const MOST_BYTES = 32 * 1024;
/** Tried in turn until the photo is small enough. */
const QUALITIES = [70, 50, 30, 15];

/**
 * A stored photo, which we have drawn ourselves, as a mail shows it: JPEG without metadata, at most 32 KB.
 *
 * @returns null where it cannot be made so small
 */
export async function shrinkForMail(photo: Uint8Array): Promise<Buffer | null> {
  for (const quality of QUALITIES) {
    const jpeg = await sharp(photo)
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.length <= MOST_BYTES) return jpeg;
  }
  return null;
}
