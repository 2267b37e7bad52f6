import { readFormSearch } from './form-search.js';

describe('the address of a form', () => {
  it('is read as it was made', () => {
    const search = { mode: 'quick', customerId: 'c1', orderNumber: 'P-1234', draft: 'd1', step: 2 };
    expect(readFormSearch(search)).toEqual(search);
  });

  it('knows no other mode, forgives small letters and lone digits', () => {
    expect(readFormSearch({ mode: 'slow', customerId: 42, orderNumber: ' p-12 ' })).toEqual({
      mode: undefined,
      customerId: '42',
      orderNumber: 'P-12',
    });
  });

  it('holds nothing that is no text', () => {
    expect(readFormSearch({ customerId: {}, orderNumber: '', step: 9 })).toEqual({});
  });
});
