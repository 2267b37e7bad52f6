import { photoProblems } from './photo.problems.js';

/** A stranger's picture with nothing in it but what a decoder needs, and what is known of it before one sees it. */
export interface Picture {
  /** Of the file that it was read from. */
  readonly pieces: readonly Buffer[];
  readonly width: number;
  readonly height: number;
  /** As Exif has it: 1 upright, up to 8. */
  readonly orientation: number;
  /** What a decoder has to hold of it at once; 0 if it reads line by line. */
  readonly bytesHeld: number;
}

/** How many dots a photo may have; what the app sends has a third of the smaller number. */
export const MOST_DOTS = { guest: 12_000_000, account: 40_000_000 };
/** The largest that the app sends. */
const ORDINARY = 2048 * 2048;
/** Beyond it a line takes so much room that a handful of them is a gigabyte. */
export const LONGEST_SIDE_TAKEN = 10_000;
/** An interlaced PNG of 12 megapixels; most progressive JPEGs of that size take less. */
const MOST_BYTES_HELD = 48_000_000;

/** @throws {Problem} 422 */
export function refuseTooLarge({ width, height, bytesHeld }: Picture, mostDots: number): void {
  const isTooLong = Math.max(width, height) > LONGEST_SIDE_TAKEN;
  if (isTooLong || width * height > mostDots) throw photoProblems.tooManyDots(mostDots);
  if (bytesHeld > MOST_BYTES_HELD) throw photoProblems.heldTooMuch();
}

/** Whether it takes so much memory to decode that nothing else is decoded beside it. */
export function isLarge({ width, height, bytesHeld }: Picture): boolean {
  return width * height > ORDINARY || bytesHeld > 0;
}
