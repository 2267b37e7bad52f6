import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { aJpegOfScans } from '../jpeg-bomb.js';
import { aChunk, aPngBomb, aVastPng } from '../png-bomb.js';
import { aDocument, aScannedPdf } from './index.js';

export interface HostileFile {
  readonly mimeType: string;
  readonly file: Buffer;
  /** The notes with which it may end; none where it is read. */
  readonly ends: readonly (string | undefined)[];
}

const MB = 1_048_576;

/** Files that nobody's camera or scanner makes, by what they try. */
export async function hostileFiles(): Promise<Record<string, HostileFile>> {
  const { file: jpeg } = await aDocument('cpcs', 'low');
  const { file: pdf } = await aDocument('insurance', 'low');
  const png = aVastPng({ width: 40, height: 30 });
  const asJpeg = (file: Buffer, ...ends: (string | undefined)[]) => ({ mimeType: 'image/jpeg', file, ends });
  const asPng = (file: Buffer, ...ends: (string | undefined)[]) => ({ mimeType: 'image/png', file, ends });
  const asPdf = (file: Buffer, ...ends: (string | undefined)[]) => ({
    mimeType: 'application/pdf',
    file,
    ends,
  });
  return {
    'a picture of 20,000 by 20,000 dots': asPng(resized(png, 20_000, 20_000), 'too-large'),
    'a picture of 60,000 by 100 dots': asPng(aVastPng({ width: 60_000, height: 100 }), 'too-large'),
    'ten gigabytes of texts in a PNG': asPng(aPngBomb(png, 10 * MB), undefined, 'too-long'),
    'a JPEG of 800 scans': asJpeg(aJpegOfScans(800, { width: 8000, height: 5000 }), undefined, 'damaged'),
    'half a JPEG': asJpeg(jpeg.subarray(0, jpeg.length / 2), 'damaged'),
    'a PDF that says it is a JPEG': asJpeg(pdf, 'wrong-kind'),
    'a JPEG with a PDF behind it, sent as PDF': asPdf(Buffer.concat([jpeg, pdf]), 'wrong-kind'),
    'a drawing that says it is a PNG': asPng(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'wrong-kind',
    ),
    nothing: asPdf(Buffer.alloc(0), 'wrong-kind'),
    'half a PDF': asPdf(pdf.subarray(0, pdf.length / 2), 'damaged', undefined),
    'an encrypted PDF': asPdf(await anEncryptedPdf(), 'encrypted'),
    'a PDF whose page draws itself': asPdf(aPdf(['/Self Do', SELF]), undefined),
    'a PDF whose pages are their own parent': asPdf(
      aPdf(['', ''], '[2 0 R 2 0 R 3 0 R]'),
      'damaged',
      'failed',
    ),
    'a PDF page of three kilometres': asPdf(
      aPdf(['BT ET', ''], '[3 0 R]', '0 0 9000000 9000000'),
      undefined,
      'damaged',
    ),
    'half a gigabyte of drawing in a PDF': asPdf(
      aPdf([Buffer.alloc(512 * MB, 'q Q '), '']),
      'too-large',
      'failed',
      'damaged',
      undefined,
    ),
    'a PDF with a picture of 30,000 by 30,000 dots': asPdf(
      aPdfOfDots(30_000),
      'too-large',
      'failed',
      'damaged',
      undefined,
    ),
  };
}

/** A PNG that says another size; what it holds is too little for it. */
function resized(png: Buffer, width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), aChunk('IHDR', header), png.subarray(33)]);
}

async function anEncryptedPdf(): Promise<Buffer> {
  const pdf = new PDFDocument({ userPassword: 'only for me', info: { CreationDate: new Date(0) } });
  pdf.text('Nobody reads this.').end();
  return Buffer.concat(await pdf.toArray());
}

const SELF = '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /Self 5 0 R >> >>';

/** A PDF of one page by hand: what the page draws, and with it an object that may draw the same. */
function aPdf([content, form]: [string | Buffer, string], kids = '[3 0 R]', size = '0 0 600 800'): Buffer {
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [${size}] /Contents 4 0 R /Resources << /XObject << /Self 5 0 R >> >> >>`;
  return aPdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids ${kids} /Count 1 >>`,
    page,
    streamOf('', content),
    streamOf(form, '/Self Do'),
  ]);
}

function aPdfOfDots(side: number): Buffer {
  const bits = Buffer.alloc((side / 8) * side);
  const picture = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 1 /ColorSpace /DeviceGray`;
  return aPdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /XObject << /Self 5 0 R >> >> >>',
    streamOf('', '600 0 0 800 0 0 cm /Self Do'),
    streamOf(picture, bits),
  ]);
}

function streamOf(entries: string, content: string | Buffer): Buffer {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

function aPdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  for (const [at, object] of objects.entries()) {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  const begin = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = offsets.map((offset) => `${`${offset}`.padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${begin}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

/** More pages than are read, of which each takes as long as an ordinary one. */
export async function aPdfOfManyPages(count: number): Promise<Buffer> {
  const { file } = await aDocument('first aid', 'low');
  return aScannedPdf(...Array.from({ length: count }, () => file));
}
