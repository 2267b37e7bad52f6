import {
  aJpegOfScans,
  aPhoto,
  aSegment,
  aVastPng,
  aWebp,
  aWebpHead,
  aWebpOfTables,
  JPEG_END,
  processorTime,
  webpChunksOf,
} from '@groundsheet/testing';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { cleanPhoto, LONGEST_SIDE } from './photo.js';
import { MOST_DOTS } from './picture.js';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'photo-'))));
afterAll(() => rm(folder, { recursive: true }));

async function cleaned(file: Buffer, mostDots = MOST_DOTS.account) {
  const path = join(folder, 'incoming');
  await writeFile(path, file);
  return { ...(await cleanPhoto(path, mostDots, LONGEST_SIDE.photo)), seen: await readFile(path) };
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
      const { content } = await cleaned(file);
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
    expect(await distance((await cleaned(file)).content, await asIs(file))).toBeLessThan(6);
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
    const { content, seen } = await cleaned(file);
    expect(await distance(content, await asIs(jpeg))).toBeLessThan(6);
    for (const left of ['Exif', 'MPF', 'ftyp']) expect(seen.includes(left)).toBe(false);
    expect(seen.length).toBeLessThanOrEqual(jpeg.length);
  });

  it('though padding stands before its markers', async () => {
    const jpeg = await aScene().jpeg().toBuffer();
    const padded = Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(9, 0xff), jpeg.subarray(2)]);
    expect(await distance((await cleaned(padded)).content, await asIs(jpeg))).toBeLessThan(6);
  });
});

/** As some programs store them: a segment of Adobe's says that the colours have not been transformed. */
function inRgb(jpeg: Buffer): Buffer {
  return withSegments(jpeg, aSegment(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\0', 'latin1')));
}

describe('is refused before it is decoded:', () => {
  const small = { width: 64, height: 64 };
  const huge = { width: 10_000, height: 5_000 };
  const still = async () => webpChunksOf(await aScene().webp().toBuffer());

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a JPEG of 31 scans', () => aJpegOfScans(31, small), 'photo.too-many-scans'],
    ['a JPEG of 800 scans', () => aJpegOfScans(800, { width: 4000, height: 3000 }), 'photo.too-many-scans'],
    ['a JPEG of 50 megapixels', () => aJpegOfScans(1, huge), 'photo.too-many-dots'],
    ['a PNG of 50 megapixels', () => aVastPng(huge), 'photo.too-many-dots'],
    ['a PNG a million dots across', () => aVastPng({ width: 1e6, height: 12 }), 'photo.too-many-dots'],
    ['a PNG a million dots down', () => aVastPng({ width: 12, height: 1e6 }), 'photo.too-many-dots'],
    [
      'an interlaced PNG of 24 megapixels',
      () => aVastPng({ width: 6000, height: 4000 }, { isInterlaced: true }),
      'photo.too-many-dots',
    ],
    [
      'a PNG of 12 megapixels with 16 bits',
      () => aVastPng({ width: 4000, height: 3000 }, { depth: 16 }),
      'photo.too-many-dots',
    ],
    [
      'a progressive JPEG of 12 megapixels in full colour',
      () => aScene(4000, 3000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
      'photo.too-many-dots',
    ],
    ['a JPEG whose frame is too short', () => withComponents(3, aJpegOfScans(1, small)), 'photo.damaged'],
    ['a JPEG in inks', () => aScene().toColourspace('cmyk').jpeg().toBuffer(), 'photo.wrong-type'],
    ['a JPEG in arithmetic coding', () => withFrame(0xc9, aJpegOfScans(1, small)), 'photo.wrong-type'],
    ['a JPEG with two frames', () => twice(0xc2, aJpegOfScans(1, small)), 'photo.damaged'],
    ['a JPEG of no height', () => withoutHeight(aJpegOfScans(1, small)), 'photo.damaged'],
    ['a JPEG without an end', () => aJpegOfScans(1, small).subarray(0, -2), 'photo.damaged'],
    [
      'a JPEG with more segments than any camera writes',
      async () =>
        withSegments(await aScene().jpeg().toBuffer(), ...Array<Buffer>(1001).fill(aSegment(0xfe, []))),
      'photo.damaged',
    ],
    ['an animated WebP', () => anAnimation(), 'photo.moving'],
    [
      'a WebP that says it moves',
      async () => aWebp([['VP8X', aWebpHead(2, small)], ...(await still())]),
      'photo.moving',
    ],
    ['a WebP of 65,536 sets of tables', () => aWebpOfTables(), 'photo.lossless-webp'],
    [
      'a WebP with transparency',
      () =>
        sharp({ create: { ...small, channels: 4, background: '#ff000080' } })
          .webp()
          .toBuffer(),
      'photo.lossless-webp',
    ],
    [
      'a WebP of 50 megapixels',
      async () => aWebp([['VP8 ', withSize(await still(), huge)]]),
      'photo.too-many-dots',
    ],
    [
      'a WebP with two pictures',
      async () => aWebp([...(await still()), ...(await still())]),
      'photo.damaged',
    ],
    ['a WebP of which there is half', async () => half(await aScene().webp().toBuffer()), 'photo.damaged'],
    [
      'a WebP whose chunk is longer than the file',
      async () => {
        const webp = await aScene().webp().toBuffer();
        webp.writeUInt32LE(0xfffffffe, 16);
        return webp;
      },
      'photo.damaged',
    ],
    ['a WebP of a header alone', () => Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1'), 'photo.damaged'],
  ])('%s', async (_, make, code) => {
    const file = await make();
    const refused = () =>
      expect(cleaned(file)).rejects.toMatchObject({
        code,
        message: expect.stringMatching(/^[A-Z].*\.$/),
      });
    expect(await processorTime(refused)).toBeLessThan(500);
  });

  it('13 megapixels of a guest, not of an account', async () => {
    const file = await aScene(4400, 3000).jpeg().toBuffer();
    await expect(cleaned(file, MOST_DOTS.guest)).rejects.toMatchObject({
      code: 'photo.too-many-dots',
      message: expect.stringContaining('more than 12 megapixels'),
    });
    expect(await cleaned(file)).toMatchObject({ width: 2048, height: 1396 });
  });
});

it('of a WebP, everything that only tells something about it is left out', async () => {
  const webp = await aScene().withMetadata({ orientation: 6 }).withIccProfile('p3').webp().toBuffer();
  const chunks = [...webpChunksOf(webp), ['XMP ', Buffer.alloc(2_000_000, 'x')] as const];
  expect(chunks.map(([name]) => name)).toEqual(['VP8X', 'ICCP', 'VP8 ', 'EXIF', 'XMP ']);
  const { seen, width, height } = await cleaned(aWebp(chunks));
  expect([width, height]).toEqual([80, 120]);
  expect(webpChunksOf(seen).map(([name]) => name)).toEqual(['VP8 ']);
});

function frameAt(jpeg: Buffer): number {
  return jpeg.indexOf(Buffer.from([0xff, 0xc2]));
}

function withFrame(marker: number, jpeg: Buffer): Buffer {
  jpeg[frameAt(jpeg) + 1] = marker;
  return jpeg;
}

function withComponents(count: number, jpeg: Buffer): Buffer {
  jpeg[frameAt(jpeg) + 9] = count;
  return jpeg;
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
