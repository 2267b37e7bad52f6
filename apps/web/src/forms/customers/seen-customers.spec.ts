import { ageOf, readSeenCustomers } from './seen-customers.js';

describe('customers seen before', () => {
  it('are read back as they were kept', () => {
    const kept = {
      at: '2026-11-21T08:00:00.000Z',
      customers: [{ id: 'a', name: 'Acme', requiresOrderValidation: true }],
    };
    expect(readSeenCustomers(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([[null], ['{'], ['null'], ['[]'], ['{"at":1,"customers":[]}'], ['{"at":"x"}']])(
    'are none for %p',
    (stored) => {
      expect(readSeenCustomers(stored)).toBeNull();
    },
  );

  it.each([
    ['2026-11-21T08:00:00Z', '0 minutes ago'],
    ['2026-11-21T07:59:00Z', '1 minute ago'],
    ['2026-11-21T07:01:00Z', '59 minutes ago'],
    ['2026-11-21T07:00:00Z', '1 hour ago'],
    ['2026-11-20T08:30:00Z', '23 hours ago'],
    ['2026-11-19T08:00:00Z', '2 days ago'],
  ])('tell their age: %s is %s', (at, age) => {
    expect(ageOf(at, new Date('2026-11-21T08:00:00Z'))).toBe(age);
  });
});
