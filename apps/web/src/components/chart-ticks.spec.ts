import fc from 'fast-check';

import { ticksOf } from './chart-ticks.js';

it.each([
  [
    [7812.5, 7840, 7866],
    [7800, 7820, 7840, 7860, 7880],
  ],
  [
    [0, 45.5],
    [0, 10, 20, 30, 40, 50],
  ],
  [
    [0.1, 0.3],
    [0.1, 0.15, 0.2, 0.25, 0.3],
  ],
  [[12], [10, 15]],
  [[], [0, 0.2, 0.4, 0.6, 0.8, 1]],
])('finds the round figures around %j', (values, ticks) => {
  expect(ticksOf(values)).toEqual(ticks);
});

it('puts at most seven figures around any values, none of them outside', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 }), (values) => {
      const ticks = ticksOf(values);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
    }),
  );
});
