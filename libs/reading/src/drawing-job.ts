/** How many pages of a PDF are shown to readers who have only a link. */
export const MOST_PAGES_DRAWN = 10;
/** In dots: the small print of an A4 page can be read. */
export const LONGEST_SIDE_DRAWN = 1600;

export interface DrawingJob {
  /** Of a file that begins as a PDF does. */
  readonly path: string;
}

export interface DrawnPage {
  /** From 1. */
  readonly number: number;
  /** How many pages the file has. */
  readonly of: number;
  /** WebP. */
  readonly picture: Uint8Array;
}
