import {
  aChunk,
  aJpegOfScans,
  aPhoto,
  aSegment,
  aVastPng,
  aPngBomb,
  aWebp,
  aWebpOfTables,
  chunksOf,
  decodedHere,
  JPEG_END,
  webpChunksOf,
} from '@groundsheet/testing';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { DRAWN, MOST_DOTS, Pictures } from './pictures.js';

const pictures = new Pictures();
let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'photo-'))));
afterAll(async () => {
  pictures.onApplicationShutdown();
  await rm(folder, { recursive: true });
});

let files = 0;
async function drawn(file: Buffer, mostDots = MOST_DOTS.account) {
  const path = join(folder, `incoming-${files++}`);
  await writeFile(path, file);
  const photo = await pictures.photo({ path, mostDots, ...DRAWN.photo });
  return { ...photo, content: Buffer.from(photo.content) };
}

const dotsOf = async (file: Buffer) => sharp(file).raw().toBuffer();
/** How far two pictures are from each other; below 6 of 255 they are the same but for how they were compressed. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await dotsOf(one), await dotsOf(other)];
  return a.length === b.length ? a.reduce((sum, dot, at) => sum + Math.abs(dot - b[at]!), 0) / a.length : 255;
}

/** Nothing in it is symmetrical, so that a turn cannot be mistaken for another. */
function aScene(width = 120, height = 80) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#88aacc"/><rect width="30%" height="20%" fill="#cc2200"/><rect y="60%" width="10%" height="40%" fill="#002244"/></svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

const asIs = (file: Buffer) => sharp(file).autoOrient().flatten().toColourspace('srgb').png().toBuffer();

/** The picture's own segments behind others that are put before it. */
const withSegments = (jpeg: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

describe('a photo looks as it did before', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('as a JPEG and a WebP of orientation %i', async (orientation) => {
    const scene = aScene().withMetadata({ orientation });
    for (const file of [await scene.clone().jpeg().toBuffer(), await scene.clone().webp().toBuffer()]) {
      expect((await sharp(file).metadata()).orientation ?? 1).toBe(orientation);
      const { content } = await drawn(file);
      expect(await distance(content, await asIs(file))).toBeLessThan(6);
    }
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['progressive', () => aScene().jpeg({ progressive: true }).toBuffer()],
    ['grey', () => aScene().greyscale().jpeg().toBuffer()],
    ['with restarts and trellis', () => aScene().jpeg({ mozjpeg: true }).toBuffer()],
    ['of a screen with other colours', () => aScene().withIccProfile('p3').jpeg().toBuffer()],
    ['in RGB', async () => inRgb(await aScene().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer())],
    ['with bytes that stand in for a marker', () => aPhoto()],
  ])('as a JPEG %s', async (_, make) => {
    const file = await make();
    expect(await distance((await drawn(file)).content, await asIs(file))).toBeLessThan(6);
  });

  it('with a thumbnail before it, and further pictures and a film behind it', async () => {
    const thumbnail = aJpegOfScans(200, { width: 160, height: 120 });
    const jpeg = await aScene().jpeg({ progressive: true }).toBuffer();
    const exif = aSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0II*\0'), thumbnail]));
    const index = aSegment(0xe2, Buffer.from('MPF\0II*\0'));
    const text = aSegment(0xfe, Buffer.from('\xff\xda'.repeat(99), 'latin1'));
    const file = Buffer.concat([
      withSegments(jpeg, exif, index, text),
      aJpegOfScans(200, { width: 800, height: 600 }),
      Buffer.from('\0\0\0\x18ftypmp42', 'latin1'),
    ]);
    const { content } = await drawn(file);
    expect(await distance(content, await asIs(jpeg))).toBeLessThan(6);
    for (const left of ['Exif', 'MPF', 'ftyp']) expect(content.includes(left)).toBe(false);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['a WebP without loss', () => aScene().webp({ lossless: true }).toBuffer()],
    ['a JPEG in inks', () => aScene().toColourspace('cmyk').jpeg().toBuffer()],
    ['an interlaced PNG with a palette', () => aScene().png({ palette: true, progressive: true }).toBuffer()],
    ['a PNG with 16 bits', () => aScene().toColourspace('rgb16').png().toBuffer()],
  ])('as %s', async (_, make) => {
    const file = await make();
    expect(await distance((await drawn(file)).content, await asIs(file))).toBeLessThan(8);
  });

  it('though padding stands before its markers', async () => {
    const jpeg = await aScene().jpeg().toBuffer();
    const padded = Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(9, 0xff), jpeg.subarray(2)]);
    expect(await distance((await drawn(padded)).content, await asIs(jpeg))).toBeLessThan(6);
  });
});

