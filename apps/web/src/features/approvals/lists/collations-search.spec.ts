import { parse } from 'valibot';

import { COLLATIONS_SEARCH } from './collations-search.js';

describe('the address of the list of sets', () => {
  it.each([
    [{}, {}],
    [{ tab: 'needs-completion' }, { tab: 'needs-completion' }],
    [{ tab: 'completed' }, { tab: 'completed' }],
    [{ tab: 'everything' }, {}],
    [
      { search: ' EX-0417 ', week: '2026-11-18' },
      { search: 'EX-0417', week: '2026-11-18' },
    ],
    [{ search: 417 }, { search: '417' }],
    [{ search: ['EX'], week: '2026-02-30' }, {}],
    [
      { driver: 'Dave', plantNumber: 417, sort: 'oldest', customerId: 'everybody' },
      { driver: 'Dave', plantNumber: '417', sort: 'oldest' },
    ],
    [{ sort: 'best', plantNumber: 'x'.repeat(50) }, { plantNumber: 'x'.repeat(40) }],
    [{ search: 'x'.repeat(120) }, { search: 'x'.repeat(100) }],
  ])('%p shows %p', (address, shown) => {
    expect(parse(COLLATIONS_SEARCH, address)).toEqual({
      tab: undefined,
      search: undefined,
      week: undefined,
      driver: undefined,
      plantNumber: undefined,
      customerId: undefined,
      sort: undefined,
      ...shown,
    });
  });
});
