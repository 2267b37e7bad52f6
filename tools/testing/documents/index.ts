import PDFDocument from 'pdfkit';
import { Chance } from './chance.js';
import { CONDITIONS, type Condition } from './conditions.js';
import { drawn } from './drawing.js';
import { KINDS, type Facts, type Kind } from './kinds.js';

export const DOCUMENT_KINDS = Object.keys(KINDS) as Kind[];
export const DOCUMENT_CONDITIONS = Object.keys(CONDITIONS) as Condition[];

export interface MadeDocument {
  readonly file: Buffer;
  readonly mimeType: 'image/jpeg' | 'application/pdf';
  readonly facts: Facts;
  /** All that is printed on it. */
  readonly words: string[];
}

/** A document of a person who does not exist; the same for the same seed, on every machine. */
export async function aDocument(kind: Kind, condition: Condition = 'clean', seed = 1): Promise<MadeDocument> {
  const { sheet, facts } = KINDS[kind](new Chance(seed * 1_000_003 + DOCUMENT_KINDS.indexOf(kind) * 7919));
  const picture = await CONDITIONS[condition](drawn(sheet));
  const words = sheet.words.flatMap(({ text }) => text.split(/\s+/));
  if (kind !== 'insurance') return { file: picture, mimeType: 'image/jpeg', facts, words };
  return { file: await aScannedPdf(picture), mimeType: 'application/pdf', facts, words };
}

/** A PDF with a page of A4 for each picture, and no text. */
export async function aScannedPdf(...pictures: Buffer[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false, info: { CreationDate: new Date(0) } });
  for (const picture of pictures) {
    pdf.addPage().image(picture, 0, 0, { fit: [595.28, 841.89], align: 'center', valign: 'center' });
  }
  pdf.end();
  return Buffer.concat(await pdf.toArray());
}
