import { jest } from '@jest/globals';

import { createScanProgress, SCAN_PROGRESS } from './scan-progress.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('has the constants of the specification', () => {
  expect(Object.values(SCAN_PROGRESS)).toEqual([5, 20, 5, 20, 1500, 80, 85, 100, 2000]);
});

it('jumps to 5 and 20, creeps to 80, jumps to 85 and 100', () => {
  const seen: number[] = [];
  const progress = createScanProgress((percent) => seen.push(percent));
  progress.begin();
  progress.addressed();
  progress.addressed();
  expect(seen).toEqual([5, 20]);
  jest.advanceTimersByTime(1499);
  expect(seen).toHaveLength(2);
  jest.advanceTimersByTime(1500 * 20);
  const crept = seen.slice(1);
  crept.slice(1).forEach((percent, n) => {
    const step = percent - crept[n]!;
    if (percent < 80) expect(step).toBeGreaterThanOrEqual(5);
    expect(step).toBeLessThanOrEqual(20);
  });
  expect(seen.at(-1)).toBe(80);
  progress.sent();
  progress.done();
  jest.advanceTimersByTime(10_000);
  expect(seen.slice(-2)).toEqual([85, 100]);
  expect(jest.getTimerCount()).toBe(0);
});

it('begins again after a failure', () => {
  const seen: number[] = [];
  const progress = createScanProgress((percent) => seen.push(percent));
  progress.begin();
  progress.addressed();
  progress.reset();
  jest.advanceTimersByTime(5000);
  progress.begin();
  expect(seen).toEqual([5, 20, 0, 5]);
});
