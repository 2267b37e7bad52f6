/** In one axis. */
const MOST = 6;

/**
 * The round figures at an axis: 1, 2 or 5 times a power of ten apart, the first at or below the least value, the last at or above the
 * most.
 *
 * @param values of the chart; 0 to 1 where there are none
 */
export function ticksOf(values: number[]): number[] {
  const least = values.length ? Math.min(...values) : 0;
  const most = values.length ? Math.max(...values) : 1;
  const apart = (most - least || Math.abs(most) || 1) / (MOST - 1);
  const power = 10 ** Math.floor(Math.log10(apart));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= apart)!;
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, place) =>
    Number(((first + place) * step).toPrecision(12)),
  );
}
