import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aDocument, aScannedPdf, aSlowPdf, hostileFiles } from '@groundsheet/testing';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { PageDrawer } from './page-drawer.js';

/** `HOSTILE_DOCUMENTS=all` tries those too that keep it busy for long. */
const isThorough = process.env.HOSTILE_DOCUMENTS === 'all';
const LONG_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'drawer-'));
const drawer = new PageDrawer();
afterAll(() => {
  drawer.onApplicationShutdown();
  rmSync(folder, { recursive: true });
});

function draw(file: Buffer, milliseconds = LONG_MS) {
  const path = join(folder, 'document.pdf');
  writeFileSync(path, file);
  return drawer.draw(path, milliseconds);
}

async function aPdfWithALink(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', info: { Author: 'Dave Hill' } });
  pdf.text('Pay now', { link: 'https://pay-now.example' }).end();
  return Buffer.concat(await pdf.toArray());
}

it('draws a page as a picture that is no longer than 1,600 dots and says nothing but what can be seen', async () => {
  const [page, ...others] = await draw(await aPdfWithALink());
  expect([page?.number, page?.of, others]).toEqual([1, 1, []]);
  const { format, height, exif, xmp } = await sharp(page!.picture).metadata();
  expect([format, exif, xmp]).toEqual(['webp', undefined, undefined]);
  expect(Math.round(height / 10)).toBe(160);
  const bytes = Buffer.from(page!.picture).toString('latin1');
  expect(bytes).not.toMatch(/pay-now|Dave/);
  // The words are on it.
  expect((await sharp(page!.picture).stats()).isOpaque).toBe(true);
  expect((await sharp(page!.picture).greyscale().stats()).channels[0]!.min).toBeLessThan(100);
});

it('draws the first ten pages of a long PDF, and says how many there are', async () => {
  const { file } = await aDocument('first aid', 'low');
  const pages = await draw(await aScannedPdf(...Array.from({ length: 12 }, () => file)));
  expect(pages.map(({ number, of }) => [number, of])).toEqual(
    Array.from({ length: 10 }, (_, at) => [at + 1, 12]),
  );
});

it(
  'ends hostile PDFs with the pages that could be drawn, and goes on with the next one',
  async () => {
    const files = Object.entries(await hostileFiles()).filter(
      ([, { isSlow, mimeType }]) => mimeType === 'application/pdf' && (isThorough || !isSlow),
    );
    expect(files.length).toBeGreaterThan(4);
    for (const [name, { make }] of files) {
      const pages = await draw(await make(), 2000);
      expect({ name, pages: pages.length }).toEqual({ name, pages: expect.any(Number) });
      expect(pages.length).toBeLessThanOrEqual(10);
    }
    expect(await draw(await aPdfWithALink())).toHaveLength(1);
  },
  isThorough ? 300_000 : LONG_MS,
);

it('gives none of a PDF that keeps it busy until its time is over', async () => {
  expect(await draw(aSlowPdf(), 1000)).toEqual([]);
});
