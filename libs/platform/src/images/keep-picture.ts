import { open } from 'node:fs/promises';
import { LARGEST_UPLOAD } from '../uploads/receive-file.js';
import { readJpeg } from './jpeg-segments.js';
import { photoProblems } from './photo.problems.js';
import { isLarge, LONGEST_SIDE_TAKEN, refuseTooLarge, type Picture } from './picture.js';
import { essentialPieces, PngFault } from './png-chunks.js';
import { Slots } from './slots.js';
import { readWebp } from './webp-chunks.js';

/** As many as tell what a file is. */
const FIRST_BYTES = 12;
/** Bytes of a dot by colour type (PNG specification, 11.2.1), with the transparency that a decoder may add. */
const PNG_CHANNELS: Record<number, number> = { 0: 2, 2: 4, 3: 4, 4: 2, 6: 4 };

const reading = new Slots(1, 40);
/** What is read goes here, one file after the other: a dozen left to the garbage collector take a hundred megabytes. */
const room = Buffer.allocUnsafeSlow(LARGEST_UPLOAD);

/** What has to be known of a photo to draw it. */
export interface KeptPicture {
  readonly orientation: number;
  readonly isLarge: boolean;
}

/**
 * Leaves nothing in a file but the picture, without decoding it. It is the file that waits for a decoder then, and
 * takes no memory.
 *
 * @throws {Problem} where it is no photo, or one that is not taken
 */
export function keepPicture(path: string, mostDots: number): Promise<KeptPicture> {
  return reading.run(async () => {
    const file = await open(path, 'r+');
    try {
      const { bytesRead } = await file.read(room, 0, room.length, 0);
      const picture = pictureIn(room.subarray(0, bytesRead), mostDots);
      refuseTooLarge(picture, mostDots);
      await file.truncate();
      await file.writev(picture.pieces, 0);
      return { orientation: picture.orientation, isLarge: isLarge(picture) };
    } finally {
      await file.close();
    }
  });
}

function pictureIn(file: Buffer, mostDots: number): Picture {
  const start = file.toString('latin1', 0, FIRST_BYTES);
  if (/^\x89PNG\r\n/.test(start)) return readPng(file, mostDots);
  if (/^\xff\xd8\xff/.test(start)) return readJpeg(file);
  if (/^RIFF....WEBP/s.test(start)) return readWebp(file);
  if (/^....ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s.test(start)) throw photoProblems.heic();
  throw photoProblems.wrongType();
}

function readPng(png: Buffer, area: number): Picture {
  const pieces = piecesOf(png, area);
  // The header is always the first chunk.
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [depth, colour, isInterlaced] = [png[24]!, png[25]!, png[28] !== 0];
  const bytes = width * height * (PNG_CHANNELS[colour] ?? 4) * (depth === 16 ? 2 : 1);
  return { pieces, width, height, orientation: 1, bytesHeld: isInterlaced || depth === 16 ? bytes : 0 };
}

function piecesOf(png: Buffer, area: number): Buffer[] {
  try {
    return essentialPieces(png, { width: LONGEST_SIDE_TAKEN, height: LONGEST_SIDE_TAKEN, area });
  } catch (error) {
    if (error instanceof PngFault && error.reason === 'too-large') throw photoProblems.tooManyDots(area);
    throw photoProblems.damaged();
  }
}
