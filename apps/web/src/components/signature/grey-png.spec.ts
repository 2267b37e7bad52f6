import { inflateSync } from 'node:zlib';

import { greyPng } from './grey-png.js';

/** Three dots in two rows: nothing, black ink, blue ink; half a black, white paper, red ink. */
const DRAWN = {
  width: 3,
  height: 2,
  data: Uint8ClampedArray.from([
    ...[0, 0, 0, 0, 0, 0, 0, 255, 0, 51, 204, 255],
    ...[0, 0, 0, 128, 255, 255, 255, 255, 180, 20, 20, 255],
  ]),
} as ImageData;

it('writes ink on white paper in 8-bit grey, rows as they are, as the server keeps it', async () => {
  const url = await greyPng(DRAWN);
  expect(url).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
  const png = Buffer.from(url.split(',')[1]!, 'base64');
  expect(png.subarray(8, 33).toString('hex')).toMatch(/^0000000d4948445200000003000000020800000000/);
  const length = png.readUInt32BE(33);
  expect(png.toString('latin1', 37, 41)).toBe('IDAT');
  expect([...inflateSync(png.subarray(41, 41 + length))]).toEqual([...[0, 255, 0, 51], ...[0, 127, 255, 20]]);
  expect(png.subarray(45 + length).toString('hex')).toBe('0000000049454e44ae426082');
});
