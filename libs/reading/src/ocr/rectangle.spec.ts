import fc from 'fast-check';
import { boxOf, grown, hullOf, smallestAround, type Point } from './rectangle.js';

const PAGE = { width: 200, height: 100 };

/** The corners of a rectangle, turned by so many degrees around its middle. */
function corners(width: number, height: number, degrees: number, at: Point): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) => ({
    x: at.x + (x! * width * cos - y! * height * sin) / 2,
    y: at.y + (x! * width * sin + y! * height * cos) / 2,
  }));
}

it.each([0, 7, -12, 40])('finds a rectangle that is tilted by %d degrees', (degrees) => {
  const points = corners(120, 20, degrees, { x: 80, y: 50 });
  const inside = points.map(({ x, y }) => ({ x: (x + 80) / 2, y: (y + 50) / 2 }));
  const { centre, width, height, angle } = smallestAround(hullOf([...inside, ...points]));
  expect([centre.x, centre.y, width, height].map(Math.round)).toEqual([80, 50, 120, 20]);
  expect((angle * 180) / Math.PI).toBeCloseTo(degrees);
});

it('leaves no point outside, whatever the points are', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 500 }) });
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), (points) => {
      const { centre, width, height, angle } = smallestAround(hullOf(points));
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (const { x, y } of points) {
        const [dx, dy] = [x - centre.x, y - centre.y];
        expect(Math.abs(dx * cos + dy * sin)).toBeLessThanOrEqual(width / 2 + 1e-6);
        expect(Math.abs(dy * cos - dx * sin)).toBeLessThanOrEqual(height / 2 + 1e-6);
      }
      expect(Math.abs(angle)).toBeLessThanOrEqual(Math.PI / 4 + 1e-9);
    }),
  );
});

it('grows every side by the same distance', () => {
  const rectangle = { centre: { x: 0, y: 0 }, width: 100, height: 10, angle: 0 };
  expect(grown(rectangle, 1.1)).toMatchObject({ width: 110, height: 20 });
});

it.each([
  ['level', { centre: { x: 100, y: 50 }, width: 100, height: 10, angle: 0 }, [0.25, 0.45, 0.5, 0.1]],
  [
    'on its side',
    { centre: { x: 100, y: 50 }, width: 40, height: 20, angle: Math.PI / 2 },
    [0.45, 0.3, 0.1, 0.4],
  ],
  ['beyond the edge', { centre: { x: 0, y: 100 }, width: 100, height: 20, angle: 0 }, [0, 0.9, 0.25, 0.1]],
])('gives the box of a rectangle that is %s', (_, rectangle, [left, top, width, height]) => {
  const box = boxOf(rectangle, PAGE);
  expect(box.left).toBeCloseTo(left!);
  expect(box.top).toBeCloseTo(top!);
  expect(box.width).toBeCloseTo(width!);
  expect(box.height).toBeCloseTo(height!);
});
