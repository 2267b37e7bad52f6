/** Numbers for people: percentiles, and lines whose columns stand under each other. */

/** The value that `share` (0 to 1) of the values do not exceed. */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
}

export const ms = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/** Prints one figure: what it is, what it came to, and what it is to come to. */
export function line(what, value, target = '') {
  console.log(`${what.padEnd(46)} ${value.padEnd(46)} ${target}`.trimEnd());
}
