import { createRepeatGuard } from './repeat-guard.js';

it('asks for a code once while it stays in the picture', () => {
  const isNews = createRepeatGuard();
  expect([0, 1500, 6000, 11000].map((now) => isNews('A', now))).toEqual([true, false, false, false]);
});

it('asks again for another code, and when the code comes back', () => {
  const isNews = createRepeatGuard();
  expect(isNews('A', 0)).toBe(true);
  expect(isNews('B', 100)).toBe(true);
  expect(isNews('A', 200)).toBe(true);
  expect(isNews('A', 6201)).toBe(true);
});
