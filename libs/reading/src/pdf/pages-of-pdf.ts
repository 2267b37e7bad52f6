import { getDocumentProxy } from 'unpdf';
import { LONGEST_SIDE, rasterOf, type Raster } from '../ocr/raster.js';
import type { PageSource } from '../page-source.js';
import { Unreadable } from '../read-document.js';
import { PicturesOfPdf } from './pictures-of-pdf.js';
import { textLayerOf } from './text-layer.js';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** What is read of it is searched, and a longer document is found by its first pages. */
const MOST_PAGES = 50;
const DOTS_PER_POINT = 200 / 72;
/** With less text a page is a scan, with a number or a stamp on it. */
const LEAST_TEXT = 20;

/** @throws {Unreadable} */
export async function* pagesOfPdf(content: Buffer): AsyncGenerator<PageSource> {
  const texts = await opened(content);
  const scans = new LazyScans(content);
  try {
    for (let number = 1; number <= Math.min(texts.numPages, MOST_PAGES); number += 1) {
      const lines = await textLayerOf(await texts.getPage(number)).catch(() => []);
      const hasText = lines.reduce((length, { text }) => length + text.length, 0) >= LEAST_TEXT;
      yield { ...(hasText && { lines }), picture: () => scans.page(number) };
    }
    if (texts.numPages > MOST_PAGES) throw new Unreadable('too-many-pages');
  } finally {
    scans.close();
    await texts.loadingTask.destroy();
  }
}

async function opened(content: Buffer): Promise<PdfDocument> {
  try {
    // It takes the bytes over.
    return await getDocumentProxy(new Uint8Array(content), { verbosity: 0 });
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException';
    throw new Unreadable(isEncrypted ? 'encrypted' : 'damaged', { cause: error });
  }
}

/** The pages as pictures; most documents need none. */
class LazyScans {
  private pictures: PicturesOfPdf | undefined;

  constructor(private readonly content: Buffer) {}

  /** @throws {Unreadable} */
  async page(number: number): Promise<Raster> {
    try {
      this.pictures ??= await PicturesOfPdf.open(this.content);
      return await rasterOf(await this.pictures.draw(number, DOTS_PER_POINT, LONGEST_SIDE));
    } catch (error) {
      throw new Unreadable('damaged', { cause: error });
    }
  }

  close(): void {
    this.pictures?.close();
  }
}