/** As some programs store them: a segment of Adobe's says that the colours have not been transformed. */
function inRgb(jpeg: Buffer): Buffer {
  return withSegments(jpeg, aSegment(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\0', 'latin1')));
}

const refusal = (code: string) =>
  expect.objectContaining({ code, message: expect.stringMatching(/^[A-Z].*\.$/) });

describe('is refused:', () => {
  const small = { width: 64, height: 64 };
  const huge = { width: 10_000, height: 5_000 };
  const still = async () => webpChunksOf(await aScene().webp().toBuffer());

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a JPEG of 50 megapixels', () => aJpegOfScans(1, huge), 'photo.too-many-dots'],
    ['a PNG of 50 megapixels', () => aVastPng(huge), 'photo.too-many-dots'],
    ['a PNG a million dots across', () => aVastPng({ width: 1e6, height: 12 }), 'photo.too-many-dots'],
    ['a PNG a million dots down', () => aVastPng({ width: 12, height: 1e6 }), 'photo.too-many-dots'],
    [
      'a WebP of 50 megapixels',
      async () => aWebp([['VP8 ', withSize(await still(), huge)]]),
      'photo.too-many-dots',
    ],
    ['a PNG of ten thousand chunks and more', async () => inChunks(10_001), 'photo.damaged'],
    ['a JPEG of which there is half', async () => half(await aScene().jpeg().toBuffer()), 'photo.damaged'],
    ['a PNG of which there is half', async () => half(await aScene().png().toBuffer()), 'photo.damaged'],
    ['a WebP of which there is half', async () => half(await aScene().webp().toBuffer()), 'photo.damaged'],
    ['a JPEG of no height', () => withoutHeight(aJpegOfScans(1, small)), 'photo.damaged'],
    ['a JPEG with two frames', () => twice(0xc2, aJpegOfScans(1, small)), 'photo.damaged'],
    ['a WebP of a header alone', () => Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1'), 'photo.damaged'],
    ['an animated WebP', () => anAnimation(), 'photo.moving'],
    [
      'a drawing of commands',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'photo.wrong-type',
    ],
    ['a GIF', () => aScene().gif().toBuffer(), 'photo.wrong-type'],
  ])('%s', async (_, make, code) => {
    await expect(drawn(await make())).rejects.toEqual(refusal(code));
  });

  it('13 megapixels of a guest, not of an account', async () => {
    const file = await aScene(4400, 3000).jpeg().toBuffer();
    await expect(drawn(file, MOST_DOTS.guest)).rejects.toMatchObject({
      code: 'photo.too-many-dots',
      message: expect.stringContaining('more than 12 megapixels'),
    });
    expect(await drawn(file)).toMatchObject({ width: 2048, height: 1396 });
  });
});

describe('whatever a file does to its decoder, nothing is decoded by who serves, and the next photo is drawn:', () => {
  it.each<[string, () => Buffer]>([
    ['65,536 sets of tables in a WebP', () => aWebpOfTables()],
    [
      'an interlaced PNG of 40 megapixels with 16 bits',
      () => aVastPng({ width: 8000, height: 5000 }, { depth: 16, isInterlaced: true }),
    ],
    ['a JPEG of 800 scans', () => aJpegOfScans(800, { width: 8000, height: 5000 })],
  ])('%s', async (_, make) => {
    const [bomb, photo] = [make(), await aScene().jpeg().toBuffer()];
    const ownWork = decodedHere();
    const [outcome, next] = await Promise.all([drawn(bomb).catch((error: unknown) => error), drawn(photo)]);
    expect(ownWork()).toBe(0);
    // On a fast machine it may be drawn within what is allowed.
    if (outcome instanceof Error) expect(outcome).toEqual(refusal('photo.too-costly'));
    else expect(outcome).toMatchObject({ width: 2048 });
    expect(next).toMatchObject({ width: 120, height: 80 });
  });

  it('ten gigabytes of texts in a PNG, of which the picture is taken', async () => {
    const png = await aScene().png().toBuffer();
    const bomb = aPngBomb(png, 10_000_000);
    expect(await distance((await drawn(bomb)).content, await asIs(png))).toBeLessThan(6);
  });
});

/** A picture whose dots come in so many chunks, all but one of them empty. */
async function inChunks(count: number): Promise<Buffer> {
  const [head, ...others] = chunksOf(await aScene().png().toBuffer()).map(([, chunk]) => chunk);
  const empty = Array<Buffer>(count).fill(aChunk('IDAT'));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), head!, ...empty, ...others]);
}

function frameAt(jpeg: Buffer): number {
  return jpeg.indexOf(Buffer.from([0xff, 0xc2]));
}

function withoutHeight(jpeg: Buffer): Buffer {
  jpeg.writeUInt16BE(0, frameAt(jpeg) + 5);
  return jpeg;
}

function twice(marker: number, jpeg: Buffer): Buffer {
  const at = frameAt(jpeg);
  const frame = jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2));
  return Buffer.concat([jpeg.subarray(0, at), frame, jpeg.subarray(at, -2), JPEG_END]);
}

function withSize(chunks: [string, Buffer][], { width, height }: { width: number; height: number }): Buffer {
  const frame = Buffer.from(chunks[0]![1]);
  frame.writeUInt16LE(width, 6);
  frame.writeUInt16LE(height, 8);
  return frame;
}

const half = (file: Buffer) => file.subarray(0, file.length / 2);

async function anAnimation(): Promise<Buffer> {
  const frames = await Promise.all(['red', 'blue'].map((tint) => aScene().tint(tint).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}
