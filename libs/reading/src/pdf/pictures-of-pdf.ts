import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';

let library: Promise<PDFiumLibrary> | undefined;

/** The pages of a PDF as pictures. Whatever it cannot open or draw throws. */
export class PicturesOfPdf {
  private constructor(private readonly document: PDFiumDocument) {}

  static async open(content: Buffer): Promise<PicturesOfPdf> {
    return new PicturesOfPdf(await (await (library ??= PDFiumLibrary.init())).loadDocument(content));
  }

  get count(): number {
    return this.document.getPageCount();
  }

  /**
   * @param number from 1
   * @param dotsPerPoint fewer where the page would become longer than `longestSide`, in dots
   */
  async draw(number: number, dotsPerPoint: number, longestSide: number): Promise<Sharp> {
    const page = this.document.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const longest = Math.max(originalWidth, originalHeight, 1);
    const scale = Math.min(dotsPerPoint, longestSide / longest);
    const { data, width, height } = await page.render({ scale });
    return sharp(data, { raw: { width, height, channels: 4 } });
  }

  close(): void {
    this.document.destroy();
  }
}
