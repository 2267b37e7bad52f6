/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import {
  readSeenCustomers,
  rememberChosen,
  rememberCustomers,
  seenCustomer,
  seenCustomers,
} from './seen-customers.js';

describe('customers seen before', () => {
  it('are read back as they were kept', () => {
    const kept = {
      at: '2026-11-21T08:00:00.000Z',
      customers: [{ id: 'a', name: 'Acme', requiresOrderValidation: true, hasAddress: true }],
    };
    expect(readSeenCustomers(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([[null], ['{'], ['null'], ['[]'], ['{"at":1,"customers":[]}'], ['{"at":"x"}']])(
    'are none for %p',
    (stored) => {
      expect(readSeenCustomers(stored)).toBeNull();
    },
  );

  it('stay when only a part of the list has come, up to 300', () => {
    const some = (from: number, count: number) =>
      Array.from({ length: count }, (_, no) => ({
        id: String(from + no),
        name: `Company ${from + no}`,
        requiresOrderValidation: false,
        hasAddress: true,
      }));
    const ids = () => seenCustomers()?.customers.map(({ id }) => id);
    rememberCustomers(some(0, 6), { isWhole: true });
    rememberChosen(some(900, 1)[0]!);
    expect(ids()).toEqual(['900', '0', '1', '2', '3', '4', '5']);
    expect(seenCustomer('900')?.name).toBe('Company 900');
    rememberCustomers(some(0, 300), { isWhole: false });
    expect(ids()).toHaveLength(300);
    expect(seenCustomer('900')).toBeNull();
    rememberCustomers(some(0, 2), { isWhole: true });
    expect(ids()).toEqual(['0', '1']);
  });
});
