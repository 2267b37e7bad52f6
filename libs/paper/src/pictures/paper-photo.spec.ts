import sharp from 'sharp';
import { shrinkForPaper } from './paper-photo.js';

/** Noise: nothing takes more room as a JPEG. */
function aPhoto(width: number, height: number, sigma = 60) {
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888888', noise } }).jpeg({
    quality: 95,
  });
}

it('makes the worst photo there is smaller than 300 KB', async () => {
  const { jpeg } = await shrinkForPaper(await aPhoto(2048, 1536, 120).toBuffer());
  expect(jpeg.length).toBeLessThanOrEqual(300 * 1024);
});

it('leaves an ordinary one as sharp as it is printed', async () => {
  const smooth = await aPhoto(2048, 1536, 3).blur(2).toBuffer();
  expect(await shrinkForPaper(smooth)).toMatchObject({ width: 1200, height: 900 });
});

it('turns a photo upright and takes its metadata away', async () => {
  const lying = await aPhoto(400, 300).withMetadata({ orientation: 6 }).toBuffer();
  const { jpeg, width, height } = await shrinkForPaper(lying);
  expect([width, height]).toEqual([300, 400]);
  expect((await sharp(jpeg).metadata()).exif).toBeUndefined();
});

it('does not blow a small one up', async () => {
  expect(await shrinkForPaper(await aPhoto(320, 240).toBuffer())).toMatchObject({ width: 320, height: 240 });
});
