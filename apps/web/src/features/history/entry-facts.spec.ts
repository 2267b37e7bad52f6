import { dateOf, machineOf, resultOf, statusOf } from './entry-facts.js';

describe('a form as a line of the history', () => {
  it.each([
    ['draft', null, 'Draft'],
    ['submitted', null, 'Sent'],
    ['submitted', '01920000-0000-7000-8000-000000000001', 'Superseded'],
  ] as const)('is %s and replaced by %s: %s', (status, supersededBy, told) => {
    expect(statusOf({ status, supersededBy })).toBe(told);
  });

  it('has a week, or a day', () => {
    expect(dateOf({ kind: 'timesheet', date: '2026-11-21' })).toBe('Week ending Sat 21 Nov 2026');
    expect(dateOf({ kind: 'check-sheet', date: '2026-11-20' })).toBe('Fri 20 Nov 2026');
  });

  it.each([
    ['EX-0417', 'Hitachi ZX130', 'EX-0417, Hitachi ZX130'],
    ['EX-0417', null, 'EX-0417'],
    [null, null, ''],
  ])('is for the machine %s %s', (plantNumber, machineNumber, told) => {
    expect(machineOf({ plantNumber, machineNumber })).toBe(told);
  });

  it.each([
    ['timesheet', 'submitted', 40.5, null, null, '40.5 hours'],
    ['timesheet', 'draft', 1, null, null, '1 hour'],
    ['timesheet', 'draft', null, null, null, '0 hours'],
    ['check-sheet', 'submitted', null, 0, 0, 'Nothing reported'],
    ['check-sheet', 'submitted', null, 0, 14, '14 items not answered'],
    ['check-sheet', 'submitted', null, 0, 1, '1 item not answered'],
    ['check-sheet', 'submitted', null, 0, null, 'Not completed'],
    ['check-sheet', 'draft', null, 0, 14, 'Nothing noted yet'],
    ['check-sheet', 'submitted', null, 1, 14, '1 defect'],
    ['check-sheet', 'draft', null, 3, 0, '3 defects'],
  ] as const)(
    '%s, %s, %s hours, %s items that need attention, %s not answered: %s',
    (kind, status, totalHours, attentionCount, openCount, told) => {
      expect(resultOf({ kind, status, totalHours, attentionCount, openCount })).toBe(told);
    },
  );
});
