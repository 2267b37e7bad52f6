import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aChunk, aPngBomb, chunksOf, costOf } from '@groundsheet/testing';
import sharp from 'sharp';
import { cleanPhoto, LONGEST_SIDE } from './photo.js';
import { MOST_DOTS } from './picture.js';
import { essentialChunks, PngFault } from './png-chunks.js';

const MB = 1_048_576;
const START = Buffer.from('89504e470d0a1a0a', 'hex');

const aPng = (chunks: Buffer[]) => Buffer.concat([START, ...chunks]);
const dotsOf = async (png: Buffer) => (await sharp(png).raw().toBuffer()).toString('base64');
const namesOf = (png: Buffer) => chunksOf(png).map(([name]) => name);

/** A stroke in a palette with transparency: all the chunks that are kept, and one that is not. */
function aPaletteDrawing(): Promise<Buffer> {
  const stroke = '<path d="M9 9 C 90 10 120 170 190 60" stroke="#1b1f23" stroke-width="3" fill="none"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="150">${stroke}</svg>`;
  return sharp(Buffer.from(svg)).withMetadata({ density: 300 }).png({ palette: true }).toBuffer();
}

let header: Buffer, palette: Buffer, transparency: Buffer, data: Buffer, end: Buffer;
let drawing: Buffer;
beforeAll(async () => {
  drawing = await aPaletteDrawing();
  const chunks = Object.fromEntries(chunksOf(drawing));
  [header, palette, transparency, data, end] = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'].map(
    (name) => chunks[name]!,
  ) as [Buffer, Buffer, Buffer, Buffer, Buffer];
});

describe('what is left of a PNG', () => {
  it('is the picture, dot for dot', async () => {
    expect(namesOf(drawing)).toContain('pHYs');
    const kept = essentialChunks(drawing);
    expect(namesOf(kept)).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
    expect(await dotsOf(kept)).toBe(await dotsOf(drawing));
    expect(essentialChunks(kept).equals(kept)).toBe(true);
  });

  it('has nothing of what stands between or behind its chunks', () => {
    const text = aChunk('tEXt', Buffer.from('Comment\0Jo'));
    const parts = [header, text, palette, text, transparency, text, data, data, text, end];
    const kept = essentialChunks(Buffer.concat([aPng(parts), Buffer.from('<script>')]));
    expect(kept.equals(aPng([header, palette, transparency, data, data, end]))).toBe(true);
  });

  it('may be of four hundred thousand chunks, and takes no longer for it', async () => {
    const many = Array<Buffer>(400_000).fill(aChunk('IDAT'));
    const png = aPng([header, ...many, data, end]);
    let kept!: Buffer;
    const { milliseconds } = await costOf(async () => (kept = essentialChunks(png)));
    expect(milliseconds).toBeLessThan(500);
    expect(kept.equals(png)).toBe(true);
  });
});

describe('a PNG is refused', () => {
  const refusalOf = (png: Buffer): unknown => {
    try {
      return essentialChunks(png, { width: 300, height: 160, area: 45_000 });
    } catch (error) {
      return (error as PngFault).reason;
    }
  };
  const wide = (width: number, height: number) => {
    const content = Buffer.from(header.subarray(8, 21));
    content.writeUInt32BE(width, 0);
    content.writeUInt32BE(height, 4);
    return aPng([aChunk('IHDR', content), data, end]);
  };
  const broken = (png: Buffer, at: number) => {
    const copy = Buffer.from(png);
    copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
    return copy;
  };

  it.each<[string, () => Buffer, PngFault['reason'] | Buffer]>([
    ['that is empty', () => Buffer.alloc(0), 'not-png'],
    ['that is a JPEG', () => Buffer.from('ffd8ffe000104a46494600010100', 'hex'), 'not-png'],
    ['of which there is the beginning only', () => drawing.subarray(0, 23), 'not-png'],
    ['that does not begin with its header', () => aPng([palette, header, data, end]), 'not-png'],
    ['with a header of another length', () => aPng([aChunk('IHDR', Buffer.alloc(14)), data, end]), 'not-png'],
    ['that is too wide', () => wide(301, 1), 'too-large'],
    ['that is too high', () => wide(1, 161), 'too-large'],
    ['of too many dots in all', () => wide(300, 151), 'too-large'],
    ['that says it has four thousand million dots', () => wide(60_000, 60_000), 'too-large'],
    ['that ends in a chunk', () => drawing.subarray(0, -5), 'damaged'],
    ['that ends between two', () => aPng([header, palette, data]), 'damaged'],
    [
      'with a chunk of 4 GB',
      () => aPng([header, Buffer.from('ffffffff74455874', 'hex'), data, end]),
      'damaged',
    ],
    ['with two headers', () => aPng([header, header, data, end]), 'damaged'],
    ['with two palettes', () => aPng([header, palette, palette, data, end]), 'damaged'],
    ['with its palette behind the data', () => aPng([header, data, palette, end]), 'damaged'],
    [
      'with something between its data',
      () => aPng([header, palette, data, aChunk('tIME', Buffer.alloc(7)), data, end]),
      'damaged',
    ],
    ['with a wrong checksum', () => broken(drawing, drawing.indexOf('IDAT') + 9), 'damaged'],
  ])('%s', (_, png, reason) => {
    expect(refusalOf(png())).toEqual(reason);
  });
});

describe('texts that inflate to gigabytes', () => {
  it('cost nothing in a photo', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'photo-'));
    try {
      const path = join(folder, 'bomb.png');
      await writeFile(path, aPngBomb(drawing, 10 * MB));
      const { megabytes, milliseconds } = await costOf(() =>
        cleanPhoto(path, MOST_DOTS.guest, LONGEST_SIDE.photo),
      );
      expect(megabytes).toBeLessThan(100);
      expect(milliseconds).toBeLessThan(200);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
