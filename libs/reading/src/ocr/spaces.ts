import type { Character } from './decoding.js';
import type { Raster } from './raster.js';
import { greyAt, STRIP_HEIGHT, WIDENING } from './strip.js';

/** A gap that is a space in any print. */
const NARROWEST = 0.13 * STRIP_HEIGHT;
/** Compared with the gaps between the letters of the same line. */
const WIDER = 1.9;
const USUAL = 0.4;
/** A one among figures has much room on both sides: two have it twice. */
const AROUND_ONES = [1, 1.8, 2.2];
/** Nearly all rows: a capital T is mostly its bar. */
const [TOP, BOTTOM] = [0.06, 0.94];

/**
 * Puts spaces where the print has them. The models were made for Chinese as well, and run English words together: it
 * is the paper between the letters that tells.
 */
export function withSpaces(characters: readonly Character[], strip: Raster): string {
  const ink = inkOf(strip);
  const gaps = characters.slice(1).map((character, at) => {
    const [from, to] = [characters[at]!.at, character.at].map((part) => Math.floor(part * strip.width));
    return widestGap(ink, from!, to!) / WIDENING;
  });
  const narrow = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * USUAL)] ?? 0;
  const least = Math.max(NARROWEST, WIDER * narrow + 1);
  return characters
    .map(({ text }, at) => {
      const before = characters[at - 1]?.text ?? ' ';
      if (before === ' ' || text === ' ') return text;
      return gaps[at - 1]! >= least * AROUND_ONES[onesAmongFigures(before + text)]! ? ` ${text}` : text;
    })
    .join('')
    .trim();
}

function onesAmongFigures(pair: string): number {
  return /^[\d.,/-]{2}$/.test(pair) ? pair.split('1').length - 1 : 0;
}

function widestGap(ink: Uint8Array, from: number, to: number): number {
  let [widest, run] = [0, 0];
  for (let column = from; column < to; column += 1) {
    run = ink[column] ? 0 : run + 1;
    widest = Math.max(widest, run);
  }
  return widest;
}

/** Whether there is ink in each column: dots of the rarer of two kinds, dark and bright. */
function inkOf({ data, width, height }: Raster): Uint8Array {
  const greys = Uint8Array.from({ length: width * height }, (_, at) => greyAt(data, at * 3));
  const counts = new Uint32Array(256);
  for (const grey of greys) counts[grey]! += 1;
  const threshold = thresholdOf(counts, greys.length);
  const dark = counts.subarray(0, threshold + 1).reduce((sum, count) => sum + count, 0);
  const isInkDark = dark <= greys.length / 2;
  const ink = new Uint8Array(width);
  for (let row = Math.ceil(height * TOP); row < height * BOTTOM; row += 1) {
    for (let column = 0; column < width; column += 1) {
      if (greys[row * width + column]! <= threshold === isInkDark) ink[column] = 1;
    }
  }
  return ink;
}

/** The grey that parts dark from bright best (Otsu). */
export function thresholdOf(counts: Uint32Array, total: number): number {
  const sum = counts.reduce((all, count, level) => all + count * level, 0);
  let [best, threshold, below, belowSum] = [-1, 127, 0, 0];
  for (let level = 0; level < counts.length; level += 1) {
    below += counts[level]!;
    belowSum += level * counts[level]!;
    const above = total - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (belowSum / below - (sum - belowSum) / above) ** 2;
    if (between > best) [best, threshold] = [between, level];
  }
  return threshold;
}
