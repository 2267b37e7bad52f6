import { readMemory } from '../../forms/memory/form-memory.js';
import { joinEmails, joinMemories } from './local-copies.js';

const letters = (text: string) => [...text];
const emails = (text: string) =>
  letters(text).map((letter) => ({ email: `${letter}@acme.co.uk`, label: '', lastUsed: letter }));

describe('a list that was changed here and on another device', () => {
  it.each([
    ['ab', 'cd', 'abcd'],
    ['ab', 'ba', 'ab'],
    ['aB', 'bAc', 'aBc'],
    ['', 'ab', 'ab'],
    ['ab', '', 'ab'],
    ['abcdefgh', 'ijklm', 'abcdefghij'],
    ['abcdefghij', 'k', 'abcdefghij'],
  ])('is %p, then what is new of %p: %p', (here, there, joined) => {
    const memory = (text: string) => ({ ...readMemory(null), companies: letters(text) });
    expect(joinMemories(memory(here), memory(there))).toEqual(memory(joined));
  });

  it.each([
    ['ab', 'bc', 'abc'],
    ['abcdefghijklmnopqrs', 'tuv', 'abcdefghijklmnopqrst'],
  ])('of addresses is %p, then what is new of %p: %p', (here, there, joined) => {
    expect(joinEmails(emails(here), emails(there))).toEqual(emails(joined));
  });
});
