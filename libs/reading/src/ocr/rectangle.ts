export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle that may be tilted: `angle` is that of its width, in radians, from -45 to 45 degrees. */
export interface Rectangle {
  readonly centre: Point;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

const QUARTER = Math.PI / 2;

/** The smallest convex outline of the points (Andrew's monotone chain). */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  return [...chainOf(sorted), ...chainOf(sorted.toReversed())];
}

function chainOf(points: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of points) {
    while (chain.length > 1 && turnOf(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

function turnOf(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** The rectangle of the smallest area around a hull: one of its sides lies on a side of the hull. */
export function smallestAround(hull: readonly Point[]): Rectangle {
  let smallest = around(hull, 0);
  for (const [at, point] of hull.entries()) {
    const next = hull[(at + 1) % hull.length]!;
    const angle = Math.atan2(next.y - point.y, next.x - point.x);
    const rectangle = around(hull, angle - Math.round(angle / QUARTER) * QUARTER);
    if (rectangle.width * rectangle.height < smallest.width * smallest.height) smallest = rectangle;
  }
  return smallest;
}

function around(hull: readonly Point[], angle: number): Rectangle {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of hull) {
    const [along, across] = [x * cos + y * sin, y * cos - x * sin];
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  return {
    centre: { x: along * cos - across * sin, y: along * sin + across * cos },
    width: right - left,
    height: bottom - top,
    angle,
  };
}

/** Moves every side outwards by the same distance: `ratio` times the area, divided by the length of the outline. */
export function grown(rectangle: Rectangle, ratio: number): Rectangle {
  const { width, height } = rectangle;
  const distance = (width * height * ratio) / (2 * (width + height) || 1);
  return { ...rectangle, width: width + 2 * distance, height: height + 2 * distance };
}

/** An upright box in parts of the page's width and height, from 0 to 1. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The upright box around a rectangle on a page, cut off at its edges. */
export function boxOf(
  { centre, width, height, angle }: Rectangle,
  page: { width: number; height: number },
): Box {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [halfWidth, halfHeight] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  const part = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole));
  const [left, top] = [part(centre.x - halfWidth, page.width), part(centre.y - halfHeight, page.height)];
  const [right, bottom] = [part(centre.x + halfWidth, page.width), part(centre.y + halfHeight, page.height)];
  return { left, top, width: right - left, height: bottom - top };
}
