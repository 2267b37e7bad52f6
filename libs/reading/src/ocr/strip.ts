import type { Raster } from './raster.js';
import type { Rectangle } from './rectangle.js';

/** As high as the recogniser wants a line. */
export const STRIP_HEIGHT = 48;
/** Letters that are a little wider than they are printed are told apart better. */
export const WIDENING = 1.2;
const STEP = 8;
const LONGEST = 4096;
/** So much of the darkest and of the brightest dots may be a speck or a glint. */
const [DARKEST, BRIGHTEST] = [0.005, 0.02];

/** Cuts a line of text out of a page, level, {@link STRIP_HEIGHT} dots high and with its contrast stretched. */
export function stripOf(page: Raster, rectangle: Rectangle, widening = WIDENING): Raster {
  const { width: length, height: thickness } = rectangle;
  const wanted = Math.ceil((length / thickness) * STRIP_HEIGHT * (widening / STEP)) * STEP;
  const width = Math.min(LONGEST, Math.max(STEP * 2, wanted));
  const strip = sampled(page, rectangle, width);
  stretchContrast(strip.data);
  return strip;
}

function sampled(
  page: Raster,
  { centre, width: length, height: thickness, angle }: Rectangle,
  width: number,
): Raster {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const data = new Uint8Array(width * STRIP_HEIGHT * 3);
  for (let row = 0, to = 0; row < STRIP_HEIGHT; row += 1) {
    const across = ((row + 0.5) / STRIP_HEIGHT - 0.5) * thickness;
    for (let column = 0; column < width; column += 1, to += 3) {
      const along = ((column + 0.5) / width - 0.5) * length;
      const x = centre.x + along * cos - across * sin - 0.5;
      const y = centre.y + along * sin + across * cos - 0.5;
      blend(page, x, y, data, to);
    }
  }
  return { data, width, height: STRIP_HEIGHT };
}

/** The colour between four dots; beyond the edge of the page it is that of the edge. */
function blend({ data, width, height }: Raster, x: number, y: number, into: Uint8Array, to: number): void {
  const [left, top] = [within(Math.floor(x), width), within(Math.floor(y), height)];
  const [right, bottom] = [within(Math.floor(x) + 1, width), within(Math.floor(y) + 1, height)];
  const [dx, dy] = [x - Math.floor(x), y - Math.floor(y)];
  const [a, b] = [(top * width + left) * 3, (top * width + right) * 3];
  const [c, d] = [(bottom * width + left) * 3, (bottom * width + right) * 3];
  for (let colour = 0; colour < 3; colour += 1) {
    const upper = data[a + colour]! * (1 - dx) + data[b + colour]! * dx;
    const lower = data[c + colour]! * (1 - dx) + data[d + colour]! * dx;
    into[to + colour] = upper * (1 - dy) + lower * dy + 0.5;
  }
}

function within(value: number, size: number): number {
  return Math.min(size - 1, Math.max(0, value));
}

function stretchContrast(data: Uint8Array): void {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 3) counts[greyAt(data, at)]! += 1;
  const total = data.length / 3;
  const low = levelOf(counts, total * DARKEST);
  const high = levelOf(counts, total * (1 - BRIGHTEST));
  if (high - low < 8) return;
  const gain = 255 / (high - low);
  for (let at = 0; at < data.length; at += 1) {
    data[at] = Math.min(255, Math.max(0, (data[at]! - low) * gain));
  }
}

/** The level that so many dots are not brighter than. */
export function levelOf(counts: Uint32Array, wanted: number): number {
  let sum = 0;
  for (let level = 0; level < counts.length; level += 1) {
    sum += counts[level]!;
    if (sum > wanted) return level;
  }
  return counts.length - 1;
}

export function greyAt(data: Uint8Array, at: number): number {
  return (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8;
}
