import { readSearched } from './read-text.js';

it.each([
  ['  licence ', 'licence'],
  [2027, '2027'],
  ['x'.repeat(200), 'x'.repeat(100)],
  ['   ', undefined],
  [['a', 'b'], undefined],
  [undefined, undefined],
])('reads %j in an address as a search for %j', (said, searched) => {
  expect(readSearched(said)).toBe(searched);
});
