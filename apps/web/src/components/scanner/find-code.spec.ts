import { toBuffer } from 'qrcode';
import sharp from 'sharp';

import { findCode } from './find-code.js';

const GROUND = '#b9b2a4';

/** A frame of 640x480 with a code on it. */
async function frame(text: string, { size = 200, turn = 0, right = 0, down = 0, blur = 0 }) {
  const code = await sharp(await toBuffer(text, { width: size }))
    .rotate(turn, { background: GROUND })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((640 - code.info.width) / 2 + right);
  const top = Math.round((480 - code.info.height) / 2 + down);
  const drawn = await sharp({ create: { width: 640, height: 480, channels: 3, background: GROUND } })
    .composite([{ input: code.data, left, top }])
    .png()
    .toBuffer();
  const { data, info } = await sharp(drawn)
    .blur(blur || undefined)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

it('reads a code that is turned, off the middle and slightly blurred', async () => {
  const seen = await frame('GS-D-114', { size: 180, turn: 20, right: 130, down: -70, blur: 1.5 });
  expect(findCode(seen)).toBe('GS-D-114');
});

it('reads a long code, as an address is', async () => {
  const address = 'https://plant.example.com/machines/GS-D-114?from=plate';
  expect(findCode(await frame(address, { size: 240, turn: -12 }))).toBe(address);
});

it('finds nothing in a picture without a code', async () => {
  const plain = await frame('GS-D-114', { size: 40, blur: 6 });
  expect(findCode(plain)).toBeNull();
});
