import { grown, hullOf, smallestAround, type Point, type Rectangle } from './rectangle.js';

/** What the detector says of each dot: how likely it belongs to a line of text. */
export interface ProbabilityMap {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

const LIKELY = 0.3;
const LIKELY_ON_AVERAGE = 0.5;
const SHORTEST_SIDE = 3;
/** The detector marks the middle of a line; so much is added around it. */
const GROWTH = 1.6;
/** A page of small print has some hundreds; a picture that is all noise has thousands. */
const MOST_REGIONS = 1000;

/**
 * The lines of text on a page, as tilted rectangles.
 *
 * @param scale from the map's dots to the page's
 */
export function regionsIn(map: ProbabilityMap, scale: Point): Rectangle[] {
  const regions: Rectangle[] = [];
  for (const { outline, mean } of islandsIn(map)) {
    if (mean < LIKELY_ON_AVERAGE) continue;
    const hull = hullOf(outline.map(({ x, y }) => ({ x: x * scale.x, y: y * scale.y })));
    const rectangle = smallestAround(hull);
    const shortest = Math.min(rectangle.width / scale.x, rectangle.height / scale.y);
    if (shortest >= SHORTEST_SIDE) regions.push(grown(rectangle, GROWTH));
    if (regions.length === MOST_REGIONS) break;
  }
  return regions;
}

interface Island {
  /** The left and right end of each row. */
  readonly outline: Point[];
  readonly mean: number;
}

/** Dots above the threshold that touch each other, at the corners too. */
function* islandsIn({ data, width, height }: ProbabilityMap): Generator<Island> {
  const isSeen = new Uint8Array(width * height);
  for (let start = 0; start < data.length; start += 1) {
    if (isSeen[start] || data[start]! <= LIKELY) continue;
    isSeen[start] = 1;
    const waiting = [start];
    const rows = new Map<number, { left: number; right: number }>();
    let [sum, count] = [0, 0];
    for (let dot = waiting.pop(); dot !== undefined; dot = waiting.pop()) {
      const [x, y] = [dot % width, Math.floor(dot / width)];
      sum += data[dot]!;
      count += 1;
      const row = rows.get(y);
      rows.set(y, { left: Math.min(row?.left ?? x, x), right: Math.max(row?.right ?? x, x) });
      for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down += 1) {
        for (let across = Math.max(0, x - 1); across <= Math.min(width - 1, x + 1); across += 1) {
          const next = down * width + across;
          if (isSeen[next] || data[next]! <= LIKELY) continue;
          isSeen[next] = 1;
          waiting.push(next);
        }
      }
    }
    yield { outline: cornersOf(rows), mean: sum / count };
  }
}

function cornersOf(rows: ReadonlyMap<number, { left: number; right: number }>): Point[] {
  return [...rows].flatMap(([y, { left, right }]) =>
    [y, y + 1].flatMap((edge) => [
      { x: left, y: edge },
      { x: right + 1, y: edge },
    ]),
  );
}
