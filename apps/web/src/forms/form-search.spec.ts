import { formSearchOf, readFormSearch } from './form-search.js';

describe('the address of a form', () => {
  it('is read as it was made', () => {
    const search = { mode: 'quick', customerId: 'c1', orderNumber: 'P-1234', draft: 'd1', step: 2 };
    expect(readFormSearch(search)).toEqual(search);
  });

  it('leads back to a form by its customer, or by the firm that was typed in place of one', () => {
    const form = { customerId: 'c1', orderNumber: 'P-1234', clientCompany: 'Northgate Civils' };
    expect(formSearchOf(form)).toEqual({ customerId: 'c1', orderNumber: 'P-1234' });
    expect(formSearchOf({ ...form, customerId: null })).toEqual({ firm: 'Northgate Civils' });
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
