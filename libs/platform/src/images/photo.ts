import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { readJpeg } from './jpeg-segments.js';
import { photoProblems } from './photo.problems.js';
import { LONGEST_SIDE_TAKEN, refuseTooLarge, type Picture } from './picture.js';
import { essentialChunks, PngFault } from './png-chunks.js';
import { Slots } from './slots.js';
import { readWebp } from './webp-chunks.js';

/** How many dots a photo may have; what the app sends has a third of the smaller number. */
export const MOST_DOTS = { guest: 12_000_000, account: 40_000_000 };
/** What the device shrinks photos to before it sends them; whoever sends larger ones gets the same. */
const LONGEST_SIDE = 2048;
const QUALITY = 82;
const LONGEST_SECONDS = 10;

const reading = new Slots(1);
const decoding = new Slots(2);

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
 * Reads a photo of a stranger and draws it anew: upright, at most 2048 dots long, as JPEG without metadata, and so
 * without the place that it was taken at. A decoder sees it only once its kind and size are known and all that is not
 * the picture has been taken out; see `docs/decisions/0028`.
 *
 * @param path of a file of any content, which is left with the picture alone
 * @throws {Problem} 415 where it is no JPEG, PNG or WebP, 422 where it has too many dots, is dear to decode or is not
 *   whole, 503 where too many others are worked on
 */
export async function cleanPhoto(path: string, mostDots: number): Promise<CleanPhoto> {
  const { orientation, isLarge } = await reading.run(() => keepPicture(path, mostDots));
  const draw = () => drawn(path, orientation);
  const { data, info } = await (isLarge ? decoding.runAlone(draw) : decoding.run(draw));
  return {
    content: data,
    contentType: 'image/jpeg',
    byteSize: info.size,
    width: info.width,
    height: info.height,
  };
}

/** Back into the file, so that whoever waits for a decoder holds no memory. */
async function keepPicture(
  path: string,
  mostDots: number,
): Promise<{ orientation: number; isLarge: boolean }> {
  const picture = pictureIn(await readFile(path), mostDots);
  refuseTooLarge(picture, mostDots);
  await writeFile(path, picture.content);
  const isLarge = picture.width * picture.height > MOST_DOTS.guest || picture.bytesHeld > 0;
  return { orientation: picture.orientation, isLarge };
}

function pictureIn(file: Buffer, mostDots: number): Picture {
  const start = file.toString('latin1', 0, FIRST_BYTES);
  if (/^\x89PNG\r\n/.test(start)) return readPng(file, mostDots);
  if (/^\xff\xd8\xff/.test(start)) return readJpeg(file);
  if (/^RIFF....WEBP/s.test(start)) return readWebp(file);
  if (/^....ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s.test(start)) throw photoProblems.heic();
  throw photoProblems.wrongType();
}

/** As many as tell what a file is. */
const FIRST_BYTES = 12;
/** By colour type (PNG specification, 11.2.1), with the transparency that a decoder may add. */
const PNG_CHANNELS: Record<number, number> = { 0: 2, 2: 4, 3: 4, 4: 2, 6: 4 };

function readPng(png: Buffer, area: number): Picture {
  const content = essentialsOf(png, area);
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  const [depth, colour, isInterlaced] = [content[24]!, content[25]!, content[28] !== 0];
  const bytes = width * height * (PNG_CHANNELS[colour] ?? 4) * (depth === 16 ? 2 : 1);
  return { content, width, height, orientation: 1, bytesHeld: isInterlaced || depth === 16 ? bytes : 0 };
}

function essentialsOf(png: Buffer, area: number): Buffer {
  try {
    return essentialChunks(png, { width: LONGEST_SIDE_TAKEN, height: LONGEST_SIDE_TAKEN, area });
  } catch (error) {
    if (error instanceof PngFault && error.reason === 'too-large') throw photoProblems.tooManyDots(area);
    throw photoProblems.damaged();
  }
}

/** The angles that turn pictures of the orientations 1 to 8 upright, and which of them are mirrored before. */
const TURNS = [0, 0, 180, 180, 270, 90, 90, 270];
const MIRRORED = [2, 4, 5, 7];

function drawn(path: string, orientation: number) {
  return sharp(path, { failOn: 'warning', limitInputPixels: MOST_DOTS.account })
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
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
