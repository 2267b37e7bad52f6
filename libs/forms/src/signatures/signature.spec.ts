import { Pictures } from '@groundsheet/files';
import { aChunk, aPngBomb, aVastPng, chunksOf, decodedHere, megabytesOf } from '@groundsheet/testing';
import sharp, { type Sharp } from 'sharp';
import { deflateSync, inflateSync } from 'node:zlib';
import { readSignatures } from './signature.js';

const pictures = new Pictures();
afterAll(() => pictures.onApplicationShutdown());

async function read(dataUrl: string): Promise<Buffer> {
  const [image] = await readSignatures(pictures, [dataUrl]);
  if (!Buffer.isBuffer(image)) throw image;
  return image;
}

const STROKE = '<path d="M40 90 C 90 10 120 170 190 60" stroke="#1b1f23" stroke-width="3" fill="none"/>';

/** A drawing as a PNG; transparent where nothing is drawn. */
function aPng({ width = 300, height = 150, drawing = STROKE, background = 'none' } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/>${drawing}</svg>`;
  return sharp(Buffer.from(svg)).png();
}

const aGreyPng = (options = {}, drawing = STROKE) =>
  aPng({ drawing, background: '#fff' }).flatten().toColourspace('b-w').png(options);

const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
const refusal = (code: string) =>
  expect.objectContaining({
    name: 'ImageFault',
    code,
    message: expect.stringMatching(/ Please sign again\.$/),
  });

describe('reading a signature', () => {
  it('keeps what it once made of one, to the byte', async () => {
    const image = await read(dataUrl(await aPng().toBuffer()));
    expect(image.equals(await read(dataUrl(image)))).toBe(true);
  });

  it('reads those of a form in one go, and says of each what is wrong with it', async () => {
    const [good, blank] = [await aPng().toBuffer(), await aPng({ drawing: '' }).toBuffer()];
    const read = await readSignatures(pictures, ['Jo Kerr', dataUrl(good), dataUrl(blank)]);
    expect(read).toEqual([refusal('signature.not-png'), expect.any(Buffer), refusal('signature.blank')]);
  });

  it.each<[string, Sharp]>([
    ['ink on white', aPng({ background: '#fff' })],
    ['a single thin stroke', aPng({ drawing: '<path d="M9 9 L11 12" stroke="#000" fill="none"/>' })],
    ['blue ink', aPng({ drawing: STROKE.replace('#1b1f23', '#0033cc') })],
    ['grey letters on white', aPng({ background: '#fff' }).toColourspace('b-w')],
    ['grey letters in filtered rows', aGreyPng({ adaptiveFiltering: true })],
    ['grey letters, interlaced', aGreyPng({ progressive: true })],
    ['a palette', aPng().png({ palette: true })],
    ['16 bits a channel', aPng().toColourspace('rgb16')],
    ['the largest size', aPng({ width: 2000, height: 1000 })],
  ])('takes %s, and keeps it as pdfkit embeds it', async (_, picture) => {
    const png = await picture.toBuffer();
    const image = await read(dataUrl(png));
    expect(await inkDistance(dataUrl(image), dataUrl(png))).toBeLessThanOrEqual(1);
    expect(await sharp(image).metadata()).toMatchObject({
      ...{ format: 'png', channels: 1, depth: 'uchar', hasAlpha: false, isProgressive: false },
    });
    expect(image.readUInt32BE(24)).toBe(0x08000000);
    expect(image.includes('tRNS')).toBe(false);
  });

  it.each<[string, () => Promise<string> | string, string]>([
    ['an empty text', () => '', 'signature.not-png'],
    ['a text that is no data URL', () => 'Jo Kerr', 'signature.not-png'],
    ['an empty data URL', () => 'data:image/png;base64,', 'signature.not-png'],
    [
      'something else that says it is a PNG',
      () => dataUrl(Buffer.from('<svg/>'.repeat(20))),
      'signature.not-png',
    ],
    [
      'a JPEG',
      async () => dataUrl(await aPng({ background: '#fff' }).jpeg().toBuffer()),
      'signature.not-png',
    ],
    [
      'a PNG called a JPEG',
      async () => dataUrl(await aPng().toBuffer()).replace('png', 'jpeg'),
      'signature.not-png',
    ],
    [
      'the beginning of a PNG',
      async () => dataUrl((await aPng().toBuffer()).subarray(0, 20)),
      'signature.not-png',
    ],
    ['a PNG cut in half', async () => dataUrl(halfOf(await aPng().toBuffer())), 'signature.damaged'],
    ['a PNG with a broken byte', async () => dataUrl(broken(await aPng().toBuffer())), 'signature.damaged'],
    ['more than 512 KB', async () => dataUrl(await noise()), 'signature.too-large'],
    ['2001 dots across', async () => dataUrl(await aPng({ width: 2001 }).toBuffer()), 'signature.too-large'],
    ['1001 dots down', async () => dataUrl(await aPng({ height: 1001 }).toBuffer()), 'signature.too-large'],
    [
      'nothing on white',
      async () => dataUrl(await aPng({ drawing: '', background: '#fff' }).toBuffer()),
      'signature.blank',
    ],
    ['nothing at all', async () => dataUrl(await aPng({ drawing: '' }).toBuffer()), 'signature.blank'],
    [
      'white ink',
      async () => dataUrl(await aPng({ drawing: STROKE.replace('#1b1f23', '#fff') }).toBuffer()),
      'signature.blank',
    ],
    ['nothing in grey', async () => dataUrl(await aGreyPng({}, '').toBuffer()), 'signature.blank'],
    [
      'grey dots, too few of them',
      async () => dataUrl(repacked(await aGreyPng().toBuffer(), (rows) => rows.subarray(0, -1))),
      'signature.damaged',
    ],
    [
      'black all over',
      async () => dataUrl(await aPng({ drawing: '', background: '#000' }).toBuffer()),
      'signature.blank',
    ],
  ])('refuses %s with a sentence', async (_, url, code) => {
    await expect(read(await url())).rejects.toEqual(refusal(code));
  });

  it('refuses a picture of a claimed 60,000 by 60,000 dots without decoding it', async () => {
    const png = await aPng().toBuffer();
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    await expect(read(dataUrl(png))).rejects.toEqual(refusal('signature.too-large'));
  });
});

const picturePartsOf = (png: Buffer) =>
  chunksOf(png).flatMap(([name, chunk]) => (/^(IHDR|IDAT|IEND)$/.test(name) ? [chunk] : []));

/** The same picture with something else done to its rows before they are compressed. */
function repacked(png: Buffer, change: (rows: Buffer) => Buffer): Buffer {
  const [head, data, end] = picturePartsOf(png);
  const rows = inflateSync(data!.subarray(8, -4));
  return Buffer.concat([png.subarray(0, 8), head!, aChunk('IDAT', deflateSync(change(rows))), end!]);
}

function halfOf(png: Buffer): Buffer {
  return png.subarray(0, png.length / 2);
}

function broken(png: Buffer): Buffer {
  const copy = Buffer.from(png);
  const middle = copy.indexOf('IDAT') + 40;
  copy.writeUInt8(copy.readUInt8(middle) ^ 0xff, middle);
  return copy;
}

function noise(): Promise<Buffer> {
  return sharp({
    create: {
      width: 1000,
      height: 800,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
}

it.each<[string, Sharp, (png: Buffer) => Buffer]>([
  ['texts in the file inflate to gigabytes', aPng(), (png) => aPngBomb(png, 500 * 1024)],
  [
    '300 MB are compressed behind the dots',
    aGreyPng(),
    (png) => repacked(png, (rows) => Buffer.concat([rows, Buffer.alloc(300 * 1024 * 1024)])),
  ],
])(
  'takes the picture alone, and who serves neither decodes nor unpacks anything, where %s',
  async (_, drawing, made) => {
    const png = await drawing.toBuffer();
    const url = dataUrl(made(png));
    let image!: Buffer;
    const ownWork = decodedHere();
    expect(await megabytesOf(async () => (image = await read(url)))).toBeLessThan(100);
    expect(ownWork()).toBe(0);
    expect(image.length).toBeLessThan(10_000);
    expect(await inkDistance(dataUrl(image), dataUrl(png))).toBeLessThanOrEqual(1);
  },
);

it('reads the next form after one whose pictures are the largest there are', async () => {
  const png = aVastPng({ width: 2000, height: 1000 }, { depth: 16, isInterlaced: true });
  const both = await readSignatures(pictures, [dataUrl(png), dataUrl(png)]);
  expect(both).toEqual([refusal('signature.blank'), refusal('signature.blank')]);
  expect(await read(dataUrl(await aPng().toBuffer()))).toBeInstanceOf(Buffer);
});

/** How far two signatures are from each other on white paper where they differ most; up to 1 of 255 is rounding. */
async function inkDistance(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([inkOf(one), inkOf(other)]);
  if (a.length !== b.length) return 255;
  return a.reduce((most, shade, at) => Math.max(most, Math.abs(shade - b[at]!)), 0);
}

/** What a data URL shows: a shade for each dot. */
function inkOf(dataUrl: string): Promise<Buffer> {
  return sharp(Buffer.from(dataUrl.split(',')[1]!, 'base64'))
    .pipelineColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .extractChannel('green')
    .raw({ depth: 'uchar' })
    .toBuffer();
}
