import type { ReadLine } from '../read-document.js';
import type { OcrEngine } from './engine.js';
import { inReadingOrder } from '../reading-order.js';
import { resized, turned, type Raster } from './raster.js';
import { boxOf, type Rectangle } from './rectangle.js';
import { regionsIn } from './regions.js';
import { withSpaces } from './spaces.js';
import { stripOf } from './strip.js';
import { turnToUpright } from './upright.js';

/** The detector reads a page of this length best, and a smaller one as it is. */
const DETECTED_SIDE = 1280;
const DIVISOR = 32;
/** Below it what was read is mostly not text. */
const LEAST_CONFIDENCE = 0.5;

export interface ReadPicture {
  /** Turned so that its lines are level; the boxes of the lines are parts of this one. */
  readonly upright: Raster;
  readonly lines: ReadLine[];
}

/** Reads all text in a picture, whichever way up it is. */
export async function readPicture(picture: Raster, engine: OcrEngine): Promise<ReadPicture> {
  const regions = await detect(picture, engine);
  const turn = await turnToUpright(picture, regions, engine);
  if (turn === 0) return { upright: picture, lines: await recognise(picture, regions, engine) };
  const upright = await turned(picture, turn);
  return { upright, lines: await recognise(upright, await detect(upright, engine), engine) };
}

async function detect(page: Raster, engine: OcrEngine): Promise<Rectangle[]> {
  const scale = Math.min(1, DETECTED_SIDE / Math.max(page.width, page.height));
  const side = (length: number) => Math.max(DIVISOR, Math.round((length * scale) / DIVISOR) * DIVISOR);
  const small = await resized(page, side(page.width), side(page.height));
  const map = await engine.detect(small);
  return regionsIn(map, { x: page.width / small.width, y: page.height / small.height });
}

async function recognise(
  page: Raster,
  regions: readonly Rectangle[],
  engine: OcrEngine,
): Promise<ReadLine[]> {
  const lines: ReadLine[] = [];
  for (const region of regions) {
    const strip = stripOf(page, region);
    const characters = engine.alphabet.decode(await engine.recognise(strip));
    const text = tidied(withSpaces(characters, strip));
    const confidence = characters.reduce((sum, each) => sum + each.confidence, 0) / characters.length;
    if (text && confidence >= LEAST_CONFIDENCE) lines.push({ text, confidence, box: boxOf(region, page) });
  }
  return inReadingOrder(lines);
}

/** The letter o among figures is a nought, and a bracket does not open within a word. */
export function tidied(text: string): string {
  return text
    .replace(/(?<![A-Za-z\d])\d[\d,.oO]*(?![A-Za-z])/g, (figures) => figures.replace(/o/gi, '0'))
    .replace(/(?<=\p{L})\((?=\w)/gu, ' (');
}
