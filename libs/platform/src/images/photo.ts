import sharp from 'sharp';
import { keepPicture } from './keep-picture.js';
import { photoProblems } from './photo.problems.js';
import { MOST_DOTS } from './picture.js';
import { Slots } from './slots.js';

/**
 * In dots. The device shrinks photos to the first before it sends them, and whoever sends larger ones gets the same. A
 * document is read by a machine, too, which needs finer letters.
 */
export const LONGEST_SIDE = { photo: 2048, document: 3200 };
const QUALITY = 82;
const LONGEST_SECONDS = 10;

const decoding = new Slots(2, 40);

// No photo comes twice.
sharp.cache(false);

/** A photo with nothing in it but the picture. */
export interface CleanPhoto {
  readonly content: Buffer;
  readonly contentType: 'image/jpeg';
  readonly byteSize: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads a photo of a stranger and draws it anew: upright, no longer than wanted, as JPEG without metadata, and so
 * without the place that it was taken at. A decoder sees it only once its kind and size are known and all that is not
 * the picture has been taken out; see `docs/decisions/0028`.
 *
 * @param path of a file of any content, which is left with the picture alone
 * @throws {Problem} 415 where it is no JPEG, PNG or WebP, 422 where it has too many dots, is dear to decode or is not
 *   whole, 503 where too many others are worked on
 */
export async function cleanPhoto(path: string, mostDots: number, longestSide: number): Promise<CleanPhoto> {
  const { orientation, isLarge } = await keepPicture(path, mostDots);
  const draw = () => drawn(path, orientation, longestSide);
  const { data, info } = await (isLarge ? decoding.runAlone(draw) : decoding.run(draw));
  return {
    content: data,
    contentType: 'image/jpeg',
    byteSize: info.size,
    width: info.width,
    height: info.height,
  };
}

/** The angles that turn pictures of the orientations 1 to 8 upright, and which of them are mirrored before. */
const TURNS = [0, 0, 180, 180, 270, 90, 90, 270];
const MIRRORED = [2, 4, 5, 7];

function drawn(path: string, orientation: number, longestSide: number) {
  return sharp(path, { failOn: 'warning', limitInputPixels: MOST_DOTS.account })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flop(MIRRORED.includes(orientation))
    .rotate(TURNS[orientation - 1])
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw photoProblems.damaged();
    });
}
