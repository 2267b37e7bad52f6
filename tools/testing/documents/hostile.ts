import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { aJpegOfScans } from '../jpeg-bomb.js';
import { aChunk, aPngBomb, aVastPng } from '../png-bomb.js';
import { aDocument, aScannedPdf } from './index.js';

export interface HostileFile {
  readonly mimeType: string;
  /** Some take seconds to make. */
  readonly make: () => Buffer | Promise<Buffer>;
  /** The notes with which it may end; none where it is read. */
  readonly ends: readonly (string | undefined)[];
  /** Keeps its reader busy for seconds, or for a minute. */
  readonly isSlow?: true;
}

const MB = 1_048_576;

type Ends = readonly (string | undefined)[];
type Make = HostileFile['make'];
const asJpeg = (make: Make, ...ends: Ends): HostileFile => ({ mimeType: 'image/jpeg', make, ends });
const asPng = (make: Make, ...ends: Ends): HostileFile => ({ mimeType: 'image/png', make, ends });
const asPdf = (make: Make, ...ends: Ends): HostileFile => ({ mimeType: 'application/pdf', make, ends });
const slow = (file: HostileFile): HostileFile => ({ ...file, isSlow: true });

/** Files that nobody's camera or scanner makes, by what they try. */
export async function hostileFiles(): Promise<Record<string, HostileFile>> {
  const { file: jpeg } = await aDocument('cpcs', 'low');
  const { file: pdf } = await aDocument('insurance', 'low');
  const png = aVastPng({ width: 40, height: 30 });
  return {
    ...hostilePictures(jpeg, png),
    ...brokenPdfs(pdf),
    ...drawingPdfs(),
    'a PDF that says it is a JPEG': asJpeg(() => pdf, 'wrong-kind'),
    'a JPEG with a PDF behind it, sent as PDF': asPdf(() => Buffer.concat([jpeg, pdf]), 'wrong-kind'),
    'a drawing that says it is a PNG': asPng(
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'wrong-kind',
    ),
    nothing: asPdf(() => Buffer.alloc(0), 'wrong-kind'),
  };
}

function hostilePictures(jpeg: Buffer, png: Buffer): Record<string, HostileFile> {
  const scans = () => aJpegOfScans(800, { width: 8000, height: 5000 });
  return {
    'a picture of 20,000 by 20,000 dots': asPng(() => resized(png, 20_000, 20_000), 'too-large'),
    'a picture of 60,000 by 100 dots': asPng(() => aVastPng({ width: 60_000, height: 100 }), 'too-large'),
    'half a JPEG': asJpeg(() => jpeg.subarray(0, jpeg.length / 2), 'damaged'),
    'ten gigabytes of texts in a PNG': slow(asPng(() => aPngBomb(png, 10 * MB), undefined, 'too-long')),
    'a JPEG of 800 scans': slow(asJpeg(scans, undefined, 'damaged')),
  };
}

function brokenPdfs(pdf: Buffer): Record<string, HostileFile> {
  const ownParent = () => aPdf(['', ''], '[2 0 R 2 0 R 3 0 R]');
  const vast = () => aPdf(['BT ET', ''], '[3 0 R]', '0 0 9000000 9000000');
  return {
    'half a PDF': asPdf(() => pdf.subarray(0, pdf.length / 2), 'damaged', undefined),
    'an encrypted PDF': asPdf(anEncryptedPdf, 'encrypted'),
    'a PDF whose page draws itself': asPdf(() => aPdf(['/Self Do', SELF]), undefined),
    'a PDF whose pages are their own parent': asPdf(ownParent, 'damaged', 'failed'),
    'a PDF page of three kilometres': asPdf(vast, undefined, 'damaged'),
  };
}

function drawingPdfs(): Record<string, HostileFile> {
  const ends = ['too-large', 'failed', 'damaged', undefined] as const;
  const drawing = () => aPdf([Buffer.alloc(512 * MB, 'q Q '), '']);
  return {
    'half a gigabyte of drawing in a PDF': slow(asPdf(drawing, ...ends)),
    'a PDF with a picture of 30,000 by 30,000 dots': slow(asPdf(() => aPdfOfDots(30_000), ...ends)),
    'a PDF of 10,000 pages': slow(asPdf(() => aPdfOfPages(10_000), 'too-many-pages')),
    'sixty scans': slow(asPdf(() => aPdfOfScans(60), 'too-many-pages', 'too-long')),
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

/**
 * A PDF of a few kilobytes whose page draws something that draws the next thing ten times, and so on: it keeps its reader
 * busy for hours.
 */
export function aSlowPdf(levels = 12): Buffer {
  const form = (next: number) =>
    `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /Next ${next} 0 R >> >>`;
  const tenTimes = '/Next Do '.repeat(10);
  return aPdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /XObject << /Next 5 0 R >> >> >>',
    streamOf('', tenTimes),
    ...Array.from({ length: levels }, (_, at) => streamOf(form(at + 6), tenTimes)),
    streamOf('/Type /XObject /Subtype /Form /BBox [0 0 600 800]', '0 0 m 600 800 l S'),
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
  let begin = parts[0]!.length;
  for (const [at, object] of objects.entries()) {
    offsets.push(begin);
    const whole = [Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')];
    parts.push(...whole);
    begin += whole.reduce((sum, part) => sum + part.length, 0);
  }
  const rows = offsets.map((offset) => `${`${offset}`.padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${begin}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

function aPdfOfPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] >>';
  return aPdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => page),
  ]);
}

/** Each page takes as long as an ordinary one. */
async function aPdfOfScans(count: number): Promise<Buffer> {
  const { file } = await aDocument('first aid', 'low');
  return aScannedPdf(...Array.from({ length: count }, () => file));
}
