import { extractImages, getDocumentProxy } from 'unpdf';

export interface PaperText {
  pages: number;
  /** The text of all pages, with single spaces. */
  text: string;
  /** Pieces of text that stick out of their page. */
  outside: string[];
}

export async function readPaper(pdf: Uint8Array): Promise<PaperText> {
  const paper = await getDocumentProxy(pdf.slice());
  const pieces: string[] = [];
  const outside: string[] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const page = await paper.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item) || !item.str.trim()) continue;
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
      pieces.push(item.str);
      if (x < 0 || y < 0 || x + item.width > width + 0.5 || y + item.height > height) outside.push(item.str);
    }
  }
  return { pages: paper.numPages, text: pieces.join(' ').replace(/\s+/g, ' '), outside };
}

export interface PaperImage {
  width: number;
  height: number;
  /** Share of dark pixels, 0 to 1. */
  dark: number;
}

/** The pictures of the first page. */
export async function picturesOf(pdf: Uint8Array): Promise<PaperImage[]> {
  const images = await extractImages(await getDocumentProxy(pdf.slice()), 1);
  return images.map(({ data, width, height, channels }) => {
    let dark = 0;
    for (let at = 0; at < data.length; at += channels) if ((data[at] ?? 255) < 110) dark += 1;
    return { width, height, dark: dark / (width * height) };
  });
}
