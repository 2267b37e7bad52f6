import { placeInLink } from './place-in-link.js';

describe('where the next page begins', () => {
  it.each([
    [
      '</api/history?limit=20&after=2026-11-21T14%3A05%3A00.000Z_01a>; rel="next"',
      '2026-11-21T14:05:00.000Z_01a',
    ],
    ['</api/history?after=X>; rel="next"', 'X'],
    ['</api/history?limit=20>; rel="next"', undefined],
    ['</api/history?after=X>; rel="prev"', undefined],
    [null, undefined],
  ])('%s -> %s', (link, place) => {
    expect(placeInLink(link)).toBe(place);
  });
});
