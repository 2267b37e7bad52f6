import { countFilters, exportUrl, isFiltered, readHistorySearch } from './history-search.js';

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
    expect(readHistorySearch(search)).toEqual(search);
  });

  it('holds nothing that the server would refuse', () => {
    const search = readHistorySearch({
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
    expect(readHistorySearch({ plantNumber: 417, search: 42 })).toEqual({ plantNumber: '417', search: '42' });
  });
});

describe('how many filters are set', () => {
  it('counts those behind the button, without the search box', () => {
    expect(countFilters({ kind: 'timesheet', week: '2026-11-21', search: 'wharf' })).toBe(2);
    expect(countFilters(readHistorySearch({}))).toBe(0);
  });

  it('knows an address without any', () => {
    expect(isFiltered({ search: 'wharf' })).toBe(true);
    expect(isFiltered(readHistorySearch({}))).toBe(false);
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
