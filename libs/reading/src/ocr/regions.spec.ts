import { regionsIn } from './regions.js';

const [WIDTH, HEIGHT] = [64, 32];

/** A map on which the given stretches of rows are likely to be text. */
function aMap(probability: number, ...rows: [y: number, from: number, to: number][]) {
  const data = new Float32Array(WIDTH * HEIGHT);
  for (const [y, from, to] of rows) data.fill(probability, y * WIDTH + from, y * WIDTH + to);
  return { data, width: WIDTH, height: HEIGHT };
}

/** A stretch of several rows. */
function block(top: number, bottom: number, from: number, to: number): [number, number, number][] {
  return Array.from({ length: bottom - top }, (_, at) => [top + at, from, to]);
}

const ONE = { x: 1, y: 1 };

it('finds each line once, and gives its place on the page', () => {
  const map = aMap(0.9, ...block(4, 8, 10, 30), ...block(20, 24, 40, 60));
  const [first, second] = regionsIn(map, { x: 2, y: 3 });
  expect(first!.centre).toEqual({ x: 40, y: 18 });
  expect(second!.centre).toEqual({ x: 100, y: 66 });
  expect(regionsIn(map, ONE)).toHaveLength(2);
});

it('takes what touches at the corners as one', () => {
  expect(regionsIn(aMap(0.9, ...block(4, 8, 10, 20), ...block(8, 12, 20, 30)), ONE)).toHaveLength(1);
});

it.each([
  ['specks', aMap(0.9, ...block(4, 6, 10, 30))],
  ['what is text by half a chance', aMap(0.45, ...block(4, 8, 10, 30))],
  ['an empty page', aMap(0.9)],
])('leaves out %s', (_, map) => {
  expect(regionsIn(map, ONE)).toEqual([]);
});
