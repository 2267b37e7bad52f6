import { photoProblems } from './photo.problems.js';

/** A stranger's picture with nothing in it but what a decoder needs, and what is known of it before one sees it. */
export interface Picture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
  /** As Exif has it: 1 upright, up to 8. */
  readonly orientation: number;
  /** What a decoder has to hold of it at once; 0 if it reads line by line. */
  readonly bytesHeld: number;
}

/** Beyond it a line takes so much room that a handful of them is a gigabyte. */
export const LONGEST_SIDE_TAKEN = 10_000;
const MOST_BYTES_HELD = 80_000_000;

/** @throws {Problem} 422 */
export function refuseTooLarge({ width, height, bytesHeld }: Picture, mostDots: number): void {
  const isTooLong = Math.max(width, height) > LONGEST_SIDE_TAKEN;
  if (isTooLong || width * height > mostDots) throw photoProblems.tooManyDots(mostDots);
  if (bytesHeld > MOST_BYTES_HELD) throw photoProblems.heldTooMuch();
}
