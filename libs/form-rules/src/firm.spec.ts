import { isAccent, OWN_ACCENT } from './firm.js';

it.each([
  [OWN_ACCENT, true],
  ['#FFFFFF', true],
  ['#ff8a00', true],
  // 4.5:1 with the ink lies between these two.
  ['#868686', true],
  ['#838383', false],
  ['#0b5cad', false],
  ['#000000', false],
  ['#fff', false],
  ['#ffc20e;', false],
  ['url(x)', false],
  ['', false],
])('takes %s for an accent: %s', (colour, taken) => {
  expect(isAccent(colour)).toBe(taken);
});
