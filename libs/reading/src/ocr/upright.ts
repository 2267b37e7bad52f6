import type { Raster } from './raster.js';
import type { Rectangle } from './rectangle.js';
import { stripOf } from './strip.js';
import type { OcrEngine } from './engine.js';

/** A line on its side is that much higher than it is wide. */
const TALL = 1.5;
/** So many lines vote, the longest. */
const VOTERS = 9;
/** As long as the direction model sees, in heights of the line. */
const SEEN = 4;
/** In degrees: less of a tilt harms no line. */
const LEAST_TILT = 1;

/** By how many degrees, clockwise, a page has to be turned so that its lines are level and the right way up. */
export async function turnToUpright(
  page: Raster,
  regions: readonly Rectangle[],
  engine: OcrEngine,
): Promise<number> {
  const tilt = -tiltOf(regions);
  const quarter = isSideways(regions) ? 90 : 0;
  const level = regions.map((region) => (quarter ? onItsSide(region) : region));
  const half = (await isUpsideDown(page, level, engine)) ? 180 : 0;
  const turn = (quarter + half) % 360;
  return Math.abs(tilt) < LEAST_TILT ? turn : turn + tilt;
}

export function isSideways(regions: readonly Rectangle[]): boolean {
  const tall = regions.filter(({ width, height }) => height > TALL * width);
  const wide = regions.filter((region) => !tall.includes(region));
  const sum = (lengths: number[]) => lengths.reduce((all, length) => all + length, 0);
  return sum(tall.map(({ height }) => height)) > TALL * sum(wide.map(({ width }) => width));
}

/** The middle of the angles of the longer lines, in degrees; half a page of them has to agree on it. */
export function tiltOf(regions: readonly Rectangle[]): number {
  const long = regions.filter(({ width, height }) => Math.max(width, height) > 4 * Math.min(width, height));
  const angles = long.map(({ angle }) => (angle * 180) / Math.PI).toSorted((a, b) => a - b);
  return angles[Math.floor(angles.length / 2)] ?? 0;
}

/** The same line of a page that is to be turned clockwise by a quarter: what goes up the page is its width. */
function onItsSide({ centre, width, height, angle }: Rectangle): Rectangle {
  return { centre, width: height, height: width, angle: angle - Math.PI / 2 };
}

async function isUpsideDown(
  page: Raster,
  regions: readonly Rectangle[],
  engine: OcrEngine,
): Promise<boolean> {
  const voters = regions.toSorted((a, b) => b.width - a.width).slice(0, VOTERS);
  let votes = 0;
  for (const voter of voters) {
    const width = Math.min(voter.width, voter.height * SEEN);
    votes += (await engine.upsideDown(stripOf(page, { ...voter, width }, 1))) > 0.5 ? 1 : -1;
  }
  return votes > 0;
}
