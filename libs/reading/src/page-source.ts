import type { Raster } from './ocr/raster.js';
import type { ReadLine } from './read-document.js';

/** A page that has not been read yet. Only one is open at a time. */
export interface PageSource {
  /** What the file itself says stands on it, if it says anything. */
  readonly lines?: readonly ReadLine[];
  picture(): Promise<Raster>;
}
