import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';

/** Reached as the application is; see api.ts. */
const PDF_THREAD = '../../libs/forms/src/pdf/pdf-thread.js';

interface Drawing {
  render?: (parts: readonly object[]) => Promise<Buffer>;
}

const OBJECTS = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
];

/** In a PDF that nobody has drawn. */
const BLANK = '%left-blank-by-the-tests';

/** Drawing takes a fifth of a second, and most specs do not look at the page: theirs is left blank. */
export async function blankPdfs(app: NestFastifyApplication): Promise<void> {
  (await threadOf(app)).render = async (parts) => {
    structuredClone(parts.map(({ data }: { data?: object }) => data)); // or it would be refused
    return aBlankPdf();
  };
}

/** Has the product of this file draw its PDFs from now on, as it does for everybody else. */
export async function drawsPdfs({ app }: { app: NestFastifyApplication }): Promise<void> {
  delete (await threadOf(app)).render;
}

export const isBlank = (pdf: Uint8Array) => Buffer.from(pdf).includes(BLANK);

async function threadOf(app: NestFastifyApplication): Promise<Drawing> {
  const { PdfThread } = (await import(PDF_THREAD)) as { PdfThread: Type<Drawing> };
  return app.get(PdfThread);
}

/** One page; no two are alike, as no two that are drawn are. */
function aBlankPdf(): Buffer {
  let pdf = `%PDF-1.4\n${BLANK}-${randomUUID()}\n`;
  const offsets = OBJECTS.map((object, at) => {
    const begins = pdf.length;
    pdf += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(begins).padStart(10, '0')} 00000 n \n`;
  });
  const entries = `0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${pdf}xref\n0 4\n${entries}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF\n`,
  );
}
