import { open, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { rasterOf } from './ocr/raster.js';
import type { PageSource } from './page-source.js';
import { pagesOfPdf } from './pdf/pages-of-pdf.js';
import { Unreadable } from './read-document.js';

/** What files of each kind begin with. A file that begins otherwise than its name says is given to no parser. */
const BEGINNINGS: Record<string, RegExp> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  'application/pdf': /^%PDF-/,
};
const FIRST_BYTES = 16;
/** The largest cameras of phones have 50 megapixels. */
const MOST_DOTS = 64_000_000;
const LONGEST_SIDE_TAKEN = 16_000;
const LONGEST_SECONDS = 20;

// A file may be anything: of the many kinds that libvips knows, only these are decoded.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
});

/** @throws {Unreadable} */
export async function* pagesOf(path: string, mimeType: string): AsyncGenerator<PageSource> {
  if (!BEGINNINGS[mimeType]?.test(await beginningOf(path))) throw new Unreadable('wrong-kind');
  if (mimeType === 'application/pdf') yield* pagesOfPdf(await readFile(path));
  else yield { picture: () => decoded(path) };
}

async function beginningOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(FIRST_BYTES) });
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function decoded(path: string) {
  const picture = sharp(path, { limitInputPixels: MOST_DOTS, failOn: 'error' });
  try {
    const { width, height } = await picture.metadata();
    if (Math.max(width, height) > LONGEST_SIDE_TAKEN) throw new Unreadable('too-large');
    return await rasterOf(picture.autoOrient().timeout({ seconds: LONGEST_SECONDS }));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    const isTooLarge = /pixel limit/.test(String(error));
    throw new Unreadable(isTooLarge ? 'too-large' : 'damaged', { cause: error });
  }
}
