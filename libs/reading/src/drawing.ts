import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { LONGEST_SIDE_DRAWN, MOST_PAGES_DRAWN, type DrawingJob, type DrawnPage } from './drawing-job.js';
import { PicturesOfPdf } from './pdf/pictures-of-pdf.js';

/** A page the size of a card is not blown up further. */
const DOTS_PER_POINT = 300 / 72;
const QUALITY = 80;
const WHITE = '#ffffff';

sharp.concurrency(1);
sharp.cache(false);

/**
 * What the process for pages does: draws the first pages of a PDF as pictures that hold nothing else of it. A page that cannot
 * be drawn is the last.
 *
 * @param tell is handed each page as soon as it has been drawn
 */
export async function work({ path }: DrawingJob, tell: (page: DrawnPage) => void): Promise<void> {
  try {
    const pictures = await PicturesOfPdf.open(await readFile(path));
    const of = pictures.count;
    for (let number = 1; number <= Math.min(of, MOST_PAGES_DRAWN); number += 1) {
      const page = await pictures.draw(number, DOTS_PER_POINT, LONGEST_SIDE_DRAWN);
      const picture = await page.flatten({ background: WHITE }).webp({ quality: QUALITY }).toBuffer();
      tell({ number, of, picture });
    }
  } catch {
    // It is encrypted or damaged: what has been drawn until here is all that can be.
  }
}
