import { excerptOf, foundIn } from './found-words.js';

it.each([
  ['CPCS Red Card', 'red', ['CPCS ', '*Red', ' Card']],
  ['Siân O’Neill', 'SIAN', ['*Siân', ' O’Neill']],
  ['Sia\u0302n', 'sian', ['*Sia\u0302n']],
  ['ﬁrst aid, first aid', 'first', ['*ﬁrst', ' aid, ', '*first', ' aid']],
  ['a.b', '.', ['a', '*.', 'b']],
  ['licence', 'passport', ['licence']],
  ['licence', undefined, ['licence']],
  ['licence', '\u0301', ['licence']],
])('finds in %j what was typed as %j', (text, search, pieces) => {
  expect(foundIn(text, search).map((piece) => (piece.found ? '*' : '') + piece.text)).toEqual(pieces);
});

it('shows the words around what was found in a long text', () => {
  const text = `${'before '.repeat(30)}4b. 14.03.2031\n5. MORGA${' after'.repeat(30)}`;
  expect(excerptOf(text, 'morga')).toMatch(/^….*4b\. 14\.03\.2031 5\. MORGA after.*…$/);
  expect(excerptOf('short MORGA', 'morga')).toBe('short MORGA');
  expect(excerptOf(text, 'nowhere')).toBeNull();
  expect(excerptOf(text, undefined)).toBeNull();
});
