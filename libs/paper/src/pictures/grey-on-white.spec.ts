import sharp, { type Sharp } from 'sharp';
import { greyOnWhite } from './grey-on-white.js';

/** A stroke as a PNG; transparent where nothing is drawn. */
function aDrawing({ ink = '#1b1f23', background = 'none' } = {}): Sharp {
  const stroke = `<path d="M40 90 C 90 10 120 170 190 60" stroke="${ink}" stroke-width="3" fill="none"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="150"><rect width="100%" height="100%" fill="${background}"/>${stroke}</svg>`;
  return sharp(Buffer.from(svg)).png();
}

it.each<[string, Sharp]>([
  ['transparent', aDrawing()],
  ['on white', aDrawing({ background: '#fff' })],
  ['on yellow', aDrawing({ background: '#ffe680' })],
  ['blue', aDrawing({ ink: '#0033cc' })],
  ['red', aDrawing({ ink: '#cc0000' })],
  ['grey', aDrawing({ background: '#fff' }).toColourspace('b-w')],
  ['grey and transparent', aDrawing().toColourspace('b-w')],
  ['a palette', aDrawing().png({ palette: true })],
  ['16 bits', aDrawing().toColourspace('rgb16')],
])('makes 8-bit grey of the whole canvas, with the stroke in it: %s', async (_, drawing) => {
  const png = await greyOnWhite(await drawing.toBuffer());
  expect(await sharp(png).metadata()).toMatchObject({
    format: 'png',
    width: 300,
    height: 150,
    channels: 1,
    depth: 'uchar',
    hasAlpha: false,
  });
  const shades = await sharp(png).extractChannel(0).raw().toBuffer();
  const dark = shades.filter((shade) => shade < 128).length;
  expect(dark).toBeGreaterThan(300);
  expect(dark).toBeLessThan(2000);
});

it('prints ink through which one sees as light as it is on white', async () => {
  const png = await greyOnWhite(await aDrawing({ ink: '#00000080' }).toBuffer());
  const shades = await sharp(png).extractChannel(0).raw().toBuffer();
  expect(shades.reduce((darkest, shade) => Math.min(darkest, shade))).toBeCloseTo(127, -1);
});
