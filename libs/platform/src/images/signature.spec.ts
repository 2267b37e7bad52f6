import sharp, { type Sharp } from 'sharp';
import { SignatureThread } from './signature-thread.js';
import { ImageFault, readSignature } from './signature.js';

const STROKE = '<path d="M40 90 C 90 10 120 170 190 60" stroke="#1b1f23" stroke-width="3" fill="none"/>';

/** A drawing as a PNG; transparent where nothing is drawn. */
function aPng({ width = 300, height = 150, drawing = STROKE, background = 'none' } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/>${drawing}</svg>`;
  return sharp(Buffer.from(svg)).png();
}

const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
const refusal = (code: string) =>
  expect.objectContaining({
    name: 'ImageFault',
    code,
    message: expect.stringMatching(/ Please sign again\.$/),
  });

async function darkDots(png: Buffer): Promise<number> {
  const shades = await sharp(png).raw().toBuffer();
  return shades.filter((shade) => shade < 128).length;
}

describe('reading a signature', () => {
  it('hands back the very PNG that was sent', async () => {
    const png = await aPng().toBuffer();
    expect((await readSignature(dataUrl(png))).image.equals(png)).toBe(true);
  });

  it.each<[string, Sharp]>([
    ['ink on white', aPng({ background: '#fff' })],
    ['a single thin stroke', aPng({ drawing: '<path d="M9 9 L11 12" stroke="#000" fill="none"/>' })],
    ['blue ink', aPng({ drawing: STROKE.replace('#1b1f23', '#0033cc') })],
    ['grey letters on white', aPng({ background: '#fff' }).toColourspace('b-w')],
    ['a palette', aPng().png({ palette: true })],
    ['16 bits a channel', aPng().toColourspace('rgb16')],
    ['the largest size', aPng({ width: 2000, height: 1000 })],
  ])('takes %s', async (_, picture) => {
    const png = await picture.toBuffer();
    expect((await readSignature(dataUrl(png))).image).toHaveLength(png.length);
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
    [
      'black all over',
      async () => dataUrl(await aPng({ drawing: '', background: '#000' }).toBuffer()),
      'signature.blank',
    ],
  ])('refuses %s with a sentence', async (_, url, code) => {
    await expect(readSignature(await url())).rejects.toEqual(refusal(code));
  });

  it('refuses a picture of a claimed 60,000 by 60,000 dots without decoding it', async () => {
    const png = await aPng().toBuffer();
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    await expect(readSignature(dataUrl(png))).rejects.toBeInstanceOf(ImageFault);
  });
});

describe('the signature for the paper', () => {
  const paperImageOf = async (png: Buffer) => (await readSignature(dataUrl(png))).paperImage;

  it.each<[string, Sharp]>([
    ['transparent', aPng()],
    ['on white', aPng({ background: '#fff' })],
    ['blue', aPng({ drawing: STROKE.replace('#1b1f23', '#0033cc') })],
    ['red', aPng({ drawing: STROKE.replace('#1b1f23', '#cc0000') })],
    ['grey', aPng({ background: '#fff' }).toColourspace('b-w')],
    ['a palette', aPng().png({ palette: true })],
    ['16 bits', aPng().toColourspace('rgb16')],
  ])('is 8-bit grey of the whole canvas with the stroke in it: %s', async (_, picture) => {
    const png = await paperImageOf(await picture.toBuffer());
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: 300,
      height: 150,
      channels: 1,
      depth: 'uchar',
      hasAlpha: false,
    });
    const dark = await darkDots(png);
    expect(dark).toBeGreaterThan(300);
    expect(dark).toBeLessThan(2000);
  });

  it.each<[string, string, string]>([
    ['ink on nothing', '#1b1f23', 'none'],
    ['ink on yellow', '#1b1f23', '#ffe680'],
    ['ink through which one sees', '#1b1f2380', 'none'],
  ])('has every dot as light as it is on white: %s', async (_, ink, background) => {
    const drawn = await aPng({ drawing: STROKE.replace('#1b1f23', ink), background }).toBuffer();
    const onWhite = sharp(drawn).flatten({ background: '#fff' });
    const asLibraryDoes = await onWhite.extractChannel('green').raw().toBuffer();
    const shades = await sharp(await paperImageOf(drawn))
      .extractChannel(0)
      .raw()
      .toBuffer();
    expect(shades).toHaveLength(asLibraryDoes.length);
    const furthest = Math.max(...shades.map((shade, at) => Math.abs(shade - asLibraryDoes[at]!)));
    expect(furthest).toBeLessThanOrEqual(1);
  });
});

describe('the thread for signatures', () => {
  const thread = new SignatureThread();
  afterAll(() => thread.onApplicationShutdown());

  it('reads each as it would be read here, and says of each that cannot be taken why', async () => {
    const drawn = dataUrl(await aPng().toBuffer());
    const [first, second, third] = await thread.read([drawn, 'Jo Kerr', drawn]);
    expect(first).toEqual(await readSignature(drawn));
    expect(second).toBeInstanceOf(ImageFault);
    expect(second).toEqual(refusal('signature.not-png'));
    expect(third).toEqual(first);
  });

  it('has nothing to do for a form that nobody has signed', async () => {
    const unused = new SignatureThread();
    expect(await unused.read([])).toEqual([]);
  });
});

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
