import { getDocumentProxy } from 'unpdf';
import { isBlank } from './blank-pdfs.js';

/** A text as it stands on a page, in points from the lower left corner. */
export interface PrintedText {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A PDF read back: its texts page by page, and all of them in the order they were drawn. */
export async function readPdf(pdf: Buffer) {
  if (isBlank(pdf)) throw new Error('Nobody has drawn this PDF: ask for it with drawsPdfs().');
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: PrintedText[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
    const { items } = await page.getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() ? [printedAt(item)] : [])));
  }
  const text = pages
    .flat()
    .map((each) => each.text)
    .join(' ');
  return { document, pages, text };
}

/** Everything stands within the margins, and nothing on top of anything else. */
export function expectTidyPages(pages: PrintedText[][]): void {
  for (const page of pages) {
    for (const item of page) {
      expect(item.left).toBeGreaterThanOrEqual(35.9);
      expect(item.right).toBeLessThanOrEqual(559.4);
      expect(item.bottom).toBeGreaterThan(20);
      expect(item.top).toBeLessThan(842 - 20);
    }
    expect(overlapsOn(page)).toEqual([]);
  }
}

/** Where the letters of a text item stand, from the lower edge of its lower case to its capitals. */
function printedAt({
  str,
  transform,
  width,
}: {
  str: string;
  transform: number[];
  width: number;
}): PrintedText {
  const [size, left, baseline] = [transform[3]!, transform[4]!, transform[5]!];
  return { text: str, left, right: left + width, bottom: baseline, top: baseline + size * 0.7 };
}

function overlapsOn(page: PrintedText[]): string[] {
  return page.flatMap((a, index) =>
    page
      .slice(index + 1)
      .filter((b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.bottom < b.top && b.bottom < a.top)
      .map((b) => `${a.text} / ${b.text}`),
  );
}
