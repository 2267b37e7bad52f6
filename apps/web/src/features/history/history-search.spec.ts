import { parse } from 'valibot';

import { exportUrl, HISTORY_SEARCH } from './history-search.js';

const CUSTOMER = '01920000-0000-7000-8000-000000000001';

describe('the address of the history', () => {
  it('is read as it was made', () => {
    const search = {
      kind: 'check-sheet',
      status: 'draft',
      customerId: CUSTOMER,
      plantNumber: 'EX-0417',
      week: '2026-11-21',
      search: 'wharf',
    };
    expect(parse(HISTORY_SEARCH, search)).toEqual(search);
  });

  it('holds nothing that the server would refuse', () => {
    const search = parse(HISTORY_SEARCH, {
      kind: 'photo',
      status: 'sent',
      customerId: 'northgate',
      plantNumber: 'x'.repeat(50),
      week: '2026-02-30',
      search: { a: 1 },
    });
    expect(search).toEqual({ plantNumber: 'x'.repeat(40) });
  });

  it('takes lone digits for a text', () => {
    expect(parse(HISTORY_SEARCH, { plantNumber: 417, search: 42 })).toEqual({
      plantNumber: '417',
      search: '42',
    });
  });
});

describe('the address of an export', () => {
  it.each([
    [{}, '/api/history/export.csv'],
    [
      { kind: 'timesheet', status: undefined, search: '100% Łódź & Co' } as const,
      '/api/history/export.csv?kind=timesheet&search=100%25+%C5%81%C3%B3d%C5%BA+%26+Co',
    ],
  ])('of %j asks for what is shown', (search, url) => {
    expect(exportUrl('csv', search)).toBe(url);
  });
});
